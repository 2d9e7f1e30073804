import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { cleanUp } from '#server/job-list.ts';
import { payablesOf } from '#server/payables.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';
import {
  applicationOf,
  courierForm,
  operate,
  sendCourier,
  sendStore,
  stateOf,
  storeForm,
} from '#tests/support/people/applications.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { fail } from '../payments/stripe-shop.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
});
afterAll(() => api.stop());

async function newStore(changed: Parameters<typeof storeForm>[1] = {}) {
  const form = await storeForm(api, changed);
  const sent = await sendStore(api, form);
  expect(sent.status, sent.text).toBe(200);
  return { key: String(sent.body.store_id), email: String(form.email), ...(await applicationOf(api, form.email)) };
}

async function newCourier() {
  const form = await courierForm(api);
  const sent = await sendCourier(api, form);
  return { key: String(sent.body.key), email: String(form.email), ...(await applicationOf(api, form.email)) };
}

const approve = (id: number) => operate(api, `/${id}/approve`, 'PUT', {});
const reject = (id: number, reason = 'The picture cannot be read') => operate(api, `/${id}/reject`, 'PUT', { reason });
const lastMail = (email: string) =>
  api.db.row<{ subject: string; body: string; n: number }>(sql`
    select subject, body, count(*) over () as n from outbox where recipient = lower(${email}) order by id desc limit 1`);

describe('an approved store', () => {
  test('exists in its module and zone, closed until it sells something [REG-001]', async () => {
    const { id, key, email } = await newStore();
    const approved = await approve(id);
    expect(approved.status, approved.text).toBe(200);
    const { store_id } = approved.body;
    const store = async () => (await api.call(`/api/v1/stores/details/${store_id}`)).body;
    const shown = await store();
    expect(shown).toMatchObject({ name: 'Nova Kitchen', address: '1 Harbour Street', active: false, open: 0 });
    expect((await api.call(new URL(shown.logo_full_url).pathname)).status).toBe(200);
    expect(await stateOf(api, key)).toMatchObject({
      application_status: 'approved',
      store: { id: store_id, slug: shown.slug },
    });
    const mail = await lastMail(email);
    expect(mail).toMatchObject({ n: 2 });
    expect(mail?.body).toContain('Nova Kitchen is part of');
    const owner = await api.db.row<{ email: string; password_hash: string }>(sql`
      select v.email, v.password_hash from vendors v join stores s on s.vendor_id = v.id where s.id = ${store_id}`);
    expect(owner?.password_hash).toMatch(/^\$argon2id\$/);

    // Decided once: told again nothing is made twice, and it cannot be taken back by this door.
    expect((await approve(id)).body).toMatchObject({ store_id });
    expect((await reject(id)).body.errors[0].code).toBe('status');
    expect(await lastMail(email)).toMatchObject({ n: 2 });
    expect((await sendStore(api, await storeForm(api, { email }))).body.errors[0].code).toBe('email');

    await api.db.run(sql`
      insert into items (store_id, module_id, zone_id, category_id, top_category_id, slug, name, description, image, price)
      select ${store_id}, i.module_id, s.zone_id, i.category_id, i.top_category_id, 'first-dish', i.name, i.description, i.image, i.price
      from items i join stores s on s.id = ${store_id} where i.module_id = s.module_id limit 1`);
    // The shop hears of it a moment later.
    await expect.poll(store).toMatchObject({ active: true });
  });

  test('has its package from that day on, and a second one of its name its own address', async () => {
    const chosen = await api.db.row<{ id: number; validity: number }>(sql`
      select id, validity from store_packages where module_type = 'all' order by price limit 1`);
    const { id, key } = await newStore({ business_plan: 'subscription', package_id: String(chosen?.id) });
    await api.call('/api/v1/vendor/business_plan', {
      method: 'POST',
      body: { store_id: key, business_plan: 'subscription', package_id: chosen?.id, payment_gateway: 'free_trial' },
    });
    const { store_id } = (await approve(id)).body;
    expect(
      await api.db.row(sql`
      select package_id, is_free_trial, expires_at - started_at = interval '14 days' as whole
      from store_subscriptions where store_id = ${store_id}`),
    ).toEqual({
      package_id: chosen?.id,
      is_free_trial: true,
      whole: true,
    });
    expect(await api.db.row(sql`select slug, store_business_model from stores where id = ${store_id}`)).toEqual({
      slug: `nova-kitchen-${id}`,
      store_business_model: 'subscription',
    });
  });

  test('approved by many at once is one store', async () => {
    const { id } = await newStore();
    const answers = await Promise.all(Array.from({ length: 8 }, () => approve(id)));
    expect(new Set(answers.map(({ body }) => body.store_id)).size).toBe(1);
    expect(await api.db.rows(sql`select id from applications where id = ${id} and store_id is not null`)).toHaveLength(
      1,
    );
  });
});

