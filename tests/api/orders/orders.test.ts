import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { plainGoods, type SoldItem } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
let goods: SoldItem[];
let shopper: Customer;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  goods = await plainGoods(api);
  shopper = await signedInCustomer(api);
});
afterAll(() => api.stop());

const item = (at = 0): SoldItem => {
  const found = goods[at];
  if (!found) throw new Error('the town sells groceries');
  return found;
};
const lines = (quantity = 2) => [{ item: item(), quantity }];
const asked = (path: string, who: { headers?: Record<string, string> } = {}) =>
  api.call(`/api/v1/customer/${path}`, { headers: who.headers ?? {} });

describe('lists', () => {
  test('running ones and finished ones apart, ten a page, the newest first [ORD-007b, ORD-008]', async () => {
    const owner = await signedInCustomer(api);
    const running = await newOrder(api, { customer_id: owner.id, lines: lines() });
    const done: number[] = [];
    for (let turn = 0; turn < 12; turn += 1) {
      const { id } = await newOrder(api, { customer_id: owner.id, lines: lines(1), order_status: 'delivered' });
      done.push(id);
      await api.db.run(sql`update items set stock = stock + 1 where id = ${item().id}`);
    }
    const active = await asked('order/running-orders?limit=10&offset=1', owner);
    expect(active.body).toMatchObject({ total_size: 1, limit: 10, offset: 1 });
    expect(active.body.orders).toEqual([
      expect.objectContaining({
        id: running.id,
        user_id: owner.id,
        is_guest: false,
        order_status: 'pending',
        order_amount: running.total.order_amount / 100,
        created_at: expect.any(String),
        details_count: 1,
        item_images_full_url: [expect.stringContaining('/media/')],
        store: expect.objectContaining({ id: item().store_id, name: expect.any(String) }),
        delivery_man: null,
        pending: expect.any(String),
        delivered: null,
      }),
    ]);
    const [first, second] = [await asked('order/list', owner), await asked('order/list?offset=2', owner)];
    expect(first.body).toMatchObject({ total_size: 12, limit: 10, offset: 1 });
    expect([first.body.orders.length, second.body.orders.length]).toEqual([10, 2]);
    // All that a row of the page shows: picture, number, date, count of items, amount and status.
    expect(first.body.orders[0]).toMatchObject({
      id: done.at(-1),
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      order_status: 'delivered',
      order_amount: (item().price + 2_90) / 100,
      details_count: 1,
      items_count: 1,
      item_images_full_url: [expect.stringContaining('/media/')],
      store: { id: item().store_id },
    });
    const ids = [...first.body.orders, ...second.body.orders].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(done.toReversed());
    expect((await asked('order/list?limit=5000', owner)).body.limit).toBe(100);
  });

  test('a row names the first few things that were bought, in the language that is asked for', async () => {
    const many = await plainGoods(api, { count: 4 });
    const owner = await signedInCustomer(api);
    await newOrder(api, { customer_id: owner.id, lines: many.map((each) => ({ item: each, quantity: 3 })) });
    const inLanguage = async (language: string) => {
      const headers = { ...owner.headers, 'x-localization': language };
      return (await api.call('/api/v1/customer/order/running-orders', { headers })).body.orders[0];
    };
    const first = many.slice(0, 3);
    expect(await inLanguage('en')).toMatchObject({
      item_names: first.map(({ name }) => name.en),
      details_count: 4,
      // Pieces, as the cart counts them.
      items_count: 12,
    });
    expect(await inLanguage('ar')).toMatchObject({
      item_names: first.map(({ name }) => (name as Record<string, string>).ar),
    });
  });

  test('a guest’s order is in nobody’s history but the guest’s [ORD-007a]', async () => {
    const guest = await newGuest(api);
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { guest_id: guest.id, lines: lines() });
    expect((await asked('order/running-orders', owner)).body.orders).toEqual([]);
    const own = await asked(`order/running-orders?guest_id=${guest.guest_id}`);
    expect(own.body.orders).toMatchObject([{ id, is_guest: true }]);
  });
});

