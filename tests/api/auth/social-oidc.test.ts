import { createHash, randomBytes } from 'node:crypto';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { makeIdentity } from '#server/providers/identity/make-identity.ts';
import { socialNonce } from '#tests/support/people/social-nonce.ts';
import { type OidcProvider, startOidc } from '#tests/support/servers/start-oidc.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { authorizeUrl, socialClient } from '#web/auth/social/authorize-url.ts';

let oidc: OidcProvider;
let api: TestApi;

const startShop = (issuer: string) =>
  startApi({ env: { RATE_LIMIT: '0', GOOGLE_CLIENT_ID: 'shop-client', GOOGLE_ISSUER: issuer } });

beforeAll(async () => {
  oidc = await startOidc();
  api = await startShop(oidc.issuer);
});
afterAll(async () => {
  await api.stop();
  await oidc.end();
});

const unguessable = () => randomBytes(16).toString('hex');

/** The browser's own way: the address from the configuration, and the token behind the `#`. */
async function idToken(email: string) {
  const nonce = await socialNonce(api);
  const { body: config } = await api.call('/api/v1/config');
  const client = socialClient(config, 'google');
  if (!client) throw new Error('google is not set up');
  const state = unguessable();
  const back = await oidc.signIn(
    authorizeUrl(client, { origin: 'https://shop.example', state, nonce, language: 'en' }),
    email,
  );
  expect(back.origin + back.pathname).toBe('https://shop.example/auth/return');
  const answer = new URLSearchParams(back.hash.slice(1));
  expect(answer.get('state')).toBe(state);
  const token = answer.get('id_token');
  if (!token) throw new Error(`no token: ${back.href}`);
  return { token, nonce };
}

const askFor = (issuer: string, client_id: string, nonce = 'n') => {
  const redirect_uri = 'https://shop.example/auth/return';
  const asked = { response_type: 'id_token', client_id, redirect_uri, scope: 'openid email', state: 's', nonce };
  return `${issuer}/auth?${new URLSearchParams(asked)}`;
};

const logIn = (body: object, server = api) =>
  server.call('/api/v1/auth/login', { method: 'POST', body: { login_type: 'social', medium: 'google', ...body } });

const countPeople = async () =>
  Number((await api.db.row<{ count: string }>(sql`select count(*) as count from customers`))?.count);

