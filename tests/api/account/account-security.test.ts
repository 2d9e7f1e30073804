import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { plainGoods } from '#tests/support/catalog/goods.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { signIn } from '#tests/support/people/customers.ts';
import { type AuthApi, another, authApi, bearer, somebody } from '../auth/auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  api = await authApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(() => api.login({ phone_verification_status: 0, email_verification_status: 0, otp_login_status: 1 }));

const PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

type Method = 'GET' | 'POST' | 'DELETE';
const own = (token: string, path: string, method: Method = 'GET', body?: object) =>
  api.call(`/api/v1/customer/${path}`, { method, headers: bearer(token), ...(body && { body }) });

async function signedUp() {
  const person = somebody();
  const { body } = await api.post('sign-up', person, { 'user-agent': PHONE });
  const row = await api.customer(person.phone);
  const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
  return { ...person, login, token: body.token as string, id: Number(row?.id) };
}

const profile = (token: string, fields: Record<string, string>) => {
  const boundary = 'parts';
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return api.call('/api/v1/customer/update-profile', {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': `multipart/form-data; boundary=${boundary}` },
    raw: `${parts.join('')}--${boundary}--\r\n`,
  });
};

describe('sessions', () => {
  test('are listed with what they are used on; one can be ended, and all of them', async () => {
    const { login, token } = await signedUp();
    api.pass(7200);
    const desk = (await api.post('login', login, { 'user-agent': DESK })).body.token as string;
    const { body } = await own(token, 'sessions');
    expect(body.sessions).toMatchObject([
      { browser: 'Chrome', system: 'Android', is_current: true },
      { browser: 'Firefox', system: 'Linux', is_current: false },
    ]);
    // It was used just now, two hours after it was opened.
    const [first] = body.sessions;
    expect(Date.parse(first.last_used_at) - Date.parse(first.created_at)).toBeGreaterThanOrEqual(7_200_000);
    expect(JSON.stringify(body)).not.toContain('hash');

    const [, other] = body.sessions;
    expect((await own(token, `sessions/${other.id}`, 'DELETE')).status).toBe(200);
    expect((await own(desk, 'info')).status).toBe(401);
    expect((await own(token, `sessions/${other.id}`, 'DELETE')).status).toBe(404);

    const third = (await api.post('login', login)).body.token as string;
    expect((await own(token, 'sessions', 'DELETE')).body.message).toBe('Signed out everywhere');
    for (const one of [token, third]) expect((await own(one, 'info')).status).toBe(401);
  });

  test('of somebody else are not there', async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    const [{ id }] = (await own(theirs.token, 'sessions')).body.sessions;
    expect((await own(mine.token, `sessions/${id}`, 'DELETE')).status).toBe(404);
    expect((await own(theirs.token, 'info')).status).toBe(200);
  });
});

