import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { editTripLength } from '#server/rental/trips/edit-trip.service.ts';
import type { Rental } from '#tests/support/rental/rental-town.ts';
import { type TripTown, tripTown } from './trip-town.ts';

let town: TripTown;
let rental: Rental;

beforeAll(async () => {
  town = await tripTown();
});
// What one test offers, takes off or rents no other meets.
beforeEach(async () => {
  rental = await town.rental({ vehicles: 2, units: 3 });
  await town.setting('additional_charge_status', 0);
});
afterAll(() => town.stop());

const vehicle = (at = 0) => rental.vehicles[at]?.id ?? 0;
const unitsOf = (trip_id: number) =>
  town.db.rows<{ unit_id: number; starts: Date; ends: Date }>(sql`
    select unit_id, lower(during) as starts, upper(during) as ends from trip_units
    where trip_id = ${trip_id} and released_at is null order by unit_id`);
const cartsOf = async (customer_id: number) =>
  (await town.db.rows(sql`select id from trip_carts where customer_id = ${customer_id}`)).length;
const code = (answer: { body: { errors?: { code: string }[] } }) => answer.body.errors?.[0]?.code;

describe('a trip is booked', () => {
  test('the cart becomes a trip: the bare number, sums, lines, units, event and mail are there, the cart is gone [RENT-041]', async () => {
    const who = await town.customer({ email: 'traveller@example.com' });
    const pickup_time = town.inHours(24);
    await town.fill(who, rental, {
      rental_type: 'day_wise',
      estimated_hours: 48,
      distance: 342.5,
      destination_time: 4.3,
      pickup_time,
      lines: [
        { vehicle_id: vehicle(0), quantity: 1 },
        { vehicle_id: vehicle(1), quantity: 2 },
      ],
    });
    const shown = await town.quote(who, rental);
    expect(shown.problems).toEqual([]);
    expect(shown.trip_amount).toBe(360);
    expect(shown.trip).toMatchObject({ scheduled: 1, schedule_at: pickup_time.toISOString() });
    const answer = await town.book(who, rental, {
      trip_amount: shown.trip_amount,
      version: shown.version,
      trip_type: 'day_wise',
      provider_id: rental.provider_id,
      scheduled: 1,
      additional_note: 'A child seat, please',
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual(expect.any(Number));

    const row = await town.tripRow(answer.body);
    expect(row).toMatchObject({
      customer_id: who.id,
      guest_id: null,
      is_guest: false,
      provider_id: rental.provider_id,
      trip_type: 'day_wise',
      trip_status: 'pending',
      payment_status: 'unpaid',
      trip_amount: 360_00,
      scheduled: true,
      schedule_at: pickup_time,
      estimated_trip_end_time: town.inHours(72),
      trip_note: 'A child seat, please',
      user_info: { contact_person_name: 'Test Person', contact_person_number: '+46701234567' },
      contact_number: '46701234567',
      bill: { trip_cost: 360_00, subtotal: 360_00, trip_amount: 360_00 },
    });
    expect(row.otp).toMatch(/^\d{4}$/);
    const lines = await town.db.rows(sql`
      select vehicle_id, quantity, unit_price, original_price, discount_on_trip from trip_lines
      where trip_id = ${answer.body} order by vehicle_id`);
    expect(lines).toEqual([
      { vehicle_id: vehicle(0), quantity: 1, unit_price: 60_00, original_price: 120_00, discount_on_trip: 0 },
      { vehicle_id: vehicle(1), quantity: 2, unit_price: 60_00, original_price: 240_00, discount_on_trip: 0 },
    ]);
    const units = await unitsOf(answer.body);
    expect(units).toHaveLength(3);
    expect(units[0]).toMatchObject({ starts: pickup_time, ends: town.inHours(72) });
    expect(
      await town.db.rows(sql`select trip_status, changed_by from trip_events where trip_id = ${answer.body}`),
    ).toEqual([{ trip_status: 'pending', changed_by: 'customer' }]);
    const mail = await town.db.row<{ subject: string; body: string }>(sql`
      select subject, body from outbox where recipient = 'traveller@example.com' order by id desc limit 1`);
    expect(mail?.subject).toBe(`Your trip #${answer.body}`);
    expect(mail?.body).toContain(`/rental/trip-status/${answer.body}`);
    expect(mail?.body).not.toContain('key=');

    expect(await cartsOf(who.id)).toBe(0);
    expect(code(await town.book(who, rental, { trip_amount: 360 }))).toBe('empty_cart');
  });

  test('a guest books for now with name and phone, and is sent the key of the trip', async () => {
    const who = await town.guest();
    await town.fill(who, rental);
    const answer = await town.bookShown(who, rental, { contact_person_email: 'guest-trip@example.com' });
    expect(answer.status, answer.text).toBe(200);
    expect(await town.tripRow(answer.body)).toMatchObject({
      customer_id: null,
      guest_id: who.id,
      is_guest: true,
      scheduled: false,
      schedule_at: town.clock.moment,
      estimated_trip_end_time: town.inHours(5),
      trip_amount: 60_00,
    });
    const mail = await town.db.row<{ body: string }>(sql`
      select body from outbox where recipient = 'guest-trip@example.com'`);
    expect(mail?.body).toMatch(new RegExp(`/rental/trip-status/${answer.body}\\?key=.{20}`));

    await town.fill(who, rental);
    const nameless = await town.book(who, rental, { trip_amount: 60, contact_person_name: '' });
    expect([nameless.status, code(nameless)]).toEqual([403, 'contact_person_name']);
    const wrong = await town.book(who, rental, { trip_amount: 60, contact_person_number: 'call me' });
    expect([wrong.status, code(wrong)]).toEqual([403, 'contact_person_number']);
    await town.setting('guest_checkout_status', 0);
    expect(code(await town.book(who, rental, { trip_amount: 60 }))).toBe('is_guest');
    await town.setting('guest_checkout_status', 1);
  });

  test('a client that counts by itself: the tax that prices hold is none to add [MONEY-012b], less than it costs is refused with both figures, more or no total at all books at ours', async () => {
    const who = await town.customer();
    await town.fill(who, rental);
    const taxAt = (rate: number) => town.db.run(sql`update stores set tax = ${rate} where id = ${rental.provider_id}`);
    await taxAt(20);
    const tax = await town.call('/user/trip/get-tax', who, rental, {});
    await taxAt(0);
    // 60 × 20 / 120.
    expect(tax.body).toEqual({ tax_amount: 0, included_tax_amount: 10, tax_status: 'included', tax_included: 1 });
    const refused = await town.book(who, rental, { trip_amount: 59.99 });
    expect([refused.status, refused.body.errors[0]]).toEqual([
      403,
      expect.objectContaining({ code: 'trip_amount', shown: 59.99, now: 60 }),
    ]);
    for (const told of [{ trip_amount: 60 }, { trip_amount: 72 }, {}]) {
      await town.fill(who, rental);
      const booked = await town.book(who, rental, told);
      expect(booked.status, booked.text).toBe(200);
      expect(await town.tripRow(booked.body)).toMatchObject({ trip_amount: 60_00 });
    }
  });

  test('one key is one trip and one answer; another body under the same key is refused', async () => {
    const who = await town.customer();
    await town.fill(who, rental);
    const { trip_amount } = await town.quote(who, rental);
    const first = await town.book(who, rental, { trip_amount }, 'one-trip');
    const again = await town.book(who, rental, { trip_amount }, 'one-trip');
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text]);
    expect((await town.book(who, rental, { trip_amount: 1 }, 'one-trip')).status).toBe(409);
    expect(await town.db.rows(sql`select id from trips where customer_id = ${who.id}`)).toHaveLength(1);
  });
});

