import { verify } from '@node-rs/argon2';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { PhoneIdentity } from '#server/providers/phone-identity/phone-identity.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { type Customer, signedInCustomer, signIn } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from '../http/send-form.ts';

const AT = '/api/v1/customer';
const CODE = '123456';

/** A phone provider that knows one number: what it proves is what the real one proves in tests/firebase. */
const phoneIdentity: PhoneIdentity = {
  captchaKey: async () => null,
  sendCode: async () => ({ session_info: 'session' }),
  provenPhone: async (session_info, code) =>
    session_info === 'session' && code === '654321'
      ? { phone: '+46700000077' }
      : { refused: 'code', said: 'INVALID_CODE' },
};

let api: TestApi;
let now = new Date();

beforeAll(async () => {
  api = await startApi({
    env: { RATE_LIMIT: '0' },
    deps: { now: () => now, phoneIdentity },
  });
});
afterAll(() => api.stop());

const asks = (flags: Record<string, 0 | 1>, firebase: 0 | 1 = 0) =>
  Promise.all([
    api.db.run(sql`
      update settings set value = value || ${JSON.stringify({ manual_login_status: 1, phone_verification_status: 0, email_verification_status: 0, ...flags })}::jsonb
      where key = 'centralize_login'`),
    api.db.run(sql`
      insert into settings (key, value) values ('firebase_otp_verification', ${JSON.stringify(firebase)}::jsonb)
      on conflict (key) do update set value = excluded.value`),
  ]);
afterEach(() => asks({}));

const info = ({ headers }: Pick<Customer, 'headers'>) => api.call(`${AT}/info`, { headers });
const profile = async (who: Customer) => (await info(who)).body;
const save = (who: Customer, fields: Record<string, string | File>) =>
  sendForm(api, `${AT}/update-profile`, fields, who.headers);
const outbox = (recipient: string) =>
  api.db.rows<{ channel: string; body: string }>(sql`select channel, body from outbox where recipient = ${recipient}`);
const STORED = { message: 'Updated successfully.', otp_send: false, verification_on: null, verification_medium: null };

let turn = 0;
const contact = () => {
  turn += 1;
  return { phone: `+4670000${1000 + turn}`, email: `person-${turn}@example.com` };
};

/** A customer without a phone and an email, or with such as nobody has proven yet. */
const unproven = (facts: Parameters<typeof signedInCustomer>[1] = {}): Promise<Customer> =>
  signedInCustomer(api, {
    f_name: 'Test',
    l_name: 'Person',
    phone: null,
    email: null,
    is_phone_verified: false,
    is_email_verified: false,
    ...facts,
  });

