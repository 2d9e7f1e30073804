import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification.ts';
import { sql } from '#server/db/sql.ts';
import { cleanNotifications } from '#server/notifications/notifications.service.ts';
import { notify } from '#server/notifications/notify.ts';
import { moveOrder } from '#server/orders/changing/move-order.service.ts';
import { moveTrip } from '#server/rental/trips/move-trip.service.ts';
import { remindTravellers } from '#server/rental/trips/notices/remind-travellers.service.ts';
import { creditLoyalty, creditWallet } from '#server/wallet/ledger.service.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT: '0' } });
  await api.db.run(sql`
    insert into settings (key, value) values ('order_delivery_verification', 'false'::jsonb)
    on conflict (key) do update set value = excluded.value`);
});
afterAll(() => api.stop());

const PATH = '/api/v1/customer/notifications';
const ask = async (who: Customer, path = '', language = 'en') =>
  (await api.call(`${PATH}${path}`, { headers: { ...who.headers, 'x-localization': language } })).body;
const put = (who: Customer, path: string, body: unknown) =>
  api.call(`${PATH}${path}`, { method: 'PUT', headers: who.headers, body });
const page = (who: Customer, query = '', language = 'en') => ask(who, `/page${query}`, language);
const message = (who: Customer, text: string, conversation = 1) =>
  api.db.transaction((tx) =>
    notify(tx, {
      customer_id: who.id,
      kind: 'chat',
      event: 'message',
      params: { name: 'Jonas Okafor', text },
      link: `/profile?page=inbox&conversation=${conversation}`,
    }),
  );
const points = (who: Customer, count: number) =>
  api.db.transaction((tx) =>
    notify(tx, { customer_id: who.id, kind: 'points', event: 'earned', params: { points: count }, link: '/points' }),
  );
const step = (order_id: number, to: Parameters<typeof moveOrder>[2]['to']) =>
  api.db.transaction((tx) => moveOrder(api.deps, tx, { order_id, to, by: 'system' }));