describe('what changed since the page was opened is refused, and nothing is booked', () => {
  test('another total, another trip, another provider or type, a pickup that has passed', async () => {
    const who = await town.customer();
    const before = await town.countTrips(rental);
    await town.fill(who, rental, { pickup_time: town.inHours(2) });
    const shown = await town.quote(who, rental);
    const told = { trip_amount: shown.trip_amount, version: shown.version };

    const cheaper = await town.book(who, rental, { ...told, trip_amount: shown.trip_amount - 0.01 });
    expect([cheaper.status, code(cheaper), cheaper.body.message]).toEqual([
      403,
      'trip_amount',
      'The total of your trip is now $60.00. Please check it and confirm again',
    ]);
    expect(cheaper.body.errors[0]).toMatchObject({ shown: 59.99, now: 60 });
    // Who knows the trip by its version hears of a lower price, too, before it is booked.
    expect(code(await town.book(who, rental, { ...told, trip_amount: 61 }))).toBe('trip_amount');
    expect(code(await town.book(who, rental, { ...told, trip_type: 'distance' }))).toBe('trip');
    expect(code(await town.book(who, rental, { ...told, provider_id: 1_000_000 }))).toBe('trip');

    // The same price at another time is another trip.
    await town.db.run(sql`
      update trip_carts set pickup_time = pickup_time + interval '1 hour' where customer_id = ${who.id}`);
    expect(code(await town.book(who, rental, told))).toBe('trip');
    await town.fill(who, rental, { pickup_time: town.inHours(-1) });
    const past = await town.book(who, rental, { trip_amount: 60, scheduled: 1 });
    expect([past.status, code(past)]).toEqual([403, 'schedule_at']);
    expect(code(await town.book(who, rental, { trip_amount: 60 }))).toBe('schedule_at');

    expect(await town.countTrips(rental)).toBe(before);
    expect(await cartsOf(who.id)).toBe(1);
    // Who was shown that it is for now books it for now.
    const answer = await town.bookShown(who, rental, { scheduled: 0 });
    expect(await town.tripRow(answer.body)).toMatchObject({ scheduled: false, schedule_at: town.clock.moment });
  });
});

