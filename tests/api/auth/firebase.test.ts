import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyFirebaseCode } from '#server/auth/firebase/verify-firebase-code.ts';
import { sql } from '#server/db/sql.ts';
import { firebasePhones } from '#server/providers/phone-identity/firebase.ts';
import { type FirebaseEmulator, startFirebase } from '#tests/support/servers/start-firebase.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let firebase: FirebaseEmulator;
let api: TestApi;

const decide = async (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);

beforeAll(async () => {
  firebase = await startFirebase();
  api = await startApi({ env: { RATE_LIMIT: '0', FIREBASE_API_KEY: 'any', FIREBASE_AUTH_URL: firebase.url } });
  await decide('firebase_otp_verification', 1);
});
afterAll(async () => {
  await api?.stop();
  await firebase?.end();
});

const MAJA = '+46701740605';
const VERIFY = '/api/v1/auth/firebase-verify-token';

const post = (path: string, body: object) => api.call(`/api/v1/auth/${path}`, { method: 'POST', body });
const send = (phone: string) => post('firebase-send-code', { phone });

/** A code on its way, as the emulator knows it. */
async function sent(phone: string) {
  // The minute between two codes is proven below.
  await api.db.run(sql`delete from one_time_codes where target = ${phone} and purpose = 'login'`);
  const { status, body } = await send(phone);
  expect(status).toBe(200);
  return { session_info: String(body.session_info), phone, otp: await firebase.codeFor(phone) };
}
const otherCode = (code: string) => (code === '000000' ? '111111' : '000000');

describe('phones are verified by the provider [AUTH-035]', () => {
  test('the configuration says so, and no code of ours is sent [AUTH-005]', async () => {
    const { body: config } = await api.call('/api/v1/config');
    expect(config.firebase_otp_verification).toBe(1);
    const { body } = await post('login', { login_type: 'otp', phone: '+46701234000' });
    expect(body).toMatchObject({ token: null, is_phone_verified: 0 });
    expect(await api.db.row(sql`select from outbox where recipient = '+46701234000'`)).toBeNull();
  });

  test('the emulator wants no reCAPTCHA; the true one names its key', async () => {
    const params = '/api/v1/auth/firebase-params';
    expect((await api.call(params)).body).toEqual({ recaptcha_site_key: null });
    const like = createServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end('{"recaptchaSiteKey":"6Lc-key"}'),
    );
    await new Promise<void>((ready) => like.listen(0, '127.0.0.1', ready));
    const { port } = like.address() as AddressInfo;
    const provider = firebasePhones({ url: `http://127.0.0.1:${port}/`, apiKey: 'k' });
    expect(await provider.captchaKey()).toBe('6Lc-key');
    like.close();
  });

  test.each(['PUT', 'POST'] as const)(
    '%s with its code signs a known phone in [CALL-062a] [CALL-064]',
    async (method) => {
      const body = { ...(await sent(MAJA)), login_type: 'otp', guest_id: null };
      const reply = await api.call(VERIFY, { method, body });
      expect(reply.body).toMatchObject({ token: expect.any(String), is_phone_verified: 1, is_personal_info: 1 });
      const profile = await api.call('/api/v1/customer/info', {
        headers: { authorization: `Bearer ${reply.body.token}`, 'x-localization': 'en' },
      });
      expect(profile.body).toMatchObject({ f_name: 'Maja' });
    },
  );

  test('an unknown phone gets a bare account', async () => {
    const { body } = await post('firebase-verify-token', { ...(await sent('+46709990001')), login_type: 'otp' });
    expect(body).toMatchObject({ token: null, is_personal_info: 0, temporary_token: expect.any(String) });
  });

  test('the phone of a new account with a password is proven', async () => {
    const { body: before } = await api.call('/api/v1/config');
    await decide('centralize_login', { ...before.centralize_login, phone_verification_status: 1 });
    const signed = await post('sign-up', {
      name: 'Frida Berg',
      email: 'frida@example.net',
      phone: '+46709990002',
      password: 'secret1',
      confirm_password: 'secret1',
    });
    expect(signed.body).toMatchObject({ token: null, is_phone_verified: 0 });
    const { body } = await post('firebase-verify-token', { ...(await sent('+46709990002')), login_type: 'manual' });
    expect(body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    await decide('centralize_login', before.centralize_login);
  });

  test('an account that never proved this phone is asked about; the used-up code is good for the answer', async () => {
    await api.db.run(sql`
      insert into customers (f_name, phone, ref_code) values ('Earlier', '+46709990003', 'FBEARLIER')`);
    const proof = { ...(await sent('+46709990003')), login_type: 'otp' };
    const asked = await post('firebase-verify-token', proof);
    expect(asked.body).toMatchObject({ token: null, is_exist_user: { name: 'Earlier' } });
    const yes = await post('firebase-verify-token', { ...proof, verified: 'yes' });
    expect(yes.body.token).toEqual(expect.any(String));
    const again = await post('firebase-verify-token', { ...proof, verified: 'yes' });
    expect(again.status).toBe(404);
  });

  test('one code a minute', async () => {
    await sent('+46709990004');
    const { status, body } = await send('+46709990004');
    expect([status, body.errors[0].code]).toEqual([405, 'otp']);
  });
});