describe('whoever finds a session open', () => {
  test('changes no password, email or phone, carries no data away and deletes nothing without a proof', async () => {
    const { token, name, email, phone, password } = await signedUp();
    const changes = () => [
      profile(token, { button_type: 'change_password', password: 'another one' }),
      profile(token, { name, email: `new-${email}` }),
      profile(token, { name, phone: `${phone}9` }),
      own(token, 'data'),
      own(token, 'remove-account', 'DELETE'),
    ];
    api.pass(16 * 60);
    for (const { status, body } of await Promise.all(changes()))
      expect([status, body.errors[0].code]).toEqual([403, 'reauthentication']);
    // What is no way in is changed as before.
    expect((await profile(token, { name: 'Ines Nova', email, phone })).status).toBe(200);

    expect((await own(token, 'confirmation', 'POST', { password: 'not this one' })).body.errors[0].code).toBe(
      'password',
    );
    expect((await own(token, 'confirmation')).body).toEqual({ is_confirmed: false, has_password: true, channels: [] });
    expect((await own(token, 'confirmation', 'POST', { password })).status).toBe(200);
    expect((await own(token, 'confirmation')).body.is_confirmed).toBe(true);
    expect((await profile(token, { button_type: 'change_password', password: 'another one' })).status).toBe(200);
  });

  test('guesses the password no oftener than at the door', async () => {
    const { token } = await signedUp();
    const wrong = () => own(token, 'confirmation', 'POST', { password: 'not this one' });
    const answers = await Promise.all(Array.from({ length: 20 }, wrong));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  test('who has no password confirms by a code to a proven contact', async () => {
    const { phone, email } = somebody();
    await api.post('login', { login_type: 'otp', phone });
    const shown = { login_type: 'otp', verification_type: 'phone', phone, otp: await api.codeFor(phone) };
    const { temporary_token } = (await api.post('verify-phone', shown)).body;
    const { token } = (await api.post('update-info', { name: 'Ali', email, temporary_token })).body;
    api.pass(16 * 60);
    const { body } = await own(token, 'confirmation');
    expect(body).toEqual({
      is_confirmed: false,
      has_password: false,
      channels: [{ channel: 'phone', to: `•••• ${phone.slice(-2)}` }],
    });
    expect((await own(token, 'confirmation/code', 'POST', { channel: 'email' })).status).toBe(403);
    expect((await own(token, 'confirmation/code', 'POST', { channel: 'phone' })).status).toBe(200);
    const otp = await api.codeFor(phone);
    const confirm = (by: string, code: string) => own(by, 'confirmation', 'POST', { channel: 'phone', otp: code });
    expect((await confirm(token, otp)).status).toBe(200);
    // Once more, because the answer was lost; from another session it is worth nothing.
    expect((await confirm(token, otp)).status).toBe(200);
    expect((await confirm(token, another(otp))).status).toBe(404);
    const { token: elsewhere } = await signIn(api, Number((await api.customer(phone))?.id));
    expect((await confirm(elsewhere, otp)).status).toBe(404);
    expect((await own(token, 'remove-account', 'DELETE')).status).toBe(200);
  });
});

describe('one’s own data', () => {
  test('comes whole, and without what opens anything', async () => {
    const { token, id, email } = await signedUp();
    const [item] = await plainGoods(api);
    if (!item) throw new Error('the town sells nothing');
    const { id: order_id } = await newOrder(api, { customer_id: id, lines: [{ item, quantity: 1 }] });
    const { status, body, text } = await own(token, 'data');
    expect(status).toBe(200);
    expect(body.customers).toMatchObject({ id, email });
    expect(body.orders).toMatchObject([{ id: order_id }]);
    expect(body.order_lines).toMatchObject([{ order_id, quantity: 1 }]);
    expect(text).not.toMatch(/argon2|token_hash|address_hash|password/);

    // A table that belongs to a customer and is not told here is a gap.
    const tables = await api.db.rows<{ name: string }>(sql`
      select distinct conrelid::regclass::text as name from pg_constraint where confrelid = 'customers'::regclass`);
    for (const { name } of tables) expect(Object.keys(body), name).toContain(name);
  });
});

describe('deleting an account', () => {
  const remove = (token: string, query = '') => own(token, `remove-account${query}`, 'DELETE');

  test('says first what happens to a balance, and takes it only when it is given up', async () => {
    const { token, id } = await signedUp();
    await api.db.run(sql`update customers set wallet_balance = 1250, loyalty_point = 40 where id = ${id}`);
    expect((await own(token, 'remove-account')).body).toEqual({
      running_orders: 0,
      unsettled_orders: 0,
      wallet_balance: 12.5,
      loyalty_point: 40,
      is_possible: true,
    });
    const refused = await remove(token);
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'balance']);
    expect((await remove(token, '?give_up_balance=1')).status).toBe(200);
    expect((await own(token, 'info')).status).toBe(401);
  });

  test('waits for an order that runs, and for one that is paid in part or asks for its money back', async () => {
    const { token, id } = await signedUp();
    const [item] = await plainGoods(api);
    if (!item) throw new Error('the town sells nothing');
    const order = await newOrder(api, { customer_id: id, lines: [{ item, quantity: 1 }] });
    expect((await own(token, 'remove-account')).body).toMatchObject({ running_orders: 1, is_possible: false });
    expect((await remove(token)).body.errors[0].code).toBe('on-going');
    for (const state of [
      sql`order_status = 'failed', payment_status = 'partially_paid'`,
      sql`order_status = 'refund_requested', payment_status = 'paid'`,
    ]) {
      await api.db.run(sql`update orders set ${state} where id = ${order.id}`);
      expect((await own(token, 'remove-account')).body).toMatchObject({ unsettled_orders: 1, is_possible: false });
      const { status, body } = await remove(token);
      expect([status, body.message]).toEqual([
        403,
        'An order is paid in part, or its money is on its way back. Finish or cancel it first',
      ]);
    }
    await api.db.run(
      sql`update orders set order_status = 'canceled', payment_status = 'unpaid' where id = ${order.id}`,
    );
    expect((await remove(token)).status).toBe(200);
  });
});
