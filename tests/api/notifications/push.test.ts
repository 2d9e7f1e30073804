import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { pushDue } from '#server/notifications/push.service.ts';
import { webPushSender } from '#server/providers/push/web-push.ts';
import { creditWallet } from '#server/wallet/ledger.service.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { startPushService } from '#tests/support/servers/push-service.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let service: Awaited<ReturnType<typeof startPushService>>;
let api: TestApi;
beforeAll(async () => {
  service = await startPushService();
  api = await startApi({ env: { RATE_LIMIT: '0', PUSH_LOCAL_SERVICE: service.address } });
});
afterAll(async () => {
  await api.stop();
  await service.end();
});
beforeEach(() => api.db.run(sql`delete from push_messages`));

type Subscription = ReturnType<typeof service.subscribe>['subscription'];

const URL_ = '/api/v1/customer/push-subscription';
const subscribe = (who: Customer, body: unknown, language = 'en') =>
  api.call(URL_, { method: 'PUT', headers: { ...who.headers, 'x-localization': language }, body });
const unsubscribe = (who: Customer, { endpoint }: Subscription) =>
  api.call(`${URL_}?${new URLSearchParams({ endpoint })}`, { method: 'DELETE', headers: who.headers });
let lastReference = 0;
const fill = (who: Customer, amount = 50_00) =>
  api.db.transaction((tx) =>
    creditWallet(tx, {
      customer_id: who.id,
      amount,
      transaction_type: 'add_fund',
      reference: `test ${lastReference++}`,
    }),
  );
const push = async () => {
  const faults: unknown[] = [];
  await pushDue(api.deps, (error) => faults.push(error));
  return faults;
};
const waiting = (who: Customer) =>
  api.db.rows(sql`
    select m.tries from push_messages m join push_subscriptions s on s.id = m.subscription_id
    where s.customer_id = ${who.id} order by m.id`);

describe('pushed to a browser [CHAT-007]', () => {
  test('what happens arrives encrypted for it alone, signed by the shop, in the language of its page', async () => {
    const customer = await signedInCustomer(api);
    const [here, there] = [service.subscribe(), service.subscribe()];
    expect((await subscribe(customer, here.subscription)).body.message).toBe('Notifications are on for this browser');
    expect((await subscribe(customer, there.subscription, 'es')).status).toBe(200);
    await fill(customer);
    expect(await push()).toEqual([]);
    expect(service.faults).toEqual([]);
    expect([here.pushed.length, there.pushed.length]).toEqual([1, 1]);
    expect(here.pushed[0]?.payload).toMatchObject({
      title: '$50.00 added to your wallet',
      body: 'Ready for your next order',
      link: '/wallet',
      type: 'add_fund',
    });
    expect(there.pushed[0]?.payload).toMatchObject({ title: '$50.00 añadidos a tu monedero', link: '/es/wallet' });
    expect(here.pushed[0]?.claims).toMatchObject({ aud: service.address, sub: 'mailto:no-reply@localhost' });
    expect(here.pushed[0]?.headers).toMatchObject({ urgency: 'high', ttl: String(12 * 3600) });
    // Once: nothing is left of it.
    await push();
    expect(here.pushed).toHaveLength(1);
    expect(await waiting(customer)).toEqual([]);
  });

  test('by the jobs of a running shop, within seconds', async () => {
    const customer = await signedInCustomer(api);
    const browser = service.subscribe();
    await subscribe(customer, browser.subscription);
    await api.jobs.start(api.deps, () => {});
    await fill(customer);
    await vi.waitFor(() => expect(browser.pushed).toHaveLength(1), 10_000);
    await api.jobs.stop();
  });

  test('not what somebody has switched off, nor to a browser that was switched off', async () => {
    const customer = await signedInCustomer(api);
    const browser = service.subscribe();
    await subscribe(customer, browser.subscription);
    const prefer = (push: boolean, in_page: boolean) =>
      api.call('/api/v1/customer/notifications/preferences', {
        method: 'PUT',
        headers: customer.headers,
        body: { preferences: [{ kind: 'wallet', in_page, push }] },
      });
    const listed = async () =>
      (await api.call('/api/v1/customer/notifications', { headers: customer.headers })).body.length;
    await prefer(false, true);
    await fill(customer);
    await push();
    expect([browser.pushed.length, await listed()]).toEqual([0, 1]);
    await prefer(true, false);
    await fill(customer);
    await push();
    expect([browser.pushed.length, await listed()]).toEqual([1, 1]);
    expect((await unsubscribe(customer, browser.subscription)).body.message).toMatch(/off/);
    await fill(customer);
    await push();
    expect(browser.pushed).toHaveLength(1);
  });

  test('a browser belongs to who is signed in there, and no longer than that [SEC-001]', async () => {
    const [first, second] = [await signedInCustomer(api), await signedInCustomer(api)];
    const browser = service.subscribe();
    await subscribe(first, browser.subscription);
    // Nobody ends what is somebody else's.
    await unsubscribe(second, browser.subscription);
    await fill(first, 1_00);
    await push();
    expect(browser.pushed).toHaveLength(1);
    await subscribe(second, browser.subscription);
    await fill(first, 2_00);
    await fill(second, 3_00);
    await push();
    expect(browser.pushed.map(({ payload }) => payload.title)).toEqual([
      '$1.00 added to your wallet',
      '$3.00 added to your wallet',
    ]);
    await api.db.run(sql`delete from access_tokens where customer_id = ${second.id}`);
    await fill(second, 4_00);
    await push();
    expect(browser.pushed).toHaveLength(2);
  });
});

