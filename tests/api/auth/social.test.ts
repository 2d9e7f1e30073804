import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SOCIAL_MEDIA, type SocialMedium } from '#domain/auth/login-types.ts';
import { sql } from '#server/db/sql.ts';
import { plainGoods } from '#tests/support/catalog/goods.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { socialNonce } from '#tests/support/people/social-nonce.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { authorizeUrl, socialClient } from '#web/auth/social/authorize-url.ts';
import { readReturn } from '#web/auth/social/read-return.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
});
afterAll(() => api.stop());

const HOST = 'shop.test';
const ORIGIN = `http://${HOST}`;

const formOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
const post = (url: string, form: Record<string, string>, host = HOST) =>
  api.call(url, {
    method: 'POST',
    headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
    raw: new URLSearchParams(form).toString(),
  });

/** What a browser does: the address from the configuration, a press on the page, and back, by `#` or by a form. */
async function visit(medium: SocialMedium, chosen: Record<string, string>) {
  const { body: config } = await api.call('/api/v1/config');
  const client = socialClient(config, medium);
  if (!client) throw new Error(`${medium} is not set up`);
  const errand = { medium, state: 'a-state', nonce: await socialNonce(api), from: '/home' };
  const url = new URL(authorizeUrl(client, { origin: ORIGIN, ...errand, language: 'en' }));
  const page = await api.call(url.pathname + url.search, { headers: { host: HOST } });
  expect(page.status).toBe(200);
  const asked = { ...Object.fromEntries(url.searchParams), ...formOf(page.text.replaceAll('&#38;', '&')) };
  let answer = await post(url.pathname, { ...asked, ...chosen });
  if (answer.status === 200) answer = await post('/auth/return', formOf(answer.text));
  const location = String(answer.headers.location ?? '');
  return { page, answer, returned: location ? readReturn(new URL(location, ORIGIN).hash, errand) : null };
}

async function proofOf(medium: SocialMedium, chosen: Record<string, string>) {
  const { returned } = await visit(medium, chosen);
  if (!returned || !('proof' in returned)) throw new Error(`no token: ${JSON.stringify(returned)}`);
  return returned.proof;
}

const someone = (name: string, email: string) => ({ person: 'new', name, email });
const logIn = (body: object) =>
  api.call('/api/v1/auth/login', { method: 'POST', body: { login_type: 'social', ...body } });
const old = (path: 'social-login' | 'social-register', body: object) =>
  api.call(`/api/v1/auth/${path}`, { method: 'POST', body });
const decide = (changes: object) =>
  api.db.run(sql`
    update settings set value = value || ${JSON.stringify(changes)}::jsonb where key = 'centralize_login'`);

