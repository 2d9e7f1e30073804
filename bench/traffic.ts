import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { SECRET_KEY } from '#tests/support/shops/shop-secrets.ts';
import { type BusyShop, mixedTraffic, type Traffic } from '#tests/support/traffic/mixed-traffic.ts';
import { startShop } from './processes/start-shop.ts';

const FOR_MS = 60_000;

export type TrafficBench = Traffic & {
  perSecond: number;
  /** Transactions that the database undid because they waited for each other, and that were done again. */
  deadlocks: number;
};

/** Sixteen shoppers who do everything at once on PostgreSQL: nobody may hear of a fault, and the books must agree. */
export async function measureTraffic(folder: string, say: (line: string) => void): Promise<TrafficBench> {
  const postgres = await startPostgres({ durable: true });
  const shop = await startShop({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url(),
    DEMO_ORDER_PACE: '0',
    SECRET_KEY,
    OPERATOR_TOKEN,
  });
  const db = openPostgres(postgres.url(), 4);
  const send: BusyShop['send'] = async (method, path, { headers, body, raw }) => {
    const typed = body === undefined ? {} : { 'content-type': 'application/json' };
    const reply = await fetch(`${shop.address}${path}`, {
      method,
      headers: { ...typed, ...headers },
      redirect: 'manual',
      ...(method !== 'GET' && { body: raw ?? JSON.stringify(body) }),
    });
    const text = await reply.text();
    const isJson = reply.headers.get('content-type')?.startsWith('application/json');
    return {
      status: reply.status,
      text,
      body: isJson ? JSON.parse(text) : text,
      location: reply.headers.get('location'),
    };
  };
  try {
    const traffic = await mixedTraffic({ db, send }, FOR_MS);
    const calls = Object.values(traffic.done).reduce((sum, { asked }) => sum + asked, 0);
    const stats = await db.row<{ deadlocks: number }>(sql`
      select deadlocks from pg_stat_database where datname = current_database()`);
    const bench = { ...traffic, perSecond: (calls * 1000) / FOR_MS, deadlocks: stats?.deadlocks ?? 0 };
    say(
      `  ${Math.round(bench.perSecond)} calls per second, ${bench.faults.length} faults, ${bench.deadlocks} deadlocks`,
    );
    return bench;
  } finally {
    await db.close();
    await shop.stop();
    await postgres.stop();
  }
}
