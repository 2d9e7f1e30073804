import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { plainGoods, type SoldItem } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';

let api: TestApi;
let item: SoldItem;
let picture: File;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  const [found] = await plainGoods(api);
  if (!found) throw new Error('the town sells groceries');
  item = found;
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  picture = new File([new Uint8Array(png)], 'proof.png', { type: 'image/png' });
  await api.db.run(sql`update items set stock = 500 where id = ${item.id}`);
});
afterAll(() => api.stop());

const stock = async () =>
  (await api.db.row<{ stock: number }>(sql`select stock from items where id = ${item.id}`))?.stock;
const order = async (id: number) =>
  (await api.db.row<Record<string, unknown>>(sql`select * from orders where id = ${id}`)) ?? {};
const put = (path: string, who: Customer, body: Record<string, unknown>) =>
  api.call(`/api/v1/customer/order/${path}`, { method: 'PUT', headers: who.headers, body });
const statusesOf = (id: number) =>
  api.db
    .rows<{ order_status: string }>(sql`select order_status from order_events where order_id = ${id} order by id`)
    .then((rows) => rows.map(({ order_status }) => order_status));
const setting = (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);

const wallet = async (who: Customer) =>
  (await api.db.row<{ wallet_balance: number }>(sql`select wallet_balance from customers where id = ${who.id}`))
    ?.wallet_balance;

