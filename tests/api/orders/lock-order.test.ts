import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { locksOf } from '#tests/support/database/locks.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import {
  applicationOf,
  courierForm,
  operate,
  sendCourier,
  sendStore,
  storeForm,
} from '#tests/support/people/applications.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { type OrderTown, orderTown, type Shop } from './order-town.ts';

/** PGlite has one session: nobody waits for anybody. */
const locks = describe.runIf(inject('database').kind === 'postgres');

locks('who locks what, and in which order (docs/decisions/028)', () => {
  let town: OrderTown;
  let shop: Shop;
  beforeAll(async () => {
    town = await orderTown({ env: { OPERATOR_TOKEN } });
    shop = await town.shop('grocery', 3);
  });
  afterAll(() => town?.stop());

  const items = () => shop.items.map(({ id }) => id);
  const buy = () => ({ is_buy_now: 1, cart: items().map((item_id) => ({ item_id, model: 'Item', quantity: 1 })) });
  const leave = (who: Buyer) =>
    town.api.call('/api/v1/customer/remove-account?give_up_balance=1', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${who.token}` },
      body: {},
    });

  const holding: ReturnType<typeof locksOf>['holding'] = (lock, work) => locksOf(town.db).holding(lock, work);
  const somebodyWaits = () => locksOf(town.db).somebodyWaits();

  test('an order does not wait for somebody who puts the same things into a cart', async () => {
    const who = await town.guest();
    const lock = sql`select id from items where id = any (${items()}::int[]) for key share`;
    const placed = await holding(lock, () => town.order(who, shop, buy()));
    expect(placed.status, placed.text).toBe(200);
  });

  test('nor does one that is taken back', async () => {
    const who = await town.customer();
    const order_id = await town.placed(who, shop, buy());
    const lock = sql`select id from items where id = any (${items()}::int[]) for key share`;
    const canceled = await holding(lock, () =>
      town.api.call('/api/v1/customer/order/cancel', {
        method: 'PUT',
        headers: { authorization: `Bearer ${who.token}` },
        body: { order_id, reason: 'Changed my mind' },
      }),
    );
    expect(canceled.status, canceled.text).toBe(200);
  });

  test.each([
    ['cancels or refunds an order', 'orders', 'orders'],
    ['places the cart', 'carts', 'carts'],
    ['pays a top-up', 'wallet_top_ups', 'wallet_top_ups'],
  ])('an account that leaves waits for whoever %s before it locks itself', async (_what, table) => {
    const who = await signedInCustomer(town.api, { wallet: 500 });
    await newOrder(town.api, { customer_id: who.id, order_status: 'delivered' });
    await town.putIn(who, shop, items()[0] ?? 0);
    await town.db.run(sql`insert into wallet_top_ups (customer_id, amount) values (${who.id}, 100)`);
    const lock = {
      orders: sql`select id from orders where customer_id = ${who.id} for no key update`,
      carts: sql`select id from carts where customer_id = ${who.id} for no key update`,
      wallet_top_ups: sql`select id from wallet_top_ups where customer_id = ${who.id} for no key update`,
    }[table];
    if (!lock) throw new Error('no such table');
    const { left } = await holding(lock, async (tx) => {
      const leaving = leave(who);
      await somebodyWaits();
      // As the refund does, and the order: at once, or not at all.
      await tx.run(sql`select id from customers where id = ${who.id} for no key update nowait`);
      return { left: leaving };
    });
    expect((await left).status).toBe(200);
    expect(await town.db.row(sql`select id from customers where id = ${who.id}`)).toBe(null);
  });

  test('and it holds no goods that it has reviewed', async () => {
    const who = await signedInCustomer(town.api);
    const { id } = await newOrder(town.api, { customer_id: who.id, order_status: 'delivered' });
    const [item_id] = items();
    await town.db.run(sql`
      insert into reviews (store_id, item_id, customer_id, order_id, rating)
      values (${shop.store_id}, ${item_id}, ${who.id}, ${id}, 5)`);
    const stars = () => town.db.row(sql`select ratings, rating_count from items where id = ${item_id}`);
    const before = await stars();
    const left = await holding(sql`select id from items where id = ${item_id} for no key update`, () => leave(who));
    expect(left.status, left.text).toBe(200);
    expect(await stars()).toEqual(before);
  });

  test('a review does not wait for an order in the same store', async () => {
    const who = await signedInCustomer(town.api);
    const { id } = await newOrder(town.api, { customer_id: who.id, order_status: 'delivered' });
    const [item_id] = items();
    const lock = sql`select id from stores where id = ${shop.store_id} for key share`;
    await holding(lock, () =>
      town.db.run(sql`
        insert into reviews (store_id, item_id, customer_id, order_id, rating)
        values (${shop.store_id}, ${item_id}, ${who.id}, ${id}, 4)`),
    );
    expect(await town.db.row(sql`select rating from reviews where order_id = ${id}`)).toEqual({ rating: 4 });
  });

  test('whoever deletes the account while the order is being placed is told so, and nothing is ordered', async () => {
    const who = await town.customer();
    const { order_amount } = await town.quote(who, shop, buy());
    const lock = sql`select id from items where id = any (${items()}::int[]) order by id for no key update`;
    const placing = await holding(lock, async () => {
      const placed = town.place(who, shop, { ...buy(), order_amount });
      await somebodyWaits();
      expect((await leave(who)).status).toBe(200);
      return { placed };
    });
    const { status, text } = await placing.placed;
    expect(status, text).toBe(401);
    expect(await town.db.row(sql`select count(*)::int as count from orders where guest_id = ${who.id}`)).toEqual({
      count: 0,
    });
  });

  const applied = async (kind: 'store' | 'courier'): Promise<number> => {
    const form = kind === 'store' ? await storeForm(town.api) : await courierForm(town.api);
    const sent = await (kind === 'store' ? sendStore : sendCourier)(town.api, form);
    expect(sent.status, sent.text).toBe(200);
    return (await applicationOf(town.api, form.email)).id;
  };
  const approve = (id: number) => operate(town.api, `/${id}/approve`, 'PUT', {});

  test.each(['stores', 'couriers', 'items', 'orders', 'customers'] as const)(
    'who joins is approved while somebody holds all %s there are [REG-001] [REG-002]',
    async (table) => {
      await newOrder(town.api, { customer_id: (await signedInCustomer(town.api)).id });
      const [store, courier] = [await applied('store'), await applied('courier')];
      const lock = {
        stores: sql`select id from stores for no key update`,
        couriers: sql`select id from couriers for no key update`,
        items: sql`select id from items for no key update`,
        orders: sql`select id from orders for no key update`,
        customers: sql`select id from customers for no key update`,
      }[table];
      const approved = await holding(lock, () => Promise.all([approve(store), approve(courier)]));
      expect(approved.map(({ status }) => status)).toEqual([200, 200]);
    },
  );

  test('many are approved, each twice, while others order and the operator works: all are answered, each is there once [REG-001] [REG-002]', async () => {
    const kinds = ['store', 'courier', 'store', 'courier', 'store', 'courier'] as const;
    const ids = await Promise.all(kinds.map(applied));
    const guests = await Promise.all(Array.from({ length: 6 }, () => town.guest()));
    const operator = (path: string, body: object) =>
      town.api.call(`/api/v1/operator/${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
        body,
      });
    const [item] = items();
    const answers = await Promise.all([
      ...ids.flatMap((id) => [approve(id), approve(id)]),
      ...guests.map((who) => town.order(who, shop, buy())),
      ...[500, 600, 700].map((stock) => operator(`items/${item}`, { stock })),
      ...[57.7, 57.71].map((latitude) => operator('couriers/1/position', { latitude, longitude: 11.97 })),
    ]);
    expect(answers.map(({ status, text }) => (status === 200 ? 200 : text))).toEqual(answers.map(() => 200));
    const made = await town.db.rows<{ store_id: number | null; delivery_man_id: number | null }>(sql`
      select store_id, delivery_man_id from applications where id = any (${ids}::bigint[])`);
    expect(
      new Set(made.flatMap(({ store_id, delivery_man_id }) => store_id ?? `courier ${delivery_man_id}`)).size,
    ).toBe(6);
  });

  test('two who wait for each other both get through: one is undone, does its work again, and is answered once', async () => {
    const [one, other] = items();
    const tries = [0, 0];
    const bothHold = Promise.withResolvers<void>();
    let holders = 0;
    const work = (at: number, first: number, second: number) =>
      town.db.transaction(async (tx) => {
        tries[at] = (tries[at] ?? 0) + 1;
        await tx.run(sql`update items set order_count = order_count + 1 where id = ${first}`);
        holders += 1;
        if (holders === 2) bothHold.resolve();
        await bothHold.promise;
        await tx.run(sql`update items set order_count = order_count + 1 where id = ${second}`);
        return at;
      });
    const counts = () =>
      town.db.row<{ sum: number }>(sql`select sum(order_count)::int as sum from items where id in (${one}, ${other})`);
    const before = await counts();
    expect(await Promise.all([work(0, one ?? 0, other ?? 0), work(1, other ?? 0, one ?? 0)])).toEqual([0, 1]);
    // Whoever is undone may be quicker to try again than the other to wake, and meet it once more.
    expect((tries[0] ?? 0) + (tries[1] ?? 0)).toBeGreaterThan(2);
    expect(await counts()).toEqual({ sum: (before?.sum ?? 0) + 4 });
  });
});
