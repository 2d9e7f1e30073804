import { existsSync, globSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes out of node_modules what a running shop does not read, for the image: what is built into build/ already, what only
 * a compiler or a person reads, other forms of the same code. Run after `npm prune --omit=dev`, never on a machine that
 * develops. tests/operations starts the shop on what is left.
 */
const BUILT_IN = [
  // The image brings its own, of the same version.
  'node',
  '.bin',
  'lucide-react',
  'maplibre-gl',
  '@maplibre/maplibre-gl-style-spec',
  '@maplibre/mlt',
  '@fontsource-variable',
  // The streets are in build/geo.
  'geojson-path-finder',
  // A peer of packages that is never run.
  'typescript',
  '@typescript',
];

/** Parts of packages that nobody asks for. */
const PARTS = [
  '**/*.{map,md,markdown,flow}',
  '**/*.d.{ts,mts,cts}',
  'libphonenumber-js/{bundle,build,metadata.full*,metadata.max*,metadata.mobile*,examples.mobile*,max,mobile}',
  'swagger-ui-dist/{swagger-ui-es-bundle*,swagger-ui.js,swagger-initializer.js,absolute-path.js,oauth2-redirect.*}',
  '@electric-sql/pglite/{src,release}',
  '@electric-sql/pglite/dist/**/*.cjs',
  'zod/src',
  '@base-ui/react/**/*.cjs',
  'react-dom/cjs/*.development.js',
  'react-dom/cjs/*profiling*',
];

export function trimPackages(folder: string) {
  for (const name of BUILT_IN) rmSync(join(folder, name), { recursive: true, force: true });
  for (const pattern of PARTS)
    for (const path of globSync(pattern, { cwd: folder }))
      if (existsSync(join(folder, path))) rmSync(join(folder, path), { recursive: true, force: true });
}

if (import.meta.main) trimPackages(process.argv[2] ?? 'node_modules');
