import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Puts what a running shop reads into a folder, as the image has it from its root on: the shop as it was built, the
 * packages that it asks for, Node, and the libraries that these are linked to. There is no distribution around it, no
 * shell and no package manager. The Dockerfile runs this; tests/operations runs it too, and starts the shop from there.
 */
const SHOP = ['package.json', 'migrations/*', 'demo/**/*', 'build/{client,server,shop,geo}/**/*'];

/** Asked for by their files, not by an import. */
const READ_AS_FILES = ['swagger-ui-dist', '@lobehub/fluent-emoji-3d', 'lucide-react'];

/** Imported somewhere, and never on a server that runs: by a browser, or while somebody develops. */
const NEVER_RUN = ['maplibre-gl', 'vite', '@scarf/scarf'];

/** What of the packages only a compiler or a person reads, and other forms of the same code. */
const UNREAD = [
  '**/*.{map,md,markdown,flow}',
  '**/*.d.{ts,mts,cts}',
  '**/{test,tests,benchmark,benchmarks,docs,example,examples,.github}/**',
  '@electric-sql/pglite/{src,release}/**',
  '@electric-sql/pglite/dist/**/*.cjs',
  '@electric-sql/pglite/dist/!(btree_gist|pg_trgm|unaccent).tar.gz',
  '@base-ui/react/**/*.cjs',
  'lucide-react/dist/cjs/**',
  'luxon/{src,build/amd,build/global,build/es6}/**',
  'react-dom/cjs/{*.development,*profiling*}.js',
  'swagger-ui-dist/{swagger-ui-es-bundle*,swagger-ui.js,swagger-initializer.js,absolute-path.js,oauth2-redirect.*}',
  'zod/src/**',
];

export function layOutImage(folder: string) {
  for (const path of globSync(SHOP)) put(path, join(folder, 'app', path));
  const packages = neededPackages();
  for (const name of packages)
    for (const path of globSync(`node_modules/${name}/**/{*,.*}`)) put(path, join(folder, 'app', path));
  for (const path of globSync(UNREAD, { cwd: join(folder, 'app/node_modules') }))
    rmSync(join(folder, 'app/node_modules', path), { recursive: true, force: true });
  put('node_modules/node/bin/node', join(folder, 'usr/local/bin/node'));
  const programs = globSync(['usr/local/bin/node', 'app/node_modules/**/*.node'], { cwd: folder });
  for (const library of librariesOf(programs.map((path) => join(folder, path)))) put(library, join(folder, library));
}

/** Those that the built files import, those that these need, and so on. */
function neededPackages(): Set<string> {
  const needed = new Set<string>();
  const waiting = [...READ_AS_FILES, ...importedBy(globSync('build/{server,shop}/**/*.js'))];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const about = join('node_modules', name, 'package.json');
    // An optional one of another kind of machine is not there.
    if (needed.has(name) || NEVER_RUN.includes(name) || !existsSync(about)) continue;
    needed.add(name);
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(about, 'utf8'));
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }));
  }
  return needed;
}

/** Not what begins with a dot: `..` would be this whole folder. */
const importedBy = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(?) ?["']((?:@[\w.-]+\/)?\w[\w.-]*)(?=["'/])/g)].map(
      ([, name = '']) => name,
    ),
  );

/** Outside of the packages, which bring their own along. */
function librariesOf(programs: readonly string[]): Set<string> {
  const { stdout, status, error } = spawnSync('ldd', programs, { encoding: 'utf8' });
  if (status !== 0) throw new Error('ldd cannot say which libraries Node is linked to', { cause: error });
  const found = [...stdout.matchAll(/(?:=> |^\t)(\/\S+) \(0x/gm)].map(([, path = '']) => path);
  return new Set(found.filter((path) => !path.includes('/node_modules/')));
}

/** The same file under another name, where that can be. */
function put(from: string, to: string) {
  if (statSync(from).isDirectory()) return;
  mkdirSync(dirname(to), { recursive: true });
  // A library is known by several names: what stands behind them is put there under the one that is asked for.
  const file = realpathSync(from);
  try {
    linkSync(file, to);
  } catch {
    // On another disk.
    copyFileSync(file, to);
  }
}

if (import.meta.main) layOutImage(process.argv[2] ?? 'image');
