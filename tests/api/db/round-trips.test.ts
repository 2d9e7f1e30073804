import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { BundlingSocket } from '#server/db/bundling-socket.ts';
import { sql } from '#server/db/sql.ts';
import { mailOrder } from '#server/orders/mails/order-mail.service.ts';
import { mailStore } from '#server/orders/mails/store-mail.service.ts';
import type { Answer } from '#tests/support/shops/start-api.ts';
import { type OrderTown, orderTown, type Shop } from '../orders/order-town.ts';

/** The embedded database is a thread beside us: nothing travels. */
const overTheNet = describe.runIf(inject('database').kind === 'postgres');

overTheNet('how often somebody waits for the database (docs/decisions/067)', () => {
  let town: OrderTown;
  let shop: Shop;
  beforeAll(async () => {
    town = await orderTown();
    shop = await town.shop('grocery', 2);
  });
  afterAll(() => town?.stop());
  afterEach(() => {
    vi.restoreAllMocks();
  });

  const item = () => shop.items[0]?.id ?? 0;
  const toFetch = { order_type: 'take_away' };
  const buyNow = () => ({ ...toFetch, is_buy_now: 1, cart: [{ item_id: item(), model: 'Item', quantity: 1 }] });

  /** Pieces that went to the database: what is sent in one piece is waited for once. */
  async function pieces(work: () => Promise<Answer>): Promise<number> {
    let sent = 0;
    const prototype = Socket.prototype as unknown as { _writeGeneric(...written: unknown[]): void };
    const write = prototype._writeGeneric;
    vi.spyOn(prototype, '_writeGeneric').mockImplementation(function (this: Socket, ...written) {
      if (this instanceof BundlingSocket) sent += 1;
      return write.apply(this, written);
    });
    const answer = await work();
    vi.restoreAllMocks();
    expect(answer.status, answer.text).toBe(200);
    return sent;
  }

  /**
   * Of several times: what every connection learns once is known then, and what the shop does beside it, for orders of a
   * moment ago or since the catalogue changed, can only add to what is counted.
   */
  async function least(work: () => Promise<Answer>, prepare = async () => {}): Promise<number> {
    const counts: number[] = [];
    for (let time = 0; time < 6; time++) {
      await prepare();
      counts.push(await pieces(work));
    }
    return Math.min(...counts);
  }

  test('an order of what was just picked: once for all that is read, once for all that is written', async () => {
    const who = await town.guest();
    const { order_amount } = await town.quote(who, shop, buyNow());
    expect(await least(() => town.place(who, shop, { ...buyNow(), order_amount }, randomUUID()))).toBe(2);
  });

  test('an order of a cart: once more, for its goods', async () => {
    const who = await town.guest();
    let shown = {};
    const fill = async () => {
      await town.putIn(who, shop, item(), 1, { replace: true });
      const { order_amount } = await town.quote(who, shop, toFetch);
      shown = { order_amount };
    };
    expect(await least(() => town.place(who, shop, { ...toFetch, ...shown }, randomUUID()), fill)).toBe(3);
  });

  describe('a line into a cart, of an item that was seen before', () => {
    const add = (who: Awaited<ReturnType<OrderTown['guest']>>, replace: boolean) =>
      town.post('/customer/cart/add', who, shop.module_id, {
        model: 'Item',
        item_id: item(),
        quantity: 1,
        replace,
      });

    test('that replaces the others: once', async () => {
      const who = await town.guest();
      expect(await least(() => add(who, true))).toBe(1);
    });

    test('beside others: once for those, once for the line', async () => {
      const who = await town.guest();
      const without = () => town.db.run(sql`delete from cart_lines where item_id = ${item()}`);
      expect(
        await least(
          () => add(who, false),
          async () => void (await without()),
        ),
      ).toBe(2);
    });
  });

  describe('a list that nobody asked for before', () => {
    let price = 100_000;
    const ask = (path: string) =>
      town.api.call(`/api/v1/items/${path}&max_price=${price++}`, {
        headers: { moduleid: String(shop.module_id), zoneid: `[${shop.zone_id}]` },
      });

    test('what a search found: once', async () => {
      const row = await town.db.row<{ name: string }>(
        sql`select name ->> 'en' as name from items where id = ${item()}`,
      );
      const search = () => ask(`search?name=${encodeURIComponent(row?.name ?? '')}`);
      expect((await search()).body.products.map(({ id }: { id: number }) => id)).toContain(item());
      expect(await least(search)).toBe(1);
    });

    test('what costs so much, and how many: once', async () => {
      expect(await least(() => ask('latest?min_price=0'))).toBe(1);
    });
  });

  describe('mails that are written before anything could be read back', () => {
    const letters = (order_id: number) =>
      town.db.rows(sql`
        select recipient, language, subject, body, html from outbox where about like ${`order ${order_id} %`} order by about`);

    test.each(['guest', 'customer'] as const)(
      'say the same as if it had been, to a %s and to the store',
      async (kind) => {
        const who = await town[kind]();
        await town.db.run(sql`update stores set email = 'store@example.com' where id = ${shop.store_id}`);
        const order_id = await town.placed(who, shop, {
          ...buyNow(),
          order_type: 'delivery',
          contact_person_email: 'email' in who ? who.email.toUpperCase() : 'somebody@example.com',
          order_note: 'Ring twice',
          house: '7',
        });
        const written = await letters(order_id);
        expect(written.length).toBe(2);
        await town.db.run(sql`delete from outbox where about like ${`order ${order_id} %`}`);
        const { deps } = town.api;
        await deps.db.transaction(async (tx) => {
          await mailOrder(deps, tx, order_id, 'placed');
          await mailStore(deps, tx, order_id);
        });
        expect(await letters(order_id)).toEqual(written);
      },
    );
  });

  describe('a transaction', () => {
    test('fails where a statement does that nobody waited for, by its own reason, and nothing of it stays', async () => {
      const { db } = town;
      const count = () => db.row(sql`select count(*)::int as count from newsletter_subscribers`);
      const before = await count();
      const insert = sql`insert into newsletter_subscribers (email) values ('sent@example.com')`;
      const wrong = sql`insert into newsletter_subscribers (email) values (null)`;
      const notNull = expect.objectContaining({ code: '23502' });
      await expect(
        db.transaction(async (tx) => {
          tx.send(insert);
          tx.send(wrong);
        }),
      ).rejects.toEqual(notNull);
      await expect(
        db.transaction(async (tx) => {
          tx.send(insert);
          tx.send(wrong);
          await tx.run(sql`select 1`);
        }),
      ).rejects.toEqual(notNull);
      expect(await count()).toEqual(before);
    });

    test('only there anything is sent that nobody waits for', () => {
      expect(() => town.db.send(sql`select 1`)).toThrow('only a transaction');
    });
  });
});
