import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { landingShape } from '#contract/content/landing-shape.ts';
import { endpoint } from '#contract/endpoint.ts';
import { sql } from '#server/db/sql.ts';
import { route } from '#server/http/route.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

const whoAmI = (access: 'guest' | 'customer') =>
  endpoint({
    name: `whoAmI-${access}`,
    feature: 'test',
    summary: 'Who the API takes the caller for',
    method: 'GET',
    path: `/api/v1/test/${access}`,
    access,
    reply: z.unknown(),
  });

let api: TestApi;
beforeAll(async () => {
  api = await startApi({
    // Callers from several networks.
    env: { TRUST_PROXY: '1' },
    routes: () => [
      route(whoAmI('guest'), async ({ shopper }) => shopper),
      route(whoAmI('customer'), async ({ shopper }) => shopper),
    ],
  });
});
afterAll(() => api.stop());

const spanish = { 'x-localization': 'es' };
/** The cache hears of a change a moment after it was written. */
const eventually = <Found>(check: () => Promise<Found>) => vi.waitFor(check, 5000);
const codes = (body: { errors: { code: string }[] }) => body.errors.map(({ code }) => code);

describe('GET /react-landing-page', () => {
  test('has every section of the contract [CALL-046]', async () => {
    const { status, body } = await api.call('/api/v1/react-landing-page');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(landingShape.shape).sort());
    expect(body.hero_section.header_title).not.toBe('');
    expect(body.faq_section.faq_list.length).toBeGreaterThan(0);
    expect(body.banner_section).toHaveProperty('banner_iamge_full_url');
  });

  test('repeats at the top what the footer and the app buttons read [LAND-003]', async () => {
    const { body } = await api.call('/api/v1/react-landing-page');
    expect(body).toMatchObject({
      fixed_footer_description: expect.stringMatching(/\S/),
      fixed_newsletter_title: expect.stringMatching(/\S/),
      fixed_newsletter_sub_title: expect.stringMatching(/\S/),
    });
    expect(body.fixed_footer_description).toBe(body.footer_section.fixed_footer_description);
    expect(body.download_user_app_links).toEqual({
      playstore_url: expect.any(String),
      playstore_url_status: expect.any(Number),
      apple_store_url: expect.any(String),
      apple_store_url_status: expect.any(Number),
    });
    // Where existing clients read the invitation to sell.
    expect(body.business_title).toBe(body.seller_app_download_section.seller_app_title);
    expect(body.business_title).not.toBe('');
    expect(body.business_sub_title).toBe(body.seller_app_download_section.seller_app_sub_title);
    expect(body.business_image_full_url).toMatch(/\/media\//);
    expect(body.download_business_app_links).toEqual(body.user_app_download_section.download_business_app_links);
  });

  test('lists the zones we serve with the names of their modules', async () => {
    const { available_zone_list } = (await api.call('/api/v1/react-landing-page')).body.available_zone_section;
    expect(available_zone_list).toHaveLength(4);
    expect(available_zone_list[0]).toMatchObject({ name: 'Centrum', modules: expect.arrayContaining(['Food']) });
  });

  test('is said in Spanish', async () => {
    const english = (await api.call('/api/v1/react-landing-page')).body;
    const inSpanish = (await api.call('/api/v1/react-landing-page', { headers: spanish })).body;
    expect(inSpanish.hero_section.header_title).not.toBe(english.hero_section.header_title);
    expect(inSpanish.available_zone_section.available_zone_list[0].name).toBe('Centro');
  });

  test('has a status of 0 for a section that is switched off', async () => {
    await api.db.run(sql`update landing_sections set status = false where section = 'trust_section'`);
    await eventually(async () =>
      expect((await api.call('/api/v1/react-landing-page')).body.trust_section.trust_section_status).toBe(0),
    );
    await api.db.run(sql`update landing_sections set status = true where section = 'trust_section'`);
  });
});

describe('GET /testimonial', () => {
  test('is the list of the landing page', async () => {
    const { status, body } = await api.call('/api/v1/testimonial');
    expect(status).toBe(200);
    expect(body).toEqual((await api.call('/api/v1/react-landing-page')).body.testimonial_section.testimonial_list);
    expect(body[0]).toMatchObject({ name: expect.any(String), review: expect.any(String) });
  });
});

