import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { applicationOf, courierForm, sendCourier, sendStore, storeForm } from '#tests/support/people/applications.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { sendForm } from './send-form.ts';

/** As existing-clients.test.ts, for accounts, chats, wallets and whoever wants to join. */

let api: TestApi;

beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
});
afterAll(() => api.stop());

const auth = (path: string, body: object, method: 'POST' | 'PUT' = 'POST') =>
  api.call(`/api/v1/auth/${path}`, { method, body });

describe('fields of which a client has nothing to say', () => {
  test.each(['', 'null', 'undefined', null])(
    '%j: a forgotten password is asked for and set by email',
    async (nothing) => {
      const { email } = await signedInCustomer(api, { password: 'Secret-77' });
      const who = { verification_method: 'email', email, phone: nothing };
      const asked = await auth('forgot-password', who);
      expect(asked.status, asked.text).toBe(200);
      const code = { ...who, reset_token: '123456' };
      const right = await auth('verify-token', code);
      expect(right.status, right.text).toBe(200);
      const set = await auth(
        'reset-password',
        { ...code, password: 'Secret-78', confirm_password: 'Secret-78' },
        'PUT',
      );
      expect(set.status, set.text).toBe(200);
    },
  );

  test('a phone is proven beside an email that is not there, and without an answer to "Is It You?"', async () => {
    const { phone } = await signedInCustomer(api);
    const nothing = { email: '', verified: '', guest_id: null };
    const sent = await auth('login', { login_type: 'otp', phone, password: null, medium: '', ...nothing });
    expect(sent.status, sent.text).toBe(200);
    const proof = { otp: '123456', verification_type: 'phone', phone, login_type: 'otp', ...nothing };
    const proven = await auth('verify-phone', proof);
    expect(proven.status, proven.text).toBe(200);
    expect(proven.body.token).toEqual(expect.any(String));
  });

  test('what a call needs is still asked for, in its own words', async () => {
    const email = await auth('forgot-password', { verification_method: 'email', email: '', phone: '' });
    expect([email.status, email.body.errors]).toEqual([403, [{ code: 'email', message: 'Email is required' }]]);
    const name = await auth('sign-up', { name: '', email: null, phone: '', password: '' });
    expect(name.body.errors.map(({ code }: { code: string }) => code)).toEqual(['name', 'email', 'phone', 'password']);
  });

  test('a name like one of an object’s own is no field', async () => {
    const odd = await auth('forgot-password', { email: 'nobody@example.com', constructor: '', toString: null });
    expect(odd.status, odd.text).toBe(200);
  });

  test('a wallet is filled without a platform', async () => {
    const { headers } = await signedInCustomer(api);
    const fill = { amount: '20', payment_method: 'sandbox', callback: '/profile?page=wallet', payment_platform: null };
    const answer = await api.call('/api/v1/customer/wallet/add-fund', { method: 'POST', headers, body: fill });
    expect(answer.status, answer.text).toBe(200);
  });

  test('a message goes to support about no order and without a picture', async () => {
    const { headers } = await signedInCustomer(api);
    const fields = { receiver_type: 'admin', receiver_id: '0', message: 'Hello', order_id: 'undefined' };
    const nothing = { conversation_id: 'undefined', 'image[]': 'undefined' };
    const sent = await sendForm(api, '/api/v1/customer/message/send', { ...fields, ...nothing }, headers);
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body.messages[0]).toMatchObject({ message: 'Hello', file_full_url: [], order_id: null });
  });

  test('a profile is saved, and its password is not made "undefined"', async () => {
    const { id, email, headers, password } = await signedInCustomer(api, { password: 'Secret-77' });
    const fields = { name: 'Ada Lovelace', image: 'undefined', otp: 'null', button_type: 'undefined' };
    const nothing = { password: 'undefined', session_info: 'undefined' };
    const saved = await sendForm(api, '/api/v1/customer/update-profile', { ...fields, ...nothing }, headers);
    expect(saved.status, saved.text).toBe(200);
    expect(await api.db.row(sql`select f_name, l_name from customers where id = ${id}`)).toEqual({
      f_name: 'Ada',
      l_name: 'Lovelace',
    });
    expect((await auth('login', { email_or_phone: email, password })).status).toBe(200);
  });

  test('a store and a courier apply', async () => {
    const nothing = {
      l_name: 'undefined',
      tin: 'null',
      tin_expire_date: 'undefined',
      tin_certificate_image: 'undefined',
    };
    const form = await storeForm(api, { ...nothing, cover_photo: 'null', package_id: 'undefined', tax: 'undefined' });
    const store = await sendStore(api, form);
    expect(store.status, store.text).toBe(200);
    const courier = await courierForm(api, { l_name: 'null' });
    expect((await sendCourier(api, courier)).status).toBe(200);
    for (const { email } of [form, courier]) {
      const { id } = await applicationOf(api, email);
      expect(await api.db.row(sql`select l_name, tin from applications where id = ${id}`)).toEqual({
        l_name: '',
        tin: null,
      });
    }
  });
});