describe('who is signed in', () => {
  test('the profile, whole [CALL-011b] [DATA-004] [DATA-005] [DATA-006]', async () => {
    const { body } = await api.call('/api/v1/auth/login', {
      method: 'POST',
      body: { login_type: 'manual', email_or_phone: 'maja@example.com', password: 'Demo1234', field_type: 'email' },
    });
    const reply = await info({ headers: { authorization: `Bearer ${body.token}` } });
    expect(reply.status, reply.text).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toEqual({
      id: expect.any(Number),
      f_name: 'Maja',
      l_name: 'Lindqvist',
      phone: '+46701740605',
      email: 'maja@example.com',
      image: expect.any(String),
      image_full_url: expect.stringContaining('/media/'),
      is_phone_verified: 1,
      is_email_verified: '1',
      status: 1,
      wallet_balance: 150,
      loyalty_point: 640,
      ref_code: expect.any(String),
      ref_by: null,
      zone_id: null,
      login_medium: 'manual',
      order_count: 0,
      member_since_days: expect.any(Number),
      selected_modules_for_interest: [],
      interest: [],
      is_valid_for_discount: false,
      discount_amount: 0,
      discount_amount_type: 'percentage',
      validity: '',
      userinfo: { id: expect.any(Number) },
      created_at: expect.any(String),
    });
    expect(reply.body.member_since_days).toBeGreaterThan(300);
  });

  test('nothing proven yet, and a first order that is cheaper for who was referred', async () => {
    const friend = await unproven();
    const own = await unproven({ ...contact(), ref_by: friend.id });
    expect(await profile(own)).toMatchObject({
      is_phone_verified: 0,
      is_email_verified: '0',
      ref_by: friend.id,
      member_since_days: 0,
      is_valid_for_discount: true,
      discount_amount: 10,
      discount_amount_type: 'percentage',
      validity: '30 days',
    });
  });

  test('nobody without a token, nor with one that ended [ROLE-004]', async () => {
    const { guest_id } = await newGuest(api);
    const own = await unproven();
    await api.db.run(
      sql`update access_tokens set expires_at = now() - interval '1 minute' where customer_id = ${own.id}`,
    );
    const asked = [
      await api.call(`${AT}/info?guest_id=${guest_id}`),
      await api.call(`${AT}/info`, { headers: { authorization: 'Bearer null' } }),
      await info(own),
    ];
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});

describe('changing the profile', () => {
  test('name, phone, email, picture and password at once, as a form [CALL-012] [CALL-013] [CALL-015] [PROF-008] [ERR-002]', async () => {
    const own = await unproven({ ...contact(), is_email_verified: true });
    const other = await signIn(api, own.id);
    const wanted = contact();
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const reply = await save(own, {
      name: 'Ada  King Lovelace',
      phone: '+46 70-000 99 11',
      email: wanted.email,
      password: 'secret7',
      image: new File([new Uint8Array(picture)], 'ada.png', { type: 'image/png' }),
    });
    expect([reply.status, reply.body]).toEqual([200, STORED]);
    // A new email is unproven, whatever the old one was.
    expect(await profile(own)).toMatchObject({
      f_name: 'Ada',
      l_name: 'King Lovelace',
      phone: '+46700009911',
      email: wanted.email,
      is_email_verified: '0',
      image: expect.stringMatching(/^upload-/),
    });
    const row = await api.db.row<{ password_hash: string }>(
      sql`select password_hash from customers where id = ${own.id}`,
    );
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    expect(await verify(row?.password_hash ?? '', 'secret7')).toBe(true);
    // The new password ended every other session, not this one [SEC-002].
    expect([(await info(other)).status, (await info(own)).status]).toEqual([401, 200]);
  });

  test('what is left out or empty stays', async () => {
    const own = await unproven({ ...contact(), is_email_verified: true });
    const before = await profile(own);
    expect((await save(own, { name: 'Only Name', email: '', phone: '', password: '' })).status).toBe(200);
    expect(await profile(own)).toEqual({ ...before, f_name: 'Only', l_name: 'Name' });
  });

  test('a verified phone is not changeable [PROF-003a]', async () => {
    const { phone, email } = contact();
    const own = await unproven({ phone, email, is_phone_verified: true });
    const reply = await save(own, { name: 'Test Person', phone: contact().phone });
    expect([reply.status, reply.body]).toEqual([200, STORED]);
    expect(await profile(own)).toMatchObject({ phone, is_phone_verified: 1 });
  });

  test('the password alone, by its own button', async () => {
    const own = await unproven(contact());
    const before = await profile(own);
    expect((await save(own, { button_type: 'change_password', password: 'another1', name: 'Not This' })).body).toEqual(
      STORED,
    );
    expect(await profile(own)).toEqual(before);
    const missing = await save(own, { button_type: 'change_password' });
    expect([missing.status, missing.body.errors[0].code]).toEqual([403, 'password']);
  });

  test('no password while signing in with one is switched off [PROF-004]', async () => {
    const own = await unproven(contact());
    await asks({ manual_login_status: 0 });
    const reply = await save(own, { name: 'New Name', password: 'secret7' });
    expect([reply.status, reply.body.errors]).toEqual([
      403,
      [{ code: 'password', message: 'Signing in with a password is switched off' }],
    ]);
    expect(await profile(own)).toMatchObject({ f_name: 'Test' });
  });

  test.each([
    ['name', {}, 'Name is required'],
    ['name', { name: '   ' }, 'Name is required'],
    ['email', { name: 'A', email: 'nobody' }, 'Must be a valid email'],
    ['password', { name: 'A', password: '12345' }, 'Password is too short - should be 6 chars minimum.'],
    ['phone', { name: 'A', phone: '12' }, 'Number must be 10 digits'],
    ['button_type', { name: 'A', button_type: 'all' }, 'The button_type is not valid'],
  ])('a bad %s is refused under its name [PROF-009] [PROF-011a]', async (code, fields, message) => {
    const own = await unproven(contact());
    const before = await profile(own);
    const reply = await save(own, fields);
    expect([reply.status, reply.body.errors]).toEqual([403, [{ code, message }]]);
    expect(await profile(own)).toEqual(before);
  });

  test('a phone or email of somebody else is refused under its field', async () => {
    const taken = contact();
    await unproven(taken);
    const own = await unproven(contact());
    const before = await profile(own);
    for (const [code, value] of [
      ['phone', taken.phone],
      ['email', taken.email.toUpperCase()],
    ] as const) {
      const reply = await save(own, { name: 'Test Person', [code]: value });
      expect([reply.status, reply.body.errors[0].code]).toEqual([403, code]);
    }
    expect(await profile(own)).toEqual(before);
  });

  test('two who want the same email at the same moment: one gets it', async () => {
    const { email } = contact();
    const people = await Promise.all([unproven(), unproven(), unproven()]);
    const replies = await Promise.all(people.map((own) => save(own, { name: 'Test Person', email })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect(replies.filter(({ status }) => status === 403).map(({ body }) => body.errors[0].code)).toEqual([
      'email',
      'email',
    ]);
  });
});

describe('a new contact that has to be proven', () => {
  test('a code goes to the new phone, nothing changes before it comes back [PROF-005] [PROF-006b] [CALL-014] [CALL-015]', async () => {
    const { phone } = contact();
    const own = await unproven(contact());
    const before = await profile(own);
    await asks({ phone_verification_status: 1 });
    const form = { name: 'Ada Lovelace', phone };
    const asked = await save(own, form);
    expect(asked.body).toEqual({
      message: expect.stringMatching(/code/),
      otp_send: true,
      verification_on: 'phone',
      verification_medium: 'SMS',
    });
    expect(await profile(own)).toEqual(before);
    expect(await outbox(phone)).toEqual([{ channel: 'sms', body: expect.stringContaining(CODE) }]);

    const proof = { verification_on: 'phone', verification_medium: 'SMS' };
    const wrong = await save(own, { ...form, ...proof, otp: '000000' });
    expect([wrong.status, wrong.body.message]).toEqual([404, wrong.body.errors[0].message]);
    expect(await profile(own)).toEqual(before);

    expect((await save(own, { ...form, ...proof, otp: CODE })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ f_name: 'Ada', phone, is_phone_verified: 1 });
  });

  test('a code goes to the new email [PROF-007]', async () => {
    const { email } = contact();
    const own = await unproven({ ...contact(), is_email_verified: true });
    await asks({ email_verification_status: 1 });
    const asked = await save(own, { name: 'Test Person', email });
    expect(asked.body).toMatchObject({ otp_send: true, verification_on: 'email', verification_medium: 'email' });
    expect(await outbox(email)).toEqual([{ channel: 'mail', body: expect.stringContaining(CODE) }]);
    const proof = { otp: CODE, verification_on: 'email', verification_medium: 'email' };
    expect((await save(own, { name: 'Test Person', email, ...proof })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ email, is_email_verified: '1' });
  });

  test('both are asked for in turn, and the first need not be proven twice', async () => {
    const wanted = contact();
    const own = await unproven(contact());
    await asks({ phone_verification_status: 1, email_verification_status: 1 });
    const form = { name: 'Both New', ...wanted };
    expect((await save(own, form)).body.verification_on).toBe('phone');
    const second = await save(own, { ...form, otp: CODE, verification_on: 'phone' });
    expect(second.body).toMatchObject({ otp_send: true, verification_on: 'email' });
    expect(await profile(own)).toMatchObject({ f_name: 'Test', phone: wanted.phone, is_phone_verified: 1 });
    expect((await save(own, { ...form, otp: CODE, verification_on: 'email' })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ f_name: 'Both', ...wanted, is_email_verified: '1' });
  });

  test('a proof whose answer was lost is sent again: it goes on to the next one, or is done', async () => {
    const wanted = contact();
    const own = await unproven(contact());
    await asks({ phone_verification_status: 1, email_verification_status: 1 });
    const form = { name: 'Both New', ...wanted };
    await save(own, form);
    for (let press = 0; press < 2; press += 1) {
      const { status, body } = await save(own, { ...form, otp: CODE, verification_on: 'phone' });
      expect([status, body.otp_send, body.verification_on]).toEqual([200, true, 'email']);
    }
    for (let press = 0; press < 2; press += 1)
      expect((await save(own, { ...form, otp: CODE, verification_on: 'email' })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ f_name: 'Both', ...wanted, is_email_verified: '1' });
    expect(await outbox(wanted.email)).toHaveLength(1);
  });

  test('the one that is there is proven by its button', async () => {
    const { phone, email } = contact();
    const own = await unproven({ phone, email });
    await asks({ phone_verification_status: 1, email_verification_status: 1 });
    const form = { name: 'Ignored Name', phone, email, button_type: 'email' };
    expect((await save(own, form)).body).toMatchObject({ otp_send: true, verification_on: 'email' });
    expect((await save(own, { ...form, otp: CODE, verification_on: 'email' })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ f_name: 'Test', is_email_verified: '1', is_phone_verified: 0 });
  });

  test('its button need not name it', async () => {
    const { phone, email } = contact();
    const own = await unproven({ phone, email });
    await asks({ phone_verification_status: 1, email_verification_status: 1 });
    const form = { button_type: 'email' };
    expect((await save(own, form)).body).toMatchObject({ otp_send: true, verification_on: 'email' });
    expect(await outbox(email)).toHaveLength(1);
    expect((await save(own, { ...form, otp: CODE, verification_on: 'email' })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ email, is_email_verified: '1', is_phone_verified: 0 });
  });

  test('a code serves once, for one account and one contact; it ends; and no second one is sent within a minute', async () => {
    const { email } = contact();
    const own = await unproven();
    const thief = await unproven();
    await asks({ email_verification_status: 1 });
    const form = { name: 'Test Person', email };
    const proof = { otp: CODE, verification_on: 'email' };
    await save(own, form);
    const again = await save(own, form);
    expect([again.status, again.body.errors[0].code]).toEqual([405, 'otp']);
    // Neither somebody else, nor for another email.
    expect((await save(thief, { ...form, ...proof })).status).toBe(404);
    expect((await save(own, { ...form, email: contact().email, ...proof })).status).toBe(404);
    const before = now;
    now = new Date(before.getTime() + 3_600_000 * 2);
    await signIn(api, own.id);
    await api.db.run(
      sql`update access_tokens set expires_at = ${new Date(now.getTime() + 60_000)}, confirmed_at = ${now}
        where customer_id = ${own.id}`,
    );
    expect((await save(own, { ...form, ...proof })).status).toBe(404);
    now = before;
    expect(await profile(own)).toMatchObject({ email: null });
  });

  test('five wrong codes block the place [SEC-003]', async () => {
    const { email } = contact();
    const own = await unproven();
    await asks({ email_verification_status: 1 });
    const form = { name: 'Test Person', email, verification_on: 'email' };
    await save(own, form);
    const statuses = [];
    for (let tried = 0; tried < 5; tried += 1) statuses.push((await save(own, { ...form, otp: '999999' })).status);
    expect(statuses).toEqual([404, 404, 404, 404, 405]);
    const right = await save(own, { ...form, otp: CODE });
    expect([right.status, right.body.errors[0].code]).toEqual([405, 'otp_temp_blocked']);
    expect(await profile(own)).toMatchObject({ email: null });
  });

  test('the phone provider proves the phone where it is switched on [PROF-006a]', async () => {
    const own = await unproven();
    await asks({ phone_verification_status: 1 }, 1);
    const form = { name: 'Test Person', phone: '+46700000077' };
    expect((await save(own, form)).body).toMatchObject({
      otp_send: true,
      verification_on: 'phone',
      verification_medium: 'firebase',
    });
    expect(await outbox(form.phone)).toEqual([]);
    const proof = { verification_on: 'phone', verification_medium: 'firebase', session_info: 'session' };
    expect((await save(own, { ...form, ...proof, otp: '111111' })).status).toBe(404);
    // A code that proves another phone proves nothing.
    expect((await save(own, { ...form, ...proof, phone: '+46700000078', otp: '654321' })).status).toBe(404);
    // Nor does saying that the code came by SMS.
    expect((await save(own, { ...form, ...proof, verification_medium: 'SMS', otp: CODE })).status).toBe(404);
    expect((await save(own, { ...form, ...proof, otp: '654321' })).body).toEqual(STORED);
    expect(await profile(own)).toMatchObject({ phone: form.phone, is_phone_verified: 1 });
  });
});

describe('deleting the account', () => {
  const remove = ({ headers }: Customer) => api.call(`${AT}/remove-account`, { method: 'DELETE', headers });
  const count = async (table: 'addresses' | 'favourites' | 'carts' | 'access_tokens' | 'interests', id: number) => {
    const counts = {
      addresses: sql`select count(*) as count from addresses where customer_id = ${id}`,
      favourites: sql`select count(*) as count from favourites where customer_id = ${id}`,
      carts: sql`select count(*) as count from carts where customer_id = ${id}`,
      access_tokens: sql`select count(*) as count from access_tokens where customer_id = ${id}`,
      interests: sql`select count(*) as count from interests where customer_id = ${id}`,
    };
    return (await api.db.row<{ count: number }>(counts[table]))?.count;
  };

  test('takes everything personal with it, at once; words written for others stay without a name [CALL-016] [PROF-012b] [SEC-002]', async () => {
    const person = contact();
    const own = await unproven({ f_name: 'Gone', l_name: 'Soon', ...person });
    const other = await signIn(api, own.id);
    const item = await api.db.row<{ id: number; store_id: number; module_id: number; category_id: number }>(
      sql`select id, store_id, module_id, category_id from items order by id limit 1`,
    );
    await api.call(`${AT}/wish-list/add?item_id=${item?.id}`, { method: 'POST', headers: own.headers });
    await api.db.run(sql`insert into carts (customer_id, module_id) values (${own.id}, ${item?.module_id})`);
    await api.call(`${AT}/update-interest`, {
      method: 'POST',
      headers: { ...own.headers, moduleid: String(item?.module_id) },
      body: { interest: [item?.category_id] },
    });
    await api.db.run(sql`
      insert into addresses (customer_id, address_type, address, latitude, longitude, contact_person_name,
        contact_person_number) values (${own.id}, 'home', 'Street 1', 57.7, 11.95, 'Gone Soon', '+46700000000')`);
    await api.db.run(sql`
      insert into reviews (store_id, item_id, customer_id, rating, comment)
      values (${item?.store_id}, ${item?.id}, ${own.id}, 5, 'Fine bread')`);
    await asks({ email_verification_status: 1 });
    await save(own, { name: 'Gone Soon', button_type: 'email', email: person.email });
    expect(await outbox(person.email)).toHaveLength(1);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    await save(own, { name: 'Gone Soon', image: new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }) });
    const shown = new URL((await profile(own)).image_full_url).pathname;
    expect((await api.app.inject({ url: shown })).statusCode).toBe(200);

    const reply = await remove(own);
    expect([reply.status, reply.body]).toEqual([200, []]);
    expect([(await info(own)).status, (await info(other)).status]).toEqual([401, 401]);
    for (const table of ['addresses', 'favourites', 'carts', 'access_tokens', 'interests'] as const)
      expect(await count(table, own.id), table).toBe(0);
    const left = await api.db.row<{ people: number; codes: number }>(sql`
      select (select count(*) from customers where id = ${own.id} or email = ${person.email}) as people,
        (select count(*) from one_time_codes where target in (${person.email}, ${person.phone})) as codes`);
    expect(left).toEqual({ people: 0, codes: 0 });
    expect(await outbox(person.email)).toEqual([]);
    expect((await api.app.inject({ url: shown })).statusCode).toBe(404);
    const reviews = await api.call(`/api/v1/items/reviews/${item?.id}`, {
      headers: { moduleid: String(item?.module_id) },
    });
    expect(reviews.body.reviews[0]).toMatchObject({ comment: 'Fine bread', customer: null, customer_name: null });
    // The contacts are free again.
    expect((await save(await unproven(), { name: 'New Person', phone: person.phone })).status).toBe(200);
  });

  test.each(['pending', 'confirmed', 'processing', 'handover', 'picked_up'] as const)(
    'is refused while an order is %s, and nothing is touched [CALL-017] [PROF-012a]',
    async (order_status) => {
      const own = await unproven(contact());
      const { id } = await newOrder(api, { customer_id: own.id, order_status });
      const before = await profile(own);
      const reply = await remove(own);
      expect(reply.status).toBe(403);
      expect(reply.body.errors).toEqual([{ code: 'on-going', message: expect.stringMatching(/order or trip/) }]);
      expect(await profile(own)).toEqual(before);

      await api.db.run(sql`update orders set order_status = 'delivered' where id = ${id}`);
      expect((await remove(own)).status).toBe(200);
      expect((await info(own)).status).toBe(401);
    },
  );

  test('twice at the same moment ends well', async () => {
    const own = await unproven();
    const replies = await Promise.all([remove(own), remove(own), save(own, { name: 'Late Change' })]);
    expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 401)).toBe(true);
    expect(
      replies
        .slice(0, 2)
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 401]);
  });
});

