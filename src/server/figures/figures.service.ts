import type { Db } from '../db/db.ts';
import { addUp, allCounts, type CountRow, insertTick, waitingWork } from './figures.repository.ts';

/** What a counter is called outside, and what its rows are told apart by. */
const COUNTERS = {
  orders: {
    name: 'shop_orders_total',
    help: 'Orders and trips that were placed, canceled or delivered, by module',
    labels: ['module', 'result'],
  },
  payments: {
    name: 'shop_payments_total',
    help: 'Payments by way to pay and how they ended',
    labels: ['method', 'result'],
  },
  refunds: {
    name: 'shop_refunds_total',
    help: 'Money that goes back, by way, when it is decided and when it is there',
    labels: ['method', 'result'],
  },
  messages: {
    name: 'shop_messages_total',
    help: 'Mails, SMS, pushes and webhooks that were given up',
    labels: ['channel', 'result'],
  },
} as const;

type Counter = keyof typeof COUNTERS;

export type Figure = { name: string; help: string; labels: readonly [string, string]; rows: CountRow[] };

/** Of the whole shop since it began: every process tells the same. */
export async function businessFigures(db: Db): Promise<Figure[]> {
  const rows = await allCounts(db);
  return Object.entries(COUNTERS).map(([counter, about]) => ({
    ...about,
    rows: rows.filter((row) => row.counter === counter),
  }));
}

/** How much is to be done, by kind. */
export const queueDepth = (db: Db): Promise<Record<string, number> | null> => waitingWork(db);

/** So that nobody who asks for the figures has to count a day's rows. */
export const addUpFigures = (db: Db): Promise<number> => addUp(db);

/** For what leaves no row behind that a trigger could count. */
export const noteFailedMessage = (db: Db, channel: 'push'): Promise<number> =>
  insertTick(db, { counter: 'messages' satisfies Counter, subject: channel, result: 'failed' });
