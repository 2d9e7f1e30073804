import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type AuthApi, authApi, bearer, somebody } from './auth-api.ts';

let api: AuthApi;
let module_id: number;
let zones: string;

beforeAll(async () => {
  api = await authApi({ TRUST_PROXY: '1' });
  const module = await api.db.row<{ id: number }>(sql`select id from modules where module_type = 'grocery'`);
  module_id = module?.id ?? 0;
  zones = JSON.stringify((await api.db.rows<{ id: number }>(sql`select id from zones`)).map(({ id }) => id));
});
afterAll(() => api.stop());
beforeEach(() => api.login({ phone_verification_status: 0, email_verification_status: 0 }));

type Who = { guest_id: string } | { token: string };
const headers = (who: Who) => ({
  moduleid: String(module_id),
  zoneid: zones,
  ...('token' in who && bearer(who.token)),
});
const idOf = (who: Who) => ('guest_id' in who ? { guest_id: who.guest_id } : {});

async function add(who: Who, item_id: number, quantity: number) {
  const answer = await api.call('/api/v1/customer/cart/add', {
    method: 'POST',
    headers: headers(who),
    body: { ...idOf(who), model: 'Item', item_id, price: 1, quantity, variation: [], add_on_ids: [], add_on_qtys: [] },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function held(who: Who): Promise<[number, number][]> {
  const query = 'guest_id' in who ? `?guest_id=${who.guest_id}` : '';
  const { body } = await api.call(`/api/v1/customer/cart/list${query}`, { headers: headers(who) });
  return body.map(({ item_id, quantity }: { item_id: number; quantity: number }) => [item_id, quantity]);
}

const guest = async () => ({ guest_id: (await api.post('guest/request', {})).body.guest_id as string });

/** Two items of a store, without choices and limits; `store` counts the stores that have such. */
async function items(store: number): Promise<[number, number]> {
  const rows = await api.db.rows<{ id: number }>(sql`
    with plain as (
      select i.id, i.store_id from items i join stores s on s.id = i.store_id
      where i.module_id = ${module_id} and i.status and i.is_approved and s.status and i.food_variations = '[]'
        and not exists (select from item_variations v where v.item_id = i.id)
        and not exists (select from flash_sale_items f where f.item_id = i.id))
    select id from plain where store_id = (
      select store_id from plain group by store_id having count(*) >= 2 order by store_id offset ${store} limit 1)
    order by id limit 2`);
  const [one, two] = rows.map(({ id }) => id);
  if (one === undefined || two === undefined) throw new Error('no plain items');
  await api.db.run(sql`update items set stock = 500, maximum_cart_quantity = null where id in (${one}, ${two})`);
  return [one, two];
}

const signUp = async (more: object = {}) => {
  const person = somebody();
  const { body } = await api.post('sign-up', { ...person, ...more });
  const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
  return { person, login, who: { token: body.token as string }, body };
};

describe('the guest’s cart', () => {
  test('a guest is somebody with a guest_id that nobody can guess [DATA-007]', async () => {
    const [one, two] = [await guest(), await guest()];
    expect(one.guest_id).toMatch(/^\S{32}$/);
    expect(one.guest_id).not.toBe(two.guest_id);
  });

  test('comes along when they sign up, and joins the account’s own when they sign in', async () => {
    const [milk, bread] = await items(0);
    const first = await guest();
    await add(first, milk, 2);
    const { who, login, body } = await signUp(first);
    expect(body.cart_replaced).toBe(undefined);
    expect(await held(who)).toEqual([[milk, 2]]);

    const second = await guest();
    await add(second, milk, 3);
    await add(second, bread, 1);
    const again = await api.post('login', { ...login, ...second });
    expect(again.body.cart_replaced).toBe(undefined);
    expect(await held({ token: again.body.token })).toEqual([
      [milk, 5],
      [bread, 1],
    ]);
    expect(await held(second)).toEqual([]);
  });

  test('of another store: the newer one stays, and the shopper is told', async () => {
    const [[milk], [tea]] = [await items(0), await items(1)];
    const { who, login } = await signUp();
    await add(who, milk, 2);
    const visitor = await guest();
    await add(visitor, tea, 1);
    const { body } = await api.post('login', { ...login, ...visitor }, { 'x-localization': 'en' });
    expect(body).toMatchObject({
      cart_replaced: true,
      message: 'Your earlier cart was from another store. The cart you just filled has taken its place.',
    });
    expect(await held(who)).toEqual([[tea, 1]]);
  });

  test('waits until everything is proven: with the code, not with the password', async () => {
    await api.login({ phone_verification_status: 1 });
    const [milk] = await items(0);
    const visitor = await guest();
    await add(visitor, milk, 4);
    const { person } = await signUp(visitor);
    expect(await held(visitor)).toEqual([[milk, 4]]);
    const otp = await api.codeFor(person.phone);
    const { body } = await api.post('verify-phone', { phone: person.phone, otp, ...visitor });
    expect(await held({ token: body.token })).toEqual([[milk, 4]]);
  });

  test('comes along with a code login and with update-info', async () => {
    const [milk] = await items(0);
    const { phone, email } = somebody();
    const visitor = await guest();
    await add(visitor, milk, 1);
    await api.post('login', { login_type: 'otp', phone, ...visitor });
    const bare = await api.post('verify-phone', {
      login_type: 'otp',
      phone,
      otp: await api.codeFor(phone),
      ...visitor,
    });
    const { temporary_token } = bare.body;
    const { body } = await api.post('update-info', { name: 'Bo', email, temporary_token, ...visitor });
    expect(await held({ token: body.token })).toEqual([[milk, 1]]);
  });

  test('a guest_id that nobody knows stops nobody', async () => {
    const { login } = await signUp();
    expect((await api.post('login', { ...login, guest_id: 'made-up' })).status).toBe(200);
  });

  test('twenty logins at the same moment lose nothing and double nothing [REL-006]', async () => {
    const [milk, bread] = await items(0);
    const { who, login } = await signUp();
    await add(who, milk, 1);
    const visitor = await guest();
    await add(visitor, milk, 2);
    await add(visitor, bread, 4);
    // From several networks: twenty from one would look like somebody who guesses.
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, network) =>
        api.post('login', { ...login, ...visitor }, { 'x-forwarded-for': `192.0.2.${network}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(20);
    expect(await held(who)).toEqual([
      [milk, 3],
      [bread, 4],
    ]);
    expect(await held(visitor)).toEqual([]);
  });

  test('two people with one guest_id at the same moment: each thing is in one cart [REL-006]', async () => {
    const [milk, bread] = await items(0);
    const visitor = await guest();
    await add(visitor, milk, 2);
    await add(visitor, bread, 4);
    const people = await Promise.all([signUp(), signUp()]);
    await Promise.all(people.map(({ login }) => api.post('login', { ...login, ...visitor })));
    const carts = await Promise.all(people.map(({ who }) => held(who)));
    expect(carts.flat()).toEqual([
      [milk, 2],
      [bread, 4],
    ]);
  });
});
