import { expect } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

export type Row = Record<string, unknown> & { id: number };
type Headers = Record<string, string>;

/** The demo town as a shopper in the centre sees it, at one moment. */
export async function catalogueTown(moment = new Date()) {
  const api: TestApi = await startApi({ deps: { now: () => moment }, env: { RATE_LIMIT: '0' } });
  const named = await api.db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  const modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  const places = await api.db.rows<{ id: number; name: string }>(sql`select id, name ->> 'en' as name from zones`);
  const zones = Object.fromEntries(places.map(({ id, name }) => [name, id]));
  const inTown = (module: string, more: Headers = {}): { headers: Headers } => ({
    headers: {
      moduleid: String(modules[module]),
      zoneid: JSON.stringify([zones.Centrum, zones['Greater Gothenburg']]),
      ...more,
    },
  });

  return {
    api,
    db: api.db,
    moment,
    modules,
    zones,
    stop: () => api.stop(),
    call: (path: string, module = 'food', more: Headers = {}) => api.call(`/api/v1${path}`, inTown(module, more)),
    async get(path: string, module = 'food', more: Headers = {}) {
      const { status, body } = await api.call(`/api/v1${path}`, inTown(module, more));
      expect(status, `${path} ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
      return body;
    },
  };
}

export type CatalogueTown = Awaited<ReturnType<typeof catalogueTown>>;

export const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);

/** A row the town is known to have. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the town has no such thing');
  return value;
}
