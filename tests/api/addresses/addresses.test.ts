import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const AT = '/api/v1/customer/address';
/** Järntorget, in the middle of the demo town. */
const TOWN = { latitude: '57.6999', longitude: '11.9523' };

let api: TestApi;
let maja: Customer;
let diego: Customer;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  maja = await signedInCustomer(api);
  diego = await signedInCustomer(api);
});
afterAll(() => api.stop());

const home = {
  address: 'Järntorget 4, Göteborg',
  address_type: 'home',
  contact_person_name: 'Maja Lindqvist',
  contact_person_number: '+46701740605',
  ...TOWN,
  additional_information: 'Ring twice',
  house: '4',
  floor: '2',
  road: 'Järntorget',
};

const list = async ({ headers }: Customer, query = '') => (await api.call(`${AT}/list${query}`, { headers })).body;
const add = ({ headers }: Customer, body: object = home, more: Record<string, string> = {}) =>
  api.call(`${AT}/add`, { method: 'POST', headers: { ...headers, ...more }, body });
const update = ({ headers }: Customer, id: unknown, body: object = home) =>
  api.call(`${AT}/update/${id}`, { method: 'PUT', headers, body });
const remove = ({ headers }: Customer, id: unknown) =>
  api.call(`${AT}/delete?address_id=${id}`, { method: 'DELETE', headers });

