import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { promiseUnits } from '#tests/support/rental/booked-trips.ts';
import { DESTINATION, PICKUP, type RentalTown, rentalTown } from '#tests/support/rental/rental-town.ts';
import { type Answer, startApi, type TestApi } from '#tests/support/shops/start-api.ts';

/** Nine in the morning of the town. */
const NOW = new Date('2026-11-16T08:00:00Z');
/** Ten on Friday, as it travels. */
const FRIDAY = '2026-11-20 16:00:00';

let api: TestApi;
let town: RentalTown;
let van: number;
let jeep: number;
let hourlyOnly: number;
let elsewhere: number;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' }, deps: { now: () => NOW } });
  town = await rentalTown(api.db);
  const [here, there] = town.providers;
  [van = 0, jeep = 0, hourlyOnly = 0] = here?.vehicle_ids ?? [];
  [elsewhere = 0] = there?.vehicle_ids ?? [];
  await town.setTerms(van, {
    hourly: 1000,
    day_wise: 6000,
    distance: 50,
    units: 2,
    discount: { discount_price: 10, discount_type: 'percent' },
  });
  await town.setTerms(hourlyOnly, { hourly: 900 });
});
afterAll(() => api.stop());

type Who = { guest_id?: string; token?: string };
type Body = Record<string, unknown>;

const guest = async (): Promise<Who> => ({ guest_id: (await newGuest(api)).guest_id });
const customer = async (): Promise<Who> => ({ token: (await signedInCustomer(api)).token });

const headers = ({ token }: Who) => ({
  moduleid: String(town.module_id),
  zoneid: JSON.stringify(town.zone_ids),
  ...(token && { authorization: `Bearer ${token}` }),
});
const CART = '/api/v1/rental/user/cart';
const asked = ({ guest_id }: Who) => (guest_id ? `guest_id=${guest_id}` : '');
const sent = (who: Who, method: 'POST' | 'PUT', path: string, body: Body) =>
  api.call(`${CART}/${path}`, {
    method,
    headers: headers(who),
    // Who is signed in sends null.
    body: { guest_id: who.guest_id ?? null, ...body },
  });
const taken = (who: Who, path: string) =>
  api.call(`${CART}/${path}${path.includes('?') ? '&' : '?'}${asked(who)}`, {
    method: 'DELETE',
    headers: headers(who),
  });

const trip = {
  rental_type: 'hourly',
  estimated_hours: 4,
  pickup_location: PICKUP,
  destination_location: DESTINATION,
  pickup_time: FRIDAY,
  distance: 1,
  destination_time: 1,
};
const add = (who: Who, vehicle_id: number, more: Body = {}) =>
  sent(who, 'POST', 'add-to-cart', { vehicle_id, quantity: 1, ...trip, ...more });
const cart = async (who: Who) => (await api.call(`${CART}/get-cart?${asked(who)}`, { headers: headers(who) })).body;
const held = async (who: Who): Promise<[number, number][]> =>
  (await cart(who)).carts.map((line: Body) => [line.vehicle_id, line.quantity]);

const done = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const refused = ({ status, body }: Answer, code: string, message: string) =>
  expect({ status, errors: body.errors, message: body.message }).toEqual({
    status: 403,
    errors: [{ code, message }],
    message,
  });

/** A unit of the vehicle is promised to somebody for that time. */
const promise = (vehicle_id: number, from: string, to: string) => promiseUnits(api.db, vehicle_id, { from, to });
const free = () => api.db.run(sql`delete from trips`);
beforeEach(free);

