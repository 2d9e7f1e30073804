import { existsSync } from 'node:fs';
import { FolderInUse } from '#server/db/folder-lock.ts';
import { MigrationFailed } from '#server/db/migrate.ts';
import { BadSetting, readEnv } from '#server/env.ts';
import { endOnFault } from './main/end-on-fault.ts';
import { startShop } from './main/start-shop.ts';

const say = (line: string) => console.log(line);

try {
  const env = readEnv(process.env);
  const isDevelopment = process.argv.includes('--dev');
  if (!isDevelopment && !existsSync('build/server/index.js'))
    throw new BadSetting('The pages are not built: run npm run build.');
  const server = await startShop(env, { isDevelopment, say });
  endOnFault(server.app.log, server.stop);
  say(`\n  ${env.PUBLIC_URL === server.address ? server.address : `${server.address} (${env.PUBLIC_URL})`}\n`);

  let stoppingSince = 0;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stoppingSince > 0) {
        // Asked a second time: now. But one Ctrl-C reaches us twice, from the terminal and from npm.
        if (performance.now() - stoppingSince > 500) process.exit(1);
        return;
      }
      stoppingSince = performance.now();
      await server.stop();
      process.exit(0);
    });
  }
} catch (error) {
  const isExpected = error instanceof BadSetting || error instanceof FolderInUse || error instanceof MigrationFailed;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