test('an approved courier can be given an order, and shows a face [REG-002]', async () => {
  const { id, key, email } = await newCourier();
  const { delivery_man_id } = (await approve(id)).body;
  expect(await stateOf(api, key)).toMatchObject({ application_status: 'approved', store: null });
  const located = await api.call(`/api/v1/operator/couriers/${delivery_man_id}/position`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    body: { latitude: 57.7, longitude: 11.97 },
  });
  expect(located.status).toBe(200);
  expect((await lastMail(email))?.body).toContain('You can deliver');
  const pictures = await api.db.rows<{ field: string; is_private: boolean }>(sql`
    select f.field, p.is_private from application_files f join pictures p on p.id = f.picture_id
    where f.application_id = ${id} order by f.id`);
  expect(pictures.map(({ field, is_private }) => `${field} ${is_private}`)).toEqual([
    'image false',
    'identity_image true',
    'identity_image true',
  ]);
});

describe('a rejected application', () => {
  test('says why, and its email may apply again', async () => {
    const { id, key, email } = await newCourier();
    expect((await operate(api, `/${id}/reject`, 'PUT', { reason: ' ' })).body.errors[0].code).toBe('reason');
    for (const _ of [1, 2]) expect((await reject(id)).status).toBe(200);
    expect((await reject(id, 'Another reason')).body.errors[0].code).toBe('status');
    expect(await stateOf(api, key)).toMatchObject({
      application_status: 'rejected',
      reason: 'The picture cannot be read',
    });
    expect((await lastMail(email))?.body).toContain('The picture cannot be read');
    expect((await sendCourier(api, await courierForm(api, { email }))).status).toBe(200);
  });

  test('loses its files after the set time, and everything personal with them', async () => {
    const { id, key } = await newCourier();
    const files = await api.db.rows<{ picture_id: string; file: string }>(sql`
      select f.picture_id, p.file from application_files f join pictures p on p.id = f.picture_id
      where f.application_id = ${id}`);
    expect(files).toHaveLength(3);
    await reject(id);
    await cleanUp(api.deps);
    for (const { file } of files) expect(await api.deps.files.get(file)).not.toBeNull();
    await api.db.run(sql`update applications set decided_at = now() - interval '31 days' where id = ${id}`);
    await cleanUp(api.deps);
    for (const { file } of files) expect(await api.deps.files.get(file)).toBeNull();
    expect((await operate(api, `/${id}`)).body).toMatchObject({
      f_name: '',
      email: '',
      phone: '',
      courier: { identity_number: '' },
      files: [],
    });
    expect(await stateOf(api, key)).toMatchObject({ application_status: 'rejected' });
  });

  test('gets its money back', async () => {
    const chosen = await api.db.row<{ id: number; price: number }>(sql`
      select id, price from store_packages where module_type = 'all' order by price limit 1`);
    const { id, key } = await newStore({ business_plan: 'subscription', package_id: String(chosen?.id) });
    const { body } = await api.call('/api/v1/vendor/business_plan', {
      method: 'POST',
      body: {
        store_id: key,
        business_plan: 'subscription',
        package_id: chosen?.id,
        payment_gateway: 'sandbox',
        callback: '/store-registration',
      },
    });
    const page = String((await api.call(body.redirect_link)).headers.location);
    await api.call(page, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      raw: 'outcome=paid',
    });
    expect((await operate(api, `/${id}`)).body.store).toMatchObject({ paid_amount: 19, is_free_trial: false });
    await reject(id);
    await sendRefunds(api.deps, payablesOf(api.deps), fail);
    expect(
      await api.db.rows(sql`
      select amount::int, reason, refund_status from refunds where payable_kind = 'registration' and payable_id = ${id}`),
    ).toEqual([{ amount: 1900, reason: 'canceled', refund_status: 'done' }]);
    expect((await checkBooks(api.db)).filter(({ books }) => books.includes('application'))).toEqual([]);
  });
});

describe('the operator’s list', () => {
  test('is paged, by kind and state, what waits longest first', async () => {
    const [store, courier] = [await newStore(), await newCourier()];
    const list = async (query: string) => (await operate(api, `?${query}`)).body;
    const stores = await list('kind=store&application_status=pending&limit=100');
    const ids = stores.applications.map(({ id }: { id: number }) => id);
    expect(ids).toContain(store.id);
    expect(ids).not.toContain(courier.id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(stores.total_size).toBe(ids.length);
    const paged = await list('limit=1&offset=2');
    expect(paged).toMatchObject({ limit: 1, offset: 2 });
    expect(paged.applications).toHaveLength(1);
    expect((await list('application_status=nonsense')).errors[0].code).toBe('application_status');
    expect((await operate(api, '/999999')).status).toBe(404);
    expect((await approve(999_999)).status).toBe(404);
  });

  test('opens to the token alone', async () => {
    const { id } = await newStore();
    for (const path of ['', `/${id}`, `/${id}/files/1`])
      expect((await api.call(`/api/v1/operator/applications${path}`)).status).toBe(401);
    for (const path of [`/${id}/approve`, `/${id}/reject`])
      expect(
        (await api.call(`/api/v1/operator/applications${path}`, { method: 'PUT', body: { reason: 'x' } })).status,
      ).toBe(401);
    expect(await applicationOf(api, (await operate(api, `/${id}`)).body.email)).toMatchObject({
      application_status: 'pending',
    });
  });
});
