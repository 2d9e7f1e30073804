import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { PICKUP, type RentalTown, rentalTown } from '#tests/support/rental/rental-town.ts';
import { type AuthApi, authApi, bearer, somebody } from '../auth/auth-api.ts';

let api: AuthApi;
let town: RentalTown;

beforeAll(async () => {
  api = await authApi({ TRUST_PROXY: '1' });
  town = await rentalTown(api.db);
});
afterAll(() => api.stop());
beforeEach(() => api.login({ phone_verification_status: 0, email_verification_status: 0 }));

type Who = { guest_id: string } | { token: string };
const headers = (who: Who) => ({ moduleid: String(town.module_id), ...('token' in who && bearer(who.token)) });
const idOf = (who: Who) => ('guest_id' in who ? { guest_id: who.guest_id } : {});

async function add(who: Who, vehicle_id: number, more: object = {}) {
  const trip = { rental_type: 'hourly', estimated_hours: 4, pickup_location: PICKUP };
  const answer = await api.call('/api/v1/rental/user/cart/add-to-cart', {
    method: 'POST',
    headers: headers(who),
    body: { ...idOf(who), vehicle_id, quantity: 1, ...trip, ...more },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function held(who: Who) {
  const { body } = await api.call(`/api/v1/rental/user/cart/get-cart?${new URLSearchParams(idOf(who))}`, {
    headers: headers(who),
  });
  return {
    vehicles: body.carts.map(({ vehicle_id, quantity }: Record<string, number>) => [vehicle_id, quantity]),
    hours: body.user_data.estimated_hours,
  };
}

const NOTHING = { vehicles: [], hours: undefined };
const guest = async () => ({ guest_id: (await api.post('guest/request', {})).body.guest_id as string });
const vehicles = (provider: number) => town.providers[provider]?.vehicle_ids ?? [];

async function signUp(more: object = {}) {
  const person = somebody();
  const { body } = await api.post('sign-up', { ...person, ...more });
  const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
  return { login, who: { token: body.token as string } };
}

describe('the guest’s trip cart', () => {
  test('comes along when they sign up, and joins the account’s own of the same provider', async () => {
    const [van = 0, jeep = 0] = vehicles(0);
    const first = await guest();
    await add(first, van);
    const { who, login } = await signUp(first);
    expect(await held(who)).toEqual({ vehicles: [[van, 1]], hours: 4 });
    expect(await held(first)).toEqual(NOTHING);

    const second = await guest();
    await add(second, jeep, { estimated_hours: 6 });
    const { body } = await api.post('login', { ...login, ...second });
    expect(body.cart_replaced).toBe(undefined);
    expect(await held(who), 'for the trip that was planned last').toEqual({
      vehicles: [
        [van, 1],
        [jeep, 1],
      ],
      hours: 6,
    });
    expect(await held(second)).toEqual(NOTHING);
  });

  test.each([
    ['of another provider', () => vehicles(1), {}],
    ['of another trip type', () => vehicles(0), { rental_type: 'day_wise', estimated_hours: 24 }],
  ])('%s: the newer one stays, and the shopper is told', async (_what, brought, more) => {
    const [van = 0] = vehicles(0);
    const { who, login } = await signUp();
    await add(who, van);
    const visitor = await guest();
    const [, other = 0] = brought();
    await add(visitor, other, more);
    const { body } = await api.post('login', { ...login, ...visitor });
    expect(body.cart_replaced).toBe(true);
    expect((await held(who)).vehicles).toEqual([[other, 1]]);
  });

  test('ten logins at the same moment lose nothing and double nothing', async () => {
    const [van = 0, jeep = 0] = vehicles(0);
    const { who, login } = await signUp();
    await add(who, van);
    const visitor = await guest();
    await add(visitor, jeep);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, network) =>
        api.post('login', { ...login, ...visitor }, { 'x-forwarded-for': `192.0.2.${network}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await held(who)).vehicles).toEqual([
      [van, 1],
      [jeep, 1],
    ]);
    const carts = await api.db.row<{ count: number }>(
      sql`select count(*) as count from trip_carts c join guests g on g.id = c.guest_id where g.secret_hash = ${api.deps.hashSecret(visitor.guest_id)}`,
    );
    expect(carts?.count).toBe(0);
  });
});
