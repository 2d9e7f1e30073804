import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/db.ts';
import { type Migration, pendingMigrations } from '../../db/migrate.ts';

/**
 * /healthz: the process lives. /readyz: it can serve, which needs the database and all migrations, and is "no" while we
 * are stopping, so that the proxy sends no requests here any more.
 */
export function mountHealth(app: FastifyInstance, db: Db, migrations: readonly Migration[], isStopping: () => boolean) {
  app.get('/healthz', { config: { places: 'always' } }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config: { places: 'always', isInternal: true } }, async (request, reply) => {
    const faults: string[] = isStopping() ? ['stopping'] : await databaseFaults();
    for (const fault of faults) request.log.warn({ reqId: request.id, fault }, 'not ready');
    return reply
      .code(faults.length === 0 ? 200 : 503)
      .send({ status: faults.length === 0 ? 'ready' : 'not ready', faults });
  });

  async function databaseFaults(): Promise<string[]> {
    try {
      const pending = await pendingMigrations(db, migrations);
      return pending.map((name) => `migration ${name} has not run`);
    } catch {
      return ['the database cannot be reached'];
    }
  }
}
