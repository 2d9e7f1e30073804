import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { itemModel } from '#contract/cart/item-model.ts';
import { sql } from '#server/db/sql.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { openDaily } from '#tests/support/town/opening-hours.ts';

/** What clients in the field send and read, as they are: each test is one row of what broke with them. */

const CLIENT = 'https://app.example';

let api: TestApi;
let food: { module: string; store_id: number };
let zones: string;

beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT: '0', PUBLIC_URL: 'https://shop.example', ALLOWED_ORIGINS: `${CLIENT}, https://old.example` },
  });
  const store = await api.db.row<{ id: number; module_id: number; zone_id: number }>(sql`
    select s.id, s.module_id, s.zone_id from stores s join modules m on m.id = s.module_id
      join zones z on z.id = s.zone_id
    where m.module_type = 'food' and z.name ->> 'en' = 'Centrum'
      and exists (select from items i where i.store_id = s.id and jsonb_array_length(i.food_variations) > 0
        and exists (select from item_add_ons a where a.item_id = i.id))
    order by s.id limit 1`);
  if (!store) throw new Error('the centre sells dishes with options');
  food = { module: String(store.module_id), store_id: store.id };
  zones = `[${store.zone_id}]`;
  await api.db.run(sql`
    update stores set status = true, active = true, delivery = true, minimum_order = 0, free_delivery = false
    where id = ${store.id}`);
  await openDaily(api.db, [store.id]);
  await api.db.run(sql`
    update items set available_time_starts = '00:00', available_time_ends = '23:59:59' where store_id = ${store.id}`);
});

afterAll(() => api.stop());

test('one phone is one account, in whichever spelling it is sent', async () => {
  const post = (path: string, body: object) => api.call(`/api/v1/auth/${path}`, { method: 'POST', body });
  const person = { name: 'Spelt Often', password: 'Secret-1234', confirm_password: 'Secret-1234' };
  const made = await post('sign-up', { ...person, email: 'spelt@example.com', phone: '+46 (0)70-555 66 77' });
  expect(made.status, made.text).toBe(200);
  expect(await api.db.row(sql`select phone from customers where email = 'spelt@example.com'`)).toEqual({
    phone: '+46705556677',
  });
  for (const email_or_phone of ['+46705556677', '+46 70 555 66 77', '+460705556677']) {
    const login = await post('login', { login_type: 'manual', email_or_phone, password: person.password });
    expect(login.status, `${email_or_phone}: ${login.text}`).toBe(200);
  }
  const again = await post('sign-up', { ...person, email: 'other@example.com', phone: '0046705556677' });
  expect([again.status, again.body.errors?.[0]?.code]).toEqual([403, 'phone']);
});

type Buyer = { headers: Record<string, string>; guest_id?: string };
const asGuest = async (): Promise<Buyer & { guest_id: string }> => {
  const { guest_id } = await newGuest(api);
  return { headers: { moduleid: food.module, zoneid: zones }, guest_id };
};
const asCustomer = async (): Promise<Buyer & { customer: Customer }> => {
  const customer = await signedInCustomer(api);
  return { headers: { moduleid: food.module, zoneid: zones, ...customer.headers }, customer };
};
const post = (who: Buyer, path: string, body: Record<string, unknown>) =>
  api.call(`/api/v1/${path}`, {
    method: 'POST',
    headers: who.headers,
    body: { ...body, ...(who.guest_id && { guest_id: who.guest_id }) },
  });
const get = (who: Buyer, path: string) => api.call(`/api/v1/${path}`, { headers: who.headers });

const TO = { latitude: '57.7', longitude: '11.95', address: 'Avenyn 1', address_type: 'Delivery', distance: 1.7 };
const CONTACT = {
  contact_person_name: 'Ada Client',
  contact_person_number: '+46701234567',
  contact_person_email: 'ada@client.example',
};

type Dish = {
  id: number;
  food_variations: { name: string; required: string; min: number; values: { label: string }[] }[];
  add_ons: { id: number }[];
};

async function dishOf(who: Buyer): Promise<Dish> {
  const [row] = await api.db.rows<{ id: number }>(sql`
    select id from items where store_id = ${food.store_id} and jsonb_array_length(food_variations) > 0
      and exists (select from item_add_ons where item_id = items.id) and status and is_approved order by id limit 1`);
  const { body } = await get(who, `items/details/${row?.id}`);
  return body;
}

/** With the first value of each group and the first add-on, as such a client writes it. */
const lineOf = (dish: Dish) => ({
  item_id: dish.id,
  model: 'Item',
  price: 1,
  quantity: 1,
  variation: dish.food_variations.map(({ name, min, values }) => ({
    name,
    values: { label: values.slice(0, Math.max(min, 1)).map(({ label }) => label) },
  })),
  add_on_ids: dish.add_ons.slice(0, 1).map(({ id }) => id),
  add_on_qtys: dish.add_ons.slice(0, 1).map(() => 1),
});