describe('one order', () => {
  test('its lines, and the account of its price [ORD-001, ORD-009]', async () => {
    const { id, total } = await newOrder(api, {
      customer_id: shopper.id,
      lines: [
        { item: item(0), quantity: 2 },
        { item: item(1), quantity: 1 },
      ],
      dm_tips: 200,
    });
    const details = await asked(`order/details?order_id=${id}`, shopper);
    expect(details.body).toEqual([
      expect.objectContaining({
        order_id: id,
        item_id: item(0).id,
        quantity: 2,
        price: item(0).price / 100,
        item_details: expect.objectContaining({ name: item(0).name.en }),
        is_reviewed: false,
      }),
      expect.objectContaining({ item_id: item(1).id, quantity: 1 }),
    ]);
    const tracked = await asked(`order/track?order_id=${id}`, shopper);
    expect(tracked.body).toMatchObject({
      id,
      order_amount: total.order_amount / 100,
      dm_tips: 2,
      delivery_charge: 2.9,
      total: { order_amount: total.order_amount / 100, goods: { products: total.goods.products / 100 } },
      delivery_address: { address: 'Avenyn 1', latitude: '57.6989' },
      payments: [{ payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: total.order_amount / 100 }],
      offline_payment: null,
      refund: null,
      min_delivery_time: expect.any(Number),
      expected_at: expect.any(String),
    });
    const spanish = await asked(`order/details?order_id=${id}`, {
      headers: { ...shopper.headers, 'x-localization': 'es' },
    });
    expect(spanish.body[0].item_details.name).toBe((item(0).name as Record<string, string>).es ?? item(0).name.en);
  });

  test('by prescription it is the order itself', async () => {
    const { id } = await newOrder(api, { customer_id: shopper.id, lines: [], module: 'pharmacy', prescription: true });
    const { body } = await asked(`order/details?order_id=${id}`, shopper);
    expect(body).toMatchObject({ id, prescription_order: true, order_attachment_full_url: [] });
  });

  test('the delivery code is shown only where deliveries are confirmed by one [ORD-019]', async () => {
    const { id } = await newOrder(api, { customer_id: shopper.id, lines: lines(1) });
    const code = async () => (await asked(`order/track?order_id=${id}`, shopper)).body.otp;
    await setting('order_delivery_verification', true);
    expect(await code()).toBe('4711');
    await setting('order_delivery_verification', false);
    expect(await code()).toBeNull();
  });

  test('a guest tracks by id and phone from anywhere; a wrong phone answers like no order at all [ORD-012]', async () => {
    const guest = await newGuest(api);
    const { id } = await newOrder(api, { guest_id: guest.id, lines: lines(1), contact_number: '46701112233' });
    const right = encodeURIComponent('+46 70-111 22 33');
    for (const phone of [right, '46701112233'])
      expect((await asked(`order/track?order_id=${id}&contact_number=${phone}`)).status).toBe(200);
    const [wrong, none, unknown] = [
      await asked(`order/track?order_id=${id}&contact_number=46701112234`),
      await asked(`order/track?order_id=${id}`),
      await asked(`order/track?order_id=999999999&contact_number=${right}`),
    ];
    expect([wrong.status, none.status, unknown.status]).toEqual([404, 404, 404]);
    expect(wrong.text).toBe(unknown.text);
    // Somebody who has an account signs in: their phone is no key to their orders.
    const own = await newOrder(api, { customer_id: shopper.id, lines: lines(1), contact_number: '46701112244' });
    expect((await asked(`order/track?order_id=${own.id}&contact_number=46701112244`)).status).toBe(404);
  });

  test('id and phone show how a guest’s order stands and when it comes, and nothing else', async () => {
    await setting('order_delivery_verification', true);
    const guest = await newGuest(api);
    const facts = { guest_id: guest.id, lines: lines(1), contact_number: '46701113344' };
    const { id } = await newOrder(api, { ...facts, address: 'Vasagatan 1, Göteborg' });
    await api.db.run(
      sql`update orders set order_attachment = '{upload-secret}', order_note = 'two bells' where id = ${id}`,
    );
    const whole = await asked(`order/track?order_id=${id}&guest_id=${guest.guest_id}`);
    expect(whole.body).toMatchObject({ is_whole: true, otp: '4711', order_note: 'two bells' });

    const { status, body, text } = await asked(`order/track?order_id=${id}&contact_number=46701113344`);
    expect(status).toBe(200);
    const { order_status, expected_at, pending } = whole.body;
    expect(body).toMatchObject({ id, is_whole: false, order_status, expected_at, pending, key: null, otp: null });
    for (const secret of [
      'Vasagatan',
      '4711',
      '46701113344',
      'two bells',
      'upload-secret',
      whole.body.store.name,
      item().name.en,
    ])
      expect(text).not.toContain(secret);
    expect(body.order_amount).toBe(0);
    for (const call of ['order/details', 'last-location']) {
      const path = call === 'last-location' ? '/api/v1/delivery-man/last-location' : `/api/v1/customer/${call}`;
      const more = await api.call(`${path}?order_id=${id}&contact_number=46701113344`);
      expect([more.status, more.body.errors[0].code]).toEqual([403, 'order_proof']);
    }
    await setting('order_delivery_verification', false);
  });

  test('the key from the confirmation shows all of it, and only of that order', async () => {
    const guest = await newGuest(api);
    const facts = { guest_id: guest.id, lines: lines(1), contact_number: '46701115566' };
    const [one, two] = [await newOrder(api, facts), await newOrder(api, facts)];
    const { key } = (await asked(`order/track?order_id=${one.id}&guest_id=${guest.guest_id}`)).body;
    expect(key).toMatch(/^\S{43}$/);
    expect((await asked(`order/track?order_id=${one.id}&key=${key}`)).body).toMatchObject({ is_whole: true });
    expect((await asked(`order/details?order_id=${one.id}&key=${key}`)).body).toHaveLength(1);
    for (const [id, given] of [
      [two.id, key],
      [one.id, key.slice(0, -1)],
      [one.id, 'made-up'],
    ])
      expect((await asked(`order/track?order_id=${id}&key=${given}`)).status).toBe(404);
    const mine = await newOrder(api, { customer_id: shopper.id, lines: lines(1) });
    expect((await asked(`order/track?order_id=${mine.id}`, shopper)).body.key).toBeNull();
  });

  test('a code to the phone gives the key; another phone is sent nothing and hears the same', async () => {
    const guest = await newGuest(api);
    const { id } = await newOrder(api, { guest_id: guest.id, lines: lines(1), contact_number: '46701117788' });
    const ask = (contact_number: string) =>
      api.call('/api/v1/customer/order/track-code', { method: 'POST', body: { order_id: id, contact_number } });
    const prove = (contact_number: string, otp: string) =>
      api.call('/api/v1/customer/order/track-proof', { method: 'POST', body: { order_id: id, contact_number, otp } });
    const [right, wrong] = [await ask('+46 70 111 77 88'), await ask('+46701117789')];
    expect([wrong.status, wrong.body]).toEqual([right.status, right.body]);
    const sent = await api.db.rows<{ recipient: string }>(
      sql`select recipient from outbox where recipient like '+467011177%'`,
    );
    expect(sent).toEqual([{ recipient: '+46701117788' }]);
    expect((await prove('+46701117789', '123456')).status).toBe(404);
    const { body } = await prove('+46701117788', '123456');
    expect((await asked(`order/track?order_id=${id}&key=${body.key}`)).body.is_whole).toBe(true);
  });

  test('a code whose answer was lost is taken once more from the same browser, and from no other', async () => {
    const [guest, elsewhere] = [await newGuest(api), await newGuest(api)];
    const contact_number = '46701117766';
    const { id: order_id } = await newOrder(api, { guest_id: guest.id, lines: lines(1), contact_number });
    const send = (path: string, body: object) =>
      api.call(`/api/v1/customer/order/${path}`, { method: 'POST', body: { order_id, contact_number, ...body } });
    await send('track-code', {});
    const prove = (guest_id?: string, otp = '123456') => send('track-proof', { otp, guest_id });
    const first = await prove(elsewhere.guest_id);
    expect(first.status, first.text).toBe(200);
    expect((await prove(elsewhere.guest_id)).body).toEqual(first.body);
    for (const [guest_id, otp] of [[guest.guest_id], [undefined], [elsewhere.guest_id, '000000']] as const)
      expect((await prove(guest_id, otp)).status).toBe(404);
  });

  test('who guesses the phone of an order waits; its owner has the key and the code', async () => {
    const guest = await newGuest(api);
    const { id } = await newOrder(api, { guest_id: guest.id, lines: lines(1), contact_number: '46701119900' });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => asked(`order/track?order_id=${id}&contact_number=4670111${9901 + at}`)),
    );
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await asked(`order/track?order_id=${id}&guest_id=${guest.guest_id}`)).status).toBe(200);
    // The same phone is tried at many orders.
    const many: number[] = [];
    for (let at = 0; at < 6; at += 1)
      many.push((await asked(`order/track?order_id=${900_000_000 + at}&contact_number=46701119955`)).status);
    expect(many).toEqual([404, 404, 404, 404, 404, 429]);
  });

  test('where the courier is, only on the way and only to whoever may track [ORD-011]', async () => {
    const { id } = await newOrder(api, { customer_id: shopper.id, lines: lines(1) });
    await api.db.run(sql`update orders set delivery_man_id = 1 where id = ${id}`);
    const where = (who: { headers?: Record<string, string> }) =>
      api.call(`/api/v1/delivery-man/last-location?order_id=${id}`, { headers: who.headers ?? {} });
    expect((await where(shopper)).body.latitude).toBeNull();
    await api.db.run(sql`update orders set order_status = 'picked_up' where id = ${id}`);
    expect((await where(shopper)).body).toMatchObject({ latitude: expect.stringMatching(/^57\./) });
    expect((await where({})).status).toBe(404);
  });
});

