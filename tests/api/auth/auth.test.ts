import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type AuthApi, authApi, bearer, somebody } from './auth-api.ts';

let api: AuthApi;
beforeAll(async () => {
  api = await authApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(() => api.login({ manual_login_status: 1, phone_verification_status: 0, email_verification_status: 0 }));

const MAJA = { login_type: 'manual', email_or_phone: 'maja@example.com', password: 'Demo1234' };

const from = (address: string) => ({ 'x-forwarded-for': address });
const guess = (login: object) => api.post('login', login, from('192.0.2.66'));

const cart = (token: string) => api.call('/api/v1/customer/cart/list', { headers: bearer(token) });

describe('signing in with a password', () => {
  test('answers with everything a client reads, by email or by phone [CALL-049] [CALL-050] [CALL-051] [AUTH-016b] [AUTH-016c]', async () => {
    const logins = [
      { ...MAJA, field_type: 'email', type: 'email', guest_id: null },
      { ...MAJA, email_or_phone: ' MAJA@example.com ' },
      { ...MAJA, email_or_phone: '+46701740605', field_type: 'phone', type: 'phone' },
      { ...MAJA, email_or_phone: '+46 70 174-06-05' },
    ];
    for (const login of logins) {
      const { status, body } = await api.post('login', login);
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toEqual({
        token: expect.stringMatching(/^\S{32}$/),
        is_phone_verified: 1,
        is_email_verified: 1,
        is_personal_info: 1,
        is_exist_user: null,
        login_type: 'manual',
        email: 'maja@example.com',
        phone: '+46701740605',
      });
      expect((await cart(body.token)).status).toBe(200);
    }
  });

  test.each<[object, { code: string; message: string }[]]>([
    [
      {},
      [
        { code: 'email_or_phone', message: 'Email or phone number is required' },
        { code: 'password', message: 'Password is required' },
      ],
    ],
    [
      { email_or_phone: '  ', password: 'Demo1234' },
      [{ code: 'email_or_phone', message: 'Email or phone number is required' }],
    ],
    [
      { email_or_phone: 'maja', password: 'Demo1234' },
      [{ code: 'email_or_phone', message: 'Must be a valid email or phone number' }],
    ],
    [
      { email_or_phone: '0701740605', password: 'Demo1234' },
      [{ code: 'email_or_phone', message: 'Must be a valid email or phone number' }],
    ],
    [{ email_or_phone: 'maja@example.com', password: '' }, [{ code: 'password', message: 'Password is required' }]],
    [
      { email_or_phone: 'maja@example.com', password: '12345' },
      [{ code: 'password', message: 'Password is too short - should be 6 chars minimum.' }],
    ],
  ])('%j is refused under its fields [AUTH-015] [AUTH-016a] [AUTH-017] [AUTH-018] [ERR-010]', async (login, errors) => {
    const { status, body } = await api.post('login', { login_type: 'manual', ...login });
    expect(status).toBe(403);
    expect(body).toEqual({ errors, message: errors[0]?.message });
  });

  test('six characters are a password, right or wrong [AUTH-018]', async () => {
    expect((await api.post('login', { ...MAJA, password: '123456' })).status).toBe(401);
  });

  test('the texts come in the caller’s language', async () => {
    const { body } = await api.post('login', { login_type: 'manual' }, { 'x-localization': 'es' });
    expect(body.message).toBe('Se necesita un correo o un número de teléfono');
  });

  test('a login type that nobody knows is refused [CALL-050]', async () => {
    const { status, body } = await api.post('login', { ...MAJA, login_type: 'magic' });
    expect([status, body.errors[0].code]).toEqual([403, 'login_type']);
  });

  test('an unknown account and a wrong password get the very same answer [SEC-003]', async () => {
    const wrong = await api.post('login', { ...MAJA, password: 'not this one' });
    const unknown = await api.post('login', { ...MAJA, email_or_phone: 'nobody@example.com' });
    expect(wrong.status).toBe(401);
    expect(wrong.body.errors[0].code).toBe('auth-001');
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  test('who guesses passwords waits longer and longer, an unknown account in the same way [SEC-003]', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    for (const email_or_phone of [person.email, 'nobody-at-all@example.com']) {
      const tries = { login_type: 'manual', email_or_phone, password: 'not this one' };
      const seconds: number[] = [];
      for (let round = 0; round < 3; round += 1) {
        for (let count = 0; count < 5; count += 1) expect((await guess(tries)).status).toBe(401);
        const answer = await guess({ ...tries, password: person.password });
        expect([answer.status, answer.body.errors[0].code]).toEqual([429, 'too_many_requests']);
        seconds.push(Number(/(\d+) seconds/.exec(answer.body.message)?.[1]));
        expect(answer.headers['retry-after'], 'a program waits as long').toBe(String(seconds.at(-1)));
        api.pass(seconds.at(-1) ?? 0);
      }
      expect(seconds).toEqual([30, 60, 120]);
    }
  });

  test('of sixty guesses at the same moment no more are looked at than one after the other [SEC-003]', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    const wrong = { login_type: 'manual', email_or_phone: person.email, password: 'not this one' };
    const answers = await Promise.all(Array.from({ length: 60 }, () => guess(wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(55);
  });

  test('the owner is not kept out by who guesses elsewhere, from one network or from many', async () => {
    const person = somebody();
    await api.post('sign-up', person, from('198.51.100.7'));
    const login = { login_type: 'manual', email_or_phone: person.email, password: person.password };
    const wrong = { ...login, password: 'not this one' };
    for (let count = 0; count < 6; count += 1) await guess(wrong);
    expect((await guess(login)).status).toBe(429);
    expect((await api.post('login', login, from('203.0.113.9'))).status).toBe(200);

    for (let network = 0; network < 51; network += 1)
      await api.post('login', wrong, from(`2001:db8:0:${network.toString(16)}::${network + 1}`));
    expect((await api.post('login', login, from('192.0.2.44'))).status).toBe(429);
    expect((await api.post('login', login, from('198.51.100.7'))).status).toBe(200);
  });

  test('a blocked account is told so, but only to whoever knows its password', async () => {
    const person = somebody();
    await api.post('sign-up', person);
    await api.db.run(sql`update customers set status = false where email = ${person.email}`);
    const login = { login_type: 'manual', email_or_phone: person.phone, password: person.password };
    const right = await api.post('login', login);
    expect([right.status, right.body.errors[0].code]).toEqual([403, 'auth-003']);
    expect((await api.post('login', { ...login, password: 'not this one' })).status).toBe(401);
  });

  test('is refused where the business does not offer it', async () => {
    await api.login({ manual_login_status: 0 });
    const { status, body } = await api.post('login', MAJA);
    expect([status, body.errors[0].code]).toEqual([403, 'login_type']);
    expect((await api.post('sign-up', somebody())).status).toBe(403);
  });
});

describe('signing up', () => {
  test('makes an account: the name is split, the password hashed, the token works [CALL-052] [AUTH-012a] [SEC-002]', async () => {
    const person = somebody();
    const { status, body } = await api.post(
      'sign-up',
      { ...person, ref_code: '', guest_id: null },
      { 'x-localization': 'es' },
    );
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({
      is_phone_verified: 1,
      is_email_verified: 1,
      is_personal_info: 1,
      is_exist_user: null,
    });
    expect((await cart(body.token)).status).toBe(200);
    const account = await api.customer(person.phone);
    expect(account).toMatchObject({
      f_name: 'Ines',
      l_name: 'Maria de la Cruz',
      email: person.email,
      is_phone_verified: false,
      ref_by: null,
      current_language_key: 'es',
    });
    expect(account?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(await api.db.rows(sql`select * from access_tokens`))).not.toContain(body.token);
  });

  test.each<[Record<string, unknown>, string, string]>([
    [{ name: ' ' }, 'name', 'First name is required'],
    [{ name: 'x'.repeat(101) }, 'name', 'The name is too long'],
    [{ email: 'ines@' }, 'email', 'Must be a valid email'],
    [{ email: `${'a'.repeat(250)}@ex.com` }, 'email', 'Must be a valid email'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ phone: '' }, 'phone', 'Phone Number is required'],
    [{ phone: '+46701234' }, 'phone', 'Number must be 10 digits'],
    [{ phone: '+46x0555123' }, 'phone', 'Must be a valid phone number'],
    [{ password: '', confirm_password: '' }, 'password', 'Password is required'],
    [
      { password: '12345', confirm_password: '12345' },
      'password',
      'Password is too short - should be 6 chars minimum.',
    ],
    [{ confirm_password: 'another one' }, 'confirm_password', 'Passwords must match'],
  ])(
    '%j is refused under its field [AUTH-021] [AUTH-022] [AUTH-023] [AUTH-024a] [AUTH-024b] [AUTH-025] [AUTH-026] [AUTH-027] [AUTH-028]',
    async (wrong, code, message) => {
      const { status, body } = await api.post('sign-up', { ...somebody(), ...wrong });
      expect(status).toBe(403);
      expect(body.errors).toEqual([{ code, message }]);
    },
  );

  test('everything wrong is told at once, one entry a field', async () => {
    const { body } = await api.post('sign-up', { confirm_password: 'x' });
    expect(body.errors.map(({ code }: { code: string }) => code)).toEqual([
      'name',
      'email',
      'phone',
      'password',
      'confirm_password',
    ]);
  });

  test('ten characters of phone and six of password are enough [AUTH-025] [AUTH-027]', async () => {
    const { status } = await api.post('sign-up', {
      ...somebody(),
      phone: '+467055501',
      password: '123456',
      confirm_password: '123456',
    });
    expect(status).toBe(200);
  });

  test('a taken email or phone is refused under its field, and nothing is made', async () => {
    const [first, second] = [somebody(), somebody()];
    await api.post('sign-up', first);
    const email = await api.post('sign-up', { ...second, email: first.email.toUpperCase() });
    expect([email.status, email.body.errors[0].code]).toEqual([403, 'email']);
    const phone = await api.post('sign-up', { ...second, phone: first.phone });
    expect([phone.status, phone.body.errors[0].code]).toEqual([403, 'phone']);
    expect(await api.customer(second.email)).toBe(null);
    expect(await api.customer(second.phone)).toBe(null);
  });

  test('of ten who sign up with the same email at the same moment one gets in', async () => {
    const { email } = somebody();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.post('sign-up', { ...somebody(), email })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 403 && body.errors[0].code === 'email')).toHaveLength(9);
  });

  test('a refer code is optional; a known one is remembered, an unknown one refused [AUTH-031a]', async () => {
    const person = somebody();
    const unknown = await api.post('sign-up', { ...person, ref_code: 'NOBODY' });
    expect([unknown.status, unknown.body.errors[0].code]).toEqual([405, 'ref_code']);
    expect(await api.customer(person.email)).toBe(null);
    expect((await api.post('sign-up', { ...person, ref_code: 'MAJA2024' })).status).toBe(200);
    const maja = await api.customer('maja@example.com');
    expect((await api.customer(person.email))?.ref_by).toBe(maja?.id);
    const typed = somebody();
    expect((await api.post('sign-up', { ...typed, ref_code: ' maja2024 ' })).status).toBe(200);
    expect((await api.customer(typed.email))?.ref_by).toBe(maja?.id);
    await api.set('ref_earning_status', 0);
    expect((await api.post('sign-up', { ...somebody(), ref_code: 'MAJA2024' })).status).toBe(403);
    await api.set('ref_earning_status', 1);
  });
});

describe('a session', () => {
  const enter = async () => (await api.post('login', MAJA)).body.token as string;
  const logOut = (token: string) => api.call('/api/v1/auth/logout', { method: 'POST', headers: bearer(token) });

  test('a token opens what is its customer’s; without one there is none [CALL-006] [AUTH-007a]', async () => {
    expect((await cart(await enter())).status).toBe(200);
    expect((await api.call('/api/v1/customer/cart/list')).status).toBe(401);
    expect((await cart('made-up')).status).toBe(401);
  });

  test('logging out ends it at once, and only it [SEC-002]', async () => {
    const [one, other] = [await enter(), await enter()];
    const answer = await logOut(one);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Logout successful.' } });
    expect((await cart(one)).status).toBe(401);
    expect((await logOut(one)).status).toBe(401);
    expect((await cart(other)).status).toBe(200);
  });

  test('it runs out', async () => {
    const token = await enter();
    api.pass(61 * 86_400);
    expect((await cart(token)).status).toBe(401);
  });
});

test('one address may not try for ever: each call that could be guessed at is limited [SEC-003]', async () => {
  const limited = await authApi({ RATE_LIMIT: '1200' });
  const calls = {
    login: () => limited.post('login', { ...MAJA, email_or_phone: somebody().email }),
    'forgot-password': () => limited.post('forgot-password', { email: somebody().email }),
    'verify-token': () => limited.post('verify-token', { email: somebody().email, reset_token: '111111' }),
    'verify-phone': () => limited.post('verify-phone', { phone: somebody().phone, otp: '111111' }),
    'sign-up': () => limited.post('sign-up', {}),
  };
  for (const [name, call] of Object.entries(calls)) {
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await call()).status);
    expect(statuses.includes(429), name).toBe(true);
    expect(statuses.at(-1), name).toBe(429);
  }
  await limited.stop();
});
