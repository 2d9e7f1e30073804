import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { newGuests } from '#tests/support/people/guests.ts';
import type { Answer } from '#tests/support/shops/start-api.ts';
import { type OrderTown, orderTown, type Shop } from './order-town.ts';

/** PGlite does one thing after the other: there is nothing to race for. */
const races = describe.runIf(inject('database').kind === 'postgres');
const LONG = 60_000;
/** Kinds of goods in the store. */
const GOODS = 18;

races('many at the same moment', () => {
  let town: OrderTown;
  let shop: Shop;

  beforeAll(async () => {
    town = await orderTown();
    shop = await town.shop('grocery', GOODS);
    // The map, the first prepared statements: what only the first order of a process waits for.
    await town.placed(await town.guest(), shop, buy(5));
  });
  afterAll(async () => {
    expect(await checkBooks(town.db)).toEqual([]);
    await town.stop();
  });

  const id = (at: number) => shop.items[at]?.id ?? 0;
  const buy = (at: number, quantity = 1) => ({
    is_buy_now: 1,
    cart: [{ item_id: id(at), model: 'Item', quantity }],
  });
  const setStock = (at: number, stock: number) =>
    town.db.run(sql`update items set stock = ${stock} where id = ${id(at)}`);
  const stockOf = async (at: number) =>
    (await town.db.row<{ stock: number }>(sql`select stock from items where id = ${id(at)}`))?.stock;
  const soldOf = async (at: number) =>
    (
      await town.db.row<{ sold: number }>(
        sql`select coalesce(sum(quantity), 0)::int as sold from order_lines where item_id = ${id(at)}`,
      )
    )?.sold;
  const ordersOf = async ({ id: customer_id }: Buyer) =>
    (await town.db.row<{ count: number }>(sql`select count(*) from orders where customer_id = ${customer_id}`))?.count;

  /** How many answered what. */
  function counted(answers: readonly Answer[]): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { status, body } of answers) {
      const name = status === 200 ? 'placed' : `${status} ${body.errors?.[0]?.code}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  test(
    '200 buyers of 20 pieces: 20 orders, 180 times out of stock, nothing left and nothing sold twice [CHK-027]',
    async () => {
      await setStock(0, 20);
      const buyers = await newGuests(town.api, 200);
      const { order_amount } = await town.quote(await town.guest(), shop, buy(0));
      const answers = await Promise.all(buyers.map((who) => town.place(who, shop, { ...buy(0), order_amount })));
      expect(counted(answers)).toEqual({ placed: 20, '403 stock': 180 });
      expect([await stockOf(0), await soldOf(0)]).toEqual([0, 20]);
    },
    LONG,
  );

  describe('a coupon’s limit of uses', () => {
    // Each order takes other goods: orders of the same thing wait for each other because of it, coupon or not.
    const others = Array.from({ length: GOODS - 6 }, (_, at) => 6 + at);

    async function makeCoupon(code: string, coupon_type: string, limit: number) {
      await town.db.run(sql`
        insert into coupons (module_id, title, code, coupon_type, discount, discount_type, "limit", start_date, expire_date)
        values (${shop.module_id}, '{"en": "Race"}', ${code}, ${coupon_type}, 10, 'percent', ${limit},
          current_date - 2, current_date + 2)`);
    }

    async function race(coupon_code: string): Promise<Record<string, number>> {
      const who = await town.customer();
      const requests = await Promise.all(
        others.map(async (at) => {
          const request = { ...buy(at), coupon_code };
          const { order_amount } = await town.quote(who, shop, request);
          return { ...request, order_amount };
        }),
      );
      return counted(await Promise.all(requests.map((request) => town.place(who, shop, request))));
    }

    test.each([
      ['for three uses of one customer is used three times', 'RACE', 'default', 3],
      ['for the first order is used once', 'RACEFIRST', 'first_order', 1],
    ])(
      'one %s, though the orders have no goods in common [REL-007]',
      async (_what, code, coupon_type, most) => {
        await makeCoupon(code, coupon_type, most);
        expect(await race(code)).toEqual({ placed: most, '406 coupon': others.length - most });
        const uses = await town.db.row(sql`
          select total_uses, (select count(*)::int from coupon_uses u where u.coupon_id = c.id) as uses
          from coupons c where code = ${code}`);
        expect(uses).toEqual({ total_uses: most, uses: most });
      },
      LONG,
    );
  });

  test(
    'a wallet never pays more than it holds, whole or in part [CHK-024]',
    async () => {
      const { order_amount } = await town.quote(await town.customer(), shop, buy(2));
      const minor = Math.round(order_amount * 100);
      const who = await town.customer({ wallet: 2 * minor + 1 });
      const pay = (more: object) => town.place(who, shop, { ...buy(2), order_amount, ...more });
      const whole = await Promise.all(Array.from({ length: 12 }, () => pay({ payment_method: 'wallet' })));
      expect(counted(whole)).toEqual({ placed: 2, '403 order_amount': 10 });
      const parts = await Promise.all(Array.from({ length: 12 }, () => pay({ partial_payment: true })));
      expect(counted(parts)).toEqual({ placed: 1, '403 partial_payment': 11 });
      const book = await town.db.row(sql`
        select c.wallet_balance, (select sum(credit - debit)::int from wallet_entries where customer_id = c.id) as book
        from customers c where id = ${who.id}`);
      expect(book).toEqual({ wallet_balance: 0, book: 0 });
      expect(await ordersOf(who)).toBe(3);
    },
    LONG,
  );

  test(
    'one key fifty times is one order and one answer; one cart ten times is one order [CHK-025]',
    async () => {
      const who = await town.customer();
      await town.putIn(who, shop, id(3), 2);
      const { order_amount } = await town.quote(who, shop);
      const same = await Promise.all(Array.from({ length: 50 }, () => town.place(who, shop, { order_amount }, 'key')));
      expect(counted(same)).toEqual({ placed: 50 });
      expect(new Set(same.map(({ text }) => text)).size).toBe(1);
      expect(await ordersOf(who)).toBe(1);

      await town.putIn(who, shop, id(3), 2);
      const cart = await Promise.all(Array.from({ length: 10 }, () => town.place(who, shop, { order_amount })));
      expect(counted(cart)).toEqual({ placed: 1, '403 empty_cart': 9 });
      expect(await ordersOf(who)).toBe(2);
    },
    LONG,
  );

  test(
    'orders for the same things in another order, and cancelling meanwhile: nobody waits for ever, stock and sold add up',
    async () => {
      await setStock(3, 400);
      await setStock(4, 400);
      const sold = [await soldOf(3), await soldOf(4)];
      const request = (first: number, second: number) => ({
        is_buy_now: 1,
        cart: [first, second].map((at) => ({ item_id: id(at), model: 'Item', quantity: 1 })),
      });
      const who = await town.customer();
      const { order_amount } = await town.quote(who, shop, request(3, 4));
      const place = (at: number) => town.place(who, shop, { ...request(3 + (at % 2), 4 - (at % 2)), order_amount });
      const answers = await Promise.all(
        Array.from({ length: 40 }, async (_, at) => {
          const placed = await place(at);
          if (at % 4 !== 0 || placed.status !== 200) return placed;
          const canceled = await town.api.call('/api/v1/customer/order/cancel', {
            method: 'PUT',
            headers: { authorization: `Bearer ${who.token}` },
            body: { order_id: placed.body.order_id, reason: 'changed my mind' },
          });
          expect(canceled.status, canceled.text).toBe(200);
          return placed;
        }),
      );
      expect(counted(answers)).toEqual({ placed: 40 });
      expect([await stockOf(3), await stockOf(4)]).toEqual([370, 370]);
      expect([await soldOf(3), await soldOf(4)]).toEqual([(sold[0] ?? 0) + 40, (sold[1] ?? 0) + 40]);
      expect(await town.db.row(sql`select order_count from customers where id = ${who.id}`)).toEqual({
        order_count: 30,
      });
    },
    LONG,
  );
});