const setting = (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);

describe('an account with an order on its way', () => {
  test('stays until the order has come; then the order keeps nothing of its owner [PROF-012a]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: owner.id, lines: lines(1) });
    const remove = () => api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: owner.headers });
    const refused = await remove();
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].code).toBe('on-going');
    await api.db.run(sql`update orders set order_status = 'delivered' where id = ${id}`);
    expect((await remove()).status).toBe(200);
    const kept = await api.db.row<{ order: Record<string, unknown> }>(
      sql`select to_json(o) as order from orders o where id = ${id}`,
    );
    expect(kept?.order).toMatchObject({
      customer_id: null,
      contact_number: '',
      delivery_address: { address_type: 'home' },
    });
    expect(JSON.stringify(kept)).not.toContain('Vasagatan');
  });
});

describe('stores to visit again', () => {
  test('are those ordered from in this module, with items [ORD-006]', async () => {
    const owner = await signedInCustomer(api);
    const here = { ...owner.headers, moduleid: String(item().module_id), zoneid: `[${item().zone_id}]` };
    expect((await asked('visit-again', { headers: here })).body).toEqual([]);
    await newOrder(api, { customer_id: owner.id, lines: lines(1) });
    const { body } = await asked('visit-again', { headers: here });
    expect(body).toEqual([expect.objectContaining({ id: item().store_id, items: expect.any(Array) })]);
    expect(body[0].items.length).toBeGreaterThan(0);
    expect(body[0].items.length).toBeLessThanOrEqual(5);
    const other = await api.db.row<{ id: number }>(sql`select id from modules where module_type = 'food'`);
    expect((await asked('visit-again', { headers: { ...here, moduleid: String(other?.id) } })).body).toEqual([]);
  });
});

