import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type AuthApi, another, authApi, bearer, somebody } from './auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  // A phone provider that is set up, but used only where a test switches it on.
  api = await authApi({ FIREBASE_API_KEY: 'a-key', TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(() => api.login({ otp_login_status: 1, phone_verification_status: 0, email_verification_status: 0 }));

const isIn = async (token: string) =>
  (await api.call('/api/v1/customer/cart/list', { headers: bearer(token) })).status === 200;
const ask = (phone: string) => api.post('login', { login_type: 'otp', phone });
const show = (phone: string, otp: string, more: object = {}, network: Record<string, string> = {}) =>
  api.post('verify-phone', { login_type: 'otp', verification_type: 'phone', phone, otp, ...more }, network);
const MAJA = '+46701740605';

describe('signing in by a code to the phone', () => {
  test('the code comes by SMS and opens the account that has the phone [CALL-056] [CALL-050]', async () => {
    const asked = await ask(MAJA);
    expect(asked).toMatchObject({ status: 200, body: { token: null, is_phone_verified: 0, is_personal_info: 1 } });
    const code = await api.codeFor(MAJA);
    const { status, body } = await show(MAJA, code);
    expect([status, body.email]).toEqual([200, 'maja@example.com']);
    expect(await isIn(body.token)).toBe(true);
  });

  test('an unknown phone gets a bare account, which gets its name by update-info [CALL-056] [CALL-057] [AUTH-006b]', async () => {
    const { phone, email } = somebody();
    const first = await ask(phone);
    const known = await ask('+46701740606');
    expect(Object.keys(first.body)).toEqual(Object.keys(known.body));

    const { body } = await show(phone, await api.codeFor(phone));
    expect(body).toMatchObject({ token: null, is_personal_info: 0, is_phone_verified: 1 });
    expect(await isIn(body.temporary_token)).toBe(false);

    const info = { name: 'Ali Reza Ahmadi', email, phone: '+46700000000', login_type: 'otp' };
    const without = await api.post('update-info', info);
    expect([without.status, without.body.errors[0].code]).toEqual([403, 'temporary_token']);
    const forged = await api.post('update-info', { ...info, temporary_token: 'made-up' });
    expect([forged.status, forged.body.errors[0].code]).toEqual([403, 'temporary_token']);
    const nameless = await api.post('update-info', { ...info, name: '', temporary_token: body.temporary_token });
    expect(nameless.body.errors).toEqual([{ code: 'name', message: 'First name is required' }]);
    const taken = await api.post('update-info', {
      ...info,
      email: 'Maja@Example.com',
      temporary_token: body.temporary_token,
    });
    expect([taken.status, taken.body.errors[0].code]).toEqual([403, 'email']);

    const done = await api.post('update-info', { ...info, temporary_token: body.temporary_token });
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(done.body).toMatchObject({ is_personal_info: 1, login_type: 'otp' });
    expect(await isIn(done.body.token)).toBe(true);
    expect(await api.customer(phone)).toMatchObject({ f_name: 'Ali', l_name: 'Reza Ahmadi', email });
    const again = await api.post('update-info', { ...info, temporary_token: body.temporary_token });
    expect(again.status).toBe(403);
  });

  test('a client that knows no temporary_token completes the account as the guest who proved the phone [CALL-057]', async () => {
    const [{ guest_id }, other] = [await newGuest(api), await newGuest(api)];
    const { phone, email } = somebody();
    await ask(phone);
    await show(phone, await api.codeFor(phone), { guest_id });
    const info = { name: 'Ali Reza', email, phone, login_type: 'otp' };
    for (const foreign of [
      info,
      { ...info, guest_id: other.guest_id },
      { ...info, guest_id, phone: somebody().phone },
    ]) {
      const { status, body } = await api.post('update-info', foreign);
      expect([status, body.errors[0].code]).toEqual([403, 'temporary_token']);
    }
    const done = await api.post('update-info', { ...info, guest_id });
    expect(done.status, done.text).toBe(200);
    expect(await isIn(done.body.token)).toBe(true);
    expect(await api.customer(phone)).toMatchObject({ f_name: 'Ali', email });
    expect((await api.post('update-info', { ...info, guest_id })).status).toBe(403);
  });

  test('two new people who want the same email at the same moment: one gets it', async () => {
    const { email } = somebody();
    const bare = async () => {
      const { phone } = somebody();
      await ask(phone);
      return (await show(phone, await api.codeFor(phone))).body.temporary_token as string;
    };
    const tokens = await Promise.all(Array.from({ length: 5 }, bare));
    const answers = await Promise.all(
      tokens.map((temporary_token) => api.post('update-info', { name: 'Bo', email, temporary_token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 403 && body.errors[0].code === 'email')).toHaveLength(4);
  });

  test.each([
    ['', 'Please give a phone number'],
    ['+46701234', 'Number must be 10 digits'],
  ])('%j is refused [AUTH-020a] [AUTH-020b]', async (phone, message) => {
    const { status, body } = await ask(phone);
    expect([status, body.errors]).toEqual([403, [{ code: 'phone', message }]]);
  });

  test('a phone that its account never proved: the person is asked, and says yes', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    await ask(person.phone);
    const otp = await api.codeFor(person.phone);
    const asked = await show(person.phone, otp);
    expect(asked.body).toMatchObject({ token: null, is_exist_user: { name: person.name, image_full_url: null } });
    const yes = await api.post('login', { login_type: 'otp', phone: person.phone, otp, verified: 'yes' });
    // The email was never proven either: it may be somebody else's.
    expect(yes.body).toMatchObject({ phone: person.phone, email: null });
    expect(await isIn(yes.body.token)).toBe(true);
    expect((await show(person.phone, otp)).status).toBe(404);
    // Whoever wrote the phone into the account without proving it may have waited for this moment.
    const old = await api.post('login', {
      login_type: 'manual',
      email_or_phone: person.email,
      password: person.password,
    });
    expect(old.status).toBe(401);
  });

  test('an account proven by its email is not given to the holder of its phone [SEC-003]', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    await api.db.run(sql`update customers set is_email_verified = true where email = ${person.email}`);
    await ask(person.phone);
    const otp = await api.codeFor(person.phone);
    const yes = await api.post('login', { login_type: 'otp', phone: person.phone, otp, verified: 'yes' });
    expect([yes.status, yes.body.errors[0].code]).toEqual([403, 'verified']);
    expect(await api.customer(person.email)).toMatchObject({ is_phone_verified: false });
  });

  test('says no: the old account loses the phone, a new one has it', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    await ask(person.phone);
    const no = await show(person.phone, await api.codeFor(person.phone), { verified: 'no' });
    expect(no.body).toMatchObject({ token: null, is_personal_info: 0, email: null });
    expect(await api.customer(person.email)).toMatchObject({ phone: null });
    expect(await api.customer(person.phone)).toMatchObject({ f_name: '', is_phone_verified: true });
  });

  test('is refused where the business does not offer it', async () => {
    await api.login({ otp_login_status: 0 });
    const { status, body } = await ask(MAJA);
    expect([status, body.errors[0].code]).toEqual([403, 'login_type']);
  });
});

describe('a code', () => {
  const fresh = async () => {
    const { phone } = somebody();
    await ask(phone);
    return { phone, code: await api.codeFor(phone) };
  };

  test('has six digits, is stored as a hash only, and 123456 opens nothing outside a demonstration [SEC-003]', async () => {
    const { phone, code } = await fresh();
    expect(code).toMatch(/^\d{6}$/);
    const stored = await api.db.rows(sql`select * from one_time_codes where target = ${phone}`);
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(code);
    expect((await show(phone, '123456')).status).toBe(404);
  });

  test('works once, also for twenty who show it at the same moment [SEC-003]', async () => {
    const { phone, code } = await fresh();
    const answers = await Promise.all(Array.from({ length: 20 }, () => show(phone, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404 || status === 405)).toHaveLength(19);
    // From where nobody has guessed: here it depends on who came before the right one whether one has to wait.
    expect((await show(phone, code, {}, { 'x-forwarded-for': '198.51.100.1' })).status).toBe(404);
  });

  test('whose answer was lost is taken once more from the same browser, and from no other [SEC-003]', async () => {
    const [{ guest_id }, other] = [await newGuest(api), await newGuest(api)];
    for (const known of [true, false]) {
      const { phone, email } = somebody();
      if (known) await signedInCustomer(api, { phone, email });
      await ask(phone);
      const code = await api.codeFor(phone);
      const first = await show(phone, code, { guest_id });
      const again = await show(phone, code, { guest_id });
      expect([again.status, again.body.is_personal_info]).toEqual([200, first.body.is_personal_info]);
      for (const more of [{}, { guest_id: other.guest_id }]) expect((await show(phone, code, more)).status).toBe(404);
      expect((await show(phone, another(code), { guest_id })).status).toBe(404);
      api.pass(601);
      expect((await show(phone, code, { guest_id })).status).toBe(404);
    }
  });

  test('runs out after ten minutes [SEC-003]', async () => {
    const { phone, code } = await fresh();
    api.pass(601);
    expect((await show(phone, code)).status).toBe(404);
  });

  test('a wrong one is refused with a message, the fifth closes the door for ten minutes [SEC-003] [ERR-011]', async () => {
    const { phone, code } = await fresh();
    for (let tried = 0; tried < 4; tried += 1) {
      const { status, body } = await show(phone, another(code));
      expect([status, body.message]).toEqual([404, 'The code is wrong or has expired']);
    }
    const fifth = await show(phone, another(code));
    expect([fifth.status, fifth.body.errors[0].code]).toEqual([405, 'otp_temp_blocked']);
    expect(fifth.body.message).toBe('Too many wrong codes. Please try again after 600 seconds');
    expect((await show(phone, code)).status).toBe(405);
    const more = await ask(phone);
    expect([more.status, more.body.errors[0].code]).toEqual([405, 'otp_temp_blocked']);
    api.pass(601);
    expect((await ask(phone)).status).toBe(200);
    expect((await show(phone, await api.codeFor(phone))).status).toBe(200);
  });

  test('who types wrong ones elsewhere keeps nobody from theirs, and waits longer each time [SEC-003]', async () => {
    const { phone, code } = await fresh();
    const guesser = { 'x-forwarded-for': '192.0.2.66' };
    const guess = () =>
      api.post('verify-phone', { login_type: 'otp', verification_type: 'phone', phone, otp: another(code) }, guesser);
    const waits: number[] = [];
    for (let round = 0; round < 2; round += 1) {
      for (let tried = 0; tried < 4; tried += 1) expect((await guess()).status).toBe(404);
      const fifth = await guess();
      expect([fifth.status, fifth.body.errors[0].code]).toEqual([405, 'otp_temp_blocked']);
      waits.push(Number(/(\d+) seconds/.exec(fifth.body.message)?.[1]));
      if (round === 0) api.pass(601);
    }
    expect(waits).toEqual([600, 1200]);
    expect((await ask(phone)).status).toBe(200);
    expect((await show(phone, await api.codeFor(phone))).status).toBe(200);
  });

  test('is worth nothing after twenty wrong ones, from however many networks; the next one is good', async () => {
    const { phone, code } = await fresh();
    for (let network = 0; network < 20; network += 1)
      await show(phone, another(code), {}, { 'x-forwarded-for': `198.51.100.${network}` });
    expect((await show(phone, code)).status).toBe(404);
    api.pass(61);
    await ask(phone);
    expect((await show(phone, await api.codeFor(phone))).status).toBe(200);
  });

  test('a new code brings no new tries, and fifty guesses at the same moment are no more than five [SEC-003]', async () => {
    const { phone, code } = await fresh();
    for (let tried = 0; tried < 3; tried += 1) await show(phone, another(code));
    api.pass(61);
    await ask(phone);
    const next = await api.codeFor(phone);
    const answers = await Promise.all(Array.from({ length: 50 }, () => show(phone, another(next))));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 405)).toHaveLength(49);
  });

  test('another one is sent after a minute, not before, and only one for ten who ask together [SEC-003]', async () => {
    const { phone, code } = await fresh();
    const early = await ask(phone);
    expect([early.status, early.body.errors[0].code, early.body.errors[0].seconds]).toEqual([405, 'otp', 60]);
    expect(early.body.message).toBe('Please wait 60 seconds before asking for another code');
    api.pass(61);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(phone)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const next = await api.codeFor(phone);
    expect(next).not.toBe(code);
    expect((await show(phone, code)).status).toBe(404);
    expect((await show(phone, next)).status).toBe(200);
  });

  test.each([
    ['', 'field is empty'],
    ['12345', 'The code has 6 digits'],
    ['1234567', 'The code has 6 digits'],
  ])('%j is no code [AUTH-014] [FPW-013] [FPW-014]', async (otp, message) => {
    expect((await show(MAJA, otp)).body.errors).toEqual([{ code: 'otp', message }]);
  });

  test('one for signing in verifies no password login, and the other way round', async () => {
    const { phone, code } = await fresh();
    expect((await show(phone, code, { login_type: 'manual' })).status).toBe(404);
  });
});

