import type { Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { notify } from '#server/notifications/notify.ts';
import { comeTo } from '#tests/support/catalog/catalogue.ts';
import { moveOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { watchNews } from '#tests/support/pages/live-news.ts';
import { notificationsOf, playPushService, pressNotification } from '#tests/support/pages/push-browser.ts';
import { untilInstalled } from '#tests/support/pages/service-worker.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { IN_HAGA, moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { newTrip } from '#tests/support/rental/booked-trips.ts';
import { moveTrip } from '#tests/support/rental/trip-calls.ts';
import { startPushService } from '#tests/support/servers/push-service.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, serviceWorkers: 'allow' });

const PHONE = { width: 390, height: 844 };
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
const said = (page: Page) => page.locator('[data-toast]');
const row = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });
const signedIn = (page: Page, { token }: Customer, baseURL: string | undefined) =>
  visitAs(page, { ...IN_HAGA, module: 'grocery', token }, baseURL);

test('what happens is said at once, counted, listed and read', async ({ page, request, baseURL, db }) => {
  await page.setViewportSize(PHONE);
  const customer = await signedInCustomer({ db });
  const { id } = await newOrder({ db }, { customer_id: customer.id });
  const earn = (points: number) =>
    db.transaction((tx) =>
      notify(tx, {
        customer_id: customer.id,
        kind: 'points',
        event: 'earned',
        params: { points },
        link: '/loyalty-points',
      }),
    );
  await signedIn(page, customer, baseURL);

  await test.step('a toast on whatever page is open leads to the place, and the bell counts [CHAT-007]', async () => {
    const news = await watchNews(page);
    await page.goto('/settings');
    await news.first;
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await keepToast(page, 'Order confirmed');
    await moveOrder(request, id, 'confirmed');
    await expect(said(page)).toContainText('Order confirmed');
    await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread');
    const read = page.waitForResponse('**/customer/notifications/read');
    await said(page).getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/order/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    // Not taken for the answer to what is read next.
    await read;
  });

  await test.step('what the open page shows is not said, and counts as read', async () => {
    const read = page.waitForResponse('**/customer/notifications/read');
    await moveOrder(request, id, 'canceled');
    await read;
    await expect(page.getByRole('main')).toContainText(/cancell?ed/i);
    await expect(said(page)).toHaveCount(0);
    await expect(bell(page)).toHaveAccessibleName('Notifications');
  });

  await test.step('the page lists by pages, newest first, and what was looked at is read', async () => {
    for (let points = 1; points <= 22; points++) await earn(points);
    await bell(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
    await expect(row(page, 'points earned').first()).toContainText('22 points earned');
    // Below the screen nobody has looked at anything.
    await expect(row(page, 'points earned').last()).toContainText('New');
    await expect(row(page, 'points earned').first()).not.toContainText('New');
    await page.getByRole('button', { name: 'Mark all read' }).click();
    await expect(bell(page)).toHaveAccessibleName('Notifications');
    await expect(page.getByRole('button', { name: 'Mark all read' })).toHaveCount(0);
    await comeTo(row(page, 'points earned').last());
    await expect(row(page, 'Order confirmed')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('time') }),
    ).toHaveCount(24);
  });

  await test.step('a kind by itself stands in the address; one without any says so', async () => {
    await choose(page.getByRole('radio', { name: 'Orders' }));
    await expect(page).toHaveURL('/notifications?kind=order');
    await expect(page.getByRole('main').getByRole('time')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Orders' })).toBeChecked();
    await choose(page.getByRole('radio', { name: 'Trips' }));
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    await choose(page.getByRole('radio', { name: 'Orders' }));
    await row(page, 'Order confirmed').getByRole('link').click();
    await expect(page).toHaveURL(`/order/${id}`);
  });

  await test.step('a kind that is switched off is heard of no more', async () => {
    await page.goto('/notifications');
    await page.getByRole('button', { name: 'Notification settings' }).click();
    const points = page.getByRole('dialog').getByRole('checkbox', { name: 'Points: In the shop' });
    // Not the answer to what the dialog asks when it opens.
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/notifications/preferences') && answer.request().method() !== 'GET',
    );
    await points.uncheck();
    expect((await saved).status()).toBe(200);
    await page.reload();
    await page.getByRole('button', { name: 'Notification settings' }).click();
    await expect(points).not.toBeChecked();
    await page.keyboard.press('Escape');
    await earn(99);
    await db.transaction((tx) =>
      notify(tx, {
        customer_id: customer.id,
        kind: 'wallet',
        event: 'cashback',
        params: { amount: 150 },
        link: '/wallet',
      }),
    );
    // The page is live: the next one comes by itself, the one before it does not.
    await expect(row(page, '$1.50 cashback')).toBeVisible();
    await expect(row(page, '99 points earned')).toHaveCount(0);
  });
});

