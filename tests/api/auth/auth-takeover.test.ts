import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type AuthApi, authApi, bearer, somebody } from './auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  api = await authApi();
});
afterAll(() => api.stop());
beforeEach(() => api.login({ otp_login_status: 1, phone_verification_status: 0, email_verification_status: 0 }));

const isIn = async (token: string | null) =>
  token !== null && (await api.call('/api/v1/customer/cart/list', { headers: bearer(token) })).status === 200;
const forget = (contact: object) => api.post('forgot-password', contact);
const reset = (contact: object, reset_token: string, password: string) =>
  api.put('reset-password', { ...contact, reset_token, password, confirm_password: password });
const show = (phone: string, otp: string, more: object = {}) =>
  api.post('verify-phone', { login_type: 'otp', verification_type: 'phone', phone, otp, ...more });
const login = (email_or_phone: string, password: string) =>
  api.post('login', { login_type: 'manual', email_or_phone, password });

/** Signs up with the victim's email and a phone of their own, which is where they mean to come in by. */
async function attacker() {
  const { phone, password, ...person } = somebody();
  const { body } = await api.post('sign-up', { ...person, phone, password });
  const row = await api.customer(phone);
  return { phone, password, email: person.email, token: body.token as string, id: Number(row?.id) };
}

/** The victim gets the account that has their email. */
async function recover(email: string) {
  const contact = { verification_method: 'email', email };
  await forget(contact);
  return reset(contact, await api.codeFor(email.toLowerCase()), 'the victim’s own');
}

describe('an account that somebody else made with one’s email', () => {
  test('is one’s own after a recovery: the other’s phone, password, session and social account are out of it', async () => {
    const { phone, password, email, token, id } = await attacker();
    await api.db.run(sql`
      insert into social_accounts (medium, subject, customer_id) values ('facebook', ${`attacker ${id}`}, ${id})`);
    expect((await recover(email)).status).toBe(200);

    expect(await isIn(token)).toBe(false);
    expect((await login(phone, password)).status).toBe(401);
    expect((await login(email, 'the victim’s own')).status).toBe(200);
    expect(await api.customer(email)).toMatchObject({ id, phone: null, is_email_verified: true });
    expect(await api.db.rows(sql`select from social_accounts where customer_id = ${id}`)).toEqual([]);
  });

  test('then cannot be reset by the other’s phone, nor entered by a code to it', async () => {
    const { phone, email, id } = await attacker();
    await recover(email);
    await forget({ verification_method: 'phone', phone });
    expect(await api.lastMessage(phone)).toBe(null);

    await api.post('login', { login_type: 'otp', phone });
    const entered = await show(phone, await api.codeFor(phone), { verified: 'yes' });
    expect(entered.body.is_personal_info).toBe(0);
    expect((await api.customer(phone))?.id).not.toBe(id);
  });

  test('and whose phone is proven is the other’s: one’s email opens nothing of it and is free', async () => {
    const { phone, email, id } = await attacker();
    await api.post('login', { login_type: 'otp', phone });
    expect(await isIn((await show(phone, await api.codeFor(phone), { verified: 'yes' })).body.token)).toBe(true);
    expect(await api.customer(phone)).toMatchObject({ id, email: null, is_phone_verified: true });

    const mine = await api.post('sign-up', { ...somebody(), email });
    expect(mine.status).toBe(200);
  });

  test('a contact that was never proven opens nothing where the other one is; it is answered as an unknown one', async () => {
    await api.login({ phone_verification_status: 1 });
    const person = somebody();
    await api.post('sign-up', person);
    await api.post('verify-phone', { phone: person.phone, otp: await api.codeFor(person.phone) });
    const contact = { verification_method: 'email', email: person.email };
    const asked = await forget(contact);
    const unknown = await forget({ ...contact, email: somebody().email });
    expect([asked.status, asked.body]).toEqual([unknown.status, unknown.body]);
    expect(await api.lastMessage(person.email.toLowerCase())).toBe(null);
  });

  test('the phone’s holder who says "it is me" drops the email that nobody proved', async () => {
    const { phone, email, id } = await attacker();
    await api.post('login', { login_type: 'otp', phone });
    const code = await api.codeFor(phone);
    expect((await show(phone, code)).body.is_exist_user).toMatchObject({ id });
    const { body } = await show(phone, code, { verified: 'yes' });
    expect(body.notice).toContain('Your email had never been confirmed');
    expect(await api.customer(email)).toBe(null);
    expect(await api.customer(phone)).toMatchObject({ password_hash: null });
  });
});
