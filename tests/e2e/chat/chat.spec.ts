import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { comeTo, PHONE, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { newOrder } from '#tests/support/orders/orders.ts';
import { holdAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { conversationOf, otherSide } from '#tests/support/people/chat-calls.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, maps: 'missing' });

const INBOX = '/profile?page=inbox';
const stored = { cookie_consent: 'necessary' };

/** Somebody who waits for an order that a courier brings. */
async function waitingCustomer(db: Db) {
  const customer = await signedInCustomer({ db });
  const courier = await db.row<{ id: number; f_name: string }>(
    sql`select id, f_name from couriers order by id limit 1`,
  );
  if (!courier) throw new Error('the town has couriers');
  const order = await newOrder(
    { db },
    { customer_id: customer.id, order_status: 'confirmed', delivery_man_id: courier.id },
  );
  const store = await db.row<{ name: string; slug: string; vendor_id: number }>(sql`
    select s.name ->> 'en' as name, s.slug, s.vendor_id from orders o join stores s on s.id = o.store_id
    where o.id = ${order.id}`);
  if (!store) throw new Error('an order has a store');
  return { customer, order_id: order.id, store, courier };
}

const thread = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Write to / });
const bubble = (page: Page, text: string) => thread(page).getByRole('listitem').filter({ hasText: text });

async function write(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('a customer writes to the store beside the order, and is answered live', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  const { customer, order_id, store } = await waitingCustomer(db);
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES, token: customer.token, stored }, baseURL);
  await page.goto(`/order/${order_id}`);

  await test.step('the thread opens beside the order, and what is sent stands there [CHAT-003]', async () => {
    await page.getByRole('link', { name: `Chat with ${store.name}` }).click();
    const panel = page.getByRole('dialog', { name: new RegExp(store.name) });
    await expect(panel).toBeVisible();
    await expect(page).toHaveURL(`/order/${order_id}`);
    await write(page, 'No pickles, please');
    await expect(bubble(page, 'No pickles, please')).toContainText('Sent');
    await expect(field(page)).toBeFocused();
    await expect(thread(page).getByRole('link', { name: new RegExp(`Order #${order_id}`) })).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
  });

  const conversation_id = await conversationOf(request, customer.token, 'vendor');
  const shop = otherSide(request, conversation_id);
  await test.step('the other side types, has seen it, and answers, without a reload [CHAT-002] [CHAT-006]', async () => {
    // Who types says so again and again; what was said before the page listened is not told later.
    await expect(async () => {
      await shop.types();
      await expect(thread(page).getByLabel(`${store.name} is typing…`)).toBeVisible({ timeout: 2000 });
    }).toPass();
    const [own] = await shop.reads();
    expect(own).toMatchObject({ sender_type: 'customer', message: 'No pickles, please' });
    await shop.hasSeen(own?.id ?? 0);
    await expect(bubble(page, 'No pickles, please')).toContainText('Seen');
    await shop.says('Noted on the ticket');
    await expect(bubble(page, 'Noted on the ticket')).toBeVisible();
    await expect(thread(page).getByLabel(`${store.name} is typing…`)).toHaveCount(0);
  });

  await test.step('what is said while the thread is on its way is there with it [CHAT-006]', async () => {
    const listens = page.waitForResponse(/\/customer\/live/);
    const { answered, letGo } = await holdAnswer(page, /\/message\/details/);
    await page.reload();
    await listens;
    await page.getByRole('link', { name: `Chat with ${store.name}` }).click();
    await answered;
    // The page hears of it: it counts anew what is unread.
    const heard = page.waitForResponse(/\/message\/unread/);
    await shop.says('We are out of limes');
    await heard;
    letGo();
    // A page that is told the news asks for nothing by itself: without them it would never come.
    await expect(bubble(page, 'We are out of limes')).toBeVisible();
  });

  await test.step('what comes while it is closed is counted at the way to it [HDR-001f]', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await shop.says('Packed and waiting for the courier');
    const chat = page.getByRole('banner').getByRole('link', { name: 'Chat 1 unread message' });
    await expect(chat).toBeVisible();
    await chat.click();
    await expect(page).toHaveURL(INBOX);
    // Not the links of the order, which stands there until the inbox has come.
    const row = page.getByRole('link', { name: new RegExp(store.name) }).filter({ hasText: 'Packed and waiting' });
    await expect(row).toBeVisible();
  });
});