describe('from another origin', () => {
  const from = (origin: string, path: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    api.app.inject({ method, url: path, headers: { origin, 'access-control-request-method': 'POST' } });

  test('an allowed client may ask and read, also what is answered from memory', async () => {
    const asked = await from(CLIENT, '/api/v1/customer/order/place', 'OPTIONS');
    expect(asked.statusCode).toBe(204);
    expect(asked.headers).toMatchObject({ 'access-control-allow-origin': CLIENT });
    expect(String(asked.headers['access-control-allow-methods'])).toContain('POST');
    for (let again = 0; again < 2; again += 1) {
      const read = await from(CLIENT, '/api/v1/config');
      expect(read.headers).toMatchObject({ 'access-control-allow-origin': CLIENT });
      expect(String(read.headers.vary)).toContain('origin');
      // A picture on that client's page is one of another origin.
      expect(read.headers['cross-origin-resource-policy']).toBeUndefined();
    }
  });

  test('any other may not', async () => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await from('https://evil.example', '/api/v1/config', method);
      expect(headers['access-control-allow-origin']).not.toBe('https://evil.example');
    }
    expect(
      (await from('https://evil.example', '/api/v1/config')).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });
});

describe('names and parameters of their own', () => {
  test.each(['AppModelsItem', 'App\\Models\\Item'])('%s is an item, in the cart and in an order', async (model) => {
    const who = await asGuest();
    const dish = await dishOf(who);
    const added = await post(who, 'customer/cart/add', { ...lineOf(dish), model });
    expect(added.status, added.text).toBe(200);
    const [line] = added.body;
    expect(line.item_type).toBe('Item');
    const cart = JSON.stringify([{ ...lineOf(dish), item_type: model }]);
    const tax = await post(who, 'customer/order/get-Tax', { is_buy_now: 1, cart, store_id: food.store_id, ...TO });
    expect(tax.status, tax.text).toBe(200);
  });

  test('a campaign’s item has the same spellings', () => {
    for (const spelling of ['AppModelsItemCampaign', 'App\\Models\\ItemCampaign', 'ItemCampaign'])
      expect(z.decode(itemModel, spelling as 'ItemCampaign')).toBe('ItemCampaign');
  });

  test.each([
    `items/popular?limit=5&offset=1&type=&sort_by=&name=`,
    `stores/latest?type=undefined&limit=5&offset=1`,
    `stores/popular?type=null&offset=1&limit=`,
  ])('%s: what is empty is not given', async (path) => {
    const answer = await get(await asGuest(), path);
    expect(answer.status, answer.text).toBe(200);
  });

  test.each(['null', 'undefined', ''])('headers that say "%s" are not given', async (nothing) => {
    const { headers } = await asGuest();
    const told = { zoneid: nothing, latitude: nothing, longitude: nothing, 'x-localization': nothing };
    const answer = await api.call('/api/v1/stores/popular', { headers: { ...headers, ...told } });
    expect(answer.status, answer.text).toBe(200);
    const banners = await api.call('/api/v1/banners', { headers: { ...told, moduleid: nothing } });
    expect(banners.status, banners.text).toBe(200);
    const missing = await api.call('/api/v1/stores/popular', { headers: { ...told, moduleid: nothing } });
    expect([missing.status, missing.body.message]).toEqual([403, 'Please select a module']);
  });

  test('nothing failed to be paid for somebody who names no order', async () => {
    const { guest_id, headers } = await asGuest();
    const answer = await get({ headers }, `customer/order/payment-failed?order_id=&&guest_id=${guest_id}`);
    expect(answer.status, answer.text).toBe(200);
  });

  test('who has no guest number yet has an empty cart; an unknown one must be asked for anew', async () => {
    const { headers } = await asGuest();
    for (const guest_id of ['null', 'undefined', ''])
      expect(await get({ headers }, `customer/cart/list?guest_id=${guest_id}`)).toMatchObject({
        status: 200,
        body: [],
      });
    expect((await get({ headers }, 'customer/cart/list?guest_id=made-up')).status).toBe(401);
  });

  test('who says JSON and sends nothing has sent nothing', async () => {
    const { guest_id, headers } = await asGuest();
    const cleared = await api.call(`/api/v1/customer/cart/remove?guest_id=${guest_id}`, {
      method: 'DELETE',
      headers: { ...headers, 'content-type': 'application/json' },
      raw: '',
    });
    expect([cleared.status, cleared.body]).toEqual([200, []]);
  });

  test('phone and password sign in without a login type', async () => {
    const { phone, email, password } = await signedInCustomer(api, { password: 'Secret-77' });
    for (const body of [
      { phone, password },
      { email, password },
    ]) {
      const answer = await api.call('/api/v1/auth/login', { method: 'POST', body });
      expect(answer.status, answer.text).toBe(200);
      expect(answer.body.token).toEqual(expect.any(String));
    }
  });

  test('first and last name make a name', async () => {
    const { headers } = await signedInCustomer(api);
    const change = { f_name: 'Ada', l_name: 'Lovelace' };
    const answer = await api.call('/api/v1/customer/update-profile', { method: 'POST', headers, body: change });
    expect(answer.status, answer.text).toBe(200);
    expect((await api.call('/api/v1/customer/info', { headers })).body).toMatchObject(change);
  });
});