describe('what stands in the way is said under its code, by quote and booking alike', () => {
  const refused = async (facts: Parameters<TripTown['fill']>[2], more: object = {}) => {
    const who = await town.guest();
    await town.fill(who, rental, facts);
    const { problems, trip_amount } = await town.quote(who, rental, more);
    const answer = await town.book(who, rental, { trip_amount, scheduled: 0, ...more });
    expect(answer.status, answer.text).not.toBe(200);
    expect(answer.body.message).toBe(problems[0]?.message);
    return code(answer);
  };

  test('the provider: its zones, its hours, whether it takes bookings and those for later', async () => {
    expect(await refused({ at: { lat: 10, lng: 10 } })).toBe('zone');
    const change = (columns: string, back: string) => ({
      async around(work: () => Promise<void>) {
        await town.db.script(`update stores set ${columns} where id = ${rental.provider_id}`);
        await work();
        await town.db.script(`update stores set ${back} where id = ${rental.provider_id}`);
      },
    });
    await change('active = false', 'active = true').around(async () => expect(await refused({})).toBe('store'));
    await change('status = false', 'status = true').around(async () => expect(await refused({})).toBe('store'));
    await change('schedule_order = false', 'schedule_order = true').around(async () =>
      expect(await refused({ pickup_time: town.inHours(9) }, { scheduled: 1 })).toBe('schedule_at'),
    );
    await town.db.run(sql`update store_schedules set closing_time = '00:01' where store_id = ${rental.provider_id}`);
    expect(await refused({})).toBe('order_time');
    expect(await refused({ pickup_time: town.inHours(9) }, { scheduled: 1 })).toBe('order_time');
    await town.db.run(sql`update store_schedules set closing_time = '24:00' where store_id = ${rental.provider_id}`);
  });

  test('where it hands over: a zone that is off, or has left rental out; where it is at home itself plays no part', async () => {
    const [other] = await town.db.rows<{ id: number }>(sql`
      insert into zones (name, display_name, coordinates, status)
      select name, display_name, coordinates, false from zones where id = ${rental.zone_id} returning id`);
    const here = sql`module_id = ${rental.module_id} and zone_id = any (
      select unnest(pickup_zone_id) from stores where id = ${rental.provider_id})`;
    const offered = await town.db.rows(sql`select * from zone_modules where ${here}`);
    await town.db.run(sql`delete from zone_modules where ${here}`);
    expect(await refused({})).toBe('zone');
    await town.db.run(sql`
      insert into zone_modules select * from jsonb_populate_recordset(null::zone_modules, ${JSON.stringify(offered)}::jsonb)`);
    await town.db.run(sql`update stores set zone_id = ${other?.id} where id = ${rental.provider_id}`);
    const who = await town.guest();
    await town.fill(who, rental);
    const answer = await town.bookShown(who, rental, { scheduled: 0 });
    expect(answer.status, answer.text).toBe(200);
    await town.db.run(sql`update stores set zone_id = ${rental.zone_id} where id = ${rental.provider_id}`);
  });

  test('the vehicles: taken off, not offered for the type, too many, already promised, too short a trip', async () => {
    await town.db.run(sql`update vehicles set status = false where id = ${vehicle()}`);
    expect(await refused({})).toBe('vehicle_id');
    await town.db.run(sql`update vehicles set status = true, trip_hourly = false where id = ${vehicle()}`);
    expect(await refused({})).toBe('rental_type');
    await town.db.run(sql`update vehicles set trip_hourly = true where id = ${vehicle()}`);
    expect(await refused({ lines: [{ vehicle_id: vehicle(), quantity: 4 }] })).toBe('quantity');
    expect(await refused({ estimated_hours: 0.5 })).toBe('estimated_hours');
    expect(await refused({ rental_type: 'distance_wise', destination_time: 5 })).toBe('estimated_hours');
    expect(await refused({}, { coupon_code: 'NOSUCHCODE' })).toBe('coupon');

    const who = await town.guest();
    await town.fill(who, rental, { lines: [{ vehicle_id: vehicle(), quantity: 3 }] });
    expect((await town.bookShown(who, rental)).status).toBe(200);
    expect(await refused({ pickup_time: town.inHours(4) }, { scheduled: 1 })).toBe('quantity');
    const late = await town.guest();
    await town.fill(late, rental, { pickup_time: town.inHours(4) });
    expect((await town.quote(late, rental)).problems[0].message).toMatch(
      /This vehicle is not available in this pick time$/,
    );
  });

  test('nonsense is refused by its field', async () => {
    const who = await town.guest();
    await town.fill(who, rental);
    for (const [field, value] of Object.entries({
      trip_amount: 'much',
      trip_type: 'monthly',
      provider_id: -1,
      contact_person_email: 'nobody',
      additional_note: 'x'.repeat(1001),
    })) {
      const answer = await town.book(who, rental, { trip_amount: 60, [field]: value });
      expect([answer.status, code(answer)]).toEqual([403, field]);
    }
  });
});