describe('the local identity page', () => {
  test.each(SOCIAL_MEDIA)('%s: a newcomer and a returning customer come through it [AUTH-034]', async (medium) => {
    const first = await logIn(await proofOf(medium, someone('Ny Person', `ny-${medium}@example.net`)));
    // Apple tells no names.
    expect(first.body).toMatchObject(
      medium === 'apple' ? { is_personal_info: 0, token: null } : { token: expect.any(String) },
    );

    const maja = await proofOf(medium, { person: '0' });
    expect((await logIn(maja)).body).toMatchObject({ token: null, is_exist_user: { name: 'Maja Lindqvist' } });
    expect((await logIn({ ...maja, verified: 'yes' })).body.token).toEqual(expect.any(String));
    expect((await logIn(await proofOf(medium, { person: '0' }))).body.token).toEqual(expect.any(String));
  });

  test('says that it is a demonstration, in the visitor’s language, and lets nothing foreign in', async () => {
    const { page } = await visit('google', { person: 'nobody' });
    expect(page.text).toContain('Demonstration');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const ar = await api.call(`/demo/identity/apple/authorize?${new URLSearchParams({ ...ASKED, ui_locales: 'ar' })}`, {
      headers: { host: HOST },
    });
    expect(ar.text).toContain('<html lang="ar" dir="rtl">');
  });

  test('who changes their mind comes back with nothing', async () => {
    expect((await visit('google', { person: 'nobody' })).returned).toEqual({ problem: 'cancelled', from: '/home' });
    expect((await visit('apple', { person: 'nobody' })).returned).toEqual({ problem: 'cancelled', from: '/home' });
  });

  test('who leaves a field empty stays on the page, with what they typed', async () => {
    const { answer } = await visit('google', someone('<b>Ny</b>', 'no email'));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('&#60;b&#62;Ny&#60;/b&#62;');
    expect(answer.text).toContain('aria-invalid="true"');
  });

  test('an email that is not confirmed is refused by the shop', async () => {
    const proof = await proofOf('facebook', { ...someone('Ny', 'unsure@example.net'), unconfirmed: '1' });
    const { status, body } = await logIn(proof);
    expect([status, body.message]).toEqual([403, 'Please confirm your email with Facebook first']);
  });

  const ASKED = {
    response_type: 'id_token',
    client_id: 'demo-shop',
    redirect_uri: `${ORIGIN}/auth/return`,
    scope: 'openid email',
    state: 's',
    nonce: 'nonce-0123',
  };

  test.each([
    ['another client', { client_id: 'another' }],
    ['another house', { redirect_uri: 'https://evil.example/auth/return' }],
    ['another page of ours', { redirect_uri: `${ORIGIN}/home` }],
    ['no nonce', { nonce: '' }],
    ['a code instead of a token', { response_type: 'code' }],
  ])('%s is sent nothing', async (_, change) => {
    const asked = { ...ASKED, ...change };
    const page = await api.call(`/demo/identity/google/authorize?${new URLSearchParams(asked)}`, {
      headers: { host: HOST },
    });
    expect(page.status).toBe(400);
    const answer = await post('/demo/identity/google/authorize', { ...asked, person: '0' });
    expect([answer.status, answer.headers.location]).toEqual([400, undefined]);
  });

  test('tells programs about itself as every issuer does', async () => {
    const { body } = await api.call('/demo/identity/google/.well-known/openid-configuration');
    expect(body.issuer).toBe(`${api.deps.env.PUBLIC_URL}/demo/identity/google`);
    const { body: keys } = await api.call('/demo/identity/google/jwks.json');
    expect(keys.keys).toEqual([
      { kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: 'demo', alg: 'EdDSA', use: 'sig' },
    ]);
  });

  test('a token of one medium does not open another', async () => {
    const google = await proofOf('google', { person: '1' });
    const { status, body } = await logIn({ ...google, medium: 'facebook' });
    expect([status, body.errors[0].code]).toEqual([403, 'token']);
  });

  test('is not there outside demo mode, and its media are not offered', async () => {
    const google = await proofOf('google', { person: '1' });
    const shop = await startApi({ env: { DEMO: '0', SECRET_KEY: 'k'.repeat(40) } });
    try {
      for (const path of ['authorize', 'jwks.json', '.well-known/openid-configuration'])
        expect((await shop.call(`/demo/identity/google/${path}`)).status).toBe(404);
      const { body: config } = await shop.call('/api/v1/config');
      expect(config.centralize_login).toMatchObject({
        google_login_status: 0,
        facebook_login_status: 0,
        apple_login_status: 0,
      });
      const refused = await shop.call('/api/v1/auth/login', {
        method: 'POST',
        body: { login_type: 'social', ...google },
      });
      expect([refused.status, refused.body.message]).toEqual([403, 'Signing in with Google is not offered']);
    } finally {
      await shop.stop();
    }
  });
});

describe('a medium that is switched off', () => {
  test('is refused, whatever the token says [AUTH-034]', async () => {
    const proof = await proofOf('google', { person: '1' });
    await decide({ google_login_status: 0 });
    const { status, body } = await logIn(proof);
    expect([status, body.errors[0].code]).toEqual([403, 'medium']);
    await decide({ google_login_status: 1 });
  });
});

