import type { Page } from '@playwright/test';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { ask, comeTo, PHONE, scrollTo, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { plainGoods, type SoldItem } from '#tests/support/catalog/goods.ts';
import { cancelOrder, moveOrder, placeCourier, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { holdBack, loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { unusedAccount } from '#tests/support/people/account.ts';
import { newCourier } from '#tests/support/people/couriers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Visitor, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, maps: 'missing' });

const OUT_OF_REACH = 'We could not reach the shop. Please check your connection.';

const PICTURE = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
    'base64',
  ),
};

async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'ecommerce', zones: ZONES, stored, ...who }, baseURL);
}

/** Things of a shop that never closes, more of each than all tests together buy. */
async function goods(db: Db): Promise<[SoldItem, SoldItem]> {
  const [one, other] = await plainGoods({ db }, { module: 'ecommerce', count: 2, stock: 30 });
  if (!one || !other) throw new Error('nothing is on sale');
  return [one, other];
}

/** What is asked for of an order waits until then: what is seen was told. */
async function whileNothingIsAsked(page: Page, see: () => Promise<unknown>) {
  const letGo = await holdBack(page.context(), /\/customer\/order\/track\?/);
  await see();
  letGo();
}

/** Until the connection is open on which the order's news come. Begun before the page is. */
const untilFollowed = (page: Page, order_id: number) =>
  page.waitForResponse((answer) =>
    new RegExp(`/customer/live\\?.*\\border-${order_id}\\b`).test(decodeURIComponent(answer.url())),
  );

const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });
const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem').filter({ hasText: name });