describe('the trip cart', () => {
  test.each(['guest', 'customer'] as const)(
    'a %s puts in, steps, takes out and empties [CALL-065] [CALL-066] [CALL-067a] [CALL-067i] [CALL-067j] [CALL-068] [CALL-071] [CALL-073a] [CALL-074]',
    async (kind) => {
      const who = await (kind === 'guest' ? guest() : customer());
      expect(await cart(who)).toEqual({ carts: [], user_data: [] });
      done(await add(who, van));
      const { carts } = done(await add(who, jeep));
      expect(await held(who)).toEqual([
        [van, 1],
        [jeep, 1],
      ]);
      done(await sent(who, 'PUT', 'update-cart', { ...trip, cart_id: carts[0].id, quantity: 2 }));
      expect(await held(who)).toContainEqual([van, 2]);
      done(await taken(who, `remove-vehicle/${carts[0].id}`));
      expect(await held(who)).toEqual([[jeep, 1]]);
      expect(done(await taken(who, 'remove-cart'))).toEqual({ carts: [], user_data: [], status: 'success' });
      expect(await cart(who)).toEqual({ carts: [], user_data: [] });
    },
  );

  test('holds vehicles with their provider, and one trip [DATA-022a] [DATA-022b] [DATA-022d] [CALL-067b] [CALL-067c] [CALL-067d] [CALL-067e]', async () => {
    const who = await guest();
    done(await add(who, van, { rental_type: 'day_wise', estimated_hours: 48 }));
    const { carts, user_data } = await cart(who);
    const [provider] = town.providers;
    expect(carts).toHaveLength(1);
    expect(carts[0]).toMatchObject({
      id: expect.any(Number),
      vehicle_id: van,
      quantity: 1,
      price: 108,
      original_price: 120,
      vehicle: { id: van, total_vehicle_count: 2 },
      provider: { id: provider?.id, name: provider?.name, pickup_zone_id: town.zone_ids },
      problem: null,
    });
    expect(user_data).toMatchObject({
      id: expect.any(Number),
      rental_type: 'day_wise',
      trip_type: 'day_wise',
      estimated_hours: 48,
      estimated_days: 2,
      distance: expect.any(Number),
      pickup_time: FRIDAY,
      pickup_location: PICKUP,
      destination_location: DESTINATION,
      total_cart_price: 108,
    });
  });

  test('the pickup time is stored as it was chosen and travels six hours later [CALL-067f]', async () => {
    const who = await guest();
    done(await add(who, van));
    const stored = await api.db.row<{ pickup_time: Date }>(
      sql`select pickup_time from trip_carts order by id desc limit 1`,
    );
    expect(stored?.pickup_time.toISOString(), 'ten in the morning in the town').toBe('2026-11-20T09:00:00.000Z');
    expect((await cart(who)).user_data.pickup_time).toBe(FRIDAY);
  });

  test('kilometres and hours are the map’s, whatever a client says [CALL-067g] [CALL-067h]', async () => {
    const who = await guest();
    done(await add(who, van, { rental_type: 'distance', distance: 0.001, destination_time: 0.001 }));
    const { carts, user_data } = await cart(who);
    expect(user_data.rental_type, 'the clients’ other spelling').toBe('distance_wise');
    expect(user_data.distance).toBeGreaterThan(1);
    expect(user_data.destination_time).toBeGreaterThan(0.02);
    const original = Math.round(50 * user_data.distance);
    expect(carts[0].original_price).toBe(original / 100);
  });

  test('takes several lines out at once, and none when one is not there [CALL-072] [CALL-073b]', async () => {
    const who = await guest();
    done(await add(who, van));
    done(await add(who, jeep));
    const { carts } = done(await add(who, hourlyOnly));
    const ids = carts.map(({ id }: Body) => id);
    expect((await taken(who, `remove-multiple-cart?cart_ids=[${ids[0]},999999999]`)).status).toBe(404);
    done(await taken(who, `remove-multiple-cart?cart_ids=[${ids[0]},${ids[1]}]`));
    expect(await held(who)).toEqual([[hourlyOnly, 1]]);
    expect(done(await taken(who, `remove-vehicle?cart_id=${ids[2]}`)), 'the last one takes the trip along').toEqual({
      carts: [],
      user_data: [],
    });
  });

  test('is re-priced, and loses what is not offered or not handed over there any more', async () => {
    const who = await guest();
    done(await add(who, van));
    done(await add(who, jeep));
    await api.db.run(sql`update vehicles set hourly_price = 2000 where id = ${jeep}`);
    await api.db.run(sql`update vehicles set status = false where id = ${van}`);
    const { carts, user_data } = await cart(who);
    expect([carts.length, carts[0].price, user_data.total_cart_price]).toEqual([1, 80, 80]);
    await api.db.run(sql`update vehicles set status = true, hourly_price = 1000 where id in (${van}, ${jeep})`);
    expect(await held(who), 'it does not come back by itself').toEqual([[jeep, 1]]);

    const id = town.providers[0]?.id;
    await api.db.run(sql`update stores set pickup_zone_id = '{}' where id = ${id}`);
    expect(await cart(who)).toEqual({ carts: [], user_data: [] });
    await api.db.run(sql`update stores set pickup_zone_id = ${town.zone_ids}::int[] where id = ${id}`);
    expect(await held(who)).toEqual([]);
  });
});