describe('times', () => {
  test('back-to-back trips do not clash, and a canceled or ended one frees its time at once [RENT-057]', async () => {
    const all = [{ vehicle_id: vehicle(), quantity: 3 }];
    const booked = async (from: number, hours: number) => {
      const who = await town.guest();
      await town.fill(who, rental, { pickup_time: town.inHours(from), estimated_hours: hours, lines: all });
      return town.bookShown(who, rental);
    };
    expect((await booked(10, 5)).status).toBe(200);
    expect((await booked(15, 5)).status).toBe(200);
    const before = await booked(5, 5);
    expect(before.status).toBe(200);
    expect((await booked(14, 1)).status).toBe(403);
    expect((await booked(9, 1)).status).toBe(403);
    await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${before.body}`);
    expect((await booked(9, 1)).status).toBe(200);
  });

  test('a unit is not promised twice even by who asks nobody: the database refuses it [RENT-057]', async () => {
    const who = await town.guest();
    await town.fill(who, rental);
    const { body: trip_id } = await town.bookShown(who, rental);
    await expect(
      town.db.run(sql`
        insert into trip_units (trip_id, trip_line_id, unit_id, during)
        select trip_id, trip_line_id, unit_id, tstzrange(lower(during) + interval '1 hour', null) from trip_units
        where trip_id = ${trip_id}`),
    ).rejects.toMatchObject({ code: '23P01' });
  });

  test('over the night in which clocks go back, the units are away for the hours that pass', async () => {
    await town.setting('timezone', 'Europe/Stockholm');
    const kept = town.clock.moment;
    town.clock.moment = new Date('2026-10-24T10:00:00Z');
    const who = await town.guest();
    await town.fill(who, rental, { estimated_hours: 10, pickup_time: new Date('2026-10-24T20:00:00Z') });
    const { body: trip_id } = await town.bookShown(who, rental);
    expect(await unitsOf(trip_id)).toMatchObject([
      { starts: new Date('2026-10-24T20:00:00Z'), ends: new Date('2026-10-25T06:00:00Z') },
    ]);
    town.clock.moment = kept;
  });
});

describe('the bill', () => {
  const offers = async () => {
    await town.db.run(sql`update vehicles set discount_price = 10 where id = ${vehicle()}`);
    await town.db.run(sql`update stores set tax = 10 where id = ${rental.provider_id}`);
    await town.db.run(sql`
      insert into store_discounts (store_id, discount, min_purchase, max_discount, start_date, end_date, start_time, end_time)
      values (${rental.provider_id}, 5, 20000, 0, current_date - 2, current_date + 2, '00:00', '23:59:59')`);
    await town.db.run(sql`
      insert into coupons (module_id, title, code, coupon_type, discount, discount_type, "limit", start_date, expire_date, min_purchase)
      values (${rental.module_id}, '{"en": "Weekend"}', 'HELG20', 'default', 2000, 'amount', 1, current_date - 2,
        current_date + 2, 20000)`);
    await town.setting('additional_charge_status', 1);
    await town.setting('additional_charge', 400);
    await town.setting('tax_included', 0);
  };

  test('a discount from the morning until past midnight is given on its last day, as it is shown', async () => {
    const who = await town.guest();
    await town.fill(who, rental);
    const { trip_amount } = await town.quote(who, rental);
    await town.db.run(sql`
      insert into store_discounts (store_id, discount, start_date, end_date, start_time, end_time)
      values (${rental.provider_id}, 50, current_date - 2, current_date, '09:00', '02:00')`);
    expect((await town.quote(who, rental)).trip_amount).toBe(trip_amount / 2);
    await town.db.run(sql`delete from store_discounts where store_id = ${rental.provider_id}`);
  });

  test('discounts one after the other, coupon, tax on the rest and fee; the coupon is used with the trip [RENT-043] [RENT-055] [MONEY-011]', async () => {
    await offers();
    const who = await town.customer();
    const lines = [
      { vehicle_id: vehicle(0), quantity: 1 },
      { vehicle_id: vehicle(1), quantity: 2 },
    ];
    const facts = { rental_type: 'day_wise', estimated_hours: 48, lines } as const;
    await town.fill(who, rental, facts);
    const listed = await town.api.call('/api/v1/rental/coupon/list', {
      headers: { ...who.headers, moduleid: String(rental.module_id), zoneid: `[${rental.zone_id}]` },
    });
    expect(listed.body.map((one: { code: string }) => one.code)).toContain('HELG20');
    const everybody = await town.api.call('/api/v1/rental/coupon/list/all', {
      headers: { moduleid: String(rental.module_id), zoneid: `[${rental.zone_id}]` },
    });
    expect(everybody.body.map((one: { code: string }) => one.code)).toContain('HELG20');
    const withProvider = await town.api.call(`/api/v1/rental/coupon/list/all?provider_id=${rental.provider_id}`, {
      headers: { moduleid: String(rental.module_id), zoneid: `[${rental.zone_id}]` },
    });
    // A guest's uses are not counted, and this one is good for one.
    expect(withProvider.body.map((one: { code: string }) => one.code)).not.toContain('HELG20');
    const apply = (amount: number) =>
      town.api.call(`/api/v1/rental/coupon/apply?code=helg20&provider_id=${rental.provider_id}&amount=${amount}`, {
        headers: { ...who.headers, moduleid: String(rental.module_id) },
      });
    expect((await apply(300)).body).toMatchObject({ code: 'HELG20', discount: 20 });
    expect(code(await apply(100))).toBe('coupon');

    const use = { coupon_code: 'HELG20' };
    // 360 − 12 (10 % of 120) − 17.40 (5 % of 348) − 20 = 310.60; tax 31.06; fee 4.
    const tax = await town.call('/user/trip/get-tax', who, rental, { ...use, trip_amount: 1 });
    expect(tax.body).toEqual({ tax_amount: 31.06, included_tax_amount: 0, tax_status: 'excluded', tax_included: 0 });
    const quote = await town.quote(who, rental, use);
    expect([quote.trip_amount, quote.coupon.code]).toEqual([345.66, 'HELG20']);
    const answer = await town.bookShown(who, rental, use);
    expect(answer.status, answer.text).toBe(200);
    expect(await town.tripRow(answer.body)).toMatchObject({
      vehicle_discount_amount: 12_00,
      provider_discount_amount: 17_40,
      coupon_code: 'HELG20',
      coupon_discount_amount: 20_00,
      tax_percentage: 10,
      tax_status: 'excluded',
      tax_amount: 31_06,
      additional_charge: 4_00,
      trip_amount: 345_66,
    });
    expect(
      await town.db.rows(sql`
        select u.payable_kind, c.total_uses from coupon_uses u join coupons c on c.id = u.coupon_id
        where c.code = 'HELG20'`),
    ).toEqual([{ payable_kind: 'trip', total_uses: 1 }]);

    // 180 − 6 is below the minimum of the provider's discount and of the coupon: what was promised stays.
    await editTripLength(town.api.deps, answer.body, { estimated_hours: 24, reason: 'Back sooner' });
    expect(await town.tripRow(answer.body)).toMatchObject({
      provider_discount_amount: 8_70,
      coupon_discount_amount: 20_00,
      tax_amount: 14_53,
      trip_amount: 163_83,
    });

    await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${answer.body}`);
    await town.fill(who, rental, facts);
    const again = await town.quote(who, rental, use);
    expect([again.problems[0]?.code, again.coupon]).toEqual(['coupon', null]);
  });

  test('a referred newcomer’s first trip costs less, the second does not', async () => {
    await town.setting('new_customer_discount_status', 1);
    await town.setting('new_customer_discount_amount', 10);
    await town.setting('new_customer_discount_amount_type', 'percentage');
    const friend = await town.customer();
    const who = await town.customer({ ref_by: friend.id, created_at: town.clock.moment });
    await town.fill(who, rental, { lines: [{ vehicle_id: vehicle(1), quantity: 1 }] });
    const first = await town.bookShown(who, rental);
    expect(await town.tripRow(first.body)).toMatchObject({ ref_bonus_amount: 6_00 });
    await town.fill(who, rental, { lines: [{ vehicle_id: vehicle(1), quantity: 1 }] });
    const second = await town.bookShown(who, rental);
    expect(await town.tripRow(second.body)).toMatchObject({ ref_bonus_amount: 0 });
    for (const { body: trip_id } of [first, second])
      await town.api.call('/api/v1/rental/user/trip/cancel-trip', {
        method: 'PUT',
        headers: who.headers,
        body: { trip_id },
      });
    await town.fill(who, rental, { lines: [{ vehicle_id: vehicle(1), quantity: 1 }] });
    const third = await town.bookShown(who, rental);
    expect(await town.tripRow(third.body), 'what was canceled is no first trip').toMatchObject({
      ref_bonus_amount: 6_00,
    });
  });
});