describe('saved addresses', () => {
  describe('one address, from its first day to its last', () => {
    let owner: Customer;
    let id: number;
    beforeEach(async () => {
      owner = await signedInCustomer(api);
      id = (await add(owner)).body.id;
    });

    test('is added with all its fields, and answered with a message [CALL-020] [CALL-021]', async () => {
      const own = await signedInCustomer(api);
      const added = await add(own);
      expect(added.status, added.text).toBe(200);
      expect(added.body).toEqual({
        message: 'Address saved',
        id: expect.any(Number),
        zone_id: added.body.zone_ids[0],
        zone_ids: added.body.zone_ids,
      });
      expect((await list(own)).addresses).toEqual([expect.objectContaining(home)]);
    });

    test('stands in the list, which is an object with addresses [CALL-019] [DATA-001e] [ADDR-027]', async () => {
      expect(await list(owner)).toEqual({
        total_size: 1,
        limit: 10,
        offset: 1,
        addresses: [expect.objectContaining({ id })],
      });
    });

    test('holds where, whom and how, with its label and its zones [DATA-001a] [DATA-001d]', async () => {
      const own = await signedInCustomer(api);
      const added = await add(own, { ...home, address_type: 'other', address_label: 'Mum' });
      const [address] = (await list(own)).addresses;
      expect(address).toEqual({
        ...home,
        id: added.body.id,
        user_id: own.id,
        address_type: 'other',
        address_label: 'Mum',
        contact_person_email: null,
        zone_id: added.body.zone_id,
        zone_ids: expect.any(Array),
        created_at: expect.any(String),
        updated_at: expect.any(String),
      });
      expect(address.zone_ids.length).toBeGreaterThan(0);
      expect(address.zone_ids).toEqual(added.body.zone_ids);
    });

    test('keeps no email, which only guests give [DATA-001c]', async () => {
      const own = await signedInCustomer(api);
      await add(own, { ...home, contact_person_email: 'maja@example.com' });
      expect((await list(own)).addresses[0].contact_person_email).toBeNull();
    });

    test('is changed in every field by PUT on its number, and the list shows it [CALL-022] [ADDR-027]', async () => {
      const other = {
        address: 'Första Långgatan 1, Göteborg',
        address_type: 'office',
        contact_person_name: 'Diego Ruiz',
        contact_person_number: '+46701740699',
        latitude: '57.6995',
        longitude: '11.9500',
        additional_information: 'At the desk',
        house: '1',
        road: 'Första Långgatan',
      };
      const changed = await update(owner, id, { ...other, floor: '' });
      expect(changed.body).toMatchObject({ message: 'Address updated', id });
      const { addresses } = await list(owner);
      expect(addresses).toMatchObject([{ id, ...other, longitude: expect.stringMatching(/^11\.95/), floor: null }]);
    });

    test('what a change does not speak of stays; what is sent empty goes [CALL-022]', async () => {
      const own = await signedInCustomer(api);
      const labelled = { ...home, address_type: 'other', address_label: 'Mum' };
      const { body } = await add(own, labelled);
      const { additional_information: _, address_label: __, house: ___, ...rest } = labelled;
      await update(own, body.id, { ...rest, road: 'Linnégatan', floor: null });
      expect((await list(own)).addresses[0]).toMatchObject({
        address_label: 'Mum',
        additional_information: 'Ring twice',
        house: '4',
        road: 'Linnégatan',
        floor: null,
      });
      await update(own, body.id, { ...rest, address_label: '', additional_information: '' });
      expect((await list(own)).addresses[0]).toMatchObject({ address_label: null, additional_information: null });
    });

    test('is deleted and gone from the list [ADDR-032]', async () => {
      expect((await remove(owner, id)).body).toEqual({ message: 'Address deleted' });
      expect((await list(owner)).addresses).toEqual([]);
    });
  });

  test('PUT may be posted with _method, and coordinates may be numbers', async () => {
    const { id } = (await add(maja, { ...home, latitude: 57.6999, longitude: 11.9523 })).body;
    const reply = await api.call(`${AT}/update/${id}`, {
      method: 'POST',
      headers: maja.headers,
      body: { ...home, house: '9', _method: 'PUT' },
    });
    expect(reply.status, reply.text).toBe(200);
    expect((await list(maja)).addresses[0]).toMatchObject({ id, house: '9', latitude: '57.6999' });
    await remove(maja, id);
  });

  test.each(['home', 'office', 'other'])('the label %s [DATA-001b] [ADDR-030d]', async (address_type) => {
    const { status, body } = await add(maja, { ...home, address_type });
    expect(status).toBe(200);
    await remove(maja, body.id);
  });

  test.each([
    ['Home', 'home'],
    ['others', 'other'],
    ['Delivery', 'other'],
    ['Selected Address', 'other'],
  ])('as clients in the field spell it: %s is %s', async (address_type, known) => {
    const { status, body, text } = await add(maja, { ...home, address_type, road: 'null' });
    expect(status, text).toBe(200);
    const { addresses } = await list(maja);
    expect(addresses.find(({ id }: { id: number }) => id === body.id)).toMatchObject({
      address_type: known,
      road: null,
    });
    await remove(maja, body.id);
  });

  test('newest first, in pages', async () => {
    const own = await signedInCustomer(api);
    for (const house of ['1', '2', '3']) await add(own, { ...home, house });
    const houses = async (query: string) =>
      (await list(own, query)).addresses.map(({ house }: { house: string }) => house);
    expect(await houses('?limit=2')).toEqual(['3', '2']);
    expect(await houses('?limit=2&offset=2')).toEqual(['1']);
    expect(await list(own, '?limit=2&offset=2')).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
  });

  test('zones are those over the place today', async () => {
    const own = await signedInCustomer(api);
    const { zone_ids } = (await add(own)).body;
    await api.db.run(sql`update zones set status = false where id = any (${zone_ids}::int[])`);
    expect((await list(own)).addresses[0]).toMatchObject({ zone_id: null, zone_ids: [] });
    const paused = await add(own);
    expect([paused.status, paused.body.errors[0].code]).toEqual([403, 'coordinates']);
    expect(paused.body.message).toBe('Service is paused in this area');
    await api.db.run(sql`update zones set status = true where id = any (${zone_ids}::int[])`);
    expect((await list(own)).addresses[0].zone_ids).toEqual(zone_ids);
  });
});