describe('the older pair of calls', () => {
  test('social-login takes a known person in, and asks a stranger for a phone [CALL-053] [AUTH-011]', async () => {
    const proof = await proofOf('facebook', someone('Stina Strand', 'stina@example.net'));
    const body = { ...proof, email: 'stina@example.net', unique_id: 'x', login_type: 'social', guest_id: null };
    const stranger = await old('social-login', body);
    expect([stranger.status, stranger.body.errors[0].code]).toEqual([403, 'email']);
    expect(await api.db.row(sql`select from customers where email = 'stina@example.net'`)).toBeNull();

    const withPhone = await old('social-login', { ...body, phone: '+46 70 123 45 67' });
    expect(withPhone.body).toMatchObject({ token: expect.any(String), is_phone_verified: 1 });
    expect(await api.db.row(sql`select phone from customers where email = 'stina@example.net'`)).toEqual({
      phone: '+46701234567',
    });
    const again = await proofOf('facebook', someone('Stina Strand', 'stina@example.net'));
    expect((await old('social-login', { ...body, ...again })).body.token).toEqual(expect.any(String));
  });

  test.each(SOCIAL_MEDIA)('the medium may be %s [CALL-054]', async (medium) => {
    const { status, body } = await old(
      'social-login',
      await proofOf(medium, someone('M', `medium-${medium}@example.net`)),
    );
    expect([status, body.errors[0].code]).toEqual([403, 'email']);
  });

  test('the medium may be nothing else [CALL-054]', async () => {
    const { status, body } = await old('social-login', { token: 'x', medium: 'twitter' });
    expect([status, body.errors]).toEqual([
      403,
      [{ code: 'medium', message: 'The medium is google, facebook or apple' }],
    ]);
  });

  test('social-register makes the account, with its phone; an ID token may come beside the token [CALL-055]', async () => {
    const proof = await proofOf('apple', someone('Ä Pple', 'apple-new@example.net'));
    const body = {
      email: 'apple-new@example.net',
      token: 'a-code-of-apple',
      unique_id: 'x',
      medium: 'apple',
      id_token: proof.token,
      nonce: proof.nonce,
    };
    const { body: reply } = await old('social-register', { ...body, phone: '+46709998877' });
    expect(reply).toMatchObject({
      is_personal_info: 0,
      token: null,
      temporary_token: expect.any(String),
      phone: '+46709998877',
    });
  });

  test.each([
    ['none', undefined, 'Phone Number is required'],
    ['too short', '+46701234', 'Number must be 10 digits'],
  ])('a phone is needed: %s [AUTH-032a] [AUTH-032b]', async (_, phone, message) => {
    const { status, body } = await old('social-register', { token: 'x', medium: 'google', phone });
    expect([status, body.errors]).toEqual([403, [{ code: 'phone', message }]]);
  });

  test('another’s phone is refused, and no account is made', async () => {
    const proof = await proofOf('google', someone('Tom', 'takes-phone@example.net'));
    const { status, body } = await old('social-register', { ...proof, phone: '+46701740605' });
    expect([status, body.errors[0].code]).toEqual([403, 'phone']);
    expect(await api.db.row(sql`select from customers where email = 'takes-phone@example.net'`)).toBeNull();
  });
});

describe('where phones are verified', () => {
  test('a social account without one is asked for it (code email), and then proves it [AUTH-011]', async () => {
    await decide({ phone_verification_status: 1 });
    const proof = await proofOf('google', someone('Vera Vik', 'vera@example.net'));
    const first = await logIn(proof);
    expect([first.status, first.body.errors]).toEqual([
      403,
      [{ code: 'email', message: 'Please enter your phone number to continue' }],
    ]);
    const second = await logIn({ ...proof, phone: '+46701230099' });
    expect(second.body).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_personal_info: 1,
      phone: '+46701230099',
    });
    const proven = await api.call('/api/v1/auth/verify-phone', {
      method: 'POST',
      body: { phone: '+46701230099', otp: '123456', verification_type: 'phone', login_type: 'social' },
    });
    expect(proven.body.token).toEqual(expect.any(String));
    const again = await proofOf('google', someone('Vera Vik', 'vera@example.net'));
    expect((await logIn(again)).body.token).toEqual(expect.any(String));
    await decide({ phone_verification_status: 0 });
  });

  test('the guest’s cart comes along', async () => {
    const { guest_id } = await newGuest(api);
    const [item] = await plainGoods(api);
    const headers = { moduleid: String(item?.module_id) };
    const line = { guest_id, model: 'Item', item_id: item?.id, quantity: 2 };
    const added = await api.call('/api/v1/customer/cart/add', { method: 'POST', headers, body: line });
    expect(added.status, added.text).toBe(200);
    const proof = await proofOf('google', someone('Gun', 'gun@example.net'));
    const { body } = await logIn({ ...proof, guest_id });
    const authorization = `Bearer ${body.token}`;
    const cart = await api.call('/api/v1/customer/cart/list', { headers: { ...headers, authorization } });
    expect(cart.body).toMatchObject([{ item_id: item?.id, quantity: 2 }]);
  });
});