test.describe('with the map beside it', () => {
  // Maps without a graphics card complain of it.
  test.use({ maps: 'unpainted', provoked: /GL Driver Message|WebGL/ });

  test('a customer finds it all in the inbox', async ({ page, baseURL, db, request }) => {
    const { customer, order_id, store } = await waitingCustomer(db);
    const sent = await request.post('/api/v1/customer/message/send', {
      headers: customer.headers,
      multipart: { receiver_type: 'vendor', receiver_id: store.vendor_id, order_id, message: 'No pickles, please' },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    const conversation_id = await conversationOf(request, customer.token, 'vendor');
    await otherSide(request, conversation_id).says('Packed and waiting for the courier');
    await page.setViewportSize(WIDE);
    await visitAs(page, { module: 'grocery', zones: ZONES, token: customer.token, stored }, baseURL);
    await page.goto(INBOX);

    const rows = page.getByRole('region', { name: 'Inbox' }).getByRole('link');
    await test.step('the inbox has the conversation with its last message, support on top and tabs [ROUTE-027] [CHAT-001] [CHAT-005]', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Store 1 unread message' })).toHaveAttribute('aria-selected', 'true');
      const row = page.getByRole('link', { name: new RegExp(store.name) });
      await expect(row).toContainText('Packed and waiting for the courier');
      await expect(row).toContainText('1 unread message');
      await expect(rows.first()).toContainText('Errand support');
      await page.getByRole('tab', { name: 'Delivery Man' }).click();
      await expect(page.getByText('No conversations with delivery men yet')).toBeVisible();
      await page.getByRole('tab', { name: /^Store/ }).click();
      await row.click();
    });

    await test.step('opened, it is read, with the order in it and beside it [CHAT-005]', async () => {
      await expect(page).toHaveURL(`${INBOX}&conversation_id=${conversation_id}`);
      await expect(thread(page)).toContainText('No pickles, please');
      await expect(bubble(page, 'Packed and waiting for the courier')).toBeVisible();
      await expect(thread(page).getByRole('link', { name: new RegExp(`Order #${order_id}`) })).toBeVisible();
      const about = page.getByRole('complementary', { name: 'What it is about' });
      await expect(about.getByRole('heading', { name: `Order #${order_id}` })).toBeVisible();
      await expect(about.getByRole('link', { name: 'Track order' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Chat', exact: true })).toBeVisible();
      await expect(page.getByRole('tab', { name: 'Store', exact: true })).toBeVisible();
      await expectNoFaults(page, 'main');
      await page.reload();
      await expect(thread(page)).toContainText('Packed and waiting for the courier');
    });

    await test.step('the small map beside it shows the way: its ends do not lie on each other', async () => {
      const about = page.getByRole('complementary', { name: 'What it is about' });
      const placeOf = async (name: string) => (await about.getByRole('img', { name }).boundingBox()) ?? { x: 0, y: 0 };
      const apart = async () => {
        const [from, to] = await Promise.all([placeOf(store.name), placeOf('Your address')]);
        return Math.hypot(from.x - to.x, from.y - to.y);
      };
      await expect(about.getByRole('img', { name: 'Your address' })).toBeVisible();
      await expect.poll(apart).toBeGreaterThan(40);
    });

    await test.step('conversations are found by name [CHAT-004]', async () => {
      const search = page.getByRole('searchbox', { name: 'Search by name' });
      await search.fill(store.name.slice(0, 4).toLowerCase());
      const found = page.getByRole('list', { name: 'Conversations found' });
      await expect(found.getByRole('link')).toHaveText([new RegExp(store.name)]);
      await search.fill('nobody is called so');
      await expect(page.getByText('Nobody by the name “nobody is called so”')).toBeVisible();
      await page.getByRole('button', { name: 'Clear the search' }).click();
      await expect(rows.filter({ hasText: store.name })).toBeVisible();
    });
  });
});

const KINDS = [
  ['a.jpeg', 'image/jpeg', 'jpeg'],
  ['b.png', 'image/png', 'png'],
  ['c.gif', 'image/gif', 'gif'],
  ['d.jpg', 'image/jpeg', 'jpeg'],
] as const;
const REFUSED = [
  ['me.avif', 'image/avif'],
  ['me.webp', 'image/webp'],
  ['me.pdf', 'application/pdf'],
] as const;

test('on a phone a courier gets pictures, and long threads are read backwards', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  const { customer, order_id, courier } = await waitingCustomer(db);
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'grocery', zones: ZONES, token: customer.token, stored }, baseURL);
  await page.goto(`/track-order?order_id=${order_id}`);
  const files = await Promise.all(
    KINDS.map(async ([name, mimeType, format]) => ({
      name,
      mimeType,
      buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c33' } })
        .toFormat(format)
        .toBuffer(),
    })),
  );

  await test.step('the courier’s card leads to the thread, which is a page of its own', async () => {
    await page.getByRole('link', { name: new RegExp(`^Chat with ${courier.f_name}`) }).click();
    await expect(page).toHaveURL(new RegExp(`page=inbox&delivery_man_id=${courier.id}&order_id=${order_id}`));
    await expect(field(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expectNoSidewaysScroll(page);
  });

  const chooser = page.getByLabel('Add pictures');
  const chosen = page.getByRole('button', { name: /^Remove picture/ });
  const note = page.getByRole('alert');
  await test.step('other kinds of files are refused in these words [UPL-001b] [UPL-002]', async () => {
    for (const [name, mimeType] of REFUSED) {
      // A right one first, so that the words are about this one.
      await chooser.setInputFiles(files.slice(0, 1));
      await expect(chosen).toHaveCount(1);
      await expect(note).toHaveCount(0);
      await chooser.setInputFiles({ name, mimeType, buffer: Buffer.from(name) });
      await expect(note).toHaveText(
        'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
      );
      await expect(chosen).toHaveCount(1);
      await chosen.click();
      await expect(chosen).toHaveCount(0);
    }
  });
  await test.step('more than 2 MB is refused [UPL-003a]', async () => {
    const buffer = Buffer.alloc(2 * 1024 * 1024 + 1);
    await chooser.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer });
    await expect(note).toContainText('2 MB');
    await expect(chosen).toHaveCount(0);
  });
  await test.step('but a photo is made smaller, and one that was taken out by mistake comes back', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
    await chooser.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await expect(chosen).toHaveCount(1);
    const letGo = await keepToast(page, 'Picture removed');
    await chosen.click();
    await expect(chosen).toHaveCount(0);
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
    await letGo();
    await expect(chosen).toHaveCount(1);
    await chosen.click();
    await expect(chosen).toHaveCount(0);
  });
  await test.step('of four pictures three are taken, in these words, each as wide as high [UPL-001a] [UPL-003b] [UPL-004]', async () => {
    await chooser.setInputFiles(files);
    await expect(note).toHaveText('Maximum 3 images can be send at a time.');
    await expect(chosen).toHaveCount(3);
    const box = await page.getByRole('img', { name: 'Picture 1' }).boundingBox();
    expect(box?.width).toBe(box?.height);
    await chosen.first().click();
    await expect(chooser).toHaveAccessibleDescription(/1:1/);
    await chooser.setInputFiles(files.slice(3));
    await expect(chosen).toHaveCount(3);
  });
  await test.step('they are sent with the words, and stand in the thread [CHAT-005]', async () => {
    await write(page, 'The door beside the bakery');
    await expect(bubble(page, 'The door beside the bakery')).toContainText('Sent');
    await expect(bubble(page, 'The door beside the bakery').getByRole('img')).toHaveCount(3);
    await expect(chosen).toHaveCount(0);
    const [first] = await otherSide(request, await conversationOf(request, customer.token, 'delivery_man')).reads();
    expect(first?.file_full_url).toHaveLength(3);
    await expectNoFaults(page, '[data-thread]');
  });

  const other = otherSide(request, await conversationOf(request, customer.token, 'delivery_man'));
  await test.step('older messages come by scrolling up, and nothing jumps', async () => {
    for (let number = 1; number <= 40; number += 1) await other.says(`Line ${number}`);
    await expect(bubble(page, 'Line 40')).toBeVisible();
    await page.reload();
    await expect(bubble(page, 'Line 40')).toBeInViewport();
    await expect(bubble(page, 'The door beside the bakery')).toHaveCount(0);
    await comeTo(bubble(page, 'Line 20'));
    await page.getByRole('button', { name: 'Older messages' }).press('Enter');
    await expect(bubble(page, 'The door beside the bakery')).toHaveCount(1);
    await expect(bubble(page, 'Line 20')).toBeInViewport();
  });
  await test.step('who reads above is told of what is new, and led to it', async () => {
    await other.says('I am here');
    const pill = page.getByRole('button', { name: '1 new message' });
    await expect(pill).toBeVisible();
    await expect(bubble(page, 'I am here')).not.toBeInViewport();
    await pill.click();
    await expect(bubble(page, 'I am here')).toBeInViewport();
    await expect(pill).toHaveCount(0);
  });
  await test.step('a quick answer is sent by one press, unless it is taken back', async () => {
    // The page presses it itself as soon as it is there: after four seconds it would be sent.
    const takenBack = page.waitForFunction(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=log] li button')];
      const undo = buttons.find(({ textContent }) => textContent === 'Undo');
      undo?.click();
      return undo !== undefined;
    });
    await page.getByRole('button', { name: 'Leave it at the door' }).click();
    await takenBack;
    await expect(bubble(page, 'Leave it at the door')).toHaveCount(0);
    await page.getByRole('button', { name: 'I am at the door' }).click();
    await expect(bubble(page, 'I am at the door')).toContainText('Sent');
    const said = (await other.reads()).map(({ message }) => message);
    expect(said).toContain('I am at the door');
    expect(said).not.toContain('Leave it at the door');
  });
  await test.step('from the list to the thread and back', async () => {
    await page.getByRole('button', { name: 'Back to the inbox' }).click();
    await expect(page).toHaveURL(INBOX);
    await page.getByRole('tab', { name: 'Delivery Man' }).click();
    await page.getByRole('link', { name: new RegExp(courier.f_name) }).click();
    await expect(bubble(page, 'I am here')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(INBOX);
    await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
    await expectNoSidewaysScroll(page, [320, 390]);
  });
});