describe('interests', () => {
  const categories = () =>
    api.db.rows<{ id: number; module_id: number; other: number }>(sql`
      select c.id, c.module_id, (select o.id from categories o where o.module_id <> c.module_id limit 1) as other
      from categories c join modules m on m.id = c.module_id
      where m.module_type = 'grocery' and c.parent_id is null and c.status
        and exists (select from items i where i.top_category_id = c.id) order by c.id limit 2`);

  test('are merged, noted for the module, and lead what is suggested', async () => {
    const [one, two] = await categories();
    if (!one || !two) throw new Error('the town has categories');
    const own = await unproven();
    const like = (interest: unknown, module_id: unknown = one.module_id) =>
      api.call(`${AT}/update-interest`, {
        method: 'POST',
        headers: { ...own.headers, ...(module_id !== null && { moduleid: String(module_id) }) },
        body: { interest },
      });
    const suggested = async () =>
      (
        await api.call(`${AT}/suggested-items`, { headers: { ...own.headers, moduleid: String(one.module_id) } })
      ).body.map(({ category_ids }: { category_ids: { id: string }[] }) => category_ids[0]?.id);

    expect((await suggested()).length).toBe(5);
    expect((await like([two.id])).body).toEqual({ message: 'Your interests are saved' });
    expect(new Set(await suggested())).toEqual(new Set([String(two.id)]));
    await like([one.id, two.id, two.other, 999_999_999]);
    expect(await profile(own)).toMatchObject({
      interest: [one.id, two.id],
      selected_modules_for_interest: [one.module_id],
    });
    // Asked and nothing chosen is an answer too.
    const quiet = await unproven();
    await api.call(`${AT}/update-interest`, {
      method: 'POST',
      headers: { ...quiet.headers, moduleid: String(one.module_id) },
      body: { interest: [] },
    });
    expect(await profile(quiet)).toMatchObject({ interest: [], selected_modules_for_interest: [one.module_id] });

    expect((await like([one.id], null)).body.errors[0].code).toBe('moduleId');
    expect((await like('bread')).body.errors[0].code).toBe('interest');
    expect((await like(Array(101).fill(one.id))).body.errors[0].code).toBe('interest');
  });
});

test('clients in the field tell where the customer is: the smallest zone over it is their own, elsewhere it stays', async () => {
  const who = await signedInCustomer(api);
  const tell = (place: Record<string, string>) =>
    api.call(`${AT}/update-zone`, { headers: { ...who.headers, ...place } });
  expect((await profile(who)).zone_id).toBeNull();
  const told = await tell({ latitude: '57.6985', longitude: '11.9575' });
  expect([told.status, told.body]).toEqual([200, {}]);
  const centre = await api.db.row<{ id: number }>(sql`select id from zones where name ->> 'en' = 'Centrum'`);
  expect((await profile(who)).zone_id).toBe(centre?.id);
  for (const place of [{}, { latitude: '0', longitude: '0' }, { latitude: '12', longitude: '57' }])
    expect((await tell(place)).status).toBe(200);
  expect((await profile(who)).zone_id).toBe(centre?.id);
});
