import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '#server/db/db.ts';
import { openPostgres } from '#server/db/open.ts';
import { sql } from '#server/db/sql.ts';
import { bookFaults, openBooks } from '#tests/support/database/books.ts';
import { startPostgres, type TestPostgres } from '#tests/support/servers/start-postgres.ts';
import { openStore } from '#tests/support/town/always-open.ts';
import { type Buying, cutTransactions, startBuying } from '#tests/support/traffic/outage.ts';
import { startShop } from './processes/start-shop.ts';

const BUYERS = 16;
const AWAY_MS = 30_000;
const CUTS = 50;
/** From the return of the database to the first order, in milliseconds. */
export const MOST_MS = 1000;

type Outage = {
  what: string;
  /** Answers that said "not now". */
  refused: number;
  /** Milliseconds from the return of the database to the first order. */
  firstOrderMs: number;
};
export type OutageBench = { outages: Outage[]; orders: number; faults: string[] };

/** The database goes for half a minute, fast and at once, and sessions are cut in mid transaction, while orders come in. */
export async function measureOutages(folder: string, say: (line: string) => void): Promise<OutageBench> {
  const postgres = await startPostgres({ durable: true });
  const shop = await startShop({
    DATA_DIR: folder,
    DATABASE_URL: postgres.url(),
    DEMO_ORDER_PACE: '0',
    LOG_LEVEL: 'fatal',
  });
  const db = openPostgres(postgres.url(), 2);
  try {
    const store = await openStore(db, 10_000_000);
    const books = await openBooks(db);
    const buying = await startBuying(shop.address, store, BUYERS);
    const outages: Outage[] = [];
    for (const [what, strike] of Object.entries(strikes(postgres, db))) {
      await buying.untilNextOrder();
      const before = buying.heard.length;
      await strike();
      const firstOrderMs = await buying.untilNextOrder();
      outages.push({ what, firstOrderMs, refused: refusals(buying, before) });
      say(`  ${what}: the first order after ${Math.round(firstOrderMs)} ms`);
    }
    await buying.stop();
    const faults = [
      ...strangeAnswers(buying),
      ...(await lostOrders(db, buying, books.newest)),
      ...(await bookFaults(db, books)),
    ];
    return { outages, orders: buying.orders.size, faults };
  } finally {
    await db.close();
    await shop.stop();
    await postgres.stop();
  }
}

const strikes = (postgres: TestPostgres, db: Db): Record<string, () => Promise<unknown>> => {
  const away = (how: 'fast' | 'immediate') => async () => {
    await postgres.pause(how);
    await wait(AWAY_MS);
    await postgres.resume();
  };
  return {
    'sessions cut in mid transaction': () => cutTransactions(db, CUTS),
    'stopped fast, 30 s away': away('fast'),
    'stopped at once, 30 s away': away('immediate'),
  };
};

const refusals = ({ heard }: Buying, from: number) => heard.slice(from).filter(({ status }) => status === 503).length;

const strangeAnswers = ({ heard }: Buying): string[] =>
  heard.filter(({ status }) => status !== 200 && status !== 503).map(({ status }) => `an order was answered ${status}`);

async function lostOrders(db: Db, { orders }: Buying, newest: number): Promise<string[]> {
  const stored = await db.rows<{ id: number }>(sql`select id from orders where id > ${newest}`);
  const [known, acknowledged] = [new Set(stored.map(({ id }) => id)), new Set(orders.values())];
  return [
    ...[...acknowledged].filter((id) => !known.has(id)).map((id) => `order ${id} was lost`),
    ...[...known].filter((id) => !acknowledged.has(id)).map((id) => `order ${id} was made twice`),
    ...(acknowledged.size < orders.size ? ['two keys got one order'] : []),
  ];
}