describe('one provider, one trip type', () => {
  test('another provider’s vehicle is refused, or replaces all others with one of it [RENT-026]', async () => {
    const who = await guest();
    done(await add(who, van));
    done(await add(who, jeep));
    refused(await add(who, elsewhere), 'cart_item', 'Your cart has vehicles of another provider');
    refused(await add(who, elsewhere, { replace: 'trip' }), 'cart_item', 'Your cart has vehicles of another provider');
    done(await add(who, elsewhere, { replace: 'cart' }));
    expect(await held(who)).toEqual([[elsewhere, 1]]);
  });

  test('a replacement that cannot be had leaves the cart as it was', async () => {
    const who = await guest();
    done(await add(who, van));
    for (let unit = 0; unit < 3; unit += 1) await promise(elsewhere, '2026-11-20T08:00Z', '2026-11-20T12:00Z');
    refused(
      await add(who, elsewhere, { replace: 'cart' }),
      'cart_item',
      'This vehicle is not available in this pick time',
    );
    refused(
      await taken(
        who,
        `remove-cart?vehicle_id=${elsewhere}&quantity=1&rental_type=hourly&pickup_time=${encodeURIComponent(FRIDAY)}`,
      ),
      'cart_item',
      'This vehicle is not available in this pick time',
    );
    expect(await held(who)).toEqual([[van, 1]]);
  });

  test('another trip type is refused, or replaces it; vehicles that do not offer it go [RENT-020] [RENT-022]', async () => {
    const who = await guest();
    done(await add(who, van));
    done(await add(who, hourlyOnly));
    const byDay = { rental_type: 'day_wise', estimated_hours: 24 };
    refused(await add(who, jeep, byDay), 'cart_item', 'Your cart has another trip type');
    const { user_data } = done(await add(who, jeep, { ...byDay, replace: 'trip' }));
    expect(user_data.rental_type).toBe('day_wise');
    expect(await held(who)).toEqual([
      [van, 1],
      [jeep, 1],
    ]);
  });

  test('another trip for the whole cart; unsupported vehicles come back as a bare list [CALL-069b] [CALL-070a] [CALL-070b]', async () => {
    const who = await guest();
    done(await add(who, van));
    const { carts, user_data } = done(await add(who, hourlyOnly));
    const path = `update-user-data/${user_data.id}`;
    const longer = done(await sent(who, 'PUT', path, { ...trip, estimated_hours: 6 }));
    expect(longer.user_data).toMatchObject({ estimated_hours: 6, total_cart_price: 54 + 54 });

    const byDay = { ...trip, rental_type: 'day_wise', estimated_hours: 48, userId: user_data.id };
    const answer = await sent(who, 'PUT', path, byDay);
    expect([answer.status, answer.body]).toEqual([403, [carts[1].id]]);
    expect((await cart(who)).user_data.rental_type, 'nothing has changed').toBe('hourly');
    done(await taken(who, `remove-multiple-cart?cart_ids=[${carts[1].id}]`));
    expect(done(await sent(who, 'PUT', path, byDay)).user_data.rental_type).toBe('day_wise');
  });

  test('the booking cart item takes quantity and trip in one call [CALL-069a]', async () => {
    const who = await guest();
    const { carts } = done(await add(who, van));
    const body = { ...trip, estimated_hours: 8, cart_id: carts[0].id, quantity: 2 };
    const changed = done(await sent(who, 'PUT', 'booking-cart-item', body));
    expect([changed.user_data.estimated_hours, changed.carts[0].quantity]).toEqual([8, 2]);
    refused(
      await sent(who, 'PUT', 'booking-cart-item', { ...body, pickup_location: undefined }),
      'pickup_location',
      'The pickup_location field is required',
    );
  });
});

