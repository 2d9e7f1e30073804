import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import {
  applicationOf,
  joinablePlace,
  newPerson,
  picture,
  sendStore,
  stateOf,
  storeForm,
} from '#tests/support/people/applications.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
});
afterAll(() => api.stop());

const setting = (key: string, value: unknown) =>
  api.db.run(sql`
    insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
    on conflict (key) do update set value = excluded.value`);
const count = async (email: unknown) =>
  (
    await api.db.row<{ n: number }>(sql`
    select count(*)::int as n from applications where lower(email) = lower(${String(email)})`)
  )?.n;
const mails = (email: unknown) =>
  api.db.rows<{ subject: string; body: string }>(sql`
    select subject, body from outbox where recipient = lower(${String(email)}) order by id`);
const texts = (rows: object[]) => JSON.stringify(rows);

describe('a store applies', () => {
  test('by commission: it is stored, mailed, and seen by its key alone [REG-001] [REG-004]', async () => {
    const form = await storeForm(api, {
      cover_photo: await picture('cover.png'),
      tin: 'SE-5566',
      tin_expire_date: '2099-01-31',
      tin_certificate_image: await picture('tin.png'),
    });
    const sent = await sendStore(api, form, { 'x-localization': 'es' });
    expect(sent.status, sent.text).toBe(200);
    expect(sent.body).toMatchObject({ type: 'commission', package_id: null });
    const { store_id, state_link } = sent.body;
    expect(state_link).toContain(`/registration/${store_id}`);
    expect(await stateOf(api, store_id)).toMatchObject({
      kind: 'store',
      application_status: 'pending',
      reason: null,
      business_plan: 'commission',
      due: null,
      store: null,
    });
    const [mail, ...more] = await mails(form.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('tenemos tu solicitud');
    expect(mail?.body).toContain(state_link);
    const stored = await api.db.row<Record<string, unknown>>(sql`
      select name, address, latitude, longitude, min_delivery_time, max_delivery_time, delivery_time_unit, tin,
        tin_expire_date::text, password_hash from applications where lower(email) = lower(${String(form.email)})`);
    expect(stored).toMatchObject({
      name: { en: 'Nova Kitchen', es: 'Cocina Nova' },
      address: { en: '1 Harbour Street' },
      latitude: Number(form.latitude),
      min_delivery_time: 20,
      delivery_time_unit: 'min',
      tin: 'SE-5566',
      tin_expire_date: '2099-01-31',
    });
    expect(stored?.password_hash).toMatch(/^\$argon2id\$/);
  });

  test('the key tells nothing personal, and a guessed one nothing at all', async () => {
    const form = await storeForm(api);
    const { store_id } = (await sendStore(api, form)).body;
    const told = JSON.stringify(await stateOf(api, store_id));
    for (const secret of ['Nova', form.email, form.phone]) expect(told).not.toContain(String(secret));
    const [number, seal = ''] = String(store_id).split('-');
    for (const guess of [number, `${number}-${seal.slice(1)}x`, `${Number(number) + 1}-${seal}`, '1', 'x'])
      expect((await api.call(`/api/v1/join/state?key=${encodeURIComponent(String(guess))}`)).body.errors[0].code).toBe(
        'key',
      );
  });

  test('latitude and longitude swapped are read the right way', async () => {
    const { latitude, longitude } = await joinablePlace(api);
    const form = await storeForm(api, { latitude: String(longitude), longitude: String(latitude) });
    expect((await sendStore(api, form)).status).toBe(200);
    const { id } = await applicationOf(api, form.email);
    expect(await api.db.row(sql`select latitude, longitude from applications where id = ${id}`)).toEqual({
      latitude,
      longitude,
    });
  });

  test('as a provider it says where vehicles are handed over', async () => {
    const place = await joinablePlace(api, 'rental');
    const other = await api.db.row<{ id: number }>(sql`
      select id from zones where id not in (select zone_id from zone_modules where module_id = ${place.module_id})
      limit 1`);
    const send = async (pickup: unknown) =>
      sendStore(api, await storeForm(api, { pickup_zone_id: JSON.stringify(pickup) }, 'rental'));
    for (const pickup of [[], [999_999], [place.zone_id, other?.id ?? 0]])
      expect((await send(pickup)).body.errors[0].code).toBe('pickup_zone_id');
    expect((await send([place.zone_id])).status).toBe(200);
  });
});

describe('what is wrong is said at its field, and nothing is stored', () => {
  const wrong: Record<string, [code: string, changed: () => Promise<Record<string, string | File>>]> = {
    'a place outside the zone': ['latitude', async () => ({ latitude: '10', longitude: '10' })],
    'an unknown zone': ['zone_id', async () => ({ zone_id: '99999' })],
    'no zone': ['zone_id', async () => ({ zone_id: '' })],
    'an unknown module': ['module_id', async () => ({ module_id: '99999' })],
    'a weak password': ['password', async () => ({ password: 'secret12' })],
    'no password': ['password', async () => ({ password: '' })],
    'no email': ['email', async () => ({ email: 'nobody' })],
    'a short phone': ['phone', async () => ({ phone: '123' })],
    'no name': ['f_name', async () => ({ f_name: ' ' })],
    'a fake picture': ['logo', async () => ({ logo: new File(['<svg/>'], 'logo.png', { type: 'image/png' }) })],
    'a fake cover': ['cover_photo', async () => ({ cover_photo: new File(['x'], 'a.exe', { type: 'text/plain' }) })],
    'a logo that is too large': [
      'logo',
      async () => ({ logo: new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.png', { type: 'image/png' }) }),
    ],
    'no logo': ['logo', async () => ({ logo: '' })],
    'times the wrong way round': ['maximum_delivery_time', async () => ({ minimum_delivery_time: '40' })],
    'no store name': [
      'name',
      async () => ({ translations: texts([{ locale: 'es', key: 'name', value: 'Sólo en español' }]) }),
    ],
    'no address': ['address', async () => ({ translations: texts([{ locale: 'en', key: 'name', value: 'Nova' }]) })],
    'broken translations': ['translations', async () => ({ translations: '{not json' })],
    'an expired tax number': ['tin_expire_date', async () => ({ tin: 'SE-1', tin_expire_date: '2020-01-01' })],
    'a date without its number': ['tin', async () => ({ tin_expire_date: '2099-01-01' })],
    'an unknown plan': ['business_plan', async () => ({ business_plan: 'barter' })],
    'no package': ['package_id', async () => ({ business_plan: 'subscription' })],
    'a package of another module': [
      'package_id',
      async () => ({ business_plan: 'subscription', package_id: String(await rentalPackage()) }),
    ],
    'a made-up key': ['store_id', async () => ({ store_id: '1-made-up' })],
  };
  const rentalPackage = async () =>
    (await api.db.row<{ id: number }>(sql`select id from store_packages where module_type = 'rental'`))?.id;

  test.each(Object.entries(wrong))('%s', async (_, [code, changed]) => {
    const form = { ...(await storeForm(api)), ...(await changed()) };
    const reply = await sendStore(api, form);
    expect(reply.status, reply.text).toBeGreaterThanOrEqual(403);
    expect(reply.body.errors.map((error: { code: string }) => error.code)).toEqual([code]);
    expect(await count(form.email)).toBe(0);
  });

  test('several fields at once are all told', async () => {
    const reply = await sendStore(api, await storeForm(api, { password: 'x', email: 'x', logo: '' }));
    expect(reply.body.errors.map((error: { code: string }) => error.code).sort()).toEqual([
      'email',
      'logo',
      'password',
    ]);
  });

  test('an email or a phone that somebody has, in another spelling, too', async () => {
    const first = await storeForm(api);
    expect((await sendStore(api, first)).status).toBe(200);
    const vendor = await api.db.row<{ email: string; phone: string }>(sql`select email, phone from vendors limit 1`);
    for (const [code, taken] of [
      ['email', { email: String(first.email).toUpperCase() }],
      ['phone', { phone: String(first.phone).replace('+46', '+46 ') }],
      ['email', { email: vendor?.email ?? '' }],
      ['phone', { phone: vendor?.phone ?? '' }],
    ] as const) {
      const reply = await sendStore(api, await storeForm(api, taken));
      expect(reply.body.errors[0].code).toBe(code);
    }
    // Couriers and stores are two lists: one person may be both.
    expect(await count(first.email)).toBe(1);
  });

  test('nobody joins while it is switched off', async () => {
    await setting('toggle_store_registration', false);
    const reply = await sendStore(api, await storeForm(api));
    expect(reply.body.errors[0]).toEqual({ code: 'registration', message: 'Stores cannot register at the moment' });
    await setting('toggle_store_registration', true);
    await setting('commission_business_model', 0);
    expect((await sendStore(api, await storeForm(api))).body.errors[0].code).toBe('business_plan');
    await setting('commission_business_model', 1);
  });
});

describe('sent twice', () => {
  test('the same form is one application, with the first answer', async () => {
    const form = await storeForm(api);
    const answers = await Promise.all(Array.from({ length: 6 }, () => sendStore(api, form)));
    answers.push(await sendStore(api, form));
    expect(new Set(answers.map(({ body }) => body.store_id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await count(form.email)).toBe(1);
    expect(await mails(form.email)).toHaveLength(1);
    const { id } = await applicationOf(api, form.email);
    expect(await api.db.rows(sql`select field from application_files where application_id = ${id}`)).toHaveLength(1);
  });

  test('fifty forms with one email make one application', async () => {
    const { email } = newPerson();
    const forms = await Promise.all(Array.from({ length: 50 }, () => storeForm(api, { email })));
    const answers = await Promise.all(forms.map((form) => sendStore(api, form)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // So many pictures at once are more than one process decodes; who is sent away for that may come again.
    const refused = answers.filter(({ status }) => status === 403).map(({ body }) => body.errors[0].code);
    expect(new Set(refused)).toEqual(new Set(['email']));
    const again = await Promise.all(forms.slice(0, 5).map((form) => sendStore(api, form)));
    expect(again.filter(({ status, body }) => status !== 200 && body.errors[0].code !== 'email')).toEqual([]);
    expect(await count(email)).toBe(1);
  });
});

test('one network sends so many a day, where mails are really sent', async () => {
  const mail = { send: async () => {}, close: () => {} };
  const strict = await startApi({
    env: { RATE_LIMIT: '0', MESSAGES_PER_ADDRESS: '2' },
    deps: { mail },
  });
  const answers = [];
  for (let turn = 0; turn < 3; turn += 1) answers.push(await sendStore(strict, await storeForm(strict)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(await strict.db.rows(sql`select id from applications`)).toHaveLength(2);
  await strict.stop();
});

describe('packages', () => {
  const view = async (module_id: number) => (await api.call(`/api/v1/vendor/package-view?module_id=${module_id}`)).body;

  test('are those of the module, the cheapest first, with what each contains [REG-003]', async () => {
    const { module_id } = await joinablePlace(api);
    const { packages } = await view(module_id);
    expect(packages.map(({ price }: { price: number }) => price)).toEqual([19, 49, 149]);
    expect(packages[0]).toMatchObject({ validity: 30, max_order: '150', max_product: '40', pos: 0, mobile_app: 1 });
    expect(packages[2]).toMatchObject({ max_order: 'unlimited', self_delivery: 1, module_type: 'all' });
    const rental = await view((await joinablePlace(api, 'rental')).module_id);
    expect(new Set(rental.packages.map(({ module_type }: { module_type: string }) => module_type))).toEqual(
      new Set(['rental']),
    );
    expect((await view(99_999)).errors[0].code).toBe('module_id');
  });
});