describe('reorder', () => {
  test('puts the lines into the cart and names what is gone or changed [ORD-016]', async () => {
    const owner = await signedInCustomer(api);
    const three = [0, 1, 2].map((at) => ({ item: item(at), quantity: at + 1 }));
    const { id } = await newOrder(api, { customer_id: owner.id, lines: three });
    await api.db.run(sql`update items set status = false where id = ${item(0).id}`);
    await api.db.run(sql`update items set price = price + 100 where id = ${item(1).id}`);
    await api.db.run(sql`update items set stock = 2 where id = ${item(2).id}`);
    const again = (body: Record<string, unknown>) =>
      api.call('/api/v1/customer/order/reorder', { method: 'POST', headers: owner.headers, body });
    const { status, body } = await again({ order_id: id });
    expect(status).toBe(200);
    expect(body.added).toBe(2);
    expect(body.notes).toEqual([
      expect.objectContaining({ name: item(0).name.en, reason: 'gone', quantity: 0 }),
      expect.objectContaining({ reason: 'price', old_price: item(1).price / 100, new_price: item(1).price / 100 + 1 }),
      expect.objectContaining({ reason: 'stock', quantity: 2 }),
    ]);
    expect(
      body.cart.map(({ item_id, quantity }: { item_id: number; quantity: number }) => [item_id, quantity]),
    ).toEqual([
      [item(1).id, 2],
      [item(2).id, 2],
    ]);
    // A second time nothing is doubled.
    expect((await again({ order_id: id })).body.cart).toHaveLength(2);
    await api.db.run(sql`update items set status = true where id = ${item(0).id}`);
    await api.db.run(sql`update items set price = price - 100 where id = ${item(1).id}`);
    await api.db.run(sql`update items set stock = 100 where id = ${item(2).id}`);

    const elsewhere = await api.db.row<{ id: number; module_id: number }>(sql`
      select id, module_id from items
      where module_id = ${item().module_id} and store_id <> ${item().store_id} and choice_options = '[]'
        and stock > 3 and status and is_approved order by id limit 1`);
    await api.call('/api/v1/customer/cart/remove', { method: 'DELETE', headers: owner.headers });
    await api.call('/api/v1/customer/cart/add', {
      method: 'POST',
      headers: owner.headers,
      body: { item_id: elsewhere?.id, model: 'Item', quantity: 1 },
    });
    const mixed = await again({ order_id: id });
    expect([mixed.status, mixed.body.errors[0].code]).toEqual([403, 'different_stores']);
    const replaced = await again({ order_id: id, replace: true });
    expect(replaced.body.cart.map(({ item_id }: { item_id: number }) => item_id)).toEqual(goods.map((one) => one.id));
    expect(
      (
        await api.call('/api/v1/customer/order/reorder', {
          method: 'POST',
          headers: shopper.headers,
          body: { order_id: id },
        })
      ).status,
    ).toBe(404);
  });
});
