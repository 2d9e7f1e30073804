import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { caddyfile } from '../shops/container-files.ts';
import { freePort } from './free-port.ts';

/** There is none on npm, so it must be the machine's. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

/** Our deploy/Caddyfile, in front of processes that have an address of this machine instead of a name in compose. */
export async function startCaddy(upstreams: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [port, admin] = [await freePort(), await freePort()];
  let config = caddyfile.replace('localhost:2019', `localhost:${admin}`);
  for (const [name, address] of Object.entries(upstreams)) config = config.replaceAll(name, address);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, config);
  const child = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { ...process.env, SITE_ADDRESS: `http://127.0.0.1:${port}`, HOME: folder, XDG_DATA_HOME: folder },
    stdio: 'ignore',
  });
  return {
    address: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
