import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { findDisagreements } from '#server/books/books.repository.ts';
import { checkBooks } from '#server/books/books.service.ts';
import { type Sql, sql } from '#server/db/sql.ts';
import { plainGoods } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const undone = new Error('undone');

/** What the books say after a disagreement was planted, which is then taken out again. */
async function saidAfter(plant: Sql): Promise<string[]> {
  let said: string[] = [];
  const work = api.db.transaction(async (tx) => {
    expect(await tx.run(plant)).toBeGreaterThan(0);
    said = (await findDisagreements(tx)).map(({ books, about, says }) => `${books}: ${about}: ${says}`);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return said;
}

describe('db:check', () => {
  test('the demo town’s books agree', async () => {
    expect(await checkBooks(api.db)).toEqual([]);
  });

  test('names one disagreement of each kind', async () => {
    const customer = await signedInCustomer(api, { wallet: 50_00 });
    const [item] = await plainGoods(api, { count: 1 });
    const [coupon] = await api.db.rows<{ id: number; code: string; title: string }>(sql`
      select id, code, title ->> 'en' as title from coupons order by id limit 1`);
    const flash = await api.db.row<{ id: number; item_id: number; sold: number }>(sql`
      select f.id, f.item_id, f.sold from flash_sale_items f join items i on i.id = f.item_id
      where f.stock - f.sold > 5 and i.stock > 5 and i.choice_options = '[]' order by f.id limit 1`);
    const varied = await api.db.row<{ item_id: number }>(sql`
      select item_id from item_variations where stock > 5 order by id limit 1`);
    if (!item || !coupon || !flash || !varied) throw new Error('the town has all of these');
    const lines = [{ item, quantity: 2 }];
    const owned = { customer_id: customer.id, lines };
    const { id: cash } = await newOrder(api, { ...owned, coupon });
    const { id: paid, total } = await newOrder(api, { ...owned, payment: { payment_method: 'wallet' } });
    const flashItem = { ...item, id: flash.item_id };
    await newOrder(api, { lines: [{ item: flashItem, quantity: 3, flash_sale_item_id: flash.id }] });
    const top_up = await api.db.row<{ id: number }>(sql`
      insert into wallet_top_ups (customer_id, amount) values (${customer.id}, 1000) returning id`);
    const { order_amount } = total;
    const paymentOf = (id: number) => sql`payable_kind = 'order' and payable_id = ${id}`;
    const refund = (state: string) => sql`
      insert into refunds (payment_id, payable_kind, payable_id, refund_method, amount, reason, refund_status, done_at)
      select id, payable_kind, payable_id, 'wallet', amount, 'granted', ${state}, case ${state} when 'done' then now() end
      from payments where ${paymentOf(paid)}`;
    expect(await checkBooks(api.db)).toEqual([]);

    const planted: [Sql, string][] = [
      [
        sql`update orders set payment_status = 'paid' where id = ${cash}`,
        `orders and payments: order ${cash}: paid of ${order_amount}, and 0 has come`,
      ],
      [
        sql`update payments set payment_status = 'paid' where ${paymentOf(cash)}`,
        `orders and payments: order ${cash}: unpaid of ${order_amount}, and ${order_amount} has come`,
      ],
      [
        sql`update orders set order_status = 'canceled', goods_held = false where id = ${paid}`,
        `canceled orders and payments: order ${paid}: canceled, and ${order_amount} by wallet is kept`,
      ],
      [
        sql`update wallet_top_ups set paid_at = now() where id = ${top_up?.id}`,
        `top-ups and payments: top-up ${top_up?.id}: filled with 1000, and 0 has come`,
      ],
      [refund('due'), `paid of ${order_amount}, and ${order_amount} goes back, 0 is back`],
      [
        sql`update payments set payment_status = 'refunded' where ${paymentOf(paid)}`,
        `refunded of ${order_amount}, and 0 goes back, 0 is back`,
      ],
      [refund('done'), `refunds and wallets: order ${paid}: ${order_amount} refunded into a wallet, and 0 booked`],
      [
        sql`update customers set wallet_balance = wallet_balance + 1 where id = ${customer.id}`,
        `wallets: customer ${customer.id}: has ${50_00 - order_amount + 1}, and the book says ${50_00 - order_amount}`,
      ],
      [
        sql`update customers set loyalty_point = 7 where id = ${customer.id}`,
        `points: customer ${customer.id}: has 7, and the book says 0`,
      ],
      [
        sql`update orders set goods_held = false where id = ${paid}`,
        `stock of orders: order ${paid}: confirmed, and its goods were given back`,
      ],
      [
        sql`update orders set order_status = 'canceled' where id = ${cash}`,
        `stock of orders: order ${cash}: canceled, and its goods are held`,
      ],
      [
        sql`update items set stock = 100000 where id = ${varied.item_id}`,
        `item ${varied.item_id}: has 100000, and its`,
      ],
      [
        sql`update flash_sale_items set sold = 0 where id = ${flash.id}`,
        `flash sales: flash sale item ${flash.id}: 0 sold, and orders hold 3`,
      ],
      [
        sql`update coupons set total_uses = 0 where id = ${coupon.id}`,
        `coupon uses: coupon ${coupon.id}: used 0 times, and 1 orders use it`,
      ],
      [
        sql`delete from coupon_uses where ${paymentOf(cash)}`,
        `coupon uses: order ${cash}: has coupon ${coupon.id}, and its use is not counted`,
      ],
      [
        sql`update orders set order_status = 'canceled', goods_held = false where id = ${cash}`,
        `coupon uses: order ${cash}: canceled, and still uses coupon ${coupon.id}`,
      ],
    ];
    for (const [plant, expected] of planted)
      expect(
        (await saidAfter(plant)).filter((said) => said.includes(expected)),
        expected,
      ).toHaveLength(1);
    expect(await checkBooks(api.db)).toEqual([]);
  });

  test('the command says so, and ends with 1', async () => {
    const source = inject('database');
    if (source.kind !== 'postgres') throw new Error('another process needs a server');
    const name = await api.db.row<{ name: string }>(sql`select current_database() as name`);
    const check = () =>
      spawnSync('node', ['--disable-warning=ExperimentalWarning', 'scripts/db-check.ts'], {
        encoding: 'utf8',
        env: { ...process.env, DATABASE_URL: `${source.server}${name?.name}`, DEMO: '1' },
      });
    const clean = check();
    expect([clean.status, clean.stdout]).toEqual([0, expect.stringContaining('The books agree.')]);
    const { id } = await signedInCustomer(api);
    await api.db.run(sql`update customers set wallet_balance = 5 where id = ${id}`);
    const wrong = check();
    await api.db.run(sql`update customers set wallet_balance = 0 where id = ${id}`);
    expect([wrong.status, wrong.stdout]).toEqual([
      1,
      expect.stringContaining(`wallets: customer ${id}: has 5, and the book says 0\n1 disagreements.`),
    ]);
  });
});