test('what comes back into the wallet is promised at booking, follows the trip’s price, is paid with the trip, and given back when it is canceled', async () => {
  await town.db.run(sql`delete from cashback_rules where module_id = ${rental.module_id}`);
  await town.db.run(sql`
    insert into cashback_rules (module_id, title, cashback_type, cashback_amount, min_purchase, max_discount, start_date,
      end_date, same_user_limit)
    values (${rental.module_id}, '{"en": "A little back"}', 'percentage', 10, 0, 0, '2020-01-01', '2100-01-01', 1)`);
  const who = await town.customer({ wallet: 500_00 });
  const uses = async () =>
    (await town.db.row<{ uses: number }>(sql`select uses from cashback_uses where customer_id = ${who.id}`))?.uses ?? 0;
  await town.fill(who, rental);
  const { trip_amount, cashback_amount } = await town.quote(who, rental);
  expect(cashback_amount).toBe(Math.round(trip_amount * 10) / 100);
  const back = Math.round(cashback_amount * 100);
  const first = await town.bookShown(who, rental);
  expect(first.status, first.text).toBe(200);
  expect(await town.tripRow(first.body)).toMatchObject({ cashback_amount: back });
  expect(await uses()).toBe(1);
  const headers = { authorization: `Bearer ${who.token}` };
  await town.api.call('/api/v1/rental/user/trip/cancel-trip', {
    method: 'PUT',
    headers,
    body: { trip_id: first.body },
  });
  expect(await uses()).toBe(0);

  await town.fill(who, rental);
  const second = await town.bookShown(who, rental);
  const { estimated_hours } = await town.tripRow(second.body);
  await editTripLength(town.api.deps, second.body, { estimated_hours: estimated_hours / 2, reason: 'Back sooner' });
  const shorter = await town.tripRow(second.body);
  expect(shorter.cashback_amount).toBe(Math.round(shorter.trip_amount / 10));
  expect(shorter.cashback_amount).toBeLessThan(back);
  await town.db.run(sql`update trip_units set released_at = now() where trip_id = ${second.body}`);
  await town.db.run(sql`update trips set trip_status = 'completed' where id = ${second.body}`);
  const paid = await town.call('/user/trip/payment', who, rental, {
    trip_id: second.body,
    payment_method: 'cash_payment',
  });
  expect(paid.status, paid.text).toBe(200);
  const entries = await town.db.rows(sql`
    select transaction_type, credit from wallet_entries where customer_id = ${who.id} and reference = ${`trip ${second.body}`}`);
  expect(entries).toContainEqual({ transaction_type: 'CashBack', credit: shorter.cashback_amount });
  await town.fill(who, rental);
  expect((await town.quote(who, rental)).cashback_amount).toBe(0);
});