describe('cancel', () => {
  test('with a reason or a note, while nobody works on it; stock, coupon and money come back once [ORD-003, ORD-013]', async () => {
    const owner = await signedInCustomer(api, { wallet: 500_00 });
    const coupon = await api.db.row<{ id: number; code: string; total_uses: number }>(
      sql`select id, code, total_uses from coupons where module_id = ${item.module_id} order by id limit 1`,
    );
    const rule = await api.db.row<{ id: number }>(sql`select id from cashback_rules order by id limit 1`);
    if (!coupon || !rule) throw new Error('the town has coupons and cashback');
    const before = await stock();
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 3 }],
      coupon: { ...coupon, title: 'Coupon' },
      cashback: { id: rule.id, amount: 100 },
      payment: { payment_method: 'partial_payment', rest: 'cash_on_delivery' },
      partially_paid_amount: 300,
      order_status: 'pending',
    });
    expect(await stock()).toBe((before ?? 0) - 3);
    expect(await wallet(owner)).toBe(49_700);

    const silent = await put('cancel', owner, { order_id: id });
    expect([silent.status, silent.body.errors[0].code]).toEqual([403, 'reason']);
    const stranger = await signedInCustomer(api);
    expect((await put('cancel', stranger, { order_id: id, reason: 'Mine' })).status).toBe(404);

    const all = await Promise.all(
      Array.from({ length: 6 }, () => put('cancel', owner, { order_id: id, reason: 'Changed my mind', note: 'Sorry' })),
    );
    // Whoever heard no answer asks again, and is not told that it is too late.
    expect(all.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await stock()).toBe(before);
    expect(await wallet(owner)).toBe(50_000);
    const left = await api.db.row(sql`
      select (select total_uses from coupons where id = ${coupon.id}) as uses,
        (select count(*) from coupon_uses where payable_kind = 'order' and payable_id = ${id}) as notes,
        (select uses from cashback_uses where customer_id = ${owner.id} and cashback_id = ${rule.id}) as cashback,
        (select order_count from customers where id = ${owner.id}) as orders,
        (select array_agg(payment_method || ' ' || payment_status order by payment_method) from payments
          where payable_kind = 'order' and payable_id = ${id}) as payments`);
    expect(left).toEqual({
      uses: coupon.total_uses,
      notes: 0,
      cashback: 0,
      orders: 0,
      payments: ['cash_on_delivery canceled', 'wallet refunded'],
    });
    expect(await order(id)).toMatchObject({
      order_status: 'canceled',
      canceled_by: 'customer',
      cancellation_reason: 'Changed my mind',
      cancellation_note: 'Sorry',
    });
    expect((await statusesOf(id)).filter((status) => status === 'canceled')).toHaveLength(1);
  });

  test('gives pieces back where they were taken: combinations, flash sales, campaigns [ORD-013]', async () => {
    const owner = await signedInCustomer(api);
    const combined = await api.db.row<{ id: number; type: string }>(
      sql`select item_id as id, type from item_variations where stock > 5 order by id limit 1`,
    );
    const flash = await api.db.row<{ id: number; flash_id: number }>(sql`
      select i.id, f.id as flash_id from flash_sale_items f join items i on i.id = f.item_id
      where f.stock - f.sold > 5 and i.stock > 5 and i.choice_options = '[]' order by f.id limit 1`);
    const campaign = await api.db.row<{ id: number }>(
      sql`update item_campaigns set stock = 9 where id = (select min(id) from item_campaigns) returning id`,
    );
    if (!combined || !flash || !campaign) throw new Error('the town has all of these');
    const left = () =>
      api.db.row(sql`
        select (select stock from item_variations where item_id = ${combined.id} and type = ${combined.type}) as variant,
          (select stock from items where id = ${combined.id}) as combined,
          (select stock from items where id = ${flash.id}) as item,
          (select sold from flash_sale_items where id = ${flash.flash_id}) as sold,
          (select stock from item_campaigns where id = ${campaign.id}) as campaign`);
    const before = await left();
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [
        { item: { ...item, id: combined.id }, quantity: 2, variant: combined.type },
        { item: { ...item, id: flash.id }, quantity: 3, flash_sale_item_id: flash.flash_id },
        { item, quantity: 4, item_campaign_id: campaign.id },
      ],
    });
    const taken = await left();
    for (const [name, count] of Object.entries(before ?? {}))
      expect([name, taken?.[name as never]]).not.toEqual([name, count]);
    expect((await put('cancel', owner, { order_id: id, note: 'No' })).status).toBe(200);
    expect(await left()).toEqual(before);
  });

  test('of an order for later that is paid already, until the store begins; the money comes back [ORD-013]', async () => {
    const owner = await signedInCustomer(api, { wallet: 100_00 });
    const tomorrow = new Date(Date.now() + 24 * 3600_000);
    const forLater = {
      customer_id: owner.id,
      payment: { payment_method: 'wallet' },
      isPaid: true,
      schedule_at: tomorrow,
    } as const;
    const { id, total } = await newOrder(api, { ...forLater, order_status: 'confirmed' });
    const paid = await wallet(owner);
    expect((await put('cancel', owner, { order_id: id, note: 'Something came up' })).status).toBe(200);
    expect(await order(id)).toMatchObject({ order_status: 'canceled', canceled_by: 'customer' });
    expect(await wallet(owner)).toBe((paid ?? 0) + total.order_amount);

    const begun = await newOrder(api, { ...forLater, order_status: 'processing' });
    const refused = await put('cancel', owner, { order_id: begun.id, note: 'Too late' });
    expect([refused.status, (await order(begun.id)).order_status]).toEqual([403, 'processing']);
  });

  test('not once it is being prepared, and by the old way of saying PUT [ORD-013]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 1 }],
      order_status: 'confirmed',
    });
    const refused = await put('cancel', owner, { order_id: id, note: 'No' });
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'order']);
    const other = await newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }] });
    const posted = await api.call('/api/v1/customer/order/cancel', {
      method: 'POST',
      headers: owner.headers,
      body: { _method: 'put', order_id: String(other.id), note: 'No' },
    });
    expect(posted.status).toBe(200);
  });

  test('of many orders at the same moment never waits for ever, nor while others buy', async () => {
    const owner = await signedInCustomer(api);
    const before = await stock();
    const made = await Promise.all(
      Array.from({ length: 8 }, () => newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }] })),
    );
    await Promise.all([
      ...made.map(({ id }) => put('cancel', owner, { order_id: id, note: 'No' })),
      ...Array.from({ length: 4 }, () => newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }] })),
    ]);
    expect(await stock()).toBe((before ?? 0) - 4);
  });
});

