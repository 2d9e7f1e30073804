import type { Env } from '#server/env.ts';
import { readyDatabase } from './ready-database.ts';
import type { RunningServer, ServerOptions } from './start-server.ts';

/** A whole shop, from its settings to its open door. A process can run several. */
export async function startShop(env: Env, options: ServerOptions): Promise<RunningServer> {
  // The embedded database opens in its own thread; meanwhile this one loads the server, which takes as long.
  const [db, { startServer }] = await Promise.all([readyDatabase(env, options.say), import('./start-server.ts')]);
  return startServer(env, db, options);
}
