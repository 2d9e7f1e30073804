import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type AuthApi, another, authApi, bearer, somebody } from './auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  api = await authApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.set('is_sms_active', true);
  await api.set('is_mail_active', true);
});

const byEmail = (email: string) => ({ verification_method: 'email', email });
const byPhone = (phone: string) => ({ verification_method: 'phone', phone });
const newPassword = { password: 'a new one', confirm_password: 'a new one' };

/** Somebody who is signed in on two devices. */
async function signedUp() {
  const person = somebody();
  const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
  const [one, two] = [await api.post('sign-up', person), await api.post('login', login)];
  return { person, login, tokens: [one.body.token, two.body.token] as string[] };
}

const isIn = async (token: string) =>
  (await api.call('/api/v1/customer/cart/list', { headers: bearer(token) })).status === 200;

describe('a forgotten password', () => {
  test.each(['email', 'phone'] as const)(
    'by %s: code, check, new password; the old one and every session are over [CALL-058] [CALL-059] [CALL-060] [CALL-061] [FPW-017b]',
    async (method) => {
      const { person, login, tokens } = await signedUp();
      const contact = method === 'email' ? byEmail(person.email) : byPhone(person.phone);
      const asked = await api.post('forgot-password', contact);
      expect(asked).toMatchObject({ status: 200, body: { message: 'If we know this contact, a code is on its way' } });
      const to = method === 'email' ? person.email.toLowerCase() : person.phone;
      const reset_token = await api.codeFor(to);
      expect((await api.post('verify-token', { ...contact, reset_token })).status).toBe(200);
      expect((await api.post('verify-token', { ...contact, reset_token })).status).toBe(200);

      const done = await api.put('reset-password', { ...contact, reset_token, ...newPassword });
      expect(done).toMatchObject({ status: 200, body: { message: 'Password changed successfully.' } });
      for (const token of tokens) expect(await isIn(token)).toBe(false);
      expect((await api.post('login', login)).status).toBe(401);
      const next = { ...login, email_or_phone: to, password: newPassword.password };
      expect((await api.post('login', next)).status).toBe(200);
    },
  );

  test('whose answer was lost is answered the same once more, and the code sets no other [FPW-017b] [SEC-003]', async () => {
    const { person } = await signedUp();
    const contact = byEmail(person.email);
    await api.post('forgot-password', contact);
    const body = { ...contact, reset_token: await api.codeFor(person.email.toLowerCase()), ...newPassword };
    const done = await api.put('reset-password', body);
    const login = { login_type: 'manual', email_or_phone: person.email, password: newPassword.password };
    const since = await api.post('login', login);

    const again = await api.put('reset-password', body);
    expect([again.status, again.body]).toEqual([200, done.body]);
    expect(await isIn(since.body.token), 'it is not carried out again').toBe(true);
    const other = { password: 'yet another', confirm_password: 'yet another' };
    const wrong = { status: 400, body: { errors: [{ code: 'invalid', message: 'The code is wrong or has expired' }] } };
    expect(await api.put('reset-password', { ...body, ...other })).toMatchObject(wrong);
    expect(await api.post('verify-token', body)).toMatchObject(wrong);
    expect((await api.post('login', login)).status).toBe(200);
    api.pass(601);
    expect(await api.put('reset-password', body)).toMatchObject(wrong);
  });

  test('a contact that was never proven goes when the other is proven first, which is told, also to a repeated press', async () => {
    for (const [language, said] of [
      ['en', 'Your phone number had never been confirmed'],
      ['ar', 'لم يتم تأكيد رقم هاتفك من قبل'],
    ] as const) {
      const { person } = await signedUp();
      const contact = byEmail(person.email);
      await api.post('forgot-password', contact);
      const body = { ...contact, reset_token: await api.codeFor(person.email.toLowerCase()), ...newPassword };
      const set = () =>
        api.call('/api/v1/auth/reset-password', { method: 'PUT', body, headers: { 'x-localization': language } });
      const done = await set();
      expect(done.body.notice).toContain(said);
      expect((await set()).body).toEqual(done.body);
      expect(await api.customer(person.email)).toMatchObject({ phone: null, is_email_verified: true });
    }
  });

  test('a contact that was never proven stays beside one that was proven before', async () => {
    const { person } = await signedUp();
    await api.db.run(sql`update customers set is_email_verified = true where phone = ${person.phone}`);
    await api.post('forgot-password', byEmail(person.email));
    const reset_token = await api.codeFor(person.email.toLowerCase());
    const done = await api.put('reset-password', { ...byEmail(person.email), reset_token, ...newPassword });
    expect(done).toMatchObject({ status: 200, body: { message: 'Password changed successfully.' } });
    expect(done.body).not.toHaveProperty('notice');
    expect(await api.customer(person.phone)).toMatchObject({ email: person.email, is_phone_verified: false });
    // It still opens nothing by a code.
    await api.post('forgot-password', byPhone(person.phone));
    expect(await api.lastMessage(person.phone)).toBe(null);
  });

  test('the code that set it is no way to guess the password [SEC-003]', async () => {
    const { person } = await signedUp();
    const contact = byEmail(person.email);
    await api.post('forgot-password', contact);
    const body = { ...contact, reset_token: await api.codeFor(person.email.toLowerCase()), ...newPassword };
    await api.put('reset-password', body);
    const guess = (n: number) => ({ ...body, password: `guess ${n}`, confirm_password: `guess ${n}` });
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push((await api.put('reset-password', guess(n))).status);
    expect(answers).toEqual([400, 400, 400, 400, 405, 405]);
    expect((await api.put('reset-password', body)).status).toBe(405);
  });

  test('also by POST with _method=put', async () => {
    const { person } = await signedUp();
    await api.post('forgot-password', byEmail(person.email));
    const reset_token = await api.codeFor(person.email.toLowerCase());
    const body = { ...byEmail(person.email), reset_token, ...newPassword, _method: 'put' };
    expect((await api.post('reset-password', body)).status).toBe(200);
  });

  test('an unknown contact is answered like a known one, to the last step [SEC-003]', async () => {
    const { person } = await signedUp();
    const everyStep = async (email: string) => {
      const contact = byEmail(email);
      const steps = [await api.post('forgot-password', contact), await api.post('forgot-password', contact)];
      const wrong = { ...contact, reset_token: '000001' };
      for (let tried = 0; tried < 4; tried += 1) steps.push(await api.post('verify-token', wrong));
      steps.push(await api.put('reset-password', { ...wrong, ...newPassword }));
      steps.push(await api.post('verify-token', wrong), await api.post('forgot-password', contact));
      return steps.map(({ status, body }) => [status, body.errors?.[0].code, body.message.replace(/\d+/, 'N')]);
    };
    const known = await everyStep(person.email);
    expect(known.map(([status]) => status)).toEqual([200, 405, 400, 400, 400, 400, 405, 405, 405]);
    expect(await everyStep('nobody-here@example.com')).toEqual(known);
    expect(await api.lastMessage('nobody-here@example.com')).toBe(null);
  });

  test('a code for one account changes no other', async () => {
    const [{ person }, other] = [await signedUp(), await signedUp()];
    await api.post('forgot-password', byEmail(person.email));
    const reset_token = await api.codeFor(person.email.toLowerCase());
    const stolen = await api.put('reset-password', { ...byEmail(other.person.email), reset_token, ...newPassword });
    expect(stolen.status).toBe(400);
    expect((await api.post('login', other.login)).status).toBe(200);
  });

  test('a wrong code changes nothing', async () => {
    const { person, login, tokens } = await signedUp();
    await api.post('forgot-password', byEmail(person.email));
    const reset_token = another(await api.codeFor(person.email.toLowerCase()));
    const refused = await api.put('reset-password', { ...byEmail(person.email), reset_token, ...newPassword });
    expect(refused.body).toMatchObject({ errors: [{ code: 'invalid' }], message: 'The code is wrong or has expired' });
    expect((await api.post('login', login)).status).toBe(200);
    expect(await isIn(tokens[0] ?? '')).toBe(true);
  });

  test.each<[object, string, string]>([
    [{ verification_method: 'phone' }, 'phone', 'Phone Number is required'],
    [byPhone('+467055512'), 'phone', 'Phone number must be exactly 10 digits'],
    [byPhone('+4670555123456'), 'phone', 'Phone number must be exactly 10 digits'],
    [byPhone('+1 415 555 010'), 'phone', 'Phone number must be exactly 10 digits'],
    [{ verification_method: 'email' }, 'email', 'Email is required'],
    [byEmail('ines@'), 'email', 'Must be a valid email'],
  ])('%j is refused [FPW-010] [FPW-011] [FPW-012]', async (body, code, message) => {
    const answer = await api.post('forgot-password', body);
    expect([answer.status, answer.body.errors]).toEqual([403, [{ code, message }]]);
  });

  test.each(['+1 415 555 0100', '+46 70 555 12 34', '4155550100'])('%s has ten digits [FPW-011]', async (phone) => {
    expect((await api.post('forgot-password', byPhone(phone))).status).toBe(200);
  });

  test.each<[object, { code: string; message: string }]>([
    [{ reset_token: '' }, { code: 'reset_token', message: 'field is empty' }],
    [{ reset_token: '12345' }, { code: 'reset_token', message: 'The code has 6 digits' }],
    [
      { password: undefined, confirm_password: undefined },
      { code: 'password', message: 'Password is required' },
    ],
    [
      { password: '12345', confirm_password: '12345' },
      { code: 'password', message: 'Password is too short - should be 6 chars minimum.' },
    ],
    [{ confirm_password: 'another' }, { code: 'confirm_password', message: 'Passwords must match' }],
  ])('%j is refused under its field [FPW-013] [FPW-014] [FPW-015a] [FPW-015b] [FPW-016]', async (wrong, error) => {
    const body = { ...byEmail('maja@example.com'), reset_token: '111111', ...newPassword, ...wrong };
    const answer = await api.put('reset-password', body);
    expect([answer.status, answer.body.errors]).toEqual([403, [error]]);
  });

  test('is offered by the ways in which messages can be sent [FPW-009a] [FPW-009b]', async () => {
    await api.set('is_sms_active', false);
    const phone = await api.post('forgot-password', byPhone('+46705551299'));
    expect([phone.status, phone.body.errors[0].code]).toEqual([403, 'verification_method']);
    await api.set('is_mail_active', false);
    const email = await api.post('forgot-password', byEmail('maja@example.com'));
    expect([email.status, email.body.errors[0].code]).toEqual([403, 'verification_method']);
  });

  test('is not offered by mail or SMS that nobody set up, whatever is switched on [FPW-009a] [FPW-009b]', async () => {
    const alone = await authApi({ MAIL_URL: '', SMS_URL: '' });
    const { body } = await alone.call('/api/v1/config');
    expect([body.is_mail_active, body.is_sms_active]).toEqual([false, false]);
    expect((await alone.post('forgot-password', byEmail('maja@example.com'))).status).toBe(403);
    await alone.stop();
  });
});