describe('what is free at that time', () => {
  test('a quantity goes up to it and no further [RENT-027] [RENT-028]', async () => {
    const who = await guest();
    const { carts } = done(await add(who, van));
    const step = (quantity: number) => sent(who, 'PUT', 'update-cart', { cart_id: carts[0].id, quantity });
    done(await step(2));
    refused(await step(3), 'cart_item', "You can't add more than 2 quantities of this vehicle.");
    await promise(van, '2026-11-20T12:00Z', '2026-11-20T15:00Z');
    const { carts: seen } = await cart(who);
    expect([seen[0].vehicle.total_vehicle_count, seen[0].problem]).toEqual([1, 'too_many']);
    done(await step(1));
    expect((await cart(who)).carts[0].problem).toBeNull();
  });

  test('none free: it cannot be added, and what lies in the cart says so [RENT-029]', async () => {
    const who = await guest();
    done(await add(who, van));
    await promise(van, '2026-11-20T08:00Z', '2026-11-20T10:00Z');
    await promise(van, '2026-11-20T12:30Z', '2026-11-20T18:00Z');
    expect((await cart(who)).carts[0]).toMatchObject({ problem: 'none_free', vehicle: { total_vehicle_count: 0 } });
    refused(await add(await guest(), van), 'cart_item', 'This vehicle is not available in this pick time');
  });

  test('a trip that ends when the next begins is no neighbour in the way', async () => {
    for (let unit = 0; unit < 2; unit += 1) await promise(van, '2026-11-20T05:00Z', '2026-11-20T09:00Z');
    for (let unit = 0; unit < 2; unit += 1) await promise(jeep, '2026-11-20T13:00Z', '2026-11-20T15:00Z');
    const who = await guest();
    done(await add(who, van, { quantity: 2 }));
    done(await add(who, jeep, { quantity: 3 }));
  });

  test('a cart is not moved to a time at which its vehicles are gone: they are named', async () => {
    const who = await guest();
    done(await add(who, van));
    const { carts, user_data } = done(await add(who, jeep));
    for (let unit = 0; unit < 2; unit += 1) await promise(van, '2026-11-21T00:00Z', '2026-11-22T00:00Z');
    const saturday = { ...trip, pickup_time: '2026-11-21 16:00:00' };
    const answer = await sent(who, 'PUT', `update-user-data/${user_data.id}`, saturday);
    expect([answer.status, answer.body]).toEqual([403, [carts[0].id]]);
  });
});

