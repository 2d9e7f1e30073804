import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../servers/free-port.ts';
import { startProcess } from '../servers/start-process.ts';
import { copyTown } from '../town/town-server.ts';
import { shopEnv } from './shop-settings.ts';

/**
 * A folder with the shop's next version, built: the same sources but for a word that every page brings along, and a part
 * that is loaded when it is opened (whatever is unchanged keeps its name, and is found in both).
 */
export function buildNextVersion(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'next-version-'));
  for (const name of readdirSync('.')) {
    if (name === 'src' || name.startsWith('.') || ['build', 'test-results'].includes(name)) continue;
    symlinkSync(resolve(name), join(folder, name));
  }
  cpSync('src', join(folder, 'src'), { recursive: true });
  const texts = join(folder, 'src/web/i18n/en/shell.ts');
  writeFileSync(texts, readFileSync(texts, 'utf8').replace("'Skip to content'", "'Skip to the content'"));
  appendFileSync(join(folder, 'src/web/content/business-map.tsx'), "\nexport const version = 'next';\n");
  const script = `import { buildPages } from '${resolve('scripts/building/build-pages.ts')}'; await buildPages();`;
  const built = spawnSync(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** A shop at one address whose version changes while people use it. */
export async function startChangingShop(server: string) {
  const town = await copyTown(server);
  const port = await freePort();
  const data = mkdtempSync(join(tmpdir(), 'changing-shop-'));
  const env = { ...shopEnv({ database: town.url, folder: data, port }), DATABASE_CONNECTIONS: '5' };
  const start = (cwd?: string) =>
    startProcess([process.execPath, resolve('tests/support/shops/run-shop.ts')], { env, ...(cwd && { cwd }) });
  let run = start();

  return {
    baseURL: await run.address,
    async changeTo(folder: string) {
      await run.end();
      run = start(folder);
      await run.address;
    },
    async stop() {
      await run.end();
      await town.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