test('a guest hears of what they ordered, sent or booked on whatever page is open', async ({
  page,
  request,
  baseURL,
  db,
}) => {
  const guest = await newGuest({ db });
  const order = await newOrder({ db }, { guest_id: guest.id });
  const parcel = await newParcel({ db }, { guest_id: guest.id, order_status: 'picked_up' });
  const trip = await newTrip({ db }, { guest_id: guest.id });
  const now = String(Date.now());
  const stored = { placed_at: now, trip_until: now, cookie_consent: 'necessary' };
  await visitAs(page, { ...IN_HAGA, module: 'grocery', guest_id: guest.guest_id, stored }, baseURL);
  const follows = (...names: string[]) =>
    page.waitForResponse((answer) => {
      const { pathname, searchParams } = new URL(answer.url());
      const follow = searchParams.get('follow') ?? '';
      return pathname.endsWith('/customer/live') && names.every((name) => follow.includes(name));
    });

  await test.step('an order, with the way to it [CHAT-007]', async () => {
    const followed = follows(`order-${order.id}`, `order-${parcel.id}`, `trip-${trip.id}`);
    await page.goto('/about-us');
    await followed;
    await keepToast(page, `Order #${order.id}`);
    await moveOrder(request, order.id, 'confirmed');
    await expect(said(page)).toContainText(`Order #${order.id}`);
    await expect(said(page)).toContainText('Confirmed');
    await said(page).getByRole('button', { name: 'Track order' }).click();
    await expect(page).toHaveURL(`/track-order?order_id=${order.id}`);
    // What is said before the page is drawn comes along to this one, and to no other.
    await expect(page.getByRole('list', { name: 'Progress of the order' })).toBeVisible();
  });

  const running = `/api/v1/customer/order/running-orders?limit=20&offset=1&guest_id=${guest.guest_id}`;
  const headers = { zoneid: '[1,4]', moduleid: String(moduleId('grocery')) };
  const before = await (await request.get(running, { headers })).json();
  expect(before.orders.map((one: { id: number }) => one.id)).toContain(parcel.id);
  await test.step('a parcel that is called back comes back, it is not just canceled', async () => {
    await keepToast(page, `Order #${parcel.id}`);
    await moveOrder(request, parcel.id, 'canceled');
    await expect(said(page)).toContainText(`Order #${parcel.id}`);
    await expect(said(page)).toContainText('Coming back');
    await test.step('which is still to be read on the page that was on its way when it was said', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible();
      await expect(page).toHaveURL('/about-us');
      await expect(said(page)).toContainText('Coming back');
    });
  });

  await test.step('and is heard of after a reload, long after it was sent', async () => {
    await page.evaluate(() => localStorage.removeItem('placed_at'));
    // A saved list is older than what was said before the reload.
    await page.route(/running-orders/, (route) => route.fulfill({ json: before }));
    await page.addInitScript(() => {
      const told: string[] = [];
      Object.assign(window, { told });
      const look = () => {
        for (const toast of document.querySelectorAll('[data-toast]')) told.push(toast.textContent ?? '');
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    });
    const followed = follows(`order-${parcel.id}`, `trip-${trip.id}`);
    await page.reload();
    await followed;
    const back = await db.row<{ return_otp: string }>(sql`
      select return_otp from parcels where order_id = ${parcel.id}`);
    await moveOrder(request, parcel.id, 'returned', { otp: back?.return_otp ?? '' });
    await expect(said(page)).toContainText(`Order #${parcel.id}`);
    await expect(said(page)).toContainText('Returned');
    await test.step('and nothing of it is said twice', async () => {
      const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
      expect(told.filter((text) => text.includes('Coming back'))).toEqual([]);
    });
  });

  await test.step('a trip, with the way to it [CHAT-007]', async () => {
    await keepToast(page, `Trip #${trip.id}`);
    await moveTrip(request, trip.id, 'confirmed');
    await expect(said(page)).toContainText(`Trip #${trip.id}`);
    await expect(said(page)).toContainText('Confirmed');
    await said(page).getByRole('button', { name: 'Track Trip' }).click();
    await expect(page).toHaveURL(`/rental/trip-status/${trip.id}`);
  });
});