describe('what is wrong is refused', () => {
  test.each([
    ['a wrong code', (right: string) => ({ otp: otherCode(right) })],
    ['another session', () => ({ session_info: 'not-a-session' })],
    ['the code of another phone', () => ({ phone: '+46701740606' })],
  ])('%s: 404, as with codes of ours', async (_, wrong) => {
    const right = await sent(MAJA);
    const { status, body } = await post('firebase-verify-token', { ...right, login_type: 'otp', ...wrong(right.otp) });
    expect([status, body.message]).toEqual([404, 'The code is wrong or has expired']);
  });

  test('a code serves once', async () => {
    const proof = { ...(await sent(MAJA)), login_type: 'otp' };
    expect((await post('firebase-verify-token', proof)).status).toBe(200);
    expect((await post('firebase-verify-token', proof)).status).toBe(404);
  });

  test('a phone that the provider refuses is refused in its words, and may be tried again at once [ERR-012]', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, body } = await send('0701740605');
      expect([status, body.errors]).toEqual([
        403,
        [{ code: 'phone', message: 'INVALID_PHONE_NUMBER : Invalid format.' }],
      ]);
    }
  });

  test('fields that are missing, under both sets of names', async () => {
    const none = await post('firebase-verify-token', {});
    expect(none.body.errors.map(({ code }: { code: string }) => code)).toEqual(['session_info', 'phone', 'otp']);
    const half = await post('firebase-verify-token', { phoneNumber: MAJA, sessionInfo: null, code: '' });
    expect(half.body.errors.map(({ code }: { code: string }) => code)).toContain('code');
  });

  test('a provider that does not answer is 503, never "wrong code"', async () => {
    const shop = await startApi({ env: { FIREBASE_API_KEY: 'any', FIREBASE_AUTH_URL: 'http://127.0.0.1:9' } });
    try {
      const body = { session_info: 'x', phone: MAJA, otp: '123456' };
      const { status, body: reply } = await shop.call(VERIFY, { method: 'POST', body });
      expect([status, reply.errors[0].code]).toEqual([503, 'phone']);
    } finally {
      await shop.stop();
    }
  });

  test('without a provider nothing of it is offered, whatever is switched on', async () => {
    const shop = await startApi();
    try {
      await shop.db.run(sql`update settings set value = '1' where key = 'firebase_otp_verification'`);
      const { status, body } = await shop.call('/api/v1/auth/firebase-send-code', {
        method: 'POST',
        body: { phone: MAJA },
      });
      expect([status, body.errors[0].code]).toEqual([403, 'phone']);
      const { body: asked } = await shop.call('/api/v1/auth/login', {
        method: 'POST',
        body: { login_type: 'otp', phone: MAJA },
      });
      expect(asked.is_phone_verified).toBe(0);
      expect(await shop.db.row(sql`select from outbox where recipient = ${MAJA}`)).not.toBeNull();
    } finally {
      await shop.stop();
    }
  });
});

describe('a forgotten password, by the provider’s code', () => {
  const reset = (phone: string, reset_token: string, password: string) =>
    api.call('/api/v1/auth/reset-password', {
      method: 'PUT',
      body: { reset_token, phone, verification_method: 'phone', password, confirm_password: password },
    });

  test.each([
    ['firebase-verify-token with is_reset_token', VERIFY],
    ['firebase-reset-password', '/api/v1/auth/firebase-reset-password'],
  ])('%s: the code is then good for one new password [CALL-062b] [CALL-063]', async (_, path) => {
    const { session_info: sessionInfo, phone: phoneNumber, otp: code } = await sent(MAJA);
    const allowed = await api.call(path, {
      method: 'PUT',
      body: { phoneNumber, sessionInfo, code, is_reset_token: 1 },
    });
    expect([allowed.status, allowed.body.message]).toEqual([200, 'The code is right']);
    expect((await reset(MAJA, code, 'brand-new')).status).toBe(200);
    const login = await post('login', { login_type: 'manual', email_or_phone: MAJA, password: 'brand-new' });
    expect(login.body.token).toEqual(expect.any(String));
    expect((await reset(MAJA, code, 'once-more')).status).toBe(400);
  });

  test('a wrong code allows nothing', async () => {
    const { session_info: sessionInfo, phone: phoneNumber, otp } = await sent(MAJA);
    const code = otherCode(otp);
    const refused = await api.call(VERIFY, {
      method: 'PUT',
      body: { phoneNumber, sessionInfo, code, is_reset_token: 1 },
    });
    expect(refused.status).toBe(404);
    expect((await reset(MAJA, code, 'stolen-1')).status).toBe(400);
  });
});

describe('for the profile', () => {
  test('verifyFirebaseCode says nothing when it is right, and refuses what is not [PROF-006a]', async () => {
    const { session_info, phone, otp } = await sent(MAJA);
    await expect(verifyFirebaseCode(api.deps, { session_info, phone, code: otherCode(otp) })).rejects.toMatchObject({
      reason: 'otp_wrong',
    });
    await expect(verifyFirebaseCode(api.deps, { session_info, phone, code: otp })).resolves.toBeUndefined();
  });
});