describe('a payment that did not come', () => {
  test('is offered again, and may be made in cash [ORD-015, CHK-009]', async () => {
    const owner = await signedInCustomer(api);
    const none = await api.call('/api/v1/customer/order/payment-failed', { headers: owner.headers });
    expect([none.status, none.body]).toEqual([200, {}]);
    const { id, total } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 1 }],
      payment: { payment_method: 'digital_payment' },
    });
    const open = await api.call('/api/v1/customer/order/payment-failed', { headers: owner.headers });
    expect(open.body).toMatchObject({
      order_id: id,
      order_amount: total.order_amount / 100,
      payment_status: 'unpaid',
      payment_method: 'digital_payment',
      cash_on_delivery: true,
      digital_payment: true,
      contact_person_number: '+46700000000',
      user_id: owner.id,
    });
    const stranger = await signedInCustomer(api);
    expect((await put('payment-method', stranger, { order_id: id })).status).toBe(404);

    await setting('cash_on_delivery', false);
    const off = await put('payment-method', owner, { order_id: id });
    expect([off.status, off.body.errors[0].code]).toEqual([403, 'cod']);
    await setting('cash_on_delivery', true);
    const [one, other] = await Promise.all([
      put('payment-method', owner, { order_id: id }),
      put('payment-method', owner, { order_id: id }),
    ]);
    expect([one.status, other.status], 'asked again after a lost answer').toEqual([200, 200]);
    expect(await order(id)).toMatchObject({ order_status: 'pending', payment_method: 'cash_on_delivery' });
    const payments = await api.db.rows(sql`
      select payment_method, payment_status, amount from payments
      where payable_kind = 'order' and payable_id = ${id} order by payment_method`);
    expect(payments).toEqual([
      { payment_method: 'cash_on_delivery', payment_status: 'unpaid', amount: total.order_amount },
      { payment_method: 'digital_payment', payment_status: 'canceled', amount: total.order_amount },
    ]);
    expect((await api.call('/api/v1/customer/order/payment-failed', { headers: owner.headers })).body).toEqual({});
  });

  test('is too much for cash above the zone’s limit', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 2 }],
      payment: { payment_method: 'digital_payment' },
    });
    await api.db.run(sql`update zone_modules set maximum_cod_order_amount = 1 where zone_id = ${item.zone_id}`);
    const refused = await put('payment-method', owner, { order_id: id });
    await api.db.run(sql`update zone_modules set maximum_cod_order_amount = null where zone_id = ${item.zone_id}`);
    expect([refused.status, refused.body.errors[0].code]).toEqual([406, 'order_amount']);
  });
});

describe('refund', () => {
  const uploads = async () =>
    (await api.db.row<{ count: number }>(sql`select count(*) from pictures where id like 'upload-%'`))?.count ?? 0;
  const ask = (who: Customer, order_id: number, more: Record<string, string | File | File[]> = {}) =>
    sendForm(
      api,
      '/api/v1/customer/order/refund-request',
      { order_id: String(order_id), customer_reason: 'Broken', ...more },
      who.headers,
    );

  test('of a delivered, paid order, once, with reason, note and pictures [ORD-004, ORD-014]', async () => {
    await setting('refund_active_status', true);
    const owner = await signedInCustomer(api);
    const { id, total } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 2 }],
      dm_tips: 150,
      order_status: 'delivered',
    });
    expect((await ask(owner, id)).body.errors[0].message).toBe('This order was not paid');
    await api.db.run(sql`update orders set payment_status = 'paid' where id = ${id}`);
    await setting('refund_active_status', false);
    expect((await ask(owner, id)).status).toBe(403);
    await setting('refund_active_status', true);
    expect((await ask(await signedInCustomer(api), id)).status).toBe(404);
    const before = await uploads();
    const files = { customer_note: 'See the picture', 'image[]': [picture, picture] };
    const [one, other] = await Promise.all([ask(owner, id, files), ask(owner, id, files)]);
    expect([one.status, other.status], 'asked again after a lost answer').toEqual([200, 200]);
    const otherwise = await ask(owner, id, { ...files, customer_note: 'And another thing' });
    expect(otherwise.status).toBe(403);
    expect(otherwise.body.errors[0].message).toBe('A refund of this order has been requested already');

    const { body } = await api.call(`/api/v1/customer/order/track?order_id=${id}`, { headers: owner.headers });
    expect(body).toMatchObject({
      order_status: 'refund_requested',
      refund_requested: expect.any(String),
      refund_customer_note: 'See the picture',
      refund: {
        customer_reason: 'Broken',
        refund_status: 'pending',
        refund_method: 'original',
        refund_amount: (total.order_amount - total.delivery_charge - 150) / 100,
        image_full_url: [expect.stringContaining('upload-'), expect.stringContaining('upload-')],
      },
    });
    // The pictures of what was asked again, or refused, are not kept.
    expect((await uploads()) - before).toBe(2);
  });
});

