import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { parcelPrice } from '#domain/parcel/parcel-price.ts';
import { orderTax } from '#domain/pricing/order-tax.ts';
import { sql } from '#server/db/sql.ts';
import { AVENYN, LINNE, OUTSIDE, parcelRequest, quotePath } from '#tests/support/orders/parcel-request.ts';
import type { Buyer } from '#tests/support/people/buyers.ts';
import { type OrderTown, orderTown } from '../orders/order-town.ts';

let town: OrderTown;
let category: { id: number; per_km: number | null };
let module_id: number;

beforeAll(async () => {
  town = await orderTown();
  module_id = town.modules.parcel ?? 0;
  const row = await town.db.row<typeof category>(sql`
    select id, parcel_per_km_shipping_charge as per_km from parcel_categories where status order by position limit 1`);
  if (!row) throw new Error('the town sends nothing');
  category = row;
});
afterAll(() => town.stop());

const request = (more: object = {}) => parcelRequest({ parcel_category_id: category.id, ...more });
const quote = (more: object = {}) => town.api.call(quotePath({ parcel_category_id: category.id, ...more }));
const place = (who: Buyer, body: object, key?: string) => town.post('/customer/order/place', who, module_id, body, key);
const amount = async (more: object = {}) => (await quote(more)).body.order_amount as number;
const parcelCount = async () =>
  (await town.db.row<{ count: number }>(sql`select count(*) as count from parcels`))?.count ?? 0;