test('the orders of a customer in their lists [ROUTE-030]', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const [item, other] = await goods(db);
  const past: number[] = [];
  for (let order = 0; order < 12; order++)
    past.push(
      (
        await newOrder(
          { db },
          { customer_id: customer.id, lines: [{ item, quantity: 1 }], order_status: 'delivered', isPaid: true },
        )
      ).id,
    );
  const lines = [item, other].map((each) => ({ item: each, quantity: 2 }));
  const schedule_at = new Date(Date.now() + 48 * 3_600_000);
  const { id } = await newOrder({ db }, { customer_id: customer.id, lines, schedule_at });
  const order = await trackedOrder(page.request, customer, id);
  await comeAs(page, baseURL, customer, PHONE);
  await page.goto('/my-orders');
  const row = page.getByRole('article').filter({ hasText: `Order #${id}` });

  await test.step('what runs is active [ORD-007b] [ORD-008]', async () => {
    await expect(page.getByRole('tab', { name: 'Active orders' })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
  await test.step('a row says what was ordered, when, for how much, and how it stands [ORD-008]', async () => {
    await expect(row.getByRole('link', { name: `Order #${id}` })).toHaveAttribute('href', `/order/${id}`);
    await expect(row.locator('img').first()).toBeVisible();
    const [wanted, placed] = [row.locator('time').first(), row.locator('time').last()];
    await expect(wanted).toHaveText(/^Scheduled for /);
    await expect(wanted).toHaveAttribute('datetime', order.schedule_at);
    await expect(placed).toHaveAttribute('datetime', order.created_at);
    // Pieces, as in the cart: two of each.
    await expect(row).toContainText('4 items');
    await expect(row.getByRole('heading')).toHaveText(order.store.name);
    await expect(row).toContainText(item.name.en);
    await expect(row).toContainText(`$${order.order_amount.toFixed(2)}`);
    await expect(row).toContainText('Pending');
  });
  await test.step('and leads to where it is [ORD-008]', () =>
    expect(row.getByRole('link', { name: 'Track order' })).toHaveAttribute('href', `/track-order?order_id=${id}`));

  await test.step('what is over is past, ten a page, to be reviewed [ORD-008]', async () => {
    const asked = page.waitForRequest(/\/customer\/order\/list\?/);
    await page.getByRole('tab', { name: 'Past orders' }).click();
    expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({ limit: '10', offset: '1' });
    await expect(page).toHaveURL('/my-orders?tab=past');
    const newest = past.at(-1);
    const first = page.getByRole('article').filter({ hasText: `Order #${newest}` });
    await expect(first).toContainText('Delivered');
    await expect(first.getByRole('button', { name: 'Review' })).toBeVisible();
    await test.step('with more behind its dots', async () => {
      await first.getByRole('button', { name: `More: Order #${newest}` }).click();
      await expect(page.getByRole('menuitem')).toHaveText(['Invoice', 'Order again', 'Help']);
      await expectNoFaults(page, '[role=menu]');
      await page.keyboard.press('Escape');
    });
    await comeTo(page.getByRole('article').nth(9));
    await expect(page.getByRole('article')).toHaveCount(12);
  });
});

test('the thanks for an order say when and what, and lead on without scrolling', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const [item, other] = await goods(db);
  const lines = [item, other].map((each) => ({ item: each, quantity: 1 }));
  const { id, total } = await newOrder({ db }, { customer_id: customer.id, lines, address: 'Vasagatan 1, Göteborg' });
  // What a phone's browser leaves of its screen.
  await comeAs(page, baseURL, customer, { width: 390, height: 664 });
  await page.goto(`/order-placed/${id}`);
  const main = page.getByRole('main');
  const track = main.getByRole('link', { name: 'Track order' });
  await expect(track).toBeInViewport({ ratio: 1 });
  const expected = main.getByRole('definition').filter({ hasText: 'Vasagatan 1, Göteborg' });
  await expect(expected).toBeInViewport({ ratio: 1 });
  await expect(main.getByRole('link', { name: item.name.en })).toHaveAttribute('href', `/order/${id}`);
  await expect(main).toContainText(`#${id}`);
  await expect(main.getByText(`$${(total.order_amount / 100).toFixed(2)}`)).toHaveCount(1);
  await expectNoSidewaysScroll(page);
  await expectNoFaults(page, 'main');
});

test('an order on its page', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const lines = (await goods(db)).map((item) => ({ item, quantity: 2 }));
  const { id } = await newOrder(
    { db },
    {
      customer_id: customer.id,
      lines,
      dm_tips: 3_00,
      address: 'Vasagatan 1, Göteborg',
      order_note: 'The blue door',
      schedule_at: new Date(Date.now() + 48 * 3_600_000),
    },
  );
  const order = await trackedOrder(page.request, customer, id);
  await comeAs(page, baseURL, customer, PHONE);
  await page.goto(`/order/${id}`);
  const main = page.getByRole('main');

  await test.step('its number, state and date [ORD-001] [ORD-009]', async () => {
    await expect(main.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
    await expect(main).toContainText('Pending');
    await expect(main.locator(`time[datetime="${order.created_at}"]`).first()).toBeVisible();
    await expect(main.locator(`time[datetime="${order.schedule_at}"]`).first()).toBeVisible();
  });
  await test.step('no date is torn over two lines', async () => {
    const lineCounts = await main
      .locator('header time')
      .evaluateAll((times) => times.map((time) => time.getClientRects().length));
    expect(lineCounts).toEqual([1, 1]);
  });
  await test.step('its store and lines [ORD-001] [ORD-009]', async () => {
    await expect(main).toContainText(order.store.name);
    const shown = main.getByRole('region', { name: 'Items' });
    for (const { item } of lines) await expect(shown).toContainText(item.name.en);
    await expect(shown).toContainText('Quantity: 2');
  });
  await test.step('its price lines add up [ORD-001] [ORD-009]', async () => {
    const sums = main.getByRole('region', { name: 'Summary' });
    await expect(sums.locator('bdi[data-line=total]')).toBeVisible();
    const amounts = await sums.locator('[data-line] bdi.tabular, bdi[data-line=total]').allInnerTexts();
    const shown = amounts.map((text) => Math.round(Number(text.replace(/[^\d.-]/g, '') || 0) * 100));
    const total = shown.pop();
    expect(total).toBe(Math.round(order.order_amount * 100));
    expect(shown.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    await expect(sums).toContainText('Deliveryman tips');
  });
  await test.step('and a thumb opens each of them', async () => {
    const rows = main.getByRole('region', { name: 'Summary' }).locator('details[data-line] > summary');
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
  await test.step('how it is paid [ORD-001] [ORD-009]', async () => {
    await expect(main.getByRole('region', { name: 'Payment' })).toContainText('Cash on delivery');
    await expect(main.getByRole('region', { name: 'Payment' })).toContainText('Unpaid');
  });
  await test.step('where it goes, and what was noted [ORD-001] [ORD-009]', async () => {
    await expect(main.getByRole('region', { name: 'Deliver to' })).toContainText('Vasagatan 1, Göteborg');
    await expect(main).toContainText('The blue door');
  });
  await test.step('the code to tell at the door [ORD-019]', () =>
    expect(main.getByRole('region', { name: 'Deliver to' })).toContainText(`Delivery code ${order.otp}`));
});

test('an order is followed to the door without a reload [ORD-002]', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const [item] = await goods(db);
  const { id } = await newOrder({ db }, { customer_id: customer.id, lines: [{ item, quantity: 1 }] });
  const { otp } = await trackedOrder(page.request, customer, id);
  const courier = await newCourier({ db }, { f_name: 'Ruben', l_name: 'Lind', zone_id: item.zone_id });
  await comeAs(page, baseURL, customer, PHONE);
  const followed = untilFollowed(page, id);
  await test.step('who asks for an order, and has one on its way, is led to it', async () => {
    await page.goto('/track-order');
    await expect(page).toHaveURL(`/track-order?order_id=${id}`);
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the store' })).toBeVisible();
  await followed;
  const loads: string[] = [];
  page.on('framenavigated', (frame) => loads.push(frame.url()));

  // That the news come within two seconds is proven where only the server works: tests/api/live/live.test.ts.
  await test.step('placed [ORD-010]', () => expect(step(page, 'Placed')).toHaveAttribute('aria-current', 'step'));
  await test.step('confirmed, by the news alone [ORD-010]', async () => {
    await whileNothingIsAsked(page, async () => {
      await moveOrder(page.request, id, 'confirmed');
      await expect(step(page, 'Confirmed')).toHaveAttribute('aria-current', 'step');
    });
    await expect(page.getByText('Arriving by')).toBeVisible();
  });
  await test.step('preparing, by the news alone [ORD-010]', async () => {
    await whileNothingIsAsked(page, async () => {
      await moveOrder(page.request, id, 'processing');
      await expect(step(page, 'Preparing')).toHaveAttribute('aria-current', 'step');
    });
    await moveOrder(page.request, id, 'handover', { delivery_man_id: courier });
    await expect(page.getByRole('region', { name: 'Your courier' })).toContainText('Ruben');
  });
  await test.step('on the way, by the news alone [ORD-010]', () =>
    whileNothingIsAsked(page, async () => {
      await moveOrder(page.request, id, 'picked_up');
      await expect(step(page, 'On the way')).toHaveAttribute('aria-current', 'step');
    }));
  await test.step('delivered, by the news alone, and said aloud [ORD-010]; another tab hears it by the same connection', async () => {
    const other = await page.context().newPage();
    const connections: string[] = [];
    other.on('request', (request) => {
      if (/\/live\?/.test(request.url())) connections.push(request.url());
    });
    const shared = untilFollowed(page, id);
    await other.goto(`/track-order?order_id=${id}`);
    await expect(step(other, 'On the way')).toHaveAttribute('aria-current', 'step');
    await shared;
    await whileNothingIsAsked(page, async () => {
      await moveOrder(page.request, id, 'delivered', { otp });
      await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
      await expect(status(page, `Order #${id}: Delivered`)).toBeAttached();
      await expect(other.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
    });
    expect(connections).toEqual([]);
    await other.close();
  });
  expect(loads).toEqual([]);
});

test.describe('on its way', () => {
  // Maps without a graphics card complain of it.
  test.use({ maps: 'unpainted', provoked: /GL Driver Message|WebGL/ });

  test('the map shows store, customer and courier, and how long it takes [ORD-011] [ROUTE-037]', async ({
    page,
    baseURL,
    db,
  }) => {
    const customer = await signedInCustomer({ db });
    const [item] = await goods(db);
    const courier = await newCourier({ db }, { f_name: 'Ruben', l_name: 'Lind', zone_id: item.zone_id });
    const { id } = await newOrder(
      { db },
      { customer_id: customer.id, lines: [{ item, quantity: 1 }], order_status: 'picked_up', delivery_man_id: courier },
    );
    const order = await trackedOrder(page.request, customer, id);
    const door = { lat: Number(order.delivery_address.latitude), lng: Number(order.delivery_address.longitude) };
    await placeCourier(page.request, courier, { lat: door.lat - 0.012, lng: door.lng });
    await comeAs(page, baseURL, customer, PHONE);
    await page.goto(`/track-order?order_id=${id}`);
    await expect(page.getByRole('region', { name: 'Where your order is' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your address' })).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your courier' })).toBeVisible();
    await expect(page.getByRole('img', { name: order.store.name })).toBeVisible();
    const minutes = async () => Number.parseInt(await page.getByRole('heading', { level: 1 }).innerText(), 10);
    await expect.poll(minutes).toBeGreaterThan(4);
    await placeCourier(page.request, courier, { lat: door.lat - 0.0005, lng: door.lng });
    await expect.poll(minutes).toBeLessThan(4);
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });
});

test('with a courier on the way each page has one thing it wants most: to call stands back where another does', async ({
  page,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  const [item] = await goods(db);
  const delivery_man_id = await newCourier({ db }, { zone_id: item.zone_id });
  const underWay = { customer_id: customer.id, order_status: 'picked_up', delivery_man_id } as const;
  const order = await newOrder({ db }, { ...underWay, lines: [{ item, quantity: 1 }] });
  const parcel = await newParcel({ db }, underWay);
  await comeAs(page, baseURL, customer);
  const main = page.getByRole('main');
  const filled = () =>
    main.locator('a, button').evaluateAll((all) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--color-accent)';
      const accent = getComputedStyle(probe).backgroundColor;
      probe.remove();
      return all
        .filter((one) => getComputedStyle(one).backgroundColor === accent)
        .map((one) => one.getAttribute('aria-label') ?? one.textContent);
    });
  for (const [path, most] of [
    [`/order/${order.id}`, 'Track order'],
    [`/track-order?order_id=${order.id}`, 'Call Jonas Okafor'],
    [`/order/${parcel.id}`, 'Track order'],
    [`/track-order?order_id=${parcel.id}`, 'Share with Elias'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      await expect(main.getByRole('link', { name: 'Call Jonas Okafor' })).toBeVisible();
      await expect.poll(filled).toEqual([most]);
    });
});

test('who got an order is reminded to review it', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const [item] = await goods(db);
  const { id } = await newOrder({ db }, { customer_id: customer.id, lines: [{ item, quantity: 1 }] });
  const { otp } = await trackedOrder(page.request, customer, id);
  const delivery_man_id = await newCourier({ db }, { f_name: 'Ruben', l_name: 'Lind', zone_id: item.zone_id });
  for (const next of ['confirmed', 'processing', 'handover', 'picked_up'] as const)
    await moveOrder(page.request, id, next, next === 'handover' ? { delivery_man_id } : {});
  await moveOrder(page.request, id, 'delivered', { otp });
  await comeAs(page, baseURL, customer);
  await page.goto('/home');
  const reminder = page.getByRole('region', { name: 'How was it?' });
  const dialog = page.getByRole('dialog', { name: 'How was it?' });

  await test.step('on the home [ORD-005]', async () => {
    await expect(reminder).toContainText(`order #${id}`);
    await test.step('without lying over the foot of the page', async () => {
      await page.setViewportSize({ width: 768, height: 1024 });
      const subscribe = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' });
      // The list of stores above it grows while one comes near.
      await expect(async () => {
        await subscribe.scrollIntoViewIfNeeded();
        await expect(subscribe).toBeInViewport({ timeout: 1000 });
        const [card, button] = [await reminder.boundingBox(), await subscribe.boundingBox()];
        expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
      }).toPass();
      await page.setViewportSize(WIDE);
    });
  });
  await test.step('among the orders, where it lies over none of them [ORD-005]', async () => {
    await page.setViewportSize({ width: 768, height: 420 });
    await page.goto('/my-orders?tab=past');
    const row = page.getByRole('article').filter({ hasText: `#${id}` });
    await expect(reminder).toContainText(`order #${id}`);
    const room = async () => {
      const [card, own] = [await reminder.boundingBox(), await row.boundingBox()];
      return card && own && card.y - own.y - own.height;
    };
    await expect.poll(room).toBeGreaterThanOrEqual(0);
    await page.setViewportSize(WIDE);
    await reminder.getByRole('button', { name: 'Review' }).click();
  });
  await test.step('the item, with stars, words and a picture [ORD-018]', async () => {
    const form = dialog.getByRole('region', { name: item.name.en });
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog).toContainText('Please choose a number of stars.');
    await choose(form.getByRole('radio', { name: '4 stars' }));
    await form.getByLabel('Your comment (optional)').fill(`Solid work ${id}`);
    await form.locator('input[type=file]').setInputFiles(PICTURE);
    await expect(form.getByRole('img', { name: 'Picture 1' })).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
  });
  await test.step('and who brought it, in the same form [ORD-018]', async () => {
    const courier = dialog.getByRole('region', { name: /^Your courier/ });
    await choose(courier.getByRole('radio', { name: '5 stars' }));
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(courier).toContainText('Please write a few words about your courier.');
    await courier.getByLabel('Your comment').fill('Fast and friendly');
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await expect(dialog.getByText('Reviewed', { exact: true })).toHaveCount(2);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('once: nobody is reminded again [ORD-005] [ORD-018]', () => expect(reminder).toHaveCount(0));
  await test.step('the review stands at the item, and has its picture [ORD-018]', async () => {
    // The shop drops what it kept of the item a moment later.
    await expect
      .poll(async () => (await ask(page, 'ecommerce', `/items/reviews/${item.id}?limit=10&offset=1`)).reviews)
      .toContainEqual(
        expect.objectContaining({
          comment: `Solid work ${id}`,
          rating: 4,
          attachment_full_url: [expect.any(String)],
        }),
      );
    await page.goto(`/product/${item.slug}`);
    const reviews = page.getByRole('region', { name: 'Reviews' });
    await comeTo(reviews);
    const mine = reviews.getByRole('article').filter({ hasText: `Solid work ${id}` });
    const picture = mine.getByRole('img', { name: /^Picture 1 of the review by / });
    await expect(picture).toBeVisible();
    const address = (await mine.getByRole('link').getAttribute('href')) ?? '';
    const large = await page.request.get(address, { headers: { 'x-no-pictures': '' } });
    expect([large.status(), large.headers()['content-type']]).toEqual([200, 'image/webp']);
  });
});

test.describe('an order that was not right', () => {
  // The cart holds another store's items.
  test.use({ provoked: /status of 403/ });

  test('is cancelled, ordered again, and asked back', async ({ page, baseURL, db }) => {
    const customer = await signedInCustomer({ db });
    const bought = await goods(db);
    const [item] = bought;
    const lines = bought.map((each) => ({ item: each, quantity: 1 }));
    const { id } = await newOrder({ db }, { customer_id: customer.id, lines });
    await comeAs(page, baseURL, customer);

    await test.step('cancelled, with a reason and a comment [ORD-003] [ORD-013]', async () => {
      await page.goto(`/order/${id}`);
      const more = page.getByRole('button', { name: 'More', exact: true });
      const cancel = page.getByRole('menuitem', { name: 'Cancel Order' });
      await more.click();
      await test.step('the menu ends with its button', async () => {
        const [button, menu] = [await more.boundingBox(), await page.getByRole('menu', { name: 'More' }).boundingBox()];
        expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((button?.x ?? 0) + (button?.width ?? 0) + 1);
      });
      await cancel.click();
      const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
      // When the reasons come the dialog grows, and its buttons move away from under a press.
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Cancel Order' }).click();
      await expect(dialog).toContainText('Choose a reason or write a comment.');
      const reason = dialog.getByRole('radio').first();
      const words = await reason.inputValue();
      await reason.check();
      await dialog.getByLabel('Comment').fill('Changed my mind');
      await expectNoFaults(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Cancel Order' }).click();
      await expect(toast(page, 'Your order has been canceled.')).toBeVisible();
      const note = page.getByRole('region', { name: 'This order was canceled' });
      for (const said of ['you', words, 'Changed my mind']) await expect(note).toContainText(said);
      await more.click();
      await expect(page.getByRole('menuitem', { name: 'Invoice' })).toBeVisible();
      await expect(cancel).toHaveCount(0);
      await page.keyboard.press('Escape');
    });

    await test.step('ordered again: the lines are in the cart [ORD-016]', async () => {
      await page.getByRole('button', { name: 'Order again' }).click();
      const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
      for (const { name } of bought) await expect(cart).toContainText(name.en);
      await cart.getByRole('button', { name: 'Close' }).click();
      await expect(cart).toBeHidden();
    });

    await test.step('what is not as it was is named before the cart is shown [ORD-016]', async () => {
      // Somebody has bought all but one piece of something of another store, of which nobody else buys meanwhile.
      const scarce = await db.row<SoldItem>(sql`
        update items set stock = 4
        where id = (
          select i.id from items i
          where i.module_id = ${item.module_id} and i.store_id <> ${item.store_id} and i.choice_options = '[]'
            and i.stock between 5 and 15 and i.status and i.is_approved and i.maximum_cart_quantity is null
            and not exists (select from flash_sale_items f where f.item_id = i.id)
          order by i.id desc limit 1 for update skip locked
        )
        returning id, name, slug, image, price, stock, store_id, module_id, zone_id`);
      if (!scarce) throw new Error('of everything there is plenty');
      const { id: old } = await newOrder(
        { db },
        {
          customer_id: customer.id,
          lines: [{ item: scarce, quantity: scarce.stock - 1 }],
          order_status: 'delivered',
          isPaid: true,
        },
      );
      await page.goto(`/order/${old}`);
      const again = page.getByRole('button', { name: 'Order again' });
      await again.click();
      // The cart still holds the other store's items.
      await page.getByRole('alertdialog').getByRole('button', { name: 'Clear Cart' }).click();
      const told = page.getByRole('dialog', { name: 'Your cart is filled again' });
      await expect(told).toContainText(scarce.name.en);
      await expect(told).toContainText('only 1 left');
      await expectNoFaults(page, '[role=dialog]');
      await told.getByRole('button', { name: 'View cart' }).click();
      await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toContainText(scarce.name.en);
    });

    // With a word that is longer than a phone is wide.
    const longNamed = lines.map(({ item: each, quantity }) => ({
      item: { ...each, name: { ...each.name, en: `${each.name.en} ${'cake'.repeat(15)}` } },
      quantity,
    }));
    const { id: paid } = await newOrder(
      { db },
      { customer_id: customer.id, lines: longNamed, order_status: 'delivered', isPaid: true },
    );
    await test.step('on paper only the order itself', async () => {
      await page.goto(`/order/${paid}`);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
    });
    await test.step('an invoice on paper [ORD-017]', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Invoice' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Invoice' })).toBeVisible();
      await expect(page.getByRole('table')).toContainText(item.name.en);
      await expectNoSidewaysScroll(page, [320]);
      await page.setViewportSize(WIDE);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('header').first()).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('table')).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      await page.getByRole('link', { name: 'Back to the order' }).click();
    });

    await test.step('a refund is asked for, with a reason, words and a picture [ORD-004] [ORD-014]', async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Refund Request' }).click();
      const dialog = page.getByRole('dialog', { name: 'Refund Request' });
      await expect(dialog.getByRole('radio').first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(dialog).toContainText('Please choose a reason.');
      await dialog.getByRole('radio').first().check();
      await dialog.getByLabel('Describe it in your own words (optional)').fill('Broken on arrival');
      await dialog.locator('input[type=file]').setInputFiles([PICTURE]);
      await expectNoFaults(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Send request' }).click();
      await expect(toast(page, 'Your refund request has been sent.')).toBeVisible();
    });
    await test.step('and how it stands is shown [ORD-014]', async () => {
      const note = page.getByRole('region', { name: 'Refund', exact: true });
      await expect(note).toContainText('Under review');
      await expect(note).toContainText('Broken on arrival');
      await expect(note.getByRole('img', { name: 'Refund picture 1' })).toBeVisible();
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await expect(page.getByRole('menuitem', { name: 'Invoice' })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Refund Request' })).toHaveCount(0);
      await page.keyboard.press('Escape');
    });
    await test.step('both are in the past', async () => {
      await page.goto('/my-orders?tab=past');
      await expect(page.getByRole('article').filter({ hasText: `Order #${id}` })).toContainText('Canceled');
      await expect(page.getByRole('article').filter({ hasText: `Order #${paid}` })).toContainText('Refund requested');
    });
    await test.step('the store is offered again [ORD-006]', async () => {
      const { store } = await trackedOrder(page.request, customer, paid);
      await page.goto('/home');
      await expect(await scrollTo(page, 'Visit Again!')).toContainText(store.name);
    });
  });
});

test.describe('a payment', () => {
  // The gateway's page has no icon: some browsers look for one all the same.
  test.use({ provoked: /404/ });

  test.describe('of an order that was taken back in another tab', () => {
    test.use({ provoked: /status of 403|404/ });

    test('is refused, and not offered again', async ({ page, baseURL, db }) => {
      const customer = await signedInCustomer({ db });
      const lines = (await goods(db)).map((item) => ({ item, quantity: 1 }));
      const payment = { payment_method: 'digital_payment' } as const;
      const { id } = await newOrder({ db }, { customer_id: customer.id, lines, payment });
      await comeAs(page, baseURL, customer);
      await page.goto(`/order/${id}`);
      await page.getByRole('button', { name: 'Update Payment' }).click();
      const dialog = page.getByRole('dialog', { name: 'Update Payment' });
      await dialog.getByRole('radio').first().check();
      await cancelOrder(page.request, customer, id);
      await dialog.getByRole('button', { name: /^Pay / }).click();
      await expect(dialog).toContainText('This order is not waiting for a payment');
      await expect(dialog).toContainText('Nothing is left to pay for this order.');
      await expect(dialog.getByRole('radio')).toHaveCount(0);
    });
  });

  test('a payment that did not come is remembered, switched to cash, or made again', async ({ page, baseURL, db }) => {
    const customer = await signedInCustomer({ db });
    const lines = (await goods(db)).map((item) => ({ item, quantity: 1 }));
    const unpaid = { customer_id: customer.id, lines, payment: { payment_method: 'digital_payment' } } as const;
    const { id: switched } = await newOrder({ db }, unpaid);
    await comeAs(page, baseURL, customer);
    const dialog = page.getByRole('dialog', { name: 'Update Payment' });

    await test.step('remembered at the next visit [ORD-015]', async () => {
      await page.goto('/home');
      const popup = page.getByRole('dialog', { name: 'Your payment is not finished' });
      await expect(popup).toContainText(`Order #${switched}`);
      await expectNoFaults(page, '[role=dialog]');
      await popup.getByRole('button', { name: 'Later' }).click();
      await expect(popup).toBeHidden();
    });
    await test.step('found over the orders on their way, where one looks first', async () => {
      await page.goto('/my-orders');
      const note = page.getByRole('region', { name: 'Update Payment' });
      await expect(note).toContainText(`Order #${switched} is waiting for $`);
      await note.getByRole('button', { name: 'Pay now' }).click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toBeHidden();
    });
    await test.step('switched to cash [CHK-008] [ORD-015]', async () => {
      await page.goto('/my-orders?tab=past');
      const row = page.getByRole('article').filter({ hasText: `Order #${switched}` });
      await expect(row).toContainText('Payment Failed');
      await row.getByRole('button', { name: 'Pay now' }).click();
      await dialog.getByRole('radio', { name: /Switch to cash on delivery/ }).check();
      await dialog.getByRole('button', { name: 'Switch to cash' }).click();
    });
    await test.step('which is said [CHK-009]', () => expect(toast(page, 'Payment info updated.')).toBeVisible());
    await test.step('and done [ORD-015]', async () => {
      await expect(dialog).toBeHidden();
      expect(await trackedOrder(page.request, customer, switched)).toMatchObject({
        order_status: 'pending',
        payment_method: 'cash_on_delivery',
      });
    });

    const { id: again } = await newOrder({ db }, unpaid);
    await page.goto(`/order/${again}`);
    for (const [choice, words] of [
      [/fail/i, 'Your payment did not go through.'],
      [/^pay/i, 'Your payment has arrived.'],
    ] as const)
      await test.step('paid again at the gateway, at the second try [ORD-015]', async () => {
        const update = page.getByRole('button', { name: 'Update Payment' });
        // The gateway has sent the browser back.
        await untilReady(page);
        await update.click();
        await dialog.getByRole('radio').first().check();
        await dialog.getByRole('button', { name: /^Pay / }).click();
        await page.waitForURL(/\/demo\/pay\//);
        await keepToast(page, words);
        await page.getByRole('button', { name: choice }).click();
        await expect(toast(page, words)).toBeVisible();
      });
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Paid');
    await expect(page.getByRole('button', { name: 'Update Payment' })).toHaveCount(0);
    await expect(page).toHaveURL(`/order/${again}`);

    await test.step('canceled by the shop, it says where the money is', async () => {
      await moveOrder(page.request, again, 'canceled');
      await expect
        .poll(async () => (await trackedOrder(page.request, customer, again)).refunds)
        .toMatchObject([{ refund_method: 'sandbox', refund_status: 'done' }]);
      await page.reload();
      const money = page.getByRole('region', { name: 'Your money' });
      await expect(money).toContainText('Sandbox card');
      await expect(money).toContainText('Paid back');
      await expectNoFaults(page, 'main');
    });
  });
});

test.describe('a guest', () => {
  // The order that is not there, and the stream that is cut.
  test.use({ provoked: /40[45]|ERR_FAILED/ });

  test('follows an order by its number and phone', async ({ page, baseURL, db }) => {
    const guest = await newGuest({ db });
    const [item] = await goods(db);
    const number = unusedAccount().phone.slice('+46'.length);
    const { id } = await newOrder(
      { db },
      {
        guest_id: guest.id,
        lines: [{ item, quantity: 1 }],
        contact_number: `46${number}`,
        address: 'Vasagatan 1, Göteborg',
      },
    );
    const { store } = await trackedOrder(page.request, guest, id);
    await comeAs(page, baseURL, {}, PHONE);
    await page.route(/\/customer\/live\?/, (route) => route.abort());
    const main = page.getByRole('main');
    const track = page.getByRole('button', { name: 'Track order' });
    const phone = page.getByRole('textbox', { name: 'Phone' });

    await test.step('from the header’s entry [HDR-001d]', async () => {
      await page.setViewportSize(WIDE);
      await page.goto('/settings');
      await page.getByRole('banner').getByRole('link', { name: 'Track order' }).click();
      await expect(page).toHaveURL('/track-order');
      await page.setViewportSize(PHONE);
    });
    await test.step('a wrong phone shows nothing of it [ORD-012]', async () => {
      await page.getByLabel('Order ID').fill(String(id));
      await track.click();
      await expect(page.getByText('Phone Number is required')).toBeVisible();
      await phone.fill(`${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`);
      await track.click();
      await expect(page.getByRole('alert')).toContainText('We found no order with this number and phone number.');
      for (const secret of ['Vasagatan', store.name, item.name.en]) await expect(main).not.toContainText(secret);
    });
    await test.step('the right one shows how it stands, and nothing else [ORD-012] [ROLE-009] [ROUTE-037]', async () => {
      await phone.fill(number);
      await track.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Waiting for the store' })).toBeVisible();
      expect(page.url()).not.toContain(number);
      for (const secret of ['Vasagatan', store.name, item.name.en]) await expect(main).not.toContainText(secret);
    });
    await test.step('a code to the phone shows the whole order', async () => {
      const send = page.getByRole('button', { name: 'Send a code to the phone' });
      const dialog = page.getByRole('dialog');
      const verify = dialog.getByRole('button', { name: 'Verify' });
      await test.step('also where nobody heard that it was sent', async () => {
        await loseAnswer(page, '**/order/track-code');
        await send.click();
        await expect(toast(page, OUT_OF_REACH)).toBeVisible();
        await expect(dialog).toHaveCount(0);
        await send.click();
      });
      await dialog.getByRole('textbox').fill('123456');
      await test.step('nor that it was right', async () => {
        const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/track-proof'));
        await loseAnswer(page, '**/order/track-proof');
        await verify.click();
        await lost;
        await expect(verify).toBeEnabled();
        await verify.click();
      });
      await expect(main).toContainText('Vasagatan 1');
      expect(page.url()).not.toContain('key=');
    });
    await test.step('who cannot listen asks now and then', async () => {
      await moveOrder(page.request, id, 'confirmed');
      await expect(step(page, 'Confirmed')).toHaveAttribute('aria-current', 'step');
      await page.getByRole('link', { name: 'Order details' }).click();
      await expect(page.getByRole('region', { name: 'Items' })).toContainText(item.name.en);
    });
    await test.step('so does the link from the confirmation, elsewhere', async () => {
      const { key } = await trackedOrder(page.request, guest, id);
      await page.goto(`/track-order?order_id=${id}&key=${key}`);
      await expect(main).toContainText('Vasagatan 1');
    });
    await test.step('a guest has no list of orders [ORD-007a]', async () => {
      await page.goto('/my-orders');
      await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
      await expect(main).not.toContainText(`#${id}`);
    });
    await test.step('the number alone opens nothing [ORD-012]', async () => {
      await page.goto(`/order/${id}`);
      await expect(page.getByRole('heading', { name: 'We could not find this order' })).toBeVisible();
    });
  });
});