describe('pictures of a refund', () => {
  test('of some lines is for their share alone, and names no other order’s [ORD-014]', async () => {
    await setting('refund_active_status', true);
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [
        { item, quantity: 1 },
        { item, quantity: 3 },
      ],
      order_status: 'delivered',
      isPaid: true,
    });
    const linesOf = async (order_id: number) =>
      (await api.db.rows<{ id: number }>(sql`select id from order_lines where order_id = ${order_id} order by id`)).map(
        (line) => Number(line.id),
      );
    const [first, second] = await linesOf(id);
    const foreign = await newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }] });
    const ask = (named: string) =>
      sendForm(
        api,
        '/api/v1/customer/order/refund-request',
        { order_id: String(id), customer_reason: 'Broken', lines: named },
        owner.headers,
      );
    expect((await ask(`${(await linesOf(foreign.id))[0]}`)).body.errors[0].code).toBe('lines');
    expect((await ask('all')).status).toBe(403);
    expect((await ask(`${second}`)).status).toBe(200);
    expect((await ask(`${second}`)).status, 'asked again after a lost answer').toBe(200);
    expect([(await ask('all')).status, (await ask(`${first}`)).status], 'something else').toEqual([403, 403]);
    const { body } = await api.call(`/api/v1/customer/order/track?order_id=${id}`, { headers: owner.headers });
    expect(body.refund).toMatchObject({ refund_amount: (item.price * 3) / 100, line_ids: [second] });
    expect(body.refund.line_ids).not.toContain(first);
  });

  test('three are accepted and kept, a fourth is refused in words and nothing happens [UPL-004]', async () => {
    await setting('refund_active_status', true);
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 1 }],
      order_status: 'delivered',
      isPaid: true,
    });
    const ask = (count: number) =>
      sendForm(
        api,
        '/api/v1/customer/order/refund-request',
        { order_id: String(id), customer_reason: 'Broken', 'image[]': Array(count).fill(picture) },
        owner.headers,
      );
    const read = async () =>
      (await api.call(`/api/v1/customer/order/track?order_id=${id}`, { headers: owner.headers })).body;

    const four = await ask(4);
    expect([four.status, four.body.message]).toEqual([403, 'Maximum 3 images can be send at a time.']);
    expect(await read()).toMatchObject({ order_status: 'delivered', refund: null });

    expect((await ask(3)).status).toBe(200);
    const { refund } = await read();
    expect(refund.image_full_url).toHaveLength(3);
    for (const url of refund.image_full_url) expect((await api.call(new URL(url).pathname)).status).toBe(200);
  });
});