describe('the quote of a parcel', () => {
  test('anybody hears price, distance along the streets and minutes at once; the browser counts the same [PARC-005]', async () => {
    const { status, body, text } = await quote();
    expect(status, text).toBe(200);
    expect(body.input.distance).toBeGreaterThan(1);
    expect(body.input.distance).toBeLessThan(6);
    expect(body.travel_minutes).toBeGreaterThan(0);
    expect(body.fetched_within_minutes).toBe(15);
    const minor = (major: number) => Math.round(major * 100);
    const { rates, settings, surge } = body.input;
    const own = parcelPrice({
      ...body.input,
      rates: {
        parcel_per_km_shipping_charge: minor(rates.parcel_per_km_shipping_charge),
        parcel_minimum_shipping_charge: minor(rates.parcel_minimum_shipping_charge),
      },
      vehicles: body.input.vehicles.map((band: { extra_charges: number }) => ({
        ...band,
        extra_charges: minor(band.extra_charges),
      })),
      surge: surge && { ...surge, price: surge.price_type === 'amount' ? minor(surge.price) : surge.price },
      settings: { ...settings, additional_charge: minor(settings.additional_charge) },
      dm_tips: 0,
    });
    expect(own.order_amount).toBe(minor(body.order_amount));
    expect(rates.parcel_per_km_shipping_charge).toBe((category.per_km ?? 0) / 100);
  });

  test('an hour that clocks skip in the coming days is neither offered nor taken', async () => {
    vi.spyOn(town.api.deps, 'now').mockReturnValue(new Date('2027-03-27T11:00:00Z'));
    try {
      const { windows } = (await quote({ schedule_at: '2027-03-28 03:30' })).body.schedule;
      expect(windows.filter(({ day }: { day: number }) => day === 0)).toEqual([
        { day: 0, opening_time: '00:00:00', closing_time: '02:00:00' },
        { day: 0, opening_time: '03:00:00', closing_time: '23:59:59' },
      ]);
      expect((await quote({ schedule_at: '2027-03-28 02:30' })).status).toBe(403);
    } finally {
      vi.restoreAllMocks();
    }
  });

  test.each([
    { what: 'the same place twice', more: { to: AVENYN }, code: 'receiver_details.address' },
    { what: 'a sender outside every zone', more: { from: OUTSIDE }, code: 'zone' },
    { what: 'a receiver outside every zone', more: { to: OUTSIDE }, code: 'receiverZone' },
    { what: 'an unknown category', more: { parcel_category_id: 99999 }, code: 'parcel_category_id' },
    { what: 'a slot in the past', more: { schedule_at: '2020-01-01 10:00' }, code: 'schedule_at' },
    { what: 'a slot that is none', more: { schedule_at: 'soon' }, code: 'schedule_at' },
    { what: 'no number for a place', more: { from: { lat: 'x', lng: 11 } }, code: 'origin_lat' },
  ])('$what is refused under its own field: $code [PARC-004]', async ({ more, code }) => {
    const { status, body } = await quote(more);
    expect([status, body.errors[0].code]).toEqual([403, code]);
    expect(body.errors[0].message).not.toBe('');
  });

  test('two places that no street joins: nothing is quoted, and nothing is sent [PARC-004]', async () => {
    const { geo } = town.api.deps;
    const order_amount = await amount();
    const before = await parcelCount();
    const guest = await town.guest();
    town.api.deps.geo = { ...geo, route: async () => null };
    const nearby = { lat: 57.7002, lng: 11.9703 };
    const quoted = await quote({ from: nearby });
    const sent = await place(guest, request({ order_amount }));
    town.api.deps.geo = geo;
    for (const { status, body } of [quoted, sent])
      expect([status, body.errors]).toEqual([
        403,
        [{ code: 'distance', message: 'There is no road between the two places' }],
      ]);
    expect(await parcelCount()).toBe(before);
  });

  test('its tax is asked for as other clients do: by what the way costs', async () => {
    const ask = (more: object) =>
      town.api.call('/api/v1/customer/order/get-Tax', {
        method: 'POST',
        headers: { moduleid: String(module_id) },
        body: { order_type: 'parcel', ...more },
      });
    const { guest_id } = await town.guest();
    const { parcel_tax, tax_included } = (await quote()).body.input.settings;
    const { total_tax_amount, added, tax_status } = orderTax(12_50, parcel_tax, tax_included);
    expect(total_tax_amount).toBeGreaterThan(0);
    const answer = await ask({ guest_id, order_amount: 12.5, parcel_category_id: category.id });
    expect(answer.body).toEqual({
      tax_amount: added / 100,
      included_tax_amount: (total_tax_amount - added) / 100,
      tax_status,
      tax_included,
    });
    expect((await ask({ guest_id, parcel_category_id: category.id })).body.errors[0].code).toBe('order_amount');
    expect((await ask({ guest_id, order_amount: 3 })).body.errors[0].message).toContain('parcel_category_id');
  });

  test('a category that is switched off cannot be sent', async () => {
    await town.db.run(sql`update parcel_categories set status = false where id = ${category.id}`);
    const off = await quote({ from: { lat: 57.7001, lng: 11.9702 } });
    await town.db.run(sql`update parcel_categories set status = true where id = ${category.id}`);
    expect([off.status, off.body.errors[0].code]).toEqual([403, 'parcel_category_id']);
  });
});

test('instructions for the courier are offered in the shopper’s language [PARC-002]', async () => {
  const { status, body } = await town.api.call('/api/v1/customer/order/parcel-instructions?limit=2&offset=1', {
    headers: { 'x-localization': 'es' },
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ total_size: 5, limit: 2, offset: 1 });
  expect(body.data).toEqual([
    { id: expect.any(Number), instruction: 'Entregar en mano', status: 1 },
    { id: expect.any(Number), instruction: 'Dejar en la puerta', status: 1 },
  ]);
});