describe('a push service that does not take it', () => {
  test('nobody is there any more: the browser is forgotten', async () => {
    for (const gone of [404, 410]) {
      const customer = await signedInCustomer(api);
      const [dead, living] = [service.subscribe(), service.subscribe()];
      await subscribe(customer, dead.subscription);
      await subscribe(customer, living.subscription);
      dead.answer(gone);
      await fill(customer);
      expect(await push()).toEqual([]);
      const left = await api.db.rows(sql`select endpoint from push_subscriptions where customer_id = ${customer.id}`);
      expect(left).toEqual([{ endpoint: living.subscription.endpoint }]);
      expect(living.pushed).toHaveLength(1);
    }
  });

  test('too busy: tried again later, a bounded number of times; refused: not again', async () => {
    const customer = await signedInCustomer(api);
    const browser = service.subscribe();
    await subscribe(customer, browser.subscription);
    browser.answer(503);
    await fill(customer);
    await push();
    expect(await waiting(customer)).toEqual([{ tries: 1 }]);
    // Not at once.
    await push();
    expect(await waiting(customer)).toEqual([{ tries: 1 }]);
    const later = () => api.db.run(sql`update push_messages set next_try_at = now()`);
    await later();
    browser.answer(201);
    await push();
    expect(browser.pushed).toHaveLength(1);

    browser.answer(429);
    await fill(customer);
    for (let tried = 1; tried <= 6; tried++) {
      await later();
      await push();
    }
    expect(await waiting(customer)).toEqual([]);
    browser.answer(413);
    await fill(customer);
    await push();
    expect(await waiting(customer)).toEqual([]);
    expect(browser.pushed).toHaveLength(1);
  });

  test('three senders at the same moment push it once', async () => {
    const customer = await signedInCustomer(api);
    const browser = service.subscribe();
    await subscribe(customer, browser.subscription);
    for (let count = 1; count <= 10; count++) await fill(customer, count * 100);
    await Promise.all([push(), push(), push()]);
    expect(new Set(browser.pushed.map(({ payload }) => payload.id)).size).toBe(10);
    expect(browser.pushed).toHaveLength(10);
  });
});

describe('where a browser wants to be pushed to', () => {
  const keys = () => service.subscribe().subscription.keys;

  test('an address inside, or no push service at all, is refused and nothing is kept [SEC-001]', async () => {
    const customer = await signedInCustomer(api);
    for (const endpoint of [
      'https://localhost/push',
      'https://127.0.0.1/push',
      'https://[::1]/push',
      'https://[::ffff:10.0.0.1]/push',
      'https://169.254.169.254/latest/meta-data',
      'https://10.0.0.7/push',
      'https://2130706433/push',
      'https://8.8.8.8/push',
      'https://name.invalid/push',
      'https://user:word@push.example/x',
      'https://push.example:8443/x',
      'http://push.example/x',
      'ftp://push.example/x',
      `${service.address}0/push`,
      `${service.address}@push.example/x`,
      'push.example',
    ]) {
      const { status, body } = await subscribe(customer, { endpoint, keys: keys() });
      expect([endpoint, status, body.errors?.[0]?.code]).toEqual([endpoint, 403, 'endpoint']);
    }
    const kept = await api.db.rows(sql`select id from push_subscriptions where customer_id = ${customer.id}`);
    expect(kept).toEqual([]);
  });

  test('keys that are none are refused by their names', async () => {
    const customer = await signedInCustomer(api);
    const { endpoint, keys } = service.subscribe().subscription;
    for (const bad of [{ ...keys, p256dh: 'short' }, { ...keys, auth: `${keys.auth}xxxx` }, {}])
      expect((await subscribe(customer, { endpoint, keys: bad })).status).toBe(403);
    expect((await subscribe(customer, { keys })).body.errors[0].code).toBe('endpoint');
  });

  test('a name that leads inside only later is not connected to', async () => {
    const { publicKey } = api.deps.push ?? { publicKey: '' };
    const { makePushKeys } = await import('#server/providers/push/push-keys.ts');
    const sender = webPushSender({ ...(await makePushKeys()), contact: 'mailto:a@b.example', localService: undefined });
    expect(publicKey).toMatch(/^B/);
    const target = { endpoint: 'https://localhost/push', ...keys() };
    await expect(sender.send(target, '{}', { topic: 't', seconds: 60 })).rejects.toMatchObject({ code: 'EINSIDE' });
    const bare = { ...target, endpoint: `${service.address}/push/x` };
    expect(await sender.send(bare, '{}', { topic: 't', seconds: 60 })).toBe('refused');
  });

  test('a customer has ten browsers at most: the oldest go', async () => {
    const customer = await signedInCustomer(api);
    const browsers = Array.from({ length: 12 }, () => service.subscribe());
    for (const { subscription } of browsers) await subscribe(customer, subscription);
    const kept = await api.db.rows<{ endpoint: string }>(sql`
      select endpoint from push_subscriptions where customer_id = ${customer.id} order by id`);
    expect(kept.map(({ endpoint }) => endpoint)).toEqual(
      browsers.slice(2).map(({ subscription }) => subscription.endpoint),
    );
  });
});

test('a shop without keys pushes nothing and says so [MISC-011]', async () => {
  const shop = await startApi({ env: { DEMO: '0', SECRET_KEY: 'x'.repeat(40) } });
  const customer = await signedInCustomer(shop);
  const { body } = await shop.call('/api/v1/customer/notifications/preferences', { headers: customer.headers });
  expect(body.push_public_key).toBeNull();
  const refused = await shop.call(URL_, {
    method: 'PUT',
    headers: customer.headers,
    body: service.subscribe().subscription,
  });
  expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'push']);
  await shop.stop();
});
