import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { followKey } from '#server/live/follow-key.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { newTrip, rentedVehicles, TRIP_END, TRIP_START } from '#tests/support/rental/booked-trips.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { readEvents } from '#tests/support/traffic/read-events.ts';

let api: TestApi;
let origin: string;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  origin = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  expect(await checkBooks(api.db)).toEqual([]);
  await api.stop();
});

const TRIP = '/api/v1/rental/user/trip';
const get = (path: string, headers: Record<string, string> = {}) => api.call(`${TRIP}/${path}`, { headers });
const details = (id: number, who: Pick<Customer, 'headers'>) => get(`get-trip-details?trip_id=${id}`, who.headers);
const cancel = (id: number, who: { headers?: Record<string, string>; guest_id?: string }, reason = 'Plans changed') =>
  api.call(`${TRIP}/cancel-trip`, {
    method: 'PUT',
    headers: who.headers ?? {},
    body: { trip_id: id, cancellation_reason: reason, ...(who.guest_id && { guest_id: who.guest_id }) },
  });
const operate = (path: string, body?: object) =>
  api.call(`/api/v1/operator/trips${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    ...(body && { body }),
  });
const move = (id: number, trip_status: string, more: object = {}) => operate(`/${id}/status`, { trip_status, ...more });
/** Its reserved cars, as the provider's system sees them. */
const reserved = async (id: number): Promise<{ id: number; vehicle_identity_id: number }[]> =>
  (await operate(`/${id}`)).body.reserved_units;
async function assign(id: number, driver_id: number | null = null) {
  const units = (await reserved(id)).map((unit) => ({ id: unit.id, driver_id }));
  return operate(`/${id}/units`, { units });
}
const driversOf = async (provider_id: number): Promise<number[]> =>
  (await api.db.rows<{ id: number }>(sql`select id from drivers where provider_id = ${provider_id} order by id`)).map(
    ({ id }) => id,
  );

describe('the list [RENT-038] [ROUTE-031]', () => {
  test('has one’s own trips, the newest first, running and over, by pages', async () => {
    const customer = await signedInCustomer(api);
    const running = (await newTrip(api, { customer_id: customer.id })).id;
    const done = (await newTrip(api, { customer_id: customer.id, trip_status: 'completed' })).id;
    const canceled = (await newTrip(api, { customer_id: customer.id, trip_status: 'canceled' })).id;
    await newTrip(api, { customer_id: (await signedInCustomer(api)).id });

    const list = async (which: string) => (await get(`get-trip-list/${which}`, customer.headers)).body;
    const { trips, total_size } = await list('running');
    expect(total_size).toBe(1);
    expect(trips[0]).toMatchObject({ id: running, trip_status: 'pending', payment_status: 'unpaid', trip_amount: 48 });
    expect(trips[0].schedule_at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect((await list('completed')).trips.map(({ id }: { id: number }) => id)).toEqual([canceled, done]);
    expect((await list('all')).total_size).toBe(3);
    const page = (await get('get-trip-list/all?limit=2&offset=2', customer.headers)).body;
    expect(page.trips.map(({ id }: { id: number }) => id)).toEqual([running]);
    const only = await get('get-trip-list/all?trip_status=canceled', customer.headers);
    expect(only.body.trips.map(({ id }: { id: number }) => id)).toEqual([canceled]);
    // Clients know that status, too; no trip of ours gets it, for it is paid when it is over.
    const failed = await get('get-trip-list/all?trip_status=payment_failed', customer.headers);
    expect(failed).toMatchObject({ status: 200, body: { total_size: 0 } });
    expect(trips[0].payment_failed).toBeNull();
    expect((await get('get-trip-list/some', customer.headers)).status).toBe(403);
  });

  test('finds one by its number, and several by a part of a provider’s or a vehicle’s name', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id });
    const other = await newTrip(api, { customer_id: customer.id, trip_status: 'canceled' });
    const found = async (search: string) => {
      const { body } = await get(`get-trip-list/all?search=${encodeURIComponent(search)}`, customer.headers);
      expect(body.total_size).toBe(body.trips.length);
      return body.trips.map((trip: { id: number }) => trip.id);
    };
    expect(await found(String(id))).toEqual([id]);
    expect(await found(vehicle.name.en.toUpperCase().slice(1))).toContain(id);
    const provider = (await details(id, customer)).body.provider.name as string;
    expect(await found(provider.slice(0, -1))).toContain(id);
    expect(await found('')).toEqual([other.id, id]);
    expect(await found('%')).toEqual([]);
    expect((await get(`get-trip-list/all?search=${'x'.repeat(101)}`, customer.headers)).status).toBe(403);
  });

  test('of the town’s first demo customer shows one that was paid and reviewed, one to be paid, and one taken back', async () => {
    const maja = await api.call('/api/v1/auth/login', {
      method: 'POST',
      body: { login_type: 'manual', email_or_phone: 'maja@example.com', field_type: 'email', password: 'Demo1234' },
    });
    const headers = { authorization: `Bearer ${maja.body.token}` };
    const { trips } = (await get('get-trip-list/completed', headers)).body;
    expect(
      trips.map(({ trip_status, payment_status }: Record<string, string>) => [trip_status, payment_status]),
    ).toEqual([
      ['completed', 'unpaid'],
      ['completed', 'paid'],
      ['canceled', 'unpaid'],
    ]);
    const paid = await details(trips[1].id, { headers });
    expect(paid.body).toMatchObject({
      due: 0,
      trip_details: [{ review: { rating: 5 } }],
      vehicle_identity: [{ rating: 5, comment: expect.any(String), reply: null, replied_at: null }],
      payments: [{ payment_status: 'paid' }],
    });
    expect((await details(trips[0].id, { headers })).body.due).toBe(trips[0].trip_amount);
  });
});

describe('one trip [RENT-039]', () => {
  test('says provider, vehicles, places, times, price parts and state', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id, quantity: 2 });
    const { status, body } = await details(id, customer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id,
      trip_status: 'pending',
      quantity: 2,
      provider: { id: vehicle.provider_id },
      pickup_location: TRIP_START,
      destination_location: TRIP_END,
      bill: {
        trip_cost: 80,
        subtotal: 80,
        tax: { rate: 10, total_tax_amount: 8 },
        additional_charge: 4,
        trip_amount: 92,
      },
      due: 92,
      key: null,
      coupon_discount_by: 'none',
      trip_details: [
        {
          ...{ quantity: 2, price: 10, original_price: 80, vehicle_details: { name: vehicle.name.en } },
          ...{ discount_type: 'percent', discount_percentage: 0, tax_amount: 8 },
        },
      ],
    });
    expect(new Date(body.estimated_trip_end_time).getTime() - new Date(body.schedule_at).getTime()).toBe(4 * 3_600_000);
    // Which car it will be is not said before the provider says so.
    expect(body.vehicle_identity).toEqual([]);
    expect(body.trip_details[0].license_plate_number).toEqual([]);
  });

  test('is nobody else’s: not by its number, another’s key or a wrong phone [SEC-001]', async () => {
    const guest = await newGuest(api);
    const other = await signedInCustomer(api);
    const { id } = await newTrip(api, { guest_id: guest.id, contact_number: '46701234567' });
    const own = await get(`get-trip-details?trip_id=${id}&guest_id=${guest.guest_id}`);
    expect(own.body.id).toBe(id);
    const { key } = own.body;
    expect((await get(`get-trip-details?trip_id=${id}&key=${key}`)).body.id).toBe(id);
    const second = (await newTrip(api, { guest_id: guest.id })).id;
    for (const query of [`trip_id=${id}`, `trip_id=${second}&key=${key}`, `trip_id=${id}&key=guessed`])
      expect((await get(`get-trip-details?${query}`)).status).toBe(404);
    expect((await details(id, other)).status).toBe(404);
    expect((await cancel(id, other)).status).toBe(404);
    // A customer's trip has no key: who books with an account signs in.
    const { id: theirs } = await newTrip(api, { customer_id: other.id });
    const made = followKey(api.deps, { kind: 'trip', id: theirs });
    expect((await details(theirs, other)).body.key).toBeNull();
    expect((await get(`get-trip-details?trip_id=${theirs}&key=${made}`)).status).toBe(404);
    // The key opens, and does not act.
    expect((await cancel(id, { guest_id: 'guessed' })).status).toBe(401);

    const prove = (contact_number: string, otp: string, guest_id?: string) =>
      api.call(`${TRIP}/track-proof`, { method: 'POST', body: { trip_id: id, contact_number, otp, guest_id } });
    const send = (contact_number: string) =>
      api.call(`${TRIP}/track-code`, { method: 'POST', body: { trip_id: id, contact_number } });
    const sent = await send('+46 70 123 45 67');
    expect(sent.status, sent.text).toBe(200);
    expect((await send('+46709999999')).body).toEqual(sent.body);
    expect((await prove('+46709999999', '123456')).status).toBe(404);
    expect((await prove('+46701234567', '000000')).status).toBe(404);
    const typedIn = await newGuest(api);
    const again = () => prove('+46701234567', '123456', typedIn.guest_id);
    expect((await again()).body).toEqual({ key });
    // The answer was lost: the same browser shows the code once more, and no other does.
    expect((await again()).body).toEqual({ key });
    expect((await prove('+46701234567', '123456', guest.guest_id)).status).toBe(404);
  });
});

describe('cancelling [RENT-040]', () => {
  test('a pending trip gives cars and coupon back at once; a confirmed one is the provider’s', async () => {
    const customer = await signedInCustomer(api);
    const coupon = await api.db.row<{ id: number; code: string }>(sql`select id, code from coupons limit 1`);
    if (!coupon) throw new Error('the town has coupons');
    const [vehicle] = await rentedVehicles(api.db, 2);
    if (!vehicle) throw new Error('some vehicle has two cars');
    const schedule_at = new Date(Date.now() + 90 * 86_400_000);
    const facts = { customer_id: customer.id, vehicle, quantity: 2, schedule_at };
    const { id } = await newTrip(api, { ...facts, coupon });
    await expect(newTrip(api, facts)).rejects.toThrow(/exclusion/);

    const reply = await cancel(id, customer);
    expect(reply.status, reply.text).toBe(200);
    expect((await details(id, customer)).body).toMatchObject({
      trip_status: 'canceled',
      canceled_by: 'customer',
      cancellation_reason: 'Plans changed',
    });
    expect(
      await api.db.rows(sql`select 1 from coupon_uses where payable_kind = 'trip' and payable_id = ${id}`),
    ).toEqual([]);
    const again = (await newTrip(api, facts)).id;
    expect((await move(again, 'confirmed')).status).toBe(200);
    const late = await cancel(again, customer);
    expect([late.status, late.body.errors[0].code]).toEqual([403, 'trip']);
    expect((await move(again, 'canceled', { reason: 'The car broke down' })).status).toBe(200);
    expect((await details(again, customer)).body).toMatchObject({
      canceled_by: 'provider',
      cancellation_reason: 'The car broke down',
    });
  });

  test('two at the same moment give back once', async () => {
    const customer = await signedInCustomer(api);
    const { id } = await newTrip(api, { customer_id: customer.id });
    const replies = await Promise.all([cancel(id, customer), cancel(id, customer), move(id, 'confirmed')]);
    expect(replies.every(({ status }) => status === 200 || status === 403)).toBe(true);
    const events = await api.db.rows(sql`select trip_status from trip_events where trip_id = ${id}`);
    expect(events).toHaveLength(2);
  });
});

describe('the provider’s side', () => {
  test('confirms, names cars and drivers, starts and completes; each step in its turn [RENT-059]', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id });
    const [driver] = await driversOf(vehicle.provider_id);
    if (!driver) throw new Error('the provider has drivers');
    expect((await move(id, 'ongoing')).status).toBe(403);
    expect((await assign(id, driver)).body.errors[0].code).toBe('trip_status');
    expect((await move(id, 'confirmed')).status).toBe(200);
    expect((await move(id, 'confirmed')).status).toBe(200);
    expect((await move(id, 'ongoing')).body.errors[0].code).toBe('vehicle_identity_id');
    expect((await assign(id, driver)).status).toBe(200);

    const [unit] = await reserved(id);
    const { body } = await details(id, customer);
    expect(body.vehicle_identity).toMatchObject([
      { vehicle_identity_id: unit?.vehicle_identity_id, driver_data: { id: driver }, is_completed: false },
    ]);
    expect(body.trip_details[0].license_plate_number).toEqual([body.vehicle_identity[0].license_plate_number]);

    expect((await move(id, 'completed')).status).toBe(403);
    expect((await move(id, 'ongoing')).status).toBe(200);
    const before = await api.db.row<{ total_trip: number }>(
      sql`select total_trip from vehicles where id = ${vehicle.id}`,
    );
    expect((await move(id, 'completed')).status).toBe(200);
    expect((await details(id, customer)).body).toMatchObject({ trip_status: 'completed', payment_status: 'unpaid' });
    const after = await api.db.row<{ total_trip: number }>(
      sql`select total_trip from vehicles where id = ${vehicle.id}`,
    );
    expect((after?.total_trip ?? 0) - (before?.total_trip ?? 0)).toBe(1);
    // Its car is free again though the planned time is not over.
    await newTrip(api, { customer_id: customer.id, vehicle });
    for (const status of ['canceled', 'ongoing', 'confirmed']) expect((await move(id, status)).status).toBe(403);
  });

  test('promises no car and no driver twice, and names only its own', async () => {
    const customer = await signedInCustomer(api);
    const [vehicle] = (await rentedVehicles(api.db, 2)).slice(-1);
    if (!vehicle) throw new Error('some vehicle has two cars');
    const [first = 0, second = 0] = vehicle.unit_ids;
    const schedule_at = new Date(Date.now() + 100 * 86_400_000);
    const one = (await newTrip(api, { customer_id: customer.id, vehicle, schedule_at })).id;
    const swapped = { ...vehicle, unit_ids: [second] };
    const two = (await newTrip(api, { customer_id: customer.id, vehicle: swapped, schedule_at })).id;
    const [driver = 0] = await driversOf(vehicle.provider_id);
    for (const id of [one, two]) await move(id, 'confirmed');
    expect((await assign(one, driver)).status).toBe(200);
    expect((await assign(two, driver)).body.errors[0].code).toBe('driver_id');
    const [held] = await reserved(two);
    const give = (unit: object) => operate(`/${two}/units`, { units: [{ id: held?.id, ...unit }] });
    expect((await give({ vehicle_identity_id: first })).body.errors[0]).toMatchObject({ code: 'vehicle_identity_id' });
    const others = await api.db.row<{ unit: number; driver: number }>(sql`
      select (select id from vehicle_units where vehicle_id <> ${vehicle.id} limit 1) as unit,
        (select id from drivers where provider_id <> ${vehicle.provider_id} limit 1) as driver`);
    expect((await give({ vehicle_identity_id: others?.unit })).status).toBe(404);
    expect((await give({ driver_id: others?.driver })).status).toBe(404);
    expect((await operate(`/${two}/units`, { units: [{ id: (await reserved(one))[0]?.id }] })).status).toBe(404);
    // A refusal leaves everything as it was.
    expect((await reserved(two))[0]).toMatchObject({ vehicle_identity_id: second, assigned_at: null });
    expect((await give({})).status).toBe(200);
  });

  test('changes the length before the end: priced anew, with the reason, and not into another’s time', async () => {
    const customer = await signedInCustomer(api);
    const schedule_at = new Date(Date.now() + 110 * 86_400_000);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id, schedule_at });
    await api.db.run(sql`
      update trips set user_info = user_info || '{"contact_person_email": "signe@example.com"}' where id = ${id}`);
    await move(id, 'confirmed');
    expect((await operate(`/${id}/length`, { estimated_hours: 5 })).body.errors[0].code).toBe('reason');
    expect((await operate(`/${id}/length`, { distance: 5, reason: 'x' })).body.errors[0].code).toBe('estimated_hours');
    const edited = await operate(`/${id}/length`, { estimated_hours: 5, reason: 'One more load, agreed by phone.' });
    expect(edited.status, edited.text).toBe(200);
    const { body } = await details(id, customer);
    // 10.00 × 5 h, 10 % tax, 4.00 fee
    expect(body).toMatchObject({ estimated_hours: 5, trip_amount: 59, bill: { trip_cost: 50, trip_amount: 59 } });
    expect(body.trip_details[0]).toMatchObject({ original_price: 50, is_edited: true });
    expect(body.edits).toMatchObject([
      { old_hours: 4, new_hours: 5, old_amount: 48, new_amount: 59, reason: 'One more load, agreed by phone.' },
    ]);
    const told = () =>
      api.db.rows<{ body: string }>(sql`
        select body from outbox where starts_with(about, ${`trip ${id} changed`})
        union all select event from notifications where customer_id = ${customer.id}
          and event = 'changed' and (params ->> 'trip_id')::int = ${id}`);
    const [mail, bell, ...more] = await told();
    expect(mail?.body).toContain('One more load, agreed by phone.');
    expect([mail?.body.includes('59.00'), bell?.body, more], 'what it costs now').toEqual([true, 'changed', []]);
    expect((await operate(`/${id}/length`, { estimated_hours: 5, reason: 'Sent again' })).status).toBe(200);
    expect([(await told()).length, (await details(id, customer)).body.edits.length], 'said again').toEqual([2, 1]);

    const after = new Date(schedule_at.getTime() + 5 * 3_600_000);
    await newTrip(api, { customer_id: customer.id, vehicle, schedule_at: after });
    const taken = await operate(`/${id}/length`, { estimated_hours: 6, reason: 'Longer' });
    expect([taken.status, taken.body.errors[0].code]).toEqual([403, 'vehicle_identity_id']);
    expect((await details(id, customer)).body.trip_amount).toBe(59);

    const far = await newTrip(api, { customer_id: customer.id, trip_type: 'distance_wise', km: 10, unit_price: 2_00 });
    expect((await operate(`/${far.id}/length`, { distance: 15, reason: 'A detour' })).status).toBe(200);
    // 2.00 × 15 km, 10 % tax, 4.00 fee
    expect((await details(far.id, customer)).body).toMatchObject({ distance: 15, trip_amount: 37 });

    await move(id, 'canceled');
    expect((await operate(`/${id}/length`, { estimated_hours: 3, reason: 'Late' })).status).toBe(403);
  });

  test('lists the trips of a provider and of a status; a number nobody has is 404', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id });
    const { body } = await operate(`?trip_status=pending&provider_id=${vehicle.provider_id}`);
    expect(body.trips[0].id).toBe(id);
    const seen = body.trips as { trip_status: string; provider_id: number }[];
    expect(seen.every((trip) => trip.trip_status === 'pending' && trip.provider_id === vehicle.provider_id)).toBe(true);
    expect((await operate('/999999999')).status).toBe(404);
    expect((await move(999_999_999, 'confirmed')).status).toBe(404);
  });
});

describe('following live', () => {
  test('every change comes by itself, also a driver’s name; without a ticket nothing does', async () => {
    const customer = await signedInCustomer(api);
    const { id, vehicle } = await newTrip(api, { customer_id: customer.id });
    const ticketOf = (headers: Record<string, string>) =>
      api.call(`${TRIP}/live-ticket`, { method: 'POST', headers, body: { trip_id: id } });
    expect((await ticketOf((await signedInCustomer(api)).headers)).status).toBe(404);
    const { ticket } = (await ticketOf(customer.headers)).body;
    expect((await get(`live?trip_id=${id}&ticket=9999999999999.guessed`)).status).toBe(401);
    // Nor does the ticket of a trip open an order of the same number.
    expect((await api.call(`/api/v1/customer/order/live?order_id=${id}&ticket=${ticket}`)).status).toBe(401);

    const stream = await readEvents(`${origin}${TRIP}/live?trip_id=${id}&ticket=${ticket}`);
    try {
      expect((await stream.next('status')).data).toMatchObject({ trip_id: id, trip_status: 'pending' });
      await move(id, 'confirmed');
      expect((await stream.next('status')).data).toMatchObject({ trip_status: 'confirmed' });
      await assign(id, (await driversOf(vehicle.provider_id))[1]);
      expect((await stream.next('status')).data).toMatchObject({ trip_status: 'confirmed' });
      await move(id, 'ongoing');
      expect((await stream.next('status')).data).toMatchObject({ trip_status: 'ongoing' });
    } finally {
      stream.close();
    }
  });
});

test('an account with a trip under way, or one that is not paid, stays; its data file has the trips', async () => {
  const customer = await signedInCustomer(api);
  const { id } = await newTrip(api, { customer_id: customer.id });
  const standing = async () => (await api.call('/api/v1/customer/remove-account', { headers: customer.headers })).body;
  const data = await api.call('/api/v1/customer/data', { headers: customer.headers });
  expect(data.body.trips).toMatchObject([{ id }]);
  expect(data.body.trip_lines).toMatchObject([{ trip_id: id }]);
  expect(await standing()).toMatchObject({ running_orders: 1, is_possible: false });
  await move(id, 'confirmed');
  await assign(id);
  for (const status of ['ongoing', 'completed']) await move(id, status);
  expect(await standing()).toMatchObject({ running_orders: 0, unsettled_orders: 1, is_possible: false });
  await api.call(`${TRIP}/payment`, {
    method: 'POST',
    headers: customer.headers,
    body: { trip_id: id, payment_method: 'cash_payment' },
  });
  expect(await standing()).toMatchObject({ unsettled_orders: 0, is_possible: true });
});