describe('fields that they read', () => {
  test('after a reload the cart still says what was chosen, and of which module it is', async () => {
    const who = await asGuest();
    const dish = await dishOf(who);
    await post(who, 'customer/cart/add', lineOf(dish));
    const [line] = (await get(who, `customer/cart/list?guest_id=${who.guest_id}`)).body;
    const chosen = line.item.food_variations.map(
      ({ values }: { values: { isSelected: boolean }[] }) => values.filter(({ isSelected }) => isSelected).length,
    );
    expect(chosen).toEqual(dish.food_variations.map(({ min }) => Math.max(min, 1)));
    expect(line.item.addons.map(({ id }: { id: number }) => id)).toEqual([dish.add_ons[0]?.id]);
    expect(line.addons).toHaveLength(dish.add_ons.length);
    expect(line.item.module).toEqual({ id: Number(food.module), module_type: 'food' });
  });

  test('add-ons that nobody wants any more are left out', async () => {
    const who = await asGuest();
    const dish = await dishOf(who);
    const none = { ...lineOf(dish), add_on_qtys: [0] };
    const [line] = (await post(who, 'customer/cart/add', none)).body;
    expect([line.add_on_ids, line.add_on_qtys]).toEqual([[], []]);
  });

  test('tax that the prices hold is not added once more', async () => {
    const who = await asGuest();
    const body = { is_buy_now: 1, cart: [lineOf(await dishOf(who))], store_id: food.store_id, ...TO };
    const tax = await post(who, 'customer/order/get-Tax', body);
    expect(tax.body).toMatchObject({ tax_amount: 0, tax_status: 'included', tax_included: 1 });
    expect(tax.body.included_tax_amount).toBeGreaterThan(0);
  });

  test('a picture that is known by its name alone lies under whichever base is asked for', async () => {
    const { base_urls } = (await api.call('/api/v1/config')).body;
    expect(Object.keys(base_urls).length).toBeGreaterThanOrEqual(17);
    expect(new Set(Object.values(base_urls))).toEqual(new Set(['https://shop.example/media']));
    const item = await api.db.row<{ image: string }>(sql`select image from items order by id limit 1`);
    expect((await api.call(`/media/${item?.image}`)).status).toBe(302);
  });

  test('places and distances stand in the map vendor’s older shapes too', async () => {
    const found = (await api.call('/api/v1/config/place-api-autocomplete?search_text=Haga')).body;
    expect(found.predictions[0]).toMatchObject({ place_id: expect.any(String), description: expect.any(String) });
    expect(found.predictions).toHaveLength(found.suggestions.length);
    const place = await api.call(`/api/v1/config/place-api-details?placeid=${found.predictions[0].place_id}`);
    const { latitude: lat, longitude: lng } = place.body.location;
    expect(place.body.result.geometry.location).toEqual({ lat, lng });
    const ends = 'origin_lat=57.7&origin_lng=11.95&destination_lat=57.71&destination_lng=11.96';
    const way = (await api.call(`/api/v1/config/distance-api?${ends}&mode=walking`)).body;
    expect(way.rows[0].elements[0].distance.value).toBe(way.distanceMeters);
    expect(`${way.rows[0].elements[0].duration.value}s`).toBe(way.duration);
  });

  test('small things: zones as GeoJSON, what an item is of, conditions by their number', async () => {
    const [zone] = (await api.call('/api/v1/zone/list')).body;
    const [first] = zone.formated_coordinates[0];
    expect(zone.coordinates.coordinates[0][0]).toEqual([first.lng, first.lat]);
    const who = await asGuest();
    expect(await dishOf(who)).toMatchObject({ has_variant: 1, module: { module_type: 'food' } });
    expect((await get(who, `stores/details/${food.store_id}`)).body.store_sub).toEqual({ chat: 1, review: 1 });
    const condition = await api.db.row<{ id: number; module_id: number }>(sql`
      select c.id, i.module_id from common_conditions c join items i on i.common_condition_id = c.id order by c.id limit 1`);
    const headers = { moduleid: String(condition?.module_id), zoneid: '[1,2,3,4]' };
    const known = await api.call(`/api/v1/items/common-conditions/${condition?.id}`, { headers });
    expect(known.status, known.text).toBe(200);
    expect(known.body.products.length).toBeGreaterThan(0);
  });
});

