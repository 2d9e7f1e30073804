import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { addUpFigures } from '#server/figures/figures.service.ts';
import { deliver } from '#server/outbox/outbox.service.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

let town: OrderTown;
let shop: Shop;
const failing = {
  send: () => Promise.reject(new Error('nobody there')),
  close() {},
};
beforeAll(async () => {
  town = await orderTown({ env: { OPERATOR_TOKEN }, deps: { mail: failing } });
  shop = await town.shop('grocery');
});
afterAll(() => town.stop());

/** The figures as Prometheus reads them. */
async function figures(): Promise<Record<string, number>> {
  const { text } = await town.api.call('/metrics');
  return Object.fromEntries(
    [...text.matchAll(/^((?:shop_\w+|queue_depth)\{[^}]*\}) (\d+)$/gm)].map(([, name = '', count]) => [
      name,
      Number(count),
    ]),
  );
}
const grown = (before: Record<string, number>, after: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
const move = (id: number, order_status: string, more: object = {}) =>
  town.api.call(`/api/v1/operator/orders/${id}/status`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: { order_status, ...more },
  });
async function placeOne(more: object = {}): Promise<number> {
  const who = await town.customer();
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  return town.placed(who, shop, more);
}

test('orders are counted by module as they are placed, canceled and delivered [OPS-003]', async () => {
  const before = await figures();
  const canceled = await placeOne();
  const delivered = await placeOne();
  await placeOne({ payment_method: 'digital_payment' });
  expect((await move(canceled, 'canceled', { reason: 'Sold out' })).status).toBe(200);
  const { otp } = await town.orderRow(delivered);
  for (const step of ['confirmed', 'processing', 'handover', 'picked_up', 'delivered'])
    await move(delivered, step, { otp });
  expect((await town.orderRow(delivered)).order_status).toBe('delivered');
  const more = grown(before, await figures());
  expect(more).toMatchObject({
    // One waits for its money: it is not placed yet.
    'shop_orders_total{module="grocery",result="placed"}': 2,
    'shop_orders_total{module="grocery",result="canceled"}': 1,
    'shop_orders_total{module="grocery",result="delivered"}': 1,
    'shop_payments_total{method="cash_on_delivery",result="paid"}': 1,
  });
});

test('adding up changes no figure, twice at once neither, and what is undone was never counted [OPS-003]', async () => {
  await placeOne();
  const before = await figures();
  expect(await town.db.rows(sql`select from business_ticks`)).not.toEqual([]);
  await Promise.all([addUpFigures(town.db), addUpFigures(town.db)]);
  expect(await town.db.rows(sql`select from business_ticks`)).toEqual([]);
  expect(await figures()).toEqual(before);
  const undone = town.db.transaction(async (tx) => {
    await tx.run(sql`update orders set order_status = 'canceled' where order_status = 'pending'`);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await figures()).toEqual(before);
});

test('messages that nobody takes are counted; what waits is the depth of the queue [OPS-003]', async () => {
  const before = await figures();
  await placeOne();
  const { headers } = await town.api.call('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  const waiting = await town.db.rows<{ id: number }>(sql`select id from outbox where state = 'waiting'`);
  expect(waiting.length).toBeGreaterThan(0);
  expect((await figures())['queue_depth{queue="messages"}']).toBe(waiting.length);
  for (const message of waiting)
    await expect(deliver(town.api.deps, message.id, { isLastTry: true })).rejects.toThrow('nobody there');
  expect(grown(before, await figures())).toMatchObject({
    'shop_messages_total{channel="mail",result="failed"}': waiting.length,
  });
  expect((await figures())['queue_depth{queue="messages"}']).toBe(0);
});

test('an order that was paid and is called off: its refund begins, waits in the queue, and is done [OPS-003]', async () => {
  const before = await figures();
  const who = await town.customer({ wallet: 500_00 });
  await town.putIn(who, shop, shop.items[0]?.id ?? 0);
  const byWallet = await town.placed(who, shop, { payment_method: 'wallet' });
  expect((await move(byWallet, 'canceled', { reason: 'Sold out' })).status).toBe(200);
  expect(grown(before, await figures())).toMatchObject({
    'shop_orders_total{module="grocery",result="canceled"}': 1,
    'shop_payments_total{method="wallet",result="paid"}': 1,
    'shop_refunds_total{method="wallet",result="begun"}': 1,
    'shop_refunds_total{method="wallet",result="done"}': 1,
  });
});