describe('verification', () => {
  test('of the phone: no token before it, a token after it [CONF-006] [AUTH-004e] [AUTH-006a]', async () => {
    await api.login({ phone_verification_status: 1 });
    const person = somebody();
    const signedUp = await api.post('sign-up', person, { 'x-localization': 'es' });
    expect(signedUp.body).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 1,
      phone: person.phone,
    });
    const message = await api.lastMessage(person.phone);
    expect(message).toMatchObject({ channel: 'sms', language: 'es' });
    expect(message?.body).toMatch(/tu código es \d{6}/);

    // Signing in again within the minute is no fault: the code is on its way.
    const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
    expect((await api.post('login', login)).body).toMatchObject({ token: null, is_phone_verified: 0 });

    const otp = await api.codeFor(person.phone);
    const proven = await api.post('verify-phone', {
      phone: person.phone,
      otp,
      login_type: 'manual',
      verification_type: 'phone',
    });
    expect(proven.body).toMatchObject({ is_phone_verified: 1, is_personal_info: 1 });
    expect(await isIn(proven.body.token)).toBe(true);
    expect((await api.post('login', login)).body.token).not.toBe(null);
  });

  test('whose answer was lost: the same code from the same browser goes on once more', async () => {
    await api.login({ phone_verification_status: 1 });
    const { guest_id } = await newGuest(api);
    const person = somebody();
    await api.post('sign-up', { ...person, guest_id });
    const proof = { phone: person.phone, otp: await api.codeFor(person.phone), login_type: 'manual' };
    const tokens = [];
    for (let press = 0; press < 2; press += 1)
      tokens.push((await api.post('verify-phone', { ...proof, guest_id })).body.token);
    for (const token of tokens) expect(await isIn(token)).toBe(true);
    expect((await api.post('verify-phone', proof)).status).toBe(404);
  });

  test('of the email: by mail, in the person’s language [CONF-007] [AUTH-004d]', async () => {
    await api.login({ email_verification_status: 1 });
    const person = somebody();
    const { body } = await api.post('sign-up', person, { 'x-localization': 'ar' });
    expect(body).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0, email: person.email });
    const message = await api.lastMessage(person.email.toLowerCase());
    expect(message).toMatchObject({ channel: 'mail', language: 'ar' });
    expect(message?.body).toMatch(/رمزك: \d{6}/);
    const otp = await api.codeFor(person.email.toLowerCase());
    const proven = await api.post('verify-phone', {
      email: person.email,
      otp,
      login_type: 'manual',
      verification_type: 'email',
    });
    expect(await isIn(proven.body.token)).toBe(true);
  });

  test('of both: first the phone, then the email', async () => {
    await api.login({ phone_verification_status: 1, email_verification_status: 1 });
    const { email, phone, ...person } = somebody();
    const { body } = await api.post('sign-up', { email, phone, ...person });
    expect(body).toMatchObject({ token: null, is_phone_verified: 0, is_email_verified: 0 });
    expect(await api.lastMessage(email.toLowerCase())).toBe(null);
    const first = await api.post('verify-phone', { phone, otp: await api.codeFor(phone) });
    expect(first.body).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0 });
    const second = await api.post('verify-phone', { email, otp: await api.codeFor(email.toLowerCase()) });
    expect(await isIn(second.body.token)).toBe(true);
  });

  test('is asked of nobody while the business wants none [CONF-006] [CONF-007] [AUTH-004c]', async () => {
    const { body } = await api.post('sign-up', somebody());
    expect(body).toMatchObject({ is_phone_verified: 1, is_email_verified: 1 });
    expect(await isIn(body.token)).toBe(true);
  });

  test('through a phone provider: we send no code of our own', async () => {
    await api.login({ phone_verification_status: 1 });
    await api.set('firebase_otp_verification', 1);
    const person = somebody();
    expect((await api.post('sign-up', person)).body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect((await ask(person.phone)).status).toBe(200);
    expect(await api.lastMessage(person.phone)).toBe(null);
    await api.set('firebase_otp_verification', 0);
  });

  test('needs a phone or an email [CALL-056]', async () => {
    const { status, body } = await api.post('verify-phone', { otp: '111111', verification_type: 'email' });
    expect([status, body.errors]).toEqual([403, [{ code: 'email', message: 'Email is required' }]]);
  });
});
