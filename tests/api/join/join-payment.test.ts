import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBooks } from '#server/books/books.service.ts';
import { sql } from '#server/db/sql.ts';
import { cleanUp } from '#server/job-list.ts';
import { payablesOf } from '#server/payables.ts';
import { expireUnpaid } from '#server/payments/expire-unpaid.service.ts';
import { sendRefunds } from '#server/payments/refunds/send-refund.service.ts';
import type { GatewayReport } from '#server/providers/payment/gateway.ts';
import { paymentOf, pressAtSandbox, redirectOf } from '#tests/support/orders/sandbox-payments.ts';
import {
  applicationOf,
  joinablePlace,
  newPerson,
  operate,
  sendStore,
  stateOf,
  storeForm,
} from '#tests/support/people/applications.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { fail } from '../payments/stripe-shop.ts';

let api: TestApi;
let cheap: { id: number; price: number };
let dear: { id: number; price: number };
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0', OPERATOR_TOKEN } });
  const { module_id } = await joinablePlace(api);
  const { packages } = (await api.call(`/api/v1/vendor/package-view?module_id=${module_id}`)).body;
  [cheap, dear] = packages;
});
afterAll(() => api.stop());

type Applied = { key: string; email: string };

/** A store that chose a package and has not paid. */
async function applied(package_id = cheap.id): Promise<Applied> {
  const form = await storeForm(api, { business_plan: 'subscription', package_id: String(package_id) });
  const sent = await sendStore(api, form);
  expect(sent.status, sent.text).toBe(200);
  expect(sent.body).toMatchObject({ type: 'subscription', package_id });
  return { key: sent.body.store_id, email: String(form.email) };
}

const choose = ({ key }: Applied, changed: Record<string, unknown> = {}) =>
  api.call('/api/v1/vendor/business_plan', {
    method: 'POST',
    body: {
      store_id: key,
      business_plan: 'subscription',
      package_id: cheap.id,
      payment_gateway: 'sandbox',
      payment_platform: 'web',
      callback: '/store-registration',
      type: 'new_join',
      ...changed,
    },
  });

/** To the gateway's page; says its address. */
async function toGateway(who: Applied, changed: Record<string, unknown> = {}): Promise<string> {
  const { status, body, text } = await choose(who, changed);
  expect(status, text).toBe(200);
  return redirectOf(api, body.redirect_link);
}

const press = (page: string, outcome: 'paid' | 'failed' | 'canceled') => pressAtSandbox(api, page, outcome);

function callBack(page: string, { amount = 19_00, header }: { amount?: number; header?: string } = {}) {
  const report: GatewayReport = {
    event_id: randomUUID(),
    payment_id: paymentOf(page),
    reference: `sandbox-${paymentOf(page)}`,
    outcome: 'paid',
    amount,
  };
  const signed = api.deps.gateways.sandbox?.report(report);
  return api.call('/payment/callback/sandbox', {
    method: 'POST',
    headers: { 'sandbox-signature': header ?? signed?.header ?? '' },
    raw: signed?.body ?? '',
  });
}

const moneyOf = async ({ email }: Applied) => {
  const { id } = await applicationOf(api, email);
  const rows = await api.db.rows<{ said: string }>(sql`
    select amount || ' ' || payment_status as said from payments
    where payable_kind = 'registration' and payable_id = ${id} order by created_at, id`);
  return rows.map(({ said }) => said);
};
const mailsTo = ({ email }: Applied) =>
  api.db.rows<{ subject: string }>(sql`select subject from outbox where recipient = lower(${email}) order by id`);
const books = async () => (await checkBooks(api.db)).filter(({ books: name }) => name.includes('application'));
const sendBack = () => sendRefunds(api.deps, payablesOf(api.deps), fail);