describe('GET /get-page-meta-data', () => {
  test('describes a page in both languages', async () => {
    const [page_name] = (await api.call('/api/v1/config')).body.seo_page_list;
    const { status, body } = await api.call(`/api/v1/get-page-meta-data?page_name=${page_name}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ title: expect.any(String), description: expect.any(String), meta_data: [] });
    const inSpanish = await api.call(`/api/v1/get-page-meta-data?page_name=${page_name}`, { headers: spanish });
    expect(inSpanish.body.description).not.toBe(body.description);
  });

  test('is an empty list for an unknown page, and refuses no name', async () => {
    expect(await api.call('/api/v1/get-page-meta-data?page_name=nowhere')).toMatchObject({ status: 200, body: [] });
    const { status, body } = await api.call('/api/v1/get-page-meta-data');
    expect([status, codes(body)]).toEqual([403, ['page_name']]);
  });
});

describe('pages of text', () => {
  const PAGES = [
    ['about-us', 'about-us'],
    ['terms-and-conditions', 'terms-and-conditions'],
    ['privacy-policy', 'privacy-policy'],
    ['refund-policy', 'refund-policy'],
    ['shipping-policy', 'shipping-policy'],
    ['cancelation', 'cancellation-policy'],
  ] as const;

  test.each(PAGES)('GET /%s is a bare text of HTML in the language asked for', async (path) => {
    const english = await api.call(`/api/v1/${path}`);
    expect(english.status).toBe(200);
    expect(english.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(english.body).toMatch(/^\s*<\w/);
    const inSpanish = await api.call(`/api/v1/${path}`, { headers: spanish });
    expect(inSpanish.body).toMatch(/^\s*<\w/);
    expect(inSpanish.body).not.toBe(english.body);
  });

  test.each(PAGES)('GET /%s answers 404 while the page is switched off', async (path, key) => {
    await api.db.run(sql`update content_pages set status = false where key = ${key}`);
    await eventually(async () => expect((await api.call(`/api/v1/${path}`)).status).toBe(404));
    await api.db.run(sql`update content_pages set status = true where key = ${key}`);
    await eventually(async () => expect((await api.call(`/api/v1/${path}`)).status).toBe(200));
  });

  test('are cleaned of whatever could run [SEC-004]', async () => {
    const { body: before } = await api.call('/api/v1/about-us');
    const write = (body: unknown) =>
      api.db.run(sql`update content_pages set body = ${JSON.stringify(body)}::jsonb where key = 'about-us'`);
    const row = await api.db.row<{ body: unknown }>(sql`select body from content_pages where key = 'about-us'`);
    await write({ en: '<h2>About</h2><script>steal()</script><p onclick="steal()">Us</p>' });
    await eventually(async () => expect((await api.call('/api/v1/about-us')).body).toBe('<h2>About</h2><p>Us</p>'));
    await write(row?.body);
    await eventually(async () => expect((await api.call('/api/v1/about-us')).body).toBe(before));
  });
});

describe('POST /newsletter/subscribe', () => {
  const subscribe = (body: unknown, headers = {}) =>
    api.call('/api/v1/newsletter/subscribe', { method: 'POST', body, headers });

  test('puts an email on the list [CALL-047] [FOOT-010]', async () => {
    const { status, body } = await subscribe({ email: 'ada@example.org' });
    expect([status, body]).toEqual([200, { message: 'Subscribed Successfully.' }]);
    const row = await api.db.row(sql`select 1 from newsletter_subscribers where email = 'ada@example.org'`);
    expect(row).not.toBeNull();
  });

  test('answers in Spanish', async () => {
    expect((await subscribe({ email: 'ana@example.org' }, spanish)).body.message).toBe('Suscripción realizada.');
    expect((await subscribe({ email: 'ana' }, spanish)).body.message).toBe('Introduce un correo válido.');
  });

  test.each(['', 'ada', 'ada@', '@example.org', 'ada@example', 'a b@example.org', 'ada@example..org'])(
    'refuses %j as an email [FOOT-009]',
    async (email) => {
      const { status, body } = await subscribe({ email });
      expect([status, codes(body), body.message]).toEqual([403, ['email'], 'Please insert a valid email.']);
    },
  );

  test.each([
    ['one that is too long', { email: `${'a'.repeat(250)}@example.org` }],
    ['none', {}],
    ['a number', { email: 7 }],
    ['a list', { email: ['ada@example.org'] }],
  ])('refuses %s', async (_, sent) => {
    const { status, body } = await subscribe(sent);
    expect([status, codes(body)]).toEqual([403, ['email']]);
  });

  test('refuses an email that is on the list, in whatever letters', async () => {
    await subscribe({ email: 'bo@example.org' });
    const { status, body } = await subscribe({ email: 'Bo@Example.ORG' });
    expect([status, codes(body), body.message]).toEqual([403, ['email'], 'This email is already subscribed']);
  });

  test('ten at the same moment put it on the list once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe({ email: 'cy@example.org' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(403)]);
  });
});

describe('POST /auth/guest/request', () => {
  const requestGuest = (headers: Record<string, string> = {}) =>
    api.call('/api/v1/auth/guest/request', { method: 'POST', headers });
  const asGuest = (guest_id: string) => api.call(`/api/v1/test/guest?guest_id=${encodeURIComponent(guest_id)}`);

  test('makes a guest with an unguessable guest_id [CALL-018] [DATA-007]', async () => {
    const { status, body, headers } = await requestGuest();
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toEqual({ message: 'Guest verified', guest_id: expect.stringMatching(/^[\w-]{32}$/) });
    expect((await requestGuest()).body.guest_id).not.toBe(body.guest_id);
  });

  test('the guest_id is what the guest is known by, and is stored only as a hash', async () => {
    const { guest_id } = (await requestGuest()).body;
    expect((await asGuest(guest_id)).body).toEqual({ kind: 'guest', id: expect.any(Number) });
    const rows = await api.db.rows<{ secret_hash: string }>(sql`select secret_hash from guests`);
    expect(rows.map(({ secret_hash }) => secret_hash)).not.toContain(guest_id);
  });

  test('nobody else is a guest', async () => {
    await requestGuest();
    const [first] = await api.db.rows<{ id: number; secret_hash: string }>(sql`select id, secret_hash from guests`);
    if (!first) throw new Error('there is a guest');
    for (const guess of ['', '1', String(first.id), first.secret_hash, 'null', "' or 1=1"]) {
      const { status, body } = await asGuest(guess);
      expect([status, codes(body)]).toEqual([401, ['auth-001']]);
    }
  });

  test('one address can only make so many a minute', async () => {
    const crowd = { 'x-forwarded-for': '192.0.2.66' };
    const answers = await Promise.all(Array.from({ length: 61 }, () => requestGuest(crowd)));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.errors[0].code).toBe('too_many_requests');
    expect((await requestGuest({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(200);
  });
});

describe('a bearer token', () => {
  const as = (token: string) => api.call('/api/v1/test/customer', { headers: { authorization: `Bearer ${token}` } });

  async function giveToken(token: string, expires: Date): Promise<number> {
    const customer = await api.db.row<{ id: number }>(sql`select id from customers where status order by id limit 1`);
    const id = customer?.id ?? 0;
    await api.db.run(sql`
      insert into access_tokens (token_hash, customer_id, expires_at)
      values (${api.deps.hashSecret(token)}, ${id}, ${expires})`);
    return id;
  }
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);

  test('is the customer it was given to', async () => {
    const id = await giveToken('good-token', hours(1));
    expect((await as('good-token')).body).toEqual({ kind: 'customer', id, token: 'good-token' });
  });

  test('is nobody once it ran out', async () => {
    await giveToken('old-token', hours(-1));
    expect((await as('old-token')).status).toBe(401);
  });

  test('is nobody when it was never given', async () => {
    for (const token of ['unknown', 'null', 'undefined']) expect((await as(token)).status).toBe(401);
  });

  test('is nobody while the account is switched off', async () => {
    const id = await giveToken('blocked-token', hours(1));
    await api.db.run(sql`update customers set status = false where id = ${id}`);
    expect((await as('blocked-token')).status).toBe(401);
    await api.db.run(sql`update customers set status = true where id = ${id}`);
    expect((await as('blocked-token')).status).toBe(200);
  });
});

describe('a landing page that nobody has written', () => {
  test('is whole, with every section off', async () => {
    const bare = await startApi();
    await bare.db.run(sql`delete from landing_sections`);
    const { status, body } = await bare.call('/api/v1/react-landing-page');
    expect(status).toBe(200);
    expect(body.faq_section).toEqual({ faq_section_status: 0, faq_title: '', faq_list: [] });
    expect((await bare.call('/api/v1/testimonial')).body).toEqual([]);
    await bare.stop();
  });
});