describe('an ID token of a real OpenID provider', () => {
  test('a newcomer signs in and is the same person the next time [AUTH-008]', async () => {
    const first = await logIn(await idToken('olga@example.org'));
    expect(first.body).toMatchObject({ is_personal_info: 1, is_exist_user: null, token: expect.any(String) });
    const customer = await api.db.row(sql`
      select f_name, l_name, email, is_email_verified, login_medium, password_hash from customers where email = 'olga@example.org'`);
    expect(customer).toEqual({
      f_name: 'Olga',
      l_name: 'Ideström',
      email: 'olga@example.org',
      is_email_verified: true,
      login_medium: 'google',
      password_hash: null,
    });
    const before = await countPeople();
    const again = await logIn(await idToken('olga@example.org'));
    expect(again.body.token).toEqual(expect.any(String));
    expect(await countPeople()).toBe(before);
  });

  test('one that came by code and PKCE is as good', async () => {
    const nonce = await socialNonce(api);
    const verifier = randomBytes(32).toString('base64url');
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const redirect_uri = 'https://shop.example/auth/return';
    const asked = {
      response_type: 'code',
      client_id: 'shop-client',
      redirect_uri,
      scope: 'openid email profile',
      state: 's',
      nonce,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    };
    const back = await oidc.signIn(`${oidc.issuer}/auth?${new URLSearchParams(asked)}`, 'pkce@example.org');
    const exchanged = await fetch(`${oidc.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: 'shop-client',
        code: back.searchParams.get('code') ?? '',
        redirect_uri,
        code_verifier: verifier,
      }),
    });
    const { id_token: token } = (await exchanged.json()) as { id_token: string };
    expect((await logIn({ token, nonce })).body).toMatchObject({
      token: expect.any(String),
      email: 'pkce@example.org',
    });
  });

  test('without a name in it, the name is asked for [AUTH-009]', async () => {
    const { body } = await logIn(await idToken('nameless+ida@example.org'));
    expect(body).toMatchObject({ is_personal_info: 0, token: null, temporary_token: expect.any(String) });
    const done = await api.call('/api/v1/auth/update-info', {
      method: 'POST',
      body: { name: 'Ida Nygren', phone: '+46701112233', login_type: 'social', temporary_token: body.temporary_token },
    });
    expect(done.body).toMatchObject({ is_personal_info: 1, token: expect.any(String) });
  });

  test('what the body says about the person is not believed', async () => {
    const brought = await idToken('honest@example.org');
    const { status } = await logIn({ ...brought, email: 'maja@example.com', unique_id: 'somebody-else' });
    expect(status).toBe(200);
    const linked = await api.db.rows<{ email: string }>(sql`
      select c.email from social_accounts s join customers c on c.id = s.customer_id where s.subject = 'honest@example.org'`);
    expect(linked).toEqual([{ email: 'honest@example.org' }]);
  });

  test('twenty first visits at the same moment make one account', async () => {
    const brought = await Promise.all(Array.from({ length: 20 }, () => idToken('twenty@example.org')));
    const replies = await Promise.all(brought.map((one) => logIn(one)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const [{ count } = { count: '' }] = await api.db.rows<{ count: string }>(sql`
      select count(*) as count from customers where email = 'twenty@example.org'`);
    expect(Number(count)).toBe(1);
  });
});

describe('a nonce', () => {
  test('is ours and good for one sign-in: a token that was seen is worth nothing', async () => {
    const brought = await idToken('once@example.org');
    const replies = await Promise.all(Array.from({ length: 5 }, () => logIn(brought)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403]);
    const late = await logIn(brought);
    expect([late.status, late.body.errors[0].code]).toEqual([403, 'token']);
  });

  test('that the browser made up, or that is missing, is refused', async () => {
    const { token } = await idToken('no-nonce@example.org');
    for (const nonce of [undefined, unguessable()]) expect((await logIn({ token, nonce })).status).toBe(403);
    const made = unguessable();
    const client = socialClient((await api.call('/api/v1/config')).body, 'google');
    if (!client) throw new Error('google is not set up');
    const own = authorizeUrl(client, { origin: 'https://shop.example', state: 's', nonce: made, language: 'en' });
    const answer = new URLSearchParams((await oidc.signIn(own, 'made-up@example.org')).hash.slice(1));
    const refused = await logIn({ token: answer.get('id_token'), nonce: made });
    expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'token']);
  });
});

describe('an email that somebody here has already [AUTH-010]', () => {
  const account = (email: string, proven: { email: boolean; phone: boolean }) =>
    api.db.row<{ id: number }>(sql`
      insert into customers (f_name, email, phone, password_hash, is_email_verified, is_phone_verified, ref_code)
      values ('Earlier', ${email}, ${proven.phone ? `+4670${Math.floor(1e6 + Math.random() * 8e6)}` : null}, 'some-hash',
        ${proven.email}, ${proven.phone}, ${unguessable()})
      returning id`);
  const stored = (id: number) =>
    api.db.row<{ email: string | null; password_hash: string | null; is_email_verified: boolean }>(sql`
      select email, password_hash, is_email_verified from customers where id = ${id}`);

  test('is asked about, and nothing is done before the answer', async () => {
    await account('asked@example.org', { email: true, phone: false });
    const before = await countPeople();
    const { body } = await logIn(await idToken('asked@example.org'));
    expect(body).toMatchObject({ token: null, is_personal_info: 1, is_exist_user: { name: 'Earlier' } });
    expect(body).not.toHaveProperty('phone');
    expect(await countPeople()).toBe(before);
    expect(await api.db.row(sql`select from social_accounts where subject = 'asked@example.org'`)).toBeNull();
  });

  test('yes: one goes on as that account, also the next time', async () => {
    const brought = await idToken('maja@example.com');
    const yes = await logIn({ ...brought, verified: 'yes' });
    const profile = await api.call('/api/v1/customer/info', {
      headers: { authorization: `Bearer ${yes.body.token}`, 'x-localization': 'en' },
    });
    expect(profile.body).toMatchObject({ f_name: 'Maja', email: 'maja@example.com' });
    const again = await idToken('maja@example.com');
    expect((await logIn(again)).body).toMatchObject({ is_exist_user: null, token: expect.any(String) });
  });

  test('yes, to an account that never proved the email: whoever made it is out', async () => {
    const { id } = (await account('squatted@example.org', { email: false, phone: false })) ?? { id: 0 };
    await api.db.run(sql`update customers set phone = '+46705550199' where id = ${id}`);
    await api.db.run(sql`
      insert into social_accounts (medium, subject, customer_id) values ('facebook', 'the-squatter', ${id})`);
    await api.db.run(sql`
      insert into access_tokens (token_hash, customer_id, expires_at) values (${unguessable()}, ${id}, now() + interval '1 day')`);
    const yes = await logIn({ ...(await idToken('squatted@example.org')), verified: 'yes' });
    expect(yes.body.token).toEqual(expect.any(String));
    expect(await stored(id)).toEqual({ email: 'squatted@example.org', password_hash: null, is_email_verified: true });
    const tokens = await api.db.rows(sql`select from access_tokens where customer_id = ${id}`);
    expect(tokens).toHaveLength(1);
    // Their phone would be the next way in.
    expect(await api.db.row(sql`select phone from customers where id = ${id}`)).toEqual({ phone: null });
    const linked = await api.db.rows(sql`select medium from social_accounts where customer_id = ${id}`);
    expect(linked).toEqual([{ medium: 'google' }]);
  });

  test('yes, to an account that was proven by another’s phone, is refused', async () => {
    const { id } = (await account('by-phone@example.org', { email: false, phone: true })) ?? { id: 0 };
    const { status, body } = await logIn({ ...(await idToken('by-phone@example.org')), verified: 'yes' });
    expect([status, body.errors[0].code]).toEqual([403, 'verified']);
    expect(await stored(id)).toMatchObject({ password_hash: 'some-hash', is_email_verified: false });
  });

  test('an email that the issuer does not vouch for: nobody is named, yes is refused, and it stays where it is', async () => {
    const { id } = (await account('silent+eva@example.org', { email: true, phone: false })) ?? { id: 0 };
    const brought = await idToken('silent+eva@example.org');
    expect((await logIn({ ...brought, verified: 'yes' })).body.errors[0].code).toBe('verified');
    const { body } = await logIn(brought);
    expect(body).toMatchObject({ is_exist_user: null, token: expect.any(String), email: null });
    expect(await stored(id)).toMatchObject({ email: 'silent+eva@example.org', password_hash: 'some-hash' });
  });

  test('no: a new account, with the email if nobody had proven it', async () => {
    const { id } = (await account('moved@example.org', { email: false, phone: false })) ?? { id: 0 };
    const no = await logIn({ ...(await idToken('moved@example.org')), verified: 'no' });
    expect(no.body).toMatchObject({ token: expect.any(String), email: 'moved@example.org' });
    expect(await stored(id)).toMatchObject({ email: null });
  });

  test('no: what the other account has proven stays with it', async () => {
    const no = await logIn({ ...(await idToken('diego@example.com')), verified: 'no' });
    expect(no.body).toMatchObject({ token: expect.any(String), email: null });
    expect(await api.db.row(sql`select f_name from customers where email = 'diego@example.com'`)).toEqual({
      f_name: 'Diego',
    });
  });
});

describe('a token that is not right is refused, and nothing is changed', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const forge = async (claims: object, { alg = 'RS256', kid = 'other' } = {}) => {
    const { privateKey } = await generateKeyPair('RS256');
    return new SignJWT({
      iss: oidc.issuer,
      aud: 'shop-client',
      sub: 'x',
      iat: now(),
      exp: now() + 600,
      email: 'maja@example.com',
      email_verified: true,
      ...claims,
    })
      .setProtectedHeader({ alg, kid })
      .sign(privateKey);
  };
  const unsigned = (claims: object) =>
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
  const tampered = (token: string) => {
    const [header, payload = '', signature] = token.split('.');
    const claims = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), email: 'maja@example.com' };
    return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.${signature}`;
  };
  const tokenFor = async (client_id: string, email: string) => {
    const back = await oidc.signIn(askFor(oidc.issuer, client_id), email);
    return new URLSearchParams(back.hash.slice(1)).get('id_token') ?? '';
  };
  const demoToken = async () => {
    const { env, hashSecret } = api.deps;
    const elsewhere = makeIdentity({ ...env, GOOGLE_CLIENT_ID: undefined }, { hashSecret, now: () => new Date() });
    const person = { subject: 'x', name: 'X', email: 'maja@example.com', is_email_verified: true };
    return elsewhere.demoIssuer('google')?.sign(person, 'n') ?? '';
  };

  test.each([
    ['signed with another key', () => forge({}), 'This sign-in could not be confirmed. Please try again'],
    ['not signed at all', async () => unsigned({ sub: 'x' }), 'This sign-in could not be confirmed. Please try again'],
    [
      'changed after it was signed',
      async () => tampered((await idToken('t@example.org')).token),
      'This sign-in could not be confirmed. Please try again',
    ],
    ['of the demonstration’s own page', demoToken, 'This sign-in could not be confirmed. Please try again'],
    ['no token', async () => 'hello', 'This sign-in could not be confirmed. Please try again'],
    [
      'made for another shop',
      () => tokenFor('another-shop', 'foreign@example.org'),
      'This sign-in was made for another shop',
    ],
    [
      'of an unconfirmed email',
      () => idToken('unconfirmed+u@example.org'),
      'Please confirm your email with Google first',
    ],
  ])('%s', async (_, make, text) => {
    const before = await countPeople();
    const made = await make();
    const { status, body } = await logIn(typeof made === 'string' ? { token: made } : made);
    expect([status, body.errors]).toEqual([403, [{ code: 'token', message: text }]]);
    expect(await countPeople()).toBe(before);
  });

  test('whose time is over', async () => {
    const { token } = await idToken('late@example.org');
    const { identity, env, hashSecret } = api.deps;
    const { issuer } = identity;
    const inTwoHours = () => new Date(Date.now() + 2 * 3_600_000);
    identity.issuer = makeIdentity(env, { hashSecret, now: inTwoHours }).issuer;
    const { status, body } = await logIn({ token });
    identity.issuer = issuer;
    expect([status, body.message]).toEqual([403, 'This sign-in has expired. Please try again']);
  });

  test('made for another errand (nonce)', async () => {
    const { token } = await idToken('nonce@example.org');
    const { status, body } = await logIn({ token, nonce: 'another' });
    expect([status, body.message]).toEqual([403, 'This sign-in was not started here. Please try again']);
  });
});

describe('the issuer’s keys', () => {
  test('are fetched once and kept; new ones are noticed; without them nobody is let in', async () => {
    const first = await startOidc();
    const port = new URL(first.issuer).port;
    const shop = await startShop(first.issuer);
    // Otherwise new keys are looked for at most every half minute.
    const { env, hashSecret, now } = shop.deps;
    Object.assign(shop.deps.identity, makeIdentity(env, { hashSecret, now, keysCooldownMs: 0 }));
    const tokenOf = async (provider: OidcProvider, email: string) => {
      const nonce = await socialNonce(shop);
      const back = await provider.signIn(askFor(provider.issuer, 'shop-client', nonce), email);
      return { nonce, token: new URLSearchParams(back.hash.slice(1)).get('id_token') };
    };
    try {
      for (const email of ['a@example.org', 'b@example.org', 'a@example.org'])
        expect((await logIn(await tokenOf(first, email), shop)).status).toBe(200);
      expect(await first.keysAsked()).toBe(1);

      const old = await tokenOf(first, 'c@example.org');
      await first.end();
      const second = await startOidc({ port });
      expect(second.issuer).toBe(first.issuer);
      expect((await logIn(await tokenOf(second, 'c@example.org'), shop)).status).toBe(200);
      expect((await logIn(old, shop)).status).toBe(403);
      await second.end();
    } finally {
      await first.end();
      await shop.stop();
    }
  });

  test('that cannot be fetched: 503, and the button goes away', async () => {
    const shop = await startShop('http://127.0.0.1:9');
    try {
      const { status, body } = await logIn({ token: 'a.b.c' }, shop);
      expect([status, body.errors[0].code]).toEqual([503, 'medium']);
      const { body: config } = await shop.call('/api/v1/config');
      expect(config.centralize_login).toMatchObject({ google_login_status: 0, facebook_login_status: 1 });
      expect(config.social_login[0]).toMatchObject({ login_medium: 'google', status: false });
    } finally {
      await shop.stop();
    }
  });
});