describe('a parcel that is sent', () => {
  test('is an order of its own type, with receiver, category, price and a mail; a guest may send it and the receiver pays cash [PARC-001] [PARC-006] [MOD-001e]', async () => {
    const guest = await town.guest();
    const order_amount = await amount();
    const before = await parcelCount();
    const answer = await place(guest, request({ order_amount, charge_payer: 'receiver' }));
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({ status: 'pending', total_ammount: order_amount });
    expect(await parcelCount()).toBe(before + 1);
    const order = await town.orderRow(answer.body.order_id);
    expect(order).toMatchObject({
      order_type: 'parcel',
      store_id: null,
      module_id,
      is_guest: true,
      payment_method: 'cash_on_delivery',
      payment_status: 'unpaid',
      contact_number: '46701234567',
      delivery_instruction: 'Fragile · Call on arrival',
      order_note: 'Blue box',
    });
    expect(order.order_amount).toBe(Math.round(order_amount * 100));
    expect(order.total.order_amount).toBe(order.order_amount);
    const parcel = await town.db.row<Record<string, unknown>>(
      sql`select * from parcels where order_id = ${answer.body.order_id}`,
    );
    expect(parcel).toMatchObject({
      parcel_category_id: category.id,
      charge_payer: 'receiver',
      follow_key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      receiver_details: {
        contact_person_name: 'Elias Berg',
        contact_person_number: '+46735128810',
        latitude: LINNE.lat,
        zone_id: expect.any(Number),
      },
      return_otp: null,
    });
    // Nothing was promised before a courier can be there and the way is done.
    expect(order.schedule_at.getTime()).toBe(town.moment.getTime() + (15 + Number(parcel?.travel_minutes)) * 60_000);
    const mail = await town.db.row<{ text: string }>(sql`
      select body as text from outbox where recipient = 'maja.sends@example.com' order by id desc limit 1`);
    expect(mail?.text).toContain('Elias Berg');
  });

  test('may be for later, with a tip, paid by card: it waits for its money', async () => {
    const customer = await town.customer({});
    const [today] = town.moment.toISOString().split('T');
    const later = { schedule_at: `${today} 18:00` };
    const order_amount = (await amount(later)) + 2;
    const answer = await place(
      customer,
      request({ ...later, order_amount, dm_tips: 2, payment_method: 'digital_payment' }),
    );
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.status).toBe('failed');
    expect(await town.orderRow(answer.body.order_id)).toMatchObject({ scheduled: true, dm_tips: 200 });
  });

  test('clients that count otherwise: more than it costs or no total at all is taken, and ours is charged', async () => {
    const total_ammount = await amount();
    for (const order_amount of [total_ammount + 3, null]) {
      const answer = await place(await town.guest(), request({ order_amount }));
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body).toMatchObject({ total_ammount });
    }
    const exact = await place(await town.guest(), request({ order_amount: 100, exact_amount: true }));
    expect([exact.status, exact.body.errors[0]]).toEqual([
      403,
      expect.objectContaining({ code: 'order_amount', shown: 100, now: total_ammount }),
    ]);
  });

  test('is placed once, however often it is sent under the same key', async () => {
    const guest = await town.guest();
    const body = request({ order_amount: await amount() });
    const [one, two] = await Promise.all([place(guest, body, 'parcel-key-1'), place(guest, body, 'parcel-key-1')]);
    expect(one.body.order_id).toBe(two.body.order_id);
  });

  test('a guest becomes a customer with it', async () => {
    const guest = await town.guest();
    const body = request({
      order_amount: await amount(),
      create_new_user: 1,
      password: 'a long password',
      contact_person_number: '+46709998877',
      contact_person_email: 'new.sender@example.com',
    });
    const answer = await place(guest, body);
    expect(answer.status, answer.text).toBe(200);
    expect(await town.orderRow(answer.body.order_id)).toMatchObject({ is_guest: false, guest_id: null });
  });

  const receiver = (more: object) => ({ receiver_details: { ...parcelRequest({}).receiver_details, ...more } });
  test.each<{ what: string; more: object; code: string }>([
    { what: 'a tampered fee', more: { order_amount: 0.5 }, code: 'order_amount' },
    {
      what: 'a receiver who pays by card',
      more: { charge_payer: 'receiver', payment_method: 'digital_payment' },
      code: 'order_method',
    },
    { what: 'a coupon of a shop', more: { coupon_code: 'WELCOME10' }, code: 'coupon' },
    { what: 'nobody who pays', more: { charge_payer: null }, code: 'charge_payer' },
    {
      what: 'a receiver without a phone',
      more: receiver({ contact_person_number: '' }),
      code: 'receiver_details.contact_person_number',
    },
    {
      what: 'a receiver without a name',
      more: receiver({ contact_person_name: ' ' }),
      code: 'receiver_details.contact_person_name',
    },
    { what: 'a receiver without a door', more: receiver({ address: '' }), code: 'receiver_details.address' },
    { what: 'a receiver outside the world', more: receiver({ latitude: 95 }), code: 'receiver_details.latitude' },
    {
      what: 'a receiver outside every zone',
      more: receiver({ latitude: OUTSIDE.lat, longitude: OUTSIDE.lng }),
      code: 'receiverZone',
    },
    {
      what: 'a receiver at the sender’s door',
      more: receiver({ latitude: AVENYN.lat, longitude: AVENYN.lng }),
      code: 'receiver_details.address',
    },
    { what: 'no receiver', more: { receiver_details: null }, code: 'receiver_details' },
    { what: 'a receiver that is no JSON', more: { receiver_details: '{' }, code: 'receiver_details' },
    { what: 'a sender outside every zone', more: { latitude: OUTSIDE.lat, longitude: OUTSIDE.lng }, code: 'zone' },
    { what: 'a sender without a phone', more: { contact_person_number: 'none' }, code: 'contact_person_number' },
    { what: 'no category', more: { parcel_category_id: null }, code: 'parcel_category_id' },
    { what: 'a slot in the past', more: { schedule_at: '2020-01-01 10:00' }, code: 'schedule_at' },
  ])('$what is refused under its field, and nothing is written [PARC-006]', async ({ more, code }) => {
    const guest = await town.guest();
    const before = await parcelCount();
    const answer = await place(guest, request({ order_amount: await amount(), ...more }));
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, code]);
    expect(await parcelCount()).toBe(before);
  });

  test('the receiver’s details may come as the text of JSON, as clients of this interface send them', async () => {
    const guest = await town.guest();
    const { receiver_details, ...rest } = request({ order_amount: await amount() });
    const answer = await place(guest, { ...rest, receiver_details: JSON.stringify(receiver_details) });
    expect(answer.status, answer.text).toBe(200);
  });
});