describe('reviews', () => {
  const say = (path: string, who: Customer, fields: Record<string, string | File | File[]>) =>
    sendForm(api, `/api/v1/${path}/reviews/submit`, fields, who.headers);

  test('of an item that was delivered, once, with pictures; the stars of item and store follow [ORD-005] [ORD-018]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }] });
    const words = {
      item_id: String(item.id),
      order_id: String(id),
      rating: '4',
      comment: 'Crisp',
      'attachment[]': [picture],
    };
    const early = await say('items', owner, words);
    expect([early.status, early.body.errors[0].code]).toEqual([403, 'order']);
    await api.db.run(sql`update orders set order_status = 'delivered' where id = ${id}`);

    const reminder = () => api.call('/api/v1/customer/review-reminder', { headers: owner.headers });
    expect((await reminder()).body).toMatchObject({ order_id: id, images: [expect.stringContaining('/media/')] });
    const stars = () =>
      api.db.rows<{ ratings: number[]; average: number }>(sql`
        select ratings, avg_rating as average from items where id = ${item.id}
        union all select ratings, avg_rating from stores where id = ${item.store_id}`);
    const before = await stars();
    expect((await say('items', await signedInCustomer(api), words)).status).toBe(404);
    expect((await say('items', owner, { ...words, rating: '6' })).body.errors[0].code).toBe('rating');
    const [one, other] = await Promise.all([say('items', owner, words), say('items', owner, words)]);
    expect([one.status, other.status], 'pressed twice, or again after a lost answer').toEqual([200, 200]);
    const otherwise = await say('items', owner, { ...words, comment: 'Stale' });
    expect([otherwise.status, otherwise.body.errors[0].code]).toEqual([403, 'review']);
    const after = await stars();
    expect(after.map(({ ratings }) => ratings)).toEqual(
      before.map(({ ratings: [five, four = 0, ...less] }) => [five, four + 1, ...less]),
    );
    for (const { ratings, average } of after) {
      const sum = ratings.reduce((all, count, at) => all + count * (5 - at), 0);
      const given = ratings.reduce((all, count) => all + count, 0);
      expect(average).toBeCloseTo(sum / given, 2);
    }
    expect((await reminder()).body).toEqual({ order_id: null, images: [] });
    for (const where of [`items/reviews/${item.id}`, `stores/reviews?store_id=${item.store_id}`]) {
      const { body } = await api.call(`/api/v1/${where}`);
      expect((body.reviews ?? body)[0], where).toMatchObject({
        comment: 'Crisp',
        rating: 4,
        attachment: [expect.stringMatching(/^upload-/)],
      });
    }
    const details = await api.call(`/api/v1/customer/order/details?order_id=${id}`, { headers: owner.headers });
    expect(details.body[0].is_reviewed).toBe(true);
  });

  test('by the guest who ordered it, without a name; by nobody else [ORD-018]', async () => {
    const guest = await newGuest(api);
    const { id } = await newOrder(api, {
      guest_id: guest.id,
      lines: [{ item, quantity: 1 }],
      order_status: 'delivered',
    });
    const words = { item_id: String(item.id), order_id: String(id), rating: '5', comment: `Fine ${id}` };
    const send = (guest_id: string) => sendForm(api, '/api/v1/items/reviews/submit', { ...words, guest_id }, {});
    expect((await send((await newGuest(api)).guest_id)).status).toBe(404);
    expect((await send(guest.guest_id)).status).toBe(200);
    expect((await send(guest.guest_id)).status).toBe(200);
    expect(await api.db.rows(sql`select comment, rating, customer_id from reviews where order_id = ${id}`)).toEqual([
      { comment: `Fine ${id}`, rating: 5, customer_id: null },
    ]);
  });

  test('of the courier who brought it, once; the average follows [ORD-018]', async () => {
    const owner = await signedInCustomer(api);
    const { id } = await newOrder(api, {
      customer_id: owner.id,
      lines: [{ item, quantity: 1 }],
      order_status: 'delivered',
    });
    await api.db.run(sql`update orders set delivery_man_id = 2 where id = ${id}`);
    const words = { delivery_man_id: '2', order_id: String(id), rating: '1', comment: 'Late' };
    const counted = () => api.db.row<{ ratings: number[] }>(sql`select ratings from couriers where id = 2`);
    const before = (await counted())?.ratings ?? [];
    expect((await say('delivery-man', owner, { ...words, delivery_man_id: '3' })).status).toBe(404);
    expect((await say('delivery-man', owner, { ...words, comment: '' })).body.errors[0].code).toBe('comment');
    expect((await say('delivery-man', owner, words)).status).toBe(200);
    expect((await say('delivery-man', owner, words)).status, 'again after a lost answer').toBe(200);
    const again = await say('delivery-man', owner, { ...words, rating: '5' });
    expect([again.status, again.body.errors[0].code]).toEqual([403, 'review']);
    expect((await counted())?.ratings).toEqual(before.map((count, at) => count + (at === 4 ? 1 : 0)));
  });

  test('the reminder can be waved aside [ORD-005]', async () => {
    const owner = await signedInCustomer(api);
    const make = () =>
      newOrder(api, { customer_id: owner.id, lines: [{ item, quantity: 1 }], order_status: 'delivered' });
    const [older, newer] = [await make(), await make()];
    const reminded = async () =>
      (await api.call('/api/v1/customer/review-reminder', { headers: owner.headers })).body.order_id;
    const dismiss = (order_id: number, who = owner) =>
      api.call(`/api/v1/customer/review-reminder-cancel?order_id=${order_id}`, { headers: who.headers });
    expect(await reminded()).toBe(newer.id);
    expect((await dismiss(newer.id, await signedInCustomer(api))).status).toBe(404);
    expect((await dismiss(newer.id)).body).toBe('success');
    expect(await reminded()).toBe(older.id);
  });
});