describe('a package is paid', () => {
  test('at a gateway: it fails, is paid again, and only then somebody looks at it [REG-004] [REG-005]', async () => {
    const who = await applied();
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'awaiting_payment', due: 19 });
    const { id } = await applicationOf(api, who.email);
    expect((await operate(api, `/${id}/approve`, 'PUT', {})).body.errors[0].code).toBe('application_status');
    expect(await mailsTo(who)).toEqual([]);

    expect(await press(await toGateway(who), 'failed')).toMatch(/^\/store-registration\?flag=fail&&token=/);
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'awaiting_payment' });
    expect(await press(await toGateway(who), 'paid')).toMatch(/^\/store-registration\?flag=success&&token=/);
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'pending', due: null });
    expect(await moneyOf(who)).toEqual(['1900 failed', '1900 paid']);
    expect(await mailsTo(who)).toHaveLength(1);
    expect((await choose(who)).body.errors[0].code).toBe('store_id');
    expect(await books()).toEqual([]);
  });

  test('by callbacks repeated and in parallel once, by a forged one not at all', async () => {
    const who = await applied();
    const page = await toGateway(who);
    expect((await callBack(page, { header: 't=1,v1=00' })).status).toBe(400);
    expect((await callBack(page, { amount: 1 })).status).toBe(200);
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'awaiting_payment' });
    await Promise.all(Array.from({ length: 12 }, () => callBack(page)));
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'pending' });
    expect(await moneyOf(who)).toEqual(['1900 paid']);
    expect(await mailsTo(who)).toHaveLength(1);
    expect(await books()).toEqual([]);
  });

  test('asked for twice it is one payment; paid twice the second money goes back', async () => {
    const who = await applied();
    const [first, again] = await Promise.all([toGateway(who), toGateway(who)]);
    expect(paymentOf(again)).toBe(paymentOf(first));
    await press(first, 'canceled');
    const second = await toGateway(who);
    await callBack(first);
    await callBack(second);
    await sendBack();
    expect(await moneyOf(who)).toEqual(['1900 paid', '1900 refunded']);
    expect(await books()).toEqual([]);
  });

  test('another package chosen meanwhile: what came for the first goes back', async () => {
    const who = await applied();
    const first = await toGateway(who);
    const second = await toGateway(who, { package_id: dear.id });
    await callBack(first);
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'awaiting_payment', due: 30 });
    const third = await toGateway(who, { package_id: cheap.id });
    await callBack(second, { amount: 49_00 });
    await callBack(third);
    await sendBack();
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'pending', package_id: cheap.id });
    expect((await moneyOf(who)).sort()).toEqual(['1900 paid', '1900 refunded', '4900 refunded']);
    expect(await books()).toEqual([]);
  });

  test('by a free trial, or not at all by commission; told again it answers the same', async () => {
    const [trial, commission] = [await applied(), await applied()];
    for (const _ of [1, 2])
      expect((await choose(trial, { payment_gateway: 'free_trial' })).body).toMatchObject({
        store_business_model: 'subscription',
      });
    for (const _ of [1, 2])
      expect((await choose(commission, { business_plan: 'commission', package_id: null })).body).toMatchObject({
        store_business_model: 'commission',
      });
    for (const who of [trial, commission]) {
      expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'pending', due: null });
      expect(await mailsTo(who)).toHaveLength(1);
    }
    await api.db.run(sql`update settings set value = '0' where key = 'subscription_free_trial_status'`);
    const late = await applied();
    expect((await choose(late, { payment_gateway: 'free_trial' })).body.errors[0].code).toBe('payment_gateway');
    await api.db.run(sql`update settings set value = '1' where key = 'subscription_free_trial_status'`);
  });

  test('in no other way, to no other place, for no other application', async () => {
    const who = await applied();
    const rental = await api.db.row<{ id: number }>(sql`select id from store_packages where module_type = 'rental'`);
    for (const [code, changed] of [
      ['payment_gateway', { payment_gateway: 'wallet' }],
      ['payment_gateway', { payment_gateway: null }],
      ['callback', { callback: 'https://evil.example/' }],
      ['callback', { callback: null }],
      ['package_id', { package_id: rental?.id }],
      ['package_id', { package_id: null }],
      ['store_id', { store_id: who.key.split('-')[0] }],
    ] as const)
      expect((await choose(who, changed)).body.errors[0].code).toBe(code);
    expect(await moneyOf(who)).toEqual([]);
  });
});

describe('an application that is not paid', () => {
  test('is changed by whoever has its key, and stays one', async () => {
    const form = await storeForm(api, { business_plan: 'subscription', package_id: String(cheap.id) });
    const first = (await sendStore(api, form)).body;
    const changed = { ...form, minimum_delivery_time: '30', store_id: first.store_id };
    const again = await sendStore(api, changed);
    expect(again.body.store_id, again.text).toBe(first.store_id);
    expect(
      await api.db.rows(sql`
      select min_delivery_time from applications where lower(email) = lower(${String(form.email)})`),
    ).toEqual([{ min_delivery_time: 30 }]);
    const { id } = await applicationOf(api, form.email);
    expect(await api.db.rows(sql`select id from application_files where application_id = ${id}`)).toHaveLength(1);
    expect(await api.db.rows(sql`select file from files_to_delete`)).toEqual([]);
    await choose({ key: first.store_id, email: String(form.email) }, { payment_gateway: 'free_trial' });
    const late = await sendStore(api, { ...changed, minimum_delivery_time: '35' });
    expect(late.body.errors[0].code).toBe('store_id');
  });

  test('is changed by who never heard of its key, and knows its password', async () => {
    const form = await storeForm(api, { business_plan: 'subscription', package_id: String(cheap.id) });
    const first = (await sendStore(api, form)).body;
    const changed = { ...form, package_id: String(dear.id), minimum_delivery_time: '30' };
    const again = await sendStore(api, changed);
    expect(again.body, again.text).toMatchObject({ store_id: first.store_id, package_id: dear.id });
    const stranger = await sendStore(api, { ...changed, minimum_delivery_time: '35', password: 'Another-1' });
    expect(stranger.body.errors[0].code).toBe('email');
    const { phone } = newPerson();
    expect((await sendStore(api, { ...changed, phone })).body.errors[0].code).toBe('email');
    expect(
      await api.db.rows(sql`
      select min_delivery_time, package_id from applications where lower(email) = lower(${String(form.email)})`),
    ).toEqual([{ min_delivery_time: 30, package_id: dear.id }]);
  });

  test('is given up after two weeks, and its email is free again', async () => {
    const who = await applied();
    const { id } = await applicationOf(api, who.email);
    await api.db.run(sql`update applications set created_at = now() - interval '15 days' where id = ${id}`);
    await expireUnpaid(api.deps, payablesOf(api.deps), fail);
    expect(await stateOf(api, who.key)).toMatchObject({ application_status: 'expired', due: null });
    await cleanUp(api.deps);
    expect(await api.db.row(sql`select email, phone, password_hash from applications where id = ${id}`)).toEqual({
      email: '',
      phone: '',
      password_hash: null,
    });
    expect((await sendStore(api, await storeForm(api, { email: who.email }))).status).toBe(200);
    expect(await books()).toEqual([]);
  });
});