describe('what bad input gets', () => {
  test('nobody fetches a vehicle in the past [RENT-034]', async () => {
    const who = await guest();
    // One minute before, and at, nine o’clock.
    for (const pickup_time of ['2026-11-16 14:59:00', '2026-11-16 15:00:00'])
      refused(
        await add(who, van, { pickup_time }),
        'pickup_time',
        'The pickup time has passed. Please choose one in the future',
      );
    done(await add(who, van, { pickup_time: '2026-11-16 15:01:00' }));
  });

  test.each([
    ['half an hour', { estimated_hours: 0.5 }, 'estimated_hours', 'A vehicle is rented for at least 1 h'],
    [
      'half a day',
      { rental_type: 'day_wise', estimated_hours: 12 },
      'estimated_hours',
      'A vehicle is rented for at least 24 h',
    ],
    ['endless hours', { estimated_hours: 1e9 }, 'estimated_hours', 'The estimated_hours is not valid'],
    ['10⁹ units', { quantity: 1e9 }, 'quantity', 'The quantity is not valid'],
    ['no unit', { quantity: 0 }, 'quantity', 'The quantity is not valid'],
    ['a kind of trip that is none', { rental_type: 'by_moon' }, 'rental_type', 'The rental_type is not valid'],
    [
      'a trip by distance to nowhere',
      { rental_type: 'distance_wise', destination_location: null },
      'destination_location',
      'The destination_location field is required',
    ],
    ['no time at all', { pickup_time: 'soon' }, 'pickup_time', 'The pickup_time is not valid'],
    [
      'the year after next',
      { pickup_time: '2028-11-20 16:00:00' },
      'pickup_time',
      'Trips are planned a year ahead at most',
    ],
  ])('%s', async (_what, more, code, message) => {
    const who = await guest();
    refused(await add(who, van, more), code, message);
    expect(await held(who)).toEqual([]);
  });

  test('a vehicle that is not offered for such a trip, is gone, or is there already', async () => {
    const who = await guest();
    refused(
      await add(who, hourlyOnly, { rental_type: 'day_wise', estimated_hours: 24 }),
      'cart_item',
      'This vehicle is not offered for this trip type',
    );
    refused(await add(who, 99_999_999), 'cart_item', 'This vehicle is no longer offered');
    done(await add(who, van));
    refused(await add(who, van), 'cart_item', 'This vehicle is already in your cart');
  });

  test('a provider that is closed, gone, or does not hand over there', async () => {
    const who = await guest();
    const [provider] = town.providers;
    const change = (part: ReturnType<typeof sql>) =>
      api.db.run(sql`update stores set ${part} where id = ${provider?.id}`);
    const far = { pickup_location: { ...PICKUP, lat: 59.3, lng: 18.06 } };
    refused(
      await add(who, van, far),
      'cart_item',
      `${provider?.name} does not hand vehicles over at this pickup location`,
    );
    await change(sql`pickup_zone_id = '{}'`);
    refused(await add(who, van), 'cart_item', 'This provider has no place where vehicles are handed over');
    await change(sql`pickup_zone_id = ${town.zone_ids}::int[]`);
    await api.db.run(
      sql`update store_schedules set closing_time = '09:30' where store_id = ${provider?.id} and day = 5`,
    );
    refused(
      await add(who, van),
      'cart_item',
      `${provider?.name} is closed at the pickup time. Please choose another one`,
    );
    done(await add(who, van, { pickup_time: null }));
    await api.db.run(sql`update store_schedules set closing_time = '23:59:59' where store_id = ${provider?.id}`);
  });

  test('nobody touches another shopper’s cart', async () => {
    const [mine, theirs] = [await guest(), await guest()];
    done(await add(mine, van));
    const { carts, user_data } = done(await add(theirs, jeep));
    const foreign = await sent(mine, 'PUT', 'update-cart', { cart_id: carts[0].id, quantity: 2 });
    expect([foreign.status, foreign.body.errors]).toEqual([
      404,
      [{ code: 'cart_id', message: 'This vehicle is not in your cart any more' }],
    ]);
    expect((await taken(mine, `remove-vehicle/${carts[0].id}`)).status).toBe(404);
    expect((await sent(mine, 'PUT', `update-user-data/${user_data.id}`, trip)).status).toBe(404);
    expect(await held(theirs)).toEqual([[jeep, 1]]);
  });

  test('ten presses at the same moment make one line', async () => {
    const who = await guest();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(who, van)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await held(who)).toEqual([[van, 1]]);
  });
});
