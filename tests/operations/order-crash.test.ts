import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { DEMO_PASSWORD } from '#server/demo/town/people.ts';
import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../../src/main/ready-database.ts';
import { type RunningProcess, startProcess } from '../support/servers/start-process.ts';
import { type OpenStore, openStore, orderRequest, placeAt, postTo } from '../support/town/always-open.ts';
import { serverOfRun } from '../support/town/server-of-run.ts';
import { copyTownInto } from '../support/town/town-image.ts';
import { copyTown } from '../support/town/town-server.ts';

const BUYERS = 8;
const CRASHES = 2;
const STOCK = 100_000;

const folders: string[] = [];
const running: RunningProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((run) => run.end()));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

type Order = Parameters<typeof placeAt>[2];

/** Orders one after the other from several buyers until the process dies under them; what was answered to what. */
async function orderUntilDeath(
  origin: string,
  shop: OpenStore,
  buyer: (at: number) => Promise<(turn: number) => Order>,
) {
  const sent: Order[] = [];
  const acknowledged = new Map<string, number>();
  const buyers = Array.from({ length: BUYERS }, async (_, at) => {
    const orderOf = await buyer(at);
    for (let turn = 0; ; turn += 1) {
      const order = orderOf(turn);
      sent.push(order);
      try {
        const response = await placeAt(origin, shop, order);
        const reply = (await response.json()) as { order_id: number };
        // A wallet may be empty by now; whatever else is refused is a fault of the test.
        if (response.status === 200) acknowledged.set(order.key, reply.order_id);
        else expect([response.status, order.token !== undefined], JSON.stringify(reply)).toEqual([403, true]);
      } catch (error) {
        if (error instanceof Error && error.name === 'AssertionError') throw error;
        return;
      }
    }
  });
  return { sent, acknowledged, dead: Promise.all(buyers) };
}

/** Everything that must be true of the books, whatever happened. */
async function expectSoundBooks(db: Db, { item_id }: OpenStore, newest: number) {
  const halves = await db.rows(sql`
    select o.id from orders o
    where o.id > ${newest} and (
      not exists (select from order_lines l where l.order_id = o.id)
      or not exists (select from order_events e where e.order_id = o.id)
      or o.order_amount <> coalesce((select sum(p.amount) from payments p
        where p.payable_kind = 'order' and p.payable_id = o.id), 0)
      or (o.payment_status = 'paid') <> (o.payment_method = 'wallet')
      or (o.payment_method = 'wallet' and not exists (
        select from wallet_entries w where w.reference = o.id::text and w.debit = o.order_amount)))`);
  expect(halves).toEqual([]);
  expect(
    await db.row(sql`
      select i.stock + coalesce(sum(l.quantity), 0)::int as pieces from items i left join order_lines l
        on l.item_id = i.id and l.order_id > ${newest}
      where i.id = ${item_id} group by i.stock`),
  ).toEqual({ pieces: STOCK });
  expect(
    await db.rows(sql`
      select c.id from customers c
      where c.wallet_balance <> coalesce((
        select sum(credit + admin_bonus - debit) from wallet_entries w where w.customer_id = c.id), 0)`),
  ).toEqual([]);
}

/** A copy of the demo town. Only the shop is killed, never the server, so it matters not how that keeps its files. */
async function settle(kind: 'PGlite' | 'PostgreSQL', folder: string): Promise<Record<string, string>> {
  if (kind === 'PGlite') {
    await copyTownInto(folder);
    return {};
  }
  return { DATABASE_URL: (await copyTown(serverOfRun())).url };
}

describe.each(['PGlite', 'PostgreSQL'] as const)('the process is killed while orders come in, on %s', (kind) => {
  test('every acknowledged order is there once, none is half, stock and wallets add up [REL-001]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'crash-'));
    folders.push(folder);
    const env = {
      PORT: '0',
      DATA_DIR: folder,
      DEMO: '1',
      SECRET_KEY: 'a-secret-for-the-process-that-is-killed',
      DEMO_ORDER_PACE: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'error',
      MAX_IN_FLIGHT: '1000',
      ...(await settle(kind, folder)),
    };
    const books = () => readyDatabase(readEnv(env), () => {});
    const prepared = await books();
    const shop = await openStore(prepared, STOCK);
    const [last] = await prepared.rows<{ id: number }>(sql`select coalesce(max(id), 0) as id from orders`);
    const newest = last?.id ?? 0;
    await prepared.close();

    const start = () => {
      const run = startProcess(['node', 'build/shop/main.js'], { env, deadline: 120_000 });
      running.push(run);
      return run;
    };
    const known = new Map<string, number>();
    let run = start();
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const origin = await run.address;
      const login = await postTo(origin, shop, '/auth/login', {
        login_type: 'manual',
        email_or_phone: 'maja@example.com',
        password: DEMO_PASSWORD,
      });
      const { token } = (await login.json()) as { token: string };
      const order = orderRequest(shop);

      const { sent, acknowledged, dead } = await orderUntilDeath(origin, shop, async (at) => {
        // The first buyer pays from a wallet, the others in cash.
        const guest = await (await postTo(origin, shop, '/auth/guest/request', {})).json();
        const own = at === 0 ? { payment_method: 'wallet' } : { guest_id: (guest as { guest_id: string }).guest_id };
        const quote = await postTo(
          origin,
          shop,
          '/customer/order/quote',
          { ...order, ...own },
          {
            ...(at === 0 && { authorization: `Bearer ${token}` }),
          },
        );
        const { order_amount } = (await quote.json()) as { order_amount: number };
        return (turn) => ({
          key: `${kind} ${crash} ${at} ${turn}`,
          body: { ...order, ...own, order_amount },
          ...(at === 0 && { token }),
        });
      });
      // Never at the same point of an order.
      const enough = 40 + Math.floor(Math.random() * 20);
      while (acknowledged.size < enough) await wait(Math.random() * 10);
      run.child.kill('SIGKILL');
      await Promise.all([run.exit, dead]);

      // Whoever heard nothing asks again, with the same key, as a browser does; whoever heard something too.
      run = start();
      const newOrigin = await run.address;
      await Promise.all(
        sent.map(async (order) => {
          const response = await placeAt(newOrigin, shop, order);
          const { order_id } = (await response.json()) as { order_id: number };
          if (response.status === 200) known.set(order.key, order_id);
        }),
      );
      for (const [key, order_id] of acknowledged) expect(known.get(key)).toBe(order_id);
    }
    run.child.kill('SIGTERM');
    await run.exit;

    const db = await books();
    try {
      expect(new Set(known.values()).size).toBe(known.size);
      expect(
        await db.row(sql`
          select count(*)::int as orders, bool_or(payment_method = 'wallet') as some_by_wallet
          from orders where id > ${newest}`),
      ).toEqual({ orders: known.size, some_by_wallet: true });
      await expectSoundBooks(db, shop, newest);
    } finally {
      await db.close();
    }
  }, 300_000);
});