test.describe('without a connection', () => {
  // What was still being loaded fails with the connection.
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('a message waits where one sees it, and is sent once, whichever page is open then', async ({
    page,
    context,
    baseURL,
    db,
    request,
  }) => {
    const { customer, store } = await waitingCustomer(db);
    await page.setViewportSize(WIDE);
    await visitAs(page, { module: 'grocery', zones: ZONES, token: customer.token, stored }, baseURL);
    await page.goto(`${INBOX}&vendor_id=${store.vendor_id}`);
    await write(page, 'While connected');
    await expect(bubble(page, 'While connected')).toContainText('Sent');
    const shop = otherSide(request, await conversationOf(request, customer.token, 'vendor'));
    const own = async () =>
      (await shop.reads()).filter(({ sender_type }) => sender_type === 'customer').map(({ message }) => message);

    await context.setOffline(true);
    await write(page, 'First without');
    await write(page, 'Second without');
    await expect(bubble(page, 'First without')).toContainText('Waiting for the connection');
    await expect(bubble(page, 'Second without')).toContainText('Waiting for the connection');
    await shop.says('Said meanwhile');
    expect(await own()).toEqual(['While connected']);

    // The tab is left, and the shop opened again on another page.
    await page.close();
    await context.setOffline(false);
    const again = await context.newPage();
    await again.setViewportSize(WIDE);
    await again.goto('/settings');
    await expect.poll(own).toEqual(['While connected', 'First without', 'Second without']);
    await again.goto(`${INBOX}&vendor_id=${store.vendor_id}`);
    await test.step('what was said meanwhile is there, in order [CHAT-006]', async () => {
      await expect(thread(again).getByText(/without$|meanwhile$|connected$/)).toHaveText([
        'While connected',
        'Said meanwhile',
        'First without',
        'Second without',
      ]);
      await expect(bubble(again, 'Waiting for the connection')).toHaveCount(0);
    });
    expect(await own()).toEqual(['While connected', 'First without', 'Second without']);
  });
});