describe('whoever sent something before', () => {
  test('chooses from their own last three receivers, and sends the same again; nobody else sees it', async () => {
    const customer = await town.customer({});
    const order_amount = await amount();
    const ids: number[] = [];
    for (const n of [1, 2, 3, 4, 2]) {
      const receiver_details = {
        ...request().receiver_details,
        contact_person_name: `Receiver ${n}`,
        contact_person_number: `+4670000000${n}`,
      };
      const answer = await place(customer, request({ order_amount, receiver_details }));
      expect(answer.status, answer.text).toBe(200);
      ids.push(answer.body.order_id);
    }
    const bearer = { headers: { authorization: `Bearer ${customer.token}` } };
    const { body: receivers } = await town.api.call('/api/v1/customer/parcel/recent-receivers', bearer);
    expect(receivers.map((one: { contact_person_name: string }) => one.contact_person_name)).toEqual([
      'Receiver 2',
      'Receiver 4',
      'Receiver 3',
    ]);
    const sent = await town.api.call(`/api/v1/customer/parcel/sent?order_id=${ids[0]}`, bearer);
    expect(sent.body).toMatchObject({
      parcel_category_id: category.id,
      sender: { contact_person_name: 'Maja Lindqvist', latitude: AVENYN.lat },
      receiver: { contact_person_name: 'Receiver 1', house: '31' },
      charge_payer: 'sender',
    });
    const other = await town.customer({});
    const foreign = await town.api.call(`/api/v1/customer/parcel/sent?order_id=${ids[0]}`, {
      headers: { authorization: `Bearer ${other.token}` },
    });
    expect([foreign.status, foreign.body.errors[0].code]).toEqual([404, 'order']);
  });

  test('takes the receiver along when the account goes', async () => {
    const customer = await town.customer({});
    const answer = await place(customer, request({ order_amount: await amount() }));
    await town.db.run(sql`update orders set customer_id = null where id = ${answer.body.order_id}`);
    const row = await town.db.row<{ receiver_details: object }>(
      sql`select receiver_details from parcels where order_id = ${answer.body.order_id}`,
    );
    expect(row?.receiver_details).toEqual({});
  });
});