describe('what an address book refuses', () => {
  const refused = async (body: object, language = 'en') =>
    (await add(maja, body, { 'x-localization': language })).body.errors as { code: string; message: string }[];

  test('every field that is missing, each under its name and with its own text [ADDR-030a] [ADDR-030b] [ADDR-030c]', async () => {
    const before = await list(maja);
    const empty = { ...home, address: ' ', contact_person_name: '', contact_person_number: '' };
    const texts = [
      { code: 'address', message: 'Address is required' },
      { code: 'contact_person_name', message: 'Name is required' },
      { code: 'contact_person_number', message: 'Phone Number is required' },
    ];
    expect(await refused(empty)).toEqual(texts);
    const { address: _a, contact_person_name: _b, contact_person_number: _c, ...without } = home;
    expect(await refused(without)).toEqual(texts);
    const unseen = { ...home, address: '\u2800', contact_person_name: '\u202e', contact_person_number: '\u200b' };
    expect(await refused(unseen), 'signs that show nothing').toEqual(texts);
    expect((await refused(empty, 'es'))[0]).toEqual({ code: 'address', message: 'La dirección es obligatoria' });
    expect((await add(maja, empty)).status).toBe(403);
    expect(await list(maja)).toEqual(before);
  });

  test.each([
    ['address_type', { address_type: 'castle' }],
    ['latitude', { latitude: '91' }],
    ['latitude', { latitude: 'north' }],
    ['longitude', { longitude: 181 }],
    ['longitude', { longitude: null }],
    ['address', { address: 'x'.repeat(501) }],
    ['road', { road: 7 }],
  ])('a bad %s', async (code, part) => {
    expect((await refused({ ...home, ...part })).map((error) => error.code)).toEqual([code]);
  });

  test('a place outside every zone', async () => {
    const reply = await add(maja, { ...home, latitude: '0.5', longitude: '0.5' });
    expect([reply.status, reply.body.errors]).toEqual([
      403,
      [{ code: 'coordinates', message: 'Service not available in this area' }],
    ]);
  });

  test('whoever is not signed in [ROLE-001] [ADDR-031]', async () => {
    const { guest_id } = await newGuest(api);
    for (const headers of [{}, { authorization: 'Bearer null' }, { authorization: 'Bearer made-up' }]) {
      const tried = [
        await api.call(`${AT}/list?guest_id=${guest_id}`, { headers }),
        await api.call(`${AT}/add`, { method: 'POST', headers, body: { ...home, guest_id } }),
      ];
      expect(tried.map(({ status }) => status)).toEqual([401, 401]);
    }
  });

  test('an address of somebody else: it is as if it did not exist', async () => {
    const { id } = (await add(maja)).body;
    const before = await list(maja);
    const answers = [await update(diego, id, { ...home, house: '66' }), await remove(diego, id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    for (const { body } of answers)
      expect(body).toMatchObject({ message: 'This address is not saved any more', errors: [{ code: 'address_id' }] });
    expect(await list(maja)).toEqual(before);
    expect((await list(diego)).addresses).toEqual([]);
    expect((await remove(maja, 999_999_999)).status).toBe(404);
  });

  test('saved once where the answer got lost and it is sent again under its key', async () => {
    const own = await signedInCustomer(api);
    const key = { 'idempotency-key': 'the same press' };
    const first = await add(own, home, key);
    const again = await add(own, home, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await list(own)).addresses).toHaveLength(1);
  });

  test('more than a hundred, also when many come at once', async () => {
    const own = await signedInCustomer(api);
    await api.db.run(sql`
      insert into addresses (customer_id, address_type, address, latitude, longitude, contact_person_name,
        contact_person_number)
      select ${own.id}, 'home', 'Street ' || n, 57.7, 11.95, 'Test', '+46700000000' from generate_series(1, 97) n`);
    const replies = await Promise.all(Array.from({ length: 8 }, () => add(own)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(replies.find(({ status }) => status === 403)?.body.errors[0].code).toBe('address');
    expect(await list(own, '?limit=100')).toMatchObject({ total_size: 100 });
  });
});