test('in the Arabic list a message that is read from the left is cut at its end', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  const { customer, order_id, store } = await waitingCustomer(db);
  const said = 'No pickles, please, and ring twice at the blue door in the yard behind the bakery';
  const sent = await request.post('/api/v1/customer/message/send', {
    headers: { authorization: `Bearer ${customer.token}` },
    multipart: { receiver_type: 'vendor', receiver_id: store.vendor_id, order_id, message: said },
  });
  expect(sent.status()).toBe(200);
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES, token: customer.token, language: 'ar', stored }, baseURL);
  await page.goto(INBOX);
  const words = page.getByRole('main').getByRole('link').getByText(said);
  await expect(words).toBeVisible();
  const isSeenAt = (at: number) =>
    words.evaluate((box, at) => {
      const letter = document.createRange();
      letter.setStart(box.firstChild as Node, at);
      letter.setEnd(box.firstChild as Node, at + 1);
      const [own, seen] = [letter.getBoundingClientRect(), box.getBoundingClientRect()];
      return own.left >= seen.left - 1 && own.right <= seen.right + 1;
    }, at);
  expect(await isSeenAt(0)).toBe(true);
  expect(await isSeenAt(said.length - 1)).toBe(false);
});

test('who is not signed in is asked to be before the chat opens [ROLE-003]', async ({ page, baseURL, db }) => {
  const { store } = await waitingCustomer(db);
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES, stored }, baseURL);
  await page.goto(`/store/${store.slug}`);
  await expect(page.getByRole('link', { name: `Chat with ${store.name}` })).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL(INBOX);
  await expect(page.getByText('Please sign in to see this page.')).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
  await page.goto('/help-and-support');
  await page.getByRole('link', { name: 'Start a chat' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('log')).toHaveCount(0);
});