test('push is asked for after an order, arrives when nobody looks, and can be switched off', async ({
  context,
  page,
  ownShop,
  request,
}) => {
  // A shop of its own, and what its worker has to fetch before it takes over, are not the journey's.
  const service = await startPushService();
  const { baseURL, db } = await ownShop({ env: { PUSH_LOCAL_SERVICE: service.address } });
  const customer = await signedInCustomer({ db });
  const { id } = await newOrder({ db }, { customer_id: customer.id });
  const browser = service.subscribe();
  await playPushService(page, browser.subscription);
  const asked = () => page.evaluate(() => (window as unknown as { asked: { permission: number; key: string } }).asked);
  const subscriptions = () => db.rows(sql`select endpoint from push_subscriptions where customer_id = ${customer.id}`);
  const question = page.getByRole('region', { name: 'Get updates on your order' });
  await signedIn(page, customer, baseURL);

  await test.step('never on arrival, but after an order, quietly [MISC-011]', async () => {
    await page.goto(`${baseURL}/notifications`);
    await expect(page.getByRole('heading', { name: 'Nothing new' })).toBeVisible();
    expect((await asked()).permission).toBe(0);
    await page.goto(`${baseURL}/order-placed/${id}`);
    await expect(question).toBeVisible();
    expect((await asked()).permission).toBe(0);
    // It is the worker that is pushed to: a press before it is there waits for it.
    await untilInstalled(page);
    await question.getByRole('button', { name: 'Turn on' }).click();
    await expect(said(page)).toContainText('You will get updates on your order');
    await expect(question).toHaveCount(0);
    // The token comes from the browser's messaging provider, made with the shop's public key; we make none.
    expect(await asked()).toMatchObject({ permission: 1, key: expect.stringMatching(/^B[\w-]{86}$/) });
    expect(await subscriptions()).toEqual([{ endpoint: browser.subscription.endpoint }]);
  });

  await test.step('what happens is pushed, shown by the service worker, and a press leads to it [CHAT-007]', async () => {
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    const shown = await notificationsOf(worker);
    const answer = await request.put(`${baseURL}/api/v1/operator/orders/${id}/status`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      data: { order_status: 'confirmed' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    await expect.poll(() => browser.pushed.length).toBe(1);
    expect(service.faults).toEqual([]);
    const { payload } = browser.pushed[0] ?? {};
    expect(payload).toMatchObject({ title: 'Order confirmed', link: `/order/${id}` });

    const devtools = await context.newCDPSession(page);
    const registered = new Promise<string>((found) =>
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const ours = registrations.find(({ isDeleted }) => !isDeleted);
        if (ours) found(ours.registrationId);
      }),
    );
    await devtools.send('ServiceWorker.enable');
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL,
      registrationId: await registered,
      data: JSON.stringify(payload),
    });
    await expect.poll(shown).toMatchObject([{ title: 'Order confirmed', body: payload.body, data: `/order/${id}` }]);
    await pressNotification(worker);
    await expect(page).toHaveURL(`${baseURL}/order/${id}`);
  });

  await test.step('switched off in the settings, and not asked for again', async () => {
    await page.goto(`${baseURL}/notifications`);
    await page.getByRole('button', { name: 'Notification settings' }).click();
    const here = page.getByRole('dialog').getByRole('checkbox', { name: /^Push on this device/ });
    await expect(here).toBeChecked();
    await here.click();
    await expect(here).not.toBeChecked();
    await expect.poll(subscriptions).toEqual([]);
    await page.goto(`${baseURL}/order-placed/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);
  });
  await service.end();
});
