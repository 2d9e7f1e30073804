import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { configShape } from '#contract/config/config.ts';
import { ENDPOINTS } from '#contract/endpoints.ts';
import { signInParts } from '#domain/auth/sign-in-layout.ts';
import { MODULE_TYPES } from '#domain/modules/module-profile.ts';
import { sql } from '#server/db/sql.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  // With a token the operator's door is there too.
  api = await startApi({ env: { OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

const getConfig = async (headers: Record<string, string> = {}) => (await api.call('/api/v1/config', { headers })).body;
const spanish = { 'x-localization': 'es' };
/** The cache hears of a change a moment after it was written. */
const eventually = <Found>(check: () => Promise<Found>) => vi.waitFor(check, 5000);

/** Changes one setting and waits until /config tells it. */
async function decide(key: string, value: unknown) {
  await api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
  return eventually(async () => {
    const config = await getConfig();
    // The lists of clients are told with more than was decided: how to ask the issuer.
    expect({ told: config[key] }).toMatchObject({ told: value });
    return config;
  });
}

describe('the API', () => {
  test('has every call of the contract under its base address [CALL-001]', () => {
    for (const { method, path } of ENDPOINTS) {
      expect(path).toMatch(/^\/api\/v1\//);
      const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
      expect(api.app.hasRoute({ method, url }), `${method} ${path}`).toBe(true);
    }
  });

  test('answers an unknown call with 404 and the error envelope', async () => {
    const { status, body } = await api.call('/api/v1/nothing-here');
    expect(status).toBe(404);
    expect(body).toEqual({ errors: [{ code: 'not_found', message: 'Not found' }], message: 'Not found' });
  });
});

describe('GET /config', () => {
  test('is one reply with every field of the contract [CALL-075]', async () => {
    const { status, body } = await api.call('/api/v1/config');
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual(Object.keys(configShape.shape).sort());
  });

  test('offers every way to sign in in the demo town', async () => {
    expect(signInParts((await getConfig()).centralize_login)).toEqual({
      forms: ['manual', 'otp'],
      media: ['google', 'facebook', 'apple'],
    });
  });

  test('can be asked again with its ETag, which answers 304', async () => {
    const first = await api.call('/api/v1/config');
    expect(first.headers).toMatchObject({ 'cache-control': 'public, no-cache' });
    const again = await api.call('/api/v1/config', { headers: { 'if-none-match': String(first.headers.etag) } });
    expect(again).toMatchObject({ status: 304, text: '' });
  });

  test('says where an item image given by name alone lies [CONF-001]', async () => {
    const { base_urls } = await getConfig();
    expect(base_urls.item_image_url).toBe(`${api.deps.env.PUBLIC_URL}/media`);
    // A client that has only the name of an item's picture puts it behind the address, as the config says, and no more.
    const headers = { zoneid: '[1,4]', moduleid: '1' };
    const { products } = (await api.call('/api/v1/items/popular?limit=1', { headers })).body;
    const [{ image, image_full_url }] = products;
    expect(image).not.toContain('/');
    const found = await api.call(new URL(`${base_urls.item_image_url}/${image}`).pathname);
    expect(found.status).toBe(302);
    const picture = await api.call(String(found.headers.location));
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    // The same picture as the one of which the whole address is told.
    const folder = (address: string) => new URL(address, base_urls.item_image_url).pathname.split('/').slice(0, -1);
    expect(folder(String(found.headers.location))).toEqual(folder(image_full_url));
  });

  test('names the country of phone fields [CONF-002]', async () => {
    expect((await getConfig()).country).toMatch(/^[A-Z]{2}$/);
    expect((await decide('country', 'ES')).country).toBe('ES');
  });

  test('has its phone as it is dialled, and as it is read', async () => {
    const { phone, phone_text } = await getConfig();
    expect([phone, phone_text]).toEqual(['+46313900699', '+46 313 900 699']);
    expect((await decide('phone', '031-39 00 699')).phone_text).toBe('031 390 0699');
  });

  test('has a default location for maps [GEO-007]', async () => {
    const { default_location } = await getConfig();
    expect(Number(default_location.lat)).toBeCloseTo(57.7, 1);
    expect(Number(default_location.lng)).toBeCloseTo(11.97, 1);
  });

  test('lists google and facebook with their client settings [CONF-008]', async () => {
    const social_login = [
      { login_medium: 'google', status: true },
      { login_medium: 'facebook', status: false },
    ];
    expect((await getConfig()).social_login.map((entry: { login_medium: string }) => entry.login_medium)).toEqual(
      expect.arrayContaining(['google', 'facebook']),
    );
    const told = (await decide('social_login', social_login)).social_login;
    expect(told).toMatchObject(social_login);
    expect(told[0]).toMatchObject({ client_id: 'demo-shop', authorize_url: '/demo/identity/google/authorize' });
  });

  test('lists apple with its client settings [CONF-009]', async () => {
    for (const status of [true, false]) {
      const { apple_login } = await decide('apple_login', [{ login_medium: 'apple', status }]);
      expect(apple_login).toEqual([
        expect.objectContaining({
          login_medium: 'apple',
          status,
          client_id: 'demo-shop',
          authorize_url: '/demo/identity/apple/authorize',
        }),
      ]);
    }
  });

  test.each([
    { field: 'otp_login_status', id: 'CONF-003' },
    { field: 'manual_login_status', id: 'CONF-004' },
    { field: 'social_login_status', id: 'CONF-005' },
    { field: 'phone_verification_status', id: 'CONF-006' },
    { field: 'email_verification_status', id: 'CONF-007' },
  ])('tells centralize_login.$field as 0 or 1 [$id]', async ({ field }) => {
    const { centralize_login } = await getConfig();
    for (const value of [0, 1]) {
      const told = await decide('centralize_login', { ...centralize_login, [field]: value });
      expect(told.centralize_login[field]).toBe(value);
    }
  });

  test('sends money in the major unit', async () => {
    await api.db.run(sql`
      insert into settings (key, value) values ('additional_charge', '250') on conflict (key) do update set value = '250'`);
    await eventually(async () => expect((await getConfig()).additional_charge).toBe(2.5));
  });

  test('has an amount for free delivery only while that is switched on', async () => {
    const over = { type: 'free_delivery_by_order_amount', free_delivery_over: 3500 };
    const store = (value: object) =>
      api.db.run(sql`update settings set value = ${JSON.stringify(value)}::jsonb where key = 'admin_free_delivery'`);
    await store({ ...over, status: true });
    await eventually(async () => expect((await getConfig()).free_delivery_over).toBe(35));
    await store({ ...over, status: false });
    await eventually(async () => expect((await getConfig()).free_delivery_over).toBeNull());
  });

  test('has a policy flag of 0 while that page is switched off', async () => {
    expect(await getConfig()).toMatchObject({ refund_policy: 1, cancelation_policy: 1, shipping_policy: 1 });
    await api.db.run(sql`update content_pages set status = false where key = 'refund-policy'`);
    await eventually(async () =>
      expect(await getConfig()).toMatchObject({ refund_policy: 0, cancelation_policy: 1, shipping_policy: 1 }),
    );
    expect((await api.call('/api/v1/refund-policy')).status).toBe(404);
  });

  test('describes all six kinds of modules', async () => {
    const { module_config, module } = await getConfig();
    expect(Object.keys(module_config).sort()).toEqual([...MODULE_TYPES].sort());
    expect(module_config.food).toMatchObject({ add_on: true, stock: false, order_status: { accepted: true } });
    expect(module_config.ecommerce).toMatchObject({
      stock: true,
      always_open: true,
      order_status: { accepted: false },
    });
    expect(module).toBeNull();
  });

  test('says that this is the demo, and the languages it speaks', async () => {
    const { demo, language, sys_language } = await getConfig();
    expect(demo).toBe(true);
    expect(language).toEqual([
      { key: 'en', value: 'English' },
      { key: 'es', value: 'Español' },
      { key: 'ar', value: 'العربية' },
    ]);
    expect(sys_language[0]).toEqual({ key: 'en', value: 'English', direction: 'ltr', default: true });
  });

  test('says its texts in Spanish', async () => {
    await api.db.run(sql`update settings set value = '{"en": "Hello", "es": "Hola"}' where key = 'footer_text'`);
    await eventually(async () => expect((await getConfig()).footer_text).toBe('Hello'));
    expect((await getConfig(spanish)).footer_text).toBe('Hola');
  });

  test('names its pictures by whole addresses', async () => {
    const { logo_full_url, active_payment_method_list, social_media } = await getConfig();
    expect(logo_full_url).toMatch(/^http.+\/media\/.+\.webp$/);
    expect(active_payment_method_list[0]).toMatchObject({
      gateway: expect.any(String),
      gateway_title: expect.any(String),
    });
    expect(social_media[0]).toMatchObject({ name: expect.any(String), link: expect.stringMatching(/^https:/) });
  });
});

describe('GET /config/get-analytic-scripts', () => {
  test('is an empty list', async () => {
    expect(await api.call('/api/v1/config/get-analytic-scripts')).toMatchObject({ status: 200, body: [] });
  });
});

describe('GET /module', () => {
  test('lists the modules with their zones [CALL-028] [DATA-008]', async () => {
    const { status, body } = await api.call('/api/v1/module');
    expect(status).toBe(200);
    expect(body.map((module: { module_type: string }) => module.module_type)).toEqual([...MODULE_TYPES]);
    for (const module of body) {
      expect(module).toMatchObject({ id: expect.any(Number), module_name: expect.any(String) });
      expect(module.icon_full_url).toMatch(/^http.+\/media\/.+\.webp$/);
      expect(module.zones.length).toBeGreaterThan(0);
      expect(module.zones[0].id).toEqual(expect.any(Number));
    }
  });

  test('names them in Spanish', async () => {
    const { body } = await api.call('/api/v1/module', { headers: spanish });
    expect(body[0].module_name).toBe('Comida');
  });

  test('lists only what is offered in the zone, by header or by query', async () => {
    const all = (await api.call('/api/v1/module')).body;
    const [pharmacyZone] = all.find((module: { module_type: string }) => module.module_type === 'pharmacy').zones;
    const here = all.filter((module: { zones: { id: number }[] }) =>
      module.zones.some(({ id }) => id === pharmacyZone.id),
    );
    // The business as a whole, also for who stands in a zone: a profile menu asks so.
    expect((await api.call('/api/v1/module', { headers: { zoneid: '[]' } })).body).toEqual(all);
    const byHeader = await api.call('/api/v1/module', { headers: { zoneid: `[${pharmacyZone.id}]` } });
    const byQuery = await api.call(`/api/v1/module?zone_id=${pharmacyZone.id}`);
    expect(byHeader.body).toEqual(here);
    expect(byQuery.body).toEqual(here);
    expect((await api.call('/api/v1/module?zone_id=999999')).body).toEqual([]);
  });

  test('refuses a zone that is no number', async () => {
    const { status, body } = await api.call('/api/v1/module?zone_id=here');
    expect([status, body.errors[0].code]).toEqual([403, 'zone_id']);
  });

  test('accepts a module by its id or its slug, and refuses an unknown one', async () => {
    const [food] = (await api.call('/api/v1/module')).body;
    for (const moduleid of [String(food.id), food.slug]) {
      expect((await api.call('/api/v1/module', { headers: { moduleid } })).status).toBe(200);
    }
    const { status, body } = await api.call('/api/v1/module', { headers: { moduleid: '999' } });
    expect([status, body.errors[0].code]).toEqual([403, 'moduleId']);
  });

  test('knows at once that a module was switched off', async () => {
    await api.db.run(sql`update modules set status = false where module_type = 'parcel'`);
    await eventually(async () => {
      expect((await api.call('/api/v1/module')).body).toHaveLength(5);
      expect((await api.call('/api/v1/module', { headers: { moduleid: 'parcel' } })).status).toBe(403);
    });
    await api.db.run(sql`update modules set status = true where module_type = 'parcel'`);
    await eventually(async () => expect((await api.call('/api/v1/module')).body).toHaveLength(6));
  });
});

describe('lists for checkout and registration', () => {
  test('GET /offline_payment_method_list has what to pay and what to tell', async () => {
    const { status, body } = await api.call('/api/v1/offline_payment_method_list');
    expect(status).toBe(200);
    expect(body[0]).toMatchObject({ id: expect.any(Number), method_name: expect.any(String), status: 1 });
    expect(body[0].method_fields[0]).toEqual({ input_name: expect.any(String), input_data: expect.any(String) });
    expect(body[0].method_informations[0]).toMatchObject({
      customer_input: expect.any(String),
      customer_placeholder: expect.any(String),
    });
    const inSpanish = await api.call('/api/v1/offline_payment_method_list', { headers: spanish });
    expect(inSpanish.body[0].method_fields[0].input_name).toBe('Banco');
    expect(inSpanish.body[0].method_informations[0]).toMatchObject({
      customer_input: body[0].method_informations[0].customer_input,
      customer_label: 'Referencia',
    });
  });

  test('GET /get-vehicles has the kinds of delivery vehicles', async () => {
    const { body } = await api.call('/api/v1/get-vehicles');
    expect(body.map(({ type }: { type: string }) => type)).toEqual(['Bicycle', 'Scooter', 'Car', 'Van']);
    const inSpanish = await api.call('/api/v1/get-vehicles', { headers: spanish });
    expect(inSpanish.body[0].type).toBe('Bicicleta');
  });
});