describe('what happens is told [CHAT-007]', () => {
  test('an order on its way, in the language of who reads, with what can be done about it', async () => {
    const customer = await signedInCustomer(api);
    const courier = await api.db.row<{ id: number }>(sql`select id from couriers where status order by id limit 1`);
    const { id } = await newOrder(api, { customer_id: customer.id, delivery_man_id: courier?.id ?? 0 });
    for (const to of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
      expect(await step(id, to)).toBeNull();
    const { notifications, unread, next } = await page(customer);
    expect(notifications.map(({ event, action }: never) => [event, action])).toEqual([
      ['courier_on_way', 'track'],
      ['confirmed', null],
    ]);
    expect(notifications[0]).toMatchObject({ kind: 'order', is_read: false, link: `/order/${id}` });
    expect(notifications[0].title).toMatch(/^\S+ is on the way$/);
    expect(notifications[0].text).toContain(`#${id}`);
    expect(notifications[0].picture).toMatch(/./);
    expect(unread).toEqual({ order: 2 });
    expect(next).toBeNull();
    expect((await page(customer, '', 'es')).notifications[1].title).toBe('Pedido confirmado');
    expect((await page(customer, '', 'ar')).notifications[1].title).toBe('تم تأكيد الطلب');

    expect(await step(id, 'delivered')).toBeNull();
    const after = (await page(customer, '?kind=order')).notifications;
    expect(after.map(({ event, action }: never) => [event, action])).toEqual([
      ['delivered', null],
      ['courier_on_way', null],
      ['confirmed', null],
    ]);
  });

  test('what a customer has done is no news to them; a guest has no list', async () => {
    const customer = await signedInCustomer(api);
    const { id } = await newOrder(api, { customer_id: customer.id });
    await api.db.transaction((tx) => moveOrder(api.deps, tx, { order_id: id, to: 'canceled', by: 'customer' }));
    expect((await page(customer)).notifications).toEqual([]);
    const guest = await newOrder(api);
    expect(await step(guest.id, 'confirmed')).toBeNull();
    expect((await api.call(`${PATH}/page`)).status).toBe(401);
  });

  test('a trip, a parcel, the wallet, points and who used the code', async () => {
    const customer = await signedInCustomer(api);
    const trip = await newTrip(api, { customer_id: customer.id });
    await api.db.transaction((tx) => moveTrip(api.deps, tx, { trip_id: trip.id, to: 'confirmed', by: 'provider' }));
    const parcel = await newParcel(api, { customer_id: customer.id });
    await step(parcel.id, 'confirmed');
    const of = { customer_id: customer.id, reference: 'test' };
    await api.db.transaction(async (tx) => {
      await creditWallet(tx, { ...of, amount: 50_00, admin_bonus: 5_00, transaction_type: 'add_fund' });
      await creditWallet(tx, { ...of, amount: 1_50, transaction_type: 'CashBack' });
      await creditWallet(tx, { ...of, amount: 1_50, transaction_type: 'CashBack' });
      await creditLoyalty(tx, { ...of, points: 120, transaction_type: 'order_place' });
    });
    const said = (await page(customer)).notifications.map(({ kind, title, text }: never) => [kind, title, text]);
    expect(said).toEqual([
      ['points', '120 points earned', 'You can turn them into money in your wallet'],
      ['wallet', '$1.50 cashback', 'It is in your wallet'],
      ['wallet', '$55.00 added to your wallet', '$50.00 and $5.00 bonus'],
      ['parcel', 'Parcel confirmed', `A courier will pick up parcel #${parcel.id}`],
      ['trip', 'Your trip is confirmed', expect.stringMatching(/ · .*\d/)],
    ]);
    expect(await ask(customer, '/unread')).toEqual({ unread: { points: 1, wallet: 2, parcel: 1, trip: 1 } });
  });

  test('a trip that begins soon, once for each pickup, and none that was called off', async () => {
    const HOUR = 3_600_000;
    const start = new Date(Math.ceil(Date.now() / 1000) * 1000 + 72 * HOUR);
    const confirmed = async () => {
      const customer = await signedInCustomer(api);
      const { id } = await newTrip(api, { customer_id: customer.id, schedule_at: start });
      await api.db.run(sql`
        update trips set user_info = user_info || ${JSON.stringify({ contact_person_email: customer.email })}::jsonb
        where id = ${id}`);
      await api.db.transaction((tx) => moveTrip(api.deps, tx, { trip_id: id, to: 'confirmed', by: 'provider' }));
      return { id, customer };
    };
    const [kept, canceled] = [await confirmed(), await confirmed()];
    const remind = (hoursBefore: number, of = start) =>
      remindTravellers({ ...api.deps, now: () => new Date(of.getTime() - hoursBefore * HOUR) });
    const reminders = async ({ id, customer }: typeof kept) => {
      const list = (await page(customer)).notifications.filter(({ event }: { event: string }) => event === 'reminder');
      const mails = await api.db.rows(sql`select id from outbox where about like ${`trip ${id} reminder %`}`);
      return [list.length, mails.length];
    };

    await remind(25);
    expect(await reminders(kept), 'too early').toEqual([0, 0]);
    await api.db.transaction((tx) => moveTrip(api.deps, tx, { trip_id: canceled.id, to: 'canceled', by: 'provider' }));
    await Promise.all([remind(23), remind(23), remind(23)]);
    await remind(1);
    expect(await reminders(kept)).toEqual([1, 1]);
    expect(await reminders(canceled)).toEqual([0, 0]);
    const [told] = (await page(kept.customer)).notifications;
    expect(told).toMatchObject({ title: 'Your trip begins soon', link: `/rental/trip-status/${kept.id}` });

    const later = new Date(start.getTime() + 48 * HOUR);
    await api.db.run(sql`
      update trips set schedule_at = ${later}, estimated_trip_end_time = ${new Date(later.getTime() + HOUR)}
      where id = ${kept.id}`);
    await remind(1);
    expect(await reminders(kept), 'it begins at another time').toEqual([1, 1]);
    await remind(23, later);
    expect(await reminders(kept)).toEqual([2, 2]);
  });

  test('the first purchase of a friend', async () => {
    const customer = await signedInCustomer(api);
    const friend = await signedInCustomer(api, { f_name: 'Elias', ref_by: customer.id });
    await api.db.run(sql`
      insert into settings (key, value) values ('ref_earning_status', '1'::jsonb), ('ref_earning_exchange_rate', '500'::jsonb)
      on conflict (key) do update set value = excluded.value`);
    const { id } = await newOrder(api, { customer_id: friend.id, order_status: 'handover', order_type: 'take_away' });
    expect(await step(id, 'delivered')).toBeNull();
    const [told, ...more] = (await page(customer)).notifications;
    expect(told).toMatchObject({ kind: 'referral', title: 'Elias ordered with your code', link: '/referral-code' });
    expect(told.text).toMatch(/came to your wallet$/);
    expect(more).toEqual([]);
  });

  test('what is rolled back is told to nobody', async () => {
    const customer = await signedInCustomer(api);
    await api.db
      .transaction(async (tx) => {
        await creditWallet(tx, {
          customer_id: customer.id,
          amount: 1_00,
          transaction_type: 'add_fund',
          reference: 'x',
        });
        throw new Error('undone');
      })
      .catch(() => {});
    expect(await ask(customer, '/unread')).toEqual({ unread: {} });
  });

  test('a conversation has one that is unread, however much is written', async () => {
    const customer = await signedInCustomer(api);
    await message(customer, 'Which entrance?');
    await message(customer, 'Which entrance is it?');
    await message(customer, 'Hello', 2);
    const { notifications, unread } = await page(customer, '?kind=chat');
    expect(notifications.map(({ title, text, action }: never) => [title, text, action])).toEqual([
      ['Jonas Okafor', 'Hello', 'answer'],
      ['Jonas Okafor', 'Which entrance is it?', 'answer'],
    ]);
    expect(unread).toEqual({ chat: 2 });
    await put(customer, '/read', { ids: [notifications[1].id] });
    await message(customer, 'Are you there?');
    expect((await page(customer)).notifications.map(({ text }: never) => text)).toEqual([
      'Are you there?',
      'Hello',
      'Which entrance is it?',
    ]);
  });
});

describe('the list', () => {
  test('comes by pages, newest first, and misses nothing when something new comes between', async () => {
    const customer = await signedInCustomer(api);
    for (let count = 1; count <= 5; count++) await points(customer, count);
    const first = await page(customer, '?limit=2');
    await points(customer, 6);
    const second = await page(customer, `?limit=2&before=${first.next}`);
    const third = await page(customer, `?limit=2&before=${second.next}`);
    const titles = [first, second, third].flatMap(({ notifications }) =>
      notifications.map(({ title }: never) => title),
    );
    expect(titles).toEqual([...[5, 4, 3, 2].map((count) => `${count} points earned`), '1 point earned']);
    expect(third.next).toBeNull();
    expect((await page(customer, '?before=x')).errors[0].code).toBe('before');
    expect((await page(customer, '?kind=weather')).errors[0].code).toBe('kind');
  });

  test('is a plain array of the last 15 days for clients that know it so', async () => {
    const customer = await signedInCustomer(api);
    await points(customer, 1);
    await api.db.run(
      sql`update notifications set created_at = now() - interval '16 days' where customer_id = ${customer.id}`,
    );
    const { id } = await newOrder(api, { customer_id: customer.id });
    await step(id, 'confirmed');
    const list = await ask(customer);
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({
      title: 'Order confirmed',
      description: expect.stringContaining(`#${id}`),
      data: { title: 'Order confirmed', order_id: id, type: 'order_status' },
    });
    expect(list[0].image_full_url).toBe(list[0].data.image);
    expect(new Date(list[0].created_at).getTime()).toBeGreaterThan(0);
  });

  test('is read one by one, by kind or whole; nobody reads what is not theirs [SEC-001]', async () => {
    const [customer, other] = [await signedInCustomer(api), await signedInCustomer(api)];
    for (const who of [customer, other]) {
      await points(who, 1);
      await points(who, 2);
      await message(who, 'Hello');
    }
    const theirs = (await page(other)).notifications.map(({ id }: { id: number }) => id);
    expect((await put(customer, '/read', { ids: theirs })).body).toEqual({ unread: { points: 2, chat: 1 } });
    expect((await page(other)).unread).toEqual({ points: 2, chat: 1 });
    const [newest] = (await page(customer)).notifications;
    expect((await put(customer, '/read', { ids: [newest.id] })).body).toEqual({ unread: { points: 2 } });
    expect((await page(customer)).notifications[0].is_read).toBe(true);
    await message(customer, 'Hello again');
    expect((await put(customer, '/read', { kind: 'points' })).body).toEqual({ unread: { chat: 1 } });
    expect((await put(customer, '/read', {})).body).toEqual({ unread: {} });
    expect((await page(other)).unread).toEqual({ points: 2, chat: 1 });
    for (const bad of [{ ids: [] }, { ids: ['x'] }, { ids: Array(101).fill(1) }, { kind: 'weather' }])
      expect((await put(customer, '/read', bad)).status).toBe(403);
  });

  test('is cleared at night: what is old, and of very many the oldest', async () => {
    const [customer, other] = [await signedInCustomer(api), await signedInCustomer(api)];
    await api.db.run(sql`
      insert into notifications (customer_id, kind, event, params, link, created_at)
      select ${customer.id}::int, 'points', 'earned', jsonb_build_object('points', n), '/', now()
      from generate_series(1, 305) n
      union all
      select ${other.id}::int, 'points', 'earned', '{"points": 1}'::jsonb, '/', now() - n * interval '45 days'
      from generate_series(1, 3) n`);
    await cleanNotifications(api.deps);
    const left = await api.db.rows(sql`
      select customer_id, count(*)::int, min((params ->> 'points')::int) as least from notifications
      where customer_id in (${customer.id}, ${other.id}) group by customer_id order by customer_id`);
    expect(left).toEqual([
      { customer_id: customer.id, count: 300, least: 6 },
      { customer_id: other.id, count: 1, least: 1 },
    ]);
  });
});

describe('preferences', () => {
  test('everything is wanted until somebody says otherwise, kind by kind', async () => {
    const customer = await signedInCustomer(api);
    const before = await ask(customer, '/preferences');
    expect(before.preferences).toEqual(NOTIFICATION_KINDS.map((kind) => ({ kind, in_page: true, push: true })));
    const off = { kind: 'points', in_page: false, push: false };
    const { body } = await put(customer, '/preferences', { preferences: [off] });
    expect(body.preferences.filter(({ in_page }: { in_page: boolean }) => !in_page)).toEqual([off]);
    await points(customer, 5);
    await message(customer, 'Hello');
    expect((await ask(customer, '/unread')).unread).toEqual({ chat: 1 });
    await put(customer, '/preferences', { preferences: [{ ...off, in_page: true }] });
    await points(customer, 6);
    expect((await ask(customer, '/unread')).unread).toEqual({ chat: 1, points: 1 });
    const bad = await put(customer, '/preferences', { preferences: [{ ...off, kind: 'weather' }] });
    expect(bad.status).toBe(403);
  });

  test('the token of a messaging provider is kept as it was obtained there; we make none [MISC-011]', async () => {
    const customer = await signedInCustomer(api);
    const url = '/api/v1/customer/cm-firebase-token';
    const call = (body: unknown, method: 'PUT' | 'POST' = 'PUT') =>
      api.call(url, { method, headers: customer.headers, body });
    expect((await call({ cm_firebase_token: 'fcm-1' })).body).toEqual({ message: 'Saved' });
    expect((await call({ _method: 'put', cm_firebase_token: 'fcm-2' }, 'POST')).status).toBe(200);
    const kept = () => api.db.row(sql`select cm_firebase_token from customers where id = ${customer.id}`);
    expect(await kept()).toEqual({ cm_firebase_token: 'fcm-2' });
    for (const bad of [{}, { cm_firebase_token: '' }, { cm_firebase_token: 'x'.repeat(4097) }]) {
      const { status, body } = await call(bad);
      expect([status, body.errors[0].code]).toEqual([403, 'cm_firebase_token']);
    }
    expect(await kept()).toEqual({ cm_firebase_token: 'fcm-2' });
  });

  test('an account takes its notifications along [SEC-001]', async () => {
    const customer = await signedInCustomer(api, { password: 'Secret-123' });
    await points(customer, 5);
    const data = (await api.call('/api/v1/customer/data', { headers: customer.headers })).body;
    expect(data.notifications).toMatchObject([{ kind: 'points', params: { points: 5 } }]);
    const gone = await api.call('/api/v1/customer/remove-account', { method: 'DELETE', headers: customer.headers });
    expect(gone.status, gone.text).toBe(200);
    const left = await api.db.rows(sql`select id from notifications where customer_id = ${customer.id}`);
    expect(left).toEqual([]);
  });
});