describe('orders', () => {
  const placing = async (who: Buyer, more: Record<string, unknown> = {}) => {
    const dish = await dishOf(who);
    const added = await post(who, 'customer/cart/add', { ...lineOf(dish), model: 'AppModelsItem' });
    expect(added.status, added.text).toBe(200);
    return post(who, 'customer/order/place', {
      cart: JSON.stringify(added.body),
      store_id: food.store_id,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      ...TO,
      ...CONTACT,
      ...more,
    });
  };
  const amountOf = (order_id: number) =>
    api.db.row<{ order_amount: number }>(sql`select order_amount from orders where id = ${order_id}`);

  test('a guest orders with options and add-ons; a total in their favour is taken, ours is charged', async () => {
    const placed = await placing(await asGuest(), { order_amount: 99_999.99, is_guest: 1 });
    expect(placed.status, placed.text).toBe(200);
    expect(await amountOf(placed.body.order_id)).toEqual({ order_amount: Math.round(placed.body.total_ammount * 100) });
    expect(placed.body.total_ammount).toBeLessThan(99_999);
  });

  test('a customer orders without naming a total, and has no picture to send', async () => {
    const who = await asCustomer();
    const placed = await placing(who, { order_attachment: '' });
    expect(placed.status, placed.text).toBe(200);
    const [line] = (await get(who, `customer/order/details?order_id=${placed.body.order_id}`)).body;
    expect(line.item_details.price).toBe(line.price);
  });

  test('a total against them is refused with both figures; who sends ours has confirmed it', async () => {
    const who = await asCustomer();
    const refused = await placing(who, { order_amount: 1 });
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0]).toMatchObject({ code: 'order_amount', shown: 1, now: expect.any(Number) });
    expect(refused.body.message).toContain('$1.00');
    const { now } = refused.body.errors[0];
    const confirmed = await post(who, 'customer/order/place', {
      store_id: food.store_id,
      order_type: 'delivery',
      payment_method: 'cash_on_delivery',
      ...TO,
      ...CONTACT,
      order_amount: now,
    });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect(confirmed.body.total_ammount).toBe(now);
  });

  test('an online payment begins with the number of the reply and comes back to the client’s own page', async () => {
    const who = await asCustomer();
    const { body } = await placing(who, { payment_method: 'digital_payment' });
    const open = (customer_id: unknown, callback = `${CLIENT}/order-successful`) =>
      api.call(
        `/payment-mobile?${new URLSearchParams({
          order_id: String(body.order_id),
          customer_id: String(customer_id),
          payment_platform: 'web',
          callback,
          payment_method: 'sandbox',
        })}`,
      );
    // Numbers that anybody can count up to open nothing, and nobody is sent elsewhere.
    expect((await open(who.customer.id)).status).toBe(403);
    expect((await open(body.user_id + 1)).status).toBe(403);
    expect((await open(body.user_id, 'https://evil.example/')).status).toBe(403);
    const away = await open(body.user_id);
    expect(away.status, away.text).toBe(303);
    const gateway = new URL(String(away.headers.location), 'https://shop.example');
    // A browser follows no answer to a form to where the page's policy does not lead.
    const page = await api.call(`${gateway.pathname}${gateway.search}`);
    expect(String(page.headers['content-security-policy'])).toContain(`form-action 'self' ${CLIENT};`);
    const paid = await api.app.inject({
      method: 'POST',
      url: `${gateway.pathname}${gateway.search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'outcome=paid',
    });
    const back = new URL(String(paid.headers.location), 'https://shop.example');
    const home = await api.call(`${back.pathname}${back.search}`);
    expect(home.headers.location).toMatch(new RegExp(`^${CLIENT}/order-successful\\?flag=success&&token=`));
  });

  test('a link to pay is followed from the client’s own origin, so it names ours [WALL-005]', async () => {
    const { headers } = await signedInCustomer(api);
    const told = { amount: 20, payment_method: 'sandbox', payment_platform: 'web' };
    const fill = (callback: string) =>
      api.call('/api/v1/customer/wallet/add-fund', { method: 'POST', headers, body: { ...told, callback } });
    const elsewhere = await fill(`${CLIENT}/profile?page=wallet`);
    expect(elsewhere.body.redirect_link).toMatch(/^https:\/\/shop\.example\/payment-mobile\?payment=/);
    const ours = await fill('https://shop.example/profile?page=wallet');
    expect(ours.body.redirect_link).toMatch(/^\/payment-mobile\?payment=/);
  });
});