describe('values of another kind', () => {
  test('a code may come as a number, which has lost its leading zeros', async () => {
    const { phone } = await signedInCustomer(api);
    await auth('login', { login_type: 'otp', phone });
    const proof = { verification_type: 'phone', phone, login_type: 'otp' };
    const wrong = await auth('verify-phone', { ...proof, otp: 12_345 });
    expect([wrong.status, wrong.body.errors[0].code], 'read as 012345').toEqual([404, 'otp']);
    const right = await auth('verify-phone', { ...proof, otp: 123_456 });
    expect(right.status, right.text).toBe(200);
  });

  test.each([
    ['a list', ['No longer needed', 'Wrong address']],
    ['the text of one', '["No longer needed","Wrong address"]'],
  ])('a parcel is taken back for several reasons: %s', async (_name, reason) => {
    const { id: customer_id, headers } = await signedInCustomer(api);
    const { id: order_id } = await newParcel(api, { customer_id });
    const body = { _method: 'put', order_id: String(order_id), reason, note: '' };
    const done = await api.call('/api/v1/customer/order/cancel', { method: 'POST', headers, body });
    expect(done.status, done.text).toBe(200);
    const track = await api.call(`/api/v1/customer/order/track?order_id=${order_id}`, { headers });
    expect(track.body.parcel_cancellation.reason).toEqual(['No longer needed, Wrong address']);
  });

  test('an emptied field of the search for conversations finds all of them', async () => {
    const { headers } = await signedInCustomer(api);
    const fields = { receiver_type: 'admin', receiver_id: '0', message: 'Hello' };
    await sendForm(api, '/api/v1/customer/message/send', fields, headers);
    const found = await api.call('/api/v1/customer/message/search-list?name=&limit=10&offset=1', { headers });
    expect([found.status, found.body.total_size], found.text).toEqual([200, 1]);
  });

  test('interests may come as texts', async () => {
    const { headers } = await signedInCustomer(api);
    const category = await api.db.row<{ id: number; module_id: number }>(sql`
      select id, module_id from categories where parent_id is null order by id limit 1`);
    const body = { interest: [String(category?.id)] };
    const own = { ...headers, moduleid: String(category?.module_id) };
    const noted = await api.call('/api/v1/customer/update-interest', { method: 'POST', headers: own, body });
    expect(noted.status, noted.text).toBe(200);
    expect((await api.call('/api/v1/customer/info', { headers })).body.interest).toEqual([category?.id]);
  });

  test('what a social sign-in carries beside its token is not judged, whatever it is', async () => {
    const told = { login_type: 'social', token: 'none', medium: 'google', unique_id: 1_234, access_token: true };
    for (const path of ['login', 'social-login'])
      expect((await auth(path, told)).body.errors.map(({ code }: { code: string }) => code)).toEqual(['token']);
  });
});

test('who is signed in knows which messages are their own', async () => {
  const { headers } = await signedInCustomer(api);
  const { userinfo } = (await api.call('/api/v1/customer/info', { headers })).body;
  const fields = { receiver_type: 'admin', receiver_id: '0', message: 'Hello' };
  const sent = await sendForm(api, '/api/v1/customer/message/send', fields, headers);
  expect(userinfo).toEqual({ id: sent.body.messages.at(-1).sender_id });
});
