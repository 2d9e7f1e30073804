import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { PHONE, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import {
  type Buyer,
  fillCart,
  found,
  headersFor,
  isPlain,
  itemsOf,
  openStore,
  storedBy,
} from '#tests/support/orders/carts.ts';
import { orderCount, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { checkOutAsGuest } from '#tests/support/pages/cart-drawer.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Visitor, visitAs } from '#tests/support/people/visitor.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { INSTRUCTIONS, UNAVAILABLE_CHOICES } from '#web/checkout/draft.ts';

test.use({ pictures: false, maps: 'missing', provoked: /status of 40\d/ });

const summary = (page: Page) => page.getByRole('region', { name: 'Order summary' });
const placeButton = (page: Page) => page.getByRole('button', { name: /^Place Order/ });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' });

async function comeAs(page: Page, baseURL: string | undefined, { token, guest_id }: Buyer, more: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  const who = { ...(token && { token }), ...(guest_id && { guest_id }) };
  await visitAs(page, { zones: ZONES, stored: storedBy(), ...who, ...more }, baseURL);
}

const cartBadge = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: /^Cart/ }).locator('visible=true')).toHaveAccessibleName(
    count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`,
  );

const amount = async (part: Locator): Promise<number> => {
  const [number = ''] = /-?\$?[\d,]+\.\d\d/.exec((await part.innerText()).replace('−', '-')) ?? [];
  return Math.round(Number(number.replace(/[$,]/g, '')) * 100);
};

/** Until what is shown is about what was decided last. */
const settled = (page: Page) => expect(summary(page)).toHaveAttribute('aria-busy', 'false');

/** The lines as they stand, with what each of them says; free delivery counts nothing. */
async function lines(page: Page): Promise<{ name: string; cents: number }[]> {
  await settled(page);
  const all = await summary(page).locator('details[data-line]').all();
  return Promise.all(
    all.map(async (line) => {
      const text = line.locator('summary');
      const isFree = (await text.innerText()).includes('Free');
      return { name: (await line.getAttribute('data-line')) ?? '', cents: isFree ? 0 : await amount(text) };
    }),
  );
}

const couponLine = async (page: Page) => (await lines(page)).find(({ name }) => name === 'coupon_discount')?.cents;

async function totalOf(page: Page): Promise<number> {
  await settled(page);
  return amount(summary(page).locator('[data-line=total]'));
}

/** Sum of the lines, tax apart where the prices contain it. */
const expectLinesToAddUp = (page: Page) =>
  // What was decided last may be counted between two looks.
  expect(async () => {
    const all = await lines(page);
    const isIncluded = await summary(page).getByText('VAT/TAX (incl.)').isVisible();
    const sum = all.reduce((cents, line) => cents + (line.name === 'tax' && isIncluded ? 0 : line.cents), 0);
    expect(sum).toBe(await totalOf(page));
  }).toPass();

/** Presses the button and arrives at the thanks. */
async function placed(page: Page): Promise<number> {
  await placeButton(page).click();
  await expect(thanks(page)).toBeVisible();
  return numberIn(page);
}

const numberIn = (page: Page) => Number(/\/order-placed\/(\d+)/.exec(page.url())?.[1]);

const walletOf = async (request: APIRequestContext, token: string): Promise<number> =>
  (await (await request.get('/api/v1/customer/info', { headers: headersFor('food', token) })).json()).wallet_balance;

test('a guest orders food with options, pays in cash, and says where and how', async ({
  page,
  baseURL,
  request,
  db,
}) => {
  const store = await openStore(request, 'food', (one) => one.cutlery && one.free_delivery);
  const dish = found(
    await itemsOf(request, 'food', store),
    ({ food_variations, price }) => food_variations !== '' && price * 3 >= store.minimum_order,
  );
  const guest = await newGuest({ db });
  const variation = (dish.food_variations || []).map(({ name, values }) => ({
    name,
    values: { label: values.slice(-1).map(({ label }) => label) },
  }));
  await fillCart(request, 'food', guest, [{ item: dish, quantity: 3, variation }]);
  await comeAs(page, baseURL, guest, { module: 'food', stored: storedBy(null) });
  await page.goto('/settings');

  await test.step('from the cart, as a guest [GOL-003a], to the checkout of the cart [ROUTE-004]', async () => {
    await checkOutAsGuest(page);
    await expect(page).toHaveURL('/checkout?page=cart');
    await expect(summary(page)).toContainText(dish.name);
    for (const { values } of variation) await expect(summary(page)).toContainText(values.label.join(', '));
  });

  await test.step('where it goes: asked for, typed, kept [CHK-003]', async () => {
    await placeButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please add your delivery address' })).toBeVisible();
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Please add your delivery address' }).click();
    const dialog = page.getByRole('dialog', { name: /address$/ });
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await expect(field('Address')).not.toHaveValue('');
    await field('Contact person name').fill('Gustav Ek');
    await field('Contact person number').fill('070-123 45 67');
    await field('House number').fill('14 B');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Contact and address' })).toContainText('Gustav Ek');
  });

  await test.step('what store and courier shall know [CHK-019]', async () => {
    await expect(page.getByRole('group', { name: 'Delivery instruction' }).getByRole('radio')).toHaveCount(
      1 + INSTRUCTIONS.length,
    );
    await page.getByText('Deliver to front door').click();
    const missing = page.getByRole('combobox', { name: 'If an item is not available' });
    await expect(missing.getByRole('option')).toHaveCount(1 + UNAVAILABLE_CHOICES.length);
    await missing.selectOption('Call me ASAP');
    await page.getByRole('checkbox', { name: 'Add cutlery' }).check();
    await page.getByRole('textbox', { name: 'Order note (optional)' }).fill('The blue door');
  });
  const steps = page.getByRole('group', { name: 'Tip your courier' }).locator('label');
  const tip = await amount(steps.filter({ hasText: '$' }).first());
  await test.step('a tip [CHK-018]', async () => {
    const before = await totalOf(page);
    expect(tip).toBeGreaterThan(0);
    // By its amount: what most people give is asked for meanwhile, and comes among the steps.
    await steps.filter({ hasText: `$${(tip / 100).toFixed(2)}` }).click();
    await expect.poll(() => totalOf(page)).toBe(before + tip);
  });
  await test.step('a note to pay with [CHK-030]', async () => {
    await page.getByText('Cash on delivery').click();
    const change = page.getByRole('textbox', { name: 'Bring change for (optional)' });
    await change.fill('1');
    await expect(change).toHaveAttribute('aria-invalid', 'true');
    await change.fill('200');
    await expect(page.getByText(/The courier brings \$[\d.]+ back\./)).toBeVisible();
  });

  await test.step('the lines stand in their order and add up to the cent [CHK-016]', async () => {
    const order = ['items_price', 'discount', 'coupon_discount', 'tax', 'additional_charge', 'dm_tips', 'delivery_fee'];
    const shown = await lines(page);
    const told = shown.map(({ name }) => name).filter((name) => name !== 'extra_packaging');
    expect(told).toEqual(order.filter((name) => told.includes(name)));
    // What nothing is taken off for has no line; free delivery keeps its own.
    expect(shown.filter(({ name, cents }) => cents === 0 && name !== 'delivery_fee')).toEqual([]);
    expect(told).toEqual(
      expect.arrayContaining(['items_price', 'tax', 'additional_charge', 'dm_tips', 'delivery_fee']),
    );
    await expectLinesToAddUp(page);
  });
  const opened = async (name: string) => {
    const line = summary(page).locator(`details[data-line=${name}]`);
    await line.locator('summary').click();
    return line.getByRole('list');
  };
  await test.step('tax is shown, and of what [CHK-007a]', async () =>
    expect(await opened('tax')).toContainText('% of $'));
  await test.step('each line opens to say how it was computed [CHK-017]', async () => {
    await expect(await opened('items_price')).toContainText(`3 × ${dish.name}`);
    await expect(await opened('dm_tips')).toContainText('The courier gets all of it');
    await expect(await opened('delivery_fee')).toContainText('this store delivers free of charge');
  });

  const shown = await totalOf(page);
  await test.step('placed once, however often it is pressed [CHK-006] [CHK-025]', async () => {
    const keys: (string | undefined)[] = [];
    page.on('request', (sent) => {
      if (sent.url().endsWith('/customer/order/place')) keys.push(sent.headers()['idempotency-key']);
    });
    await placeButton(page).dblclick();
    await expect(thanks(page)).toBeVisible();
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  const id = numberIn(page);
  await test.step('thanks: number, total, time, the way to follow it; the cart is empty [CHK-032]', async () => {
    const main = page.getByRole('main');
    await expect(main).toContainText(`#${id}`);
    await expect(main).toContainText(`$${(shown / 100).toFixed(2)}`);
    await expect(main.locator('time')).not.toBeEmpty();
    await expect(main.getByRole('link', { name: 'Track order' })).toHaveAttribute(
      'href',
      `/track-order?order_id=${id}`,
    );
    await cartBadge(page, 0);
  });

  await test.step('what was said has reached the order [CHK-003] [CHK-016] [CHK-018] [CHK-019] [CHK-030]', async () => {
    const order = await trackedOrder(request, guest, id);
    expect(order).toMatchObject({
      order_amount: shown / 100,
      payment_method: 'cash_on_delivery',
      dm_tips: tip / 100,
      bring_change_amount: 200,
      cutlery: true,
      order_note: 'The blue door',
      delivery_instruction: 'Deliver to front door',
      unavailable_item_note: 'Call me ASAP',
      delivery_address: { contact_person_name: 'Gustav Ek', contact_person_number: '+46701234567', house: '14 B' },
    });
  });

  await test.step('a reload and the way back order nothing [CHK-032]', async () => {
    await page.reload();
    await expect(thanks(page)).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/checkout/);
    await page.goto('/checkout?page=cart');
    await expect(page.getByRole('heading', { name: 'There is nothing to order yet' })).toBeVisible();
    expect(await orderCount(request, guest)).toBe(1);
  });
});

test('a customer orders groceries with a coupon, and pays a part from the wallet', async ({
  page,
  baseURL,
  request,
  db,
}) => {
  const store = await openStore(request, 'grocery', ({ minimum_order }) => minimum_order === 0);
  const item = found(
    await itemsOf(request, 'grocery', store),
    (one) =>
      isPlain(one) && one.discount === 0 && one.price > 6 && one.price < 12 && one.maximum_cart_quantity === null,
  );
  const { token } = await signedInCustomer({ db }, { wallet: 5_00 });
  const customer: Buyer = { token };
  await fillCart(request, 'grocery', customer, [{ item, quantity: 1 }]);
  await comeAs(page, baseURL, customer, { module: 'grocery' });
  await page.goto('/checkout?page=cart');
  await test.step('the lines of the cart are shown [CHK-001]', () => expect(summary(page)).toContainText(item.name));

  await test.step('groceries come without cutlery, and with the other choices [CHK-019]', async () => {
    await expect(page.getByRole('combobox', { name: 'If an item is not available' })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Add cutlery' })).toHaveCount(0);
  });
  await test.step('too little for the coupon: in the specification’s words [COUP-001b]', async () => {
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('BASKET8');
    await summary(page).getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(summary(page).getByText('To apply this coupon,the minimum purchase amount is $30.00')).toBeVisible();
  });

  await test.step('more in the cart: the total follows', async () => {
    const line = summary(page).getByRole('listitem').filter({ hasText: item.name }).first();
    for (let press = 0; press < 5; press++) await line.getByRole('button', { name: `One more: ${item.name}` }).click();
    await expect(line.getByRole('status')).toHaveText('6');
    await expect
      .poll(async () => (await lines(page)).find(({ name }) => name === 'items_price')?.cents)
      .toBe(Math.round(item.price * 6 * 100));
  });

  const full = await totalOf(page);
  const off = Math.min(700, Math.round(item.price * 6 * 8));
  await test.step('on a phone too each coupon of the list says all of what it is', async () => {
    await page.setViewportSize(PHONE);
    await page.getByText(/^Available coupons/).click();
    const offered = page.locator('details[open] li p');
    await expect(offered.first()).toBeVisible();
    expect(await offered.evaluateAll((all) => all.filter((p) => p.scrollWidth > p.clientWidth).length)).toBe(0);
    await page.setViewportSize(WIDE);
  });
  await test.step('from the list, off again, on again [COUP-008]', async () => {
    await summary(page)
      .getByText(/^Available coupons/)
      .click();
    await summary(page).getByRole('button', { name: 'Use BASKET8' }).click();
    await expect(toast(page, 'Coupon applied')).toBeVisible();
    await expect.poll(() => couponLine(page)).toBe(-off);
    await expectLinesToAddUp(page);
    await summary(page).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => totalOf(page)).toBe(full);
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('BASKET8');
    await page.getByRole('textbox', { name: 'Coupon code' }).press('Enter');
    await expect(summary(page)).toContainText(`$${(off / 100).toFixed(2)} OFF applied`);
    await expectLinesToAddUp(page);
  });

  // Less to pay may be too little for free delivery: what it comes to is what the page says.
  const reduced = await totalOf(page);
  const due = reduced - 500;
  await test.step('all of the wallet, the rest in cash [CHK-021]', async () => {
    await expect(page.getByText('Balance $5.00: not enough for this order')).toBeVisible();
    await expect(page.getByText('Pay $5.00 from my wallet')).toBeVisible();
    await expect(page.getByText(`The remaining $${(due / 100).toFixed(2)} by the method below`)).toBeVisible();
    await page.getByRole('region', { name: 'Payment method' }).getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Cash on delivery').click();
  });

  await test.step('a customer’s order is placed [CHK-001], the wallet is empty [CHK-024]', async () => {
    const id = await placed(page);
    expect(await trackedOrder(request, customer, id)).toMatchObject({
      order_amount: reduced / 100,
      coupon_code: 'BASKET8',
      coupon_discount_amount: off / 100,
      payment_method: 'partial_payment',
      payment_status: 'partially_paid',
      partially_paid_amount: 5,
    });
    expect(await walletOf(request, token)).toBe(0);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAAFUlEQVR42mNk+M9Qz0AEYBxVSF+FAAhKDveksOjmAAAAAElFTkSuQmCC',
  'base64',
);

test('a pharmacy asks for the prescription', async ({ page, baseURL, request, db }) => {
  const store = await openStore(request, 'pharmacy');
  const stores = [store, await openStore(request, 'pharmacy', ({ id }) => id !== store.id)];
  const items = (await Promise.all(stores.map((one) => itemsOf(request, 'pharmacy', one)))).flat();
  const least = Math.max(...stores.map(({ minimum_order }) => minimum_order));
  const medicine = found(items, (one) => isPlain(one) && one.is_prescription_required === 1 && one.price >= least);
  const guest = await newGuest({ db });
  await fillCart(request, 'pharmacy', guest, [{ item: medicine }]);
  await comeAs(page, baseURL, guest, { module: 'pharmacy' }, PHONE);
  await page.goto('/checkout?page=cart');
  await page.getByText('Cash on delivery').click();

  const card = page.getByRole('region', { name: 'Prescription' });
  const upload = card.getByLabel('Upload a photo');
  const coupons = page.getByText('Available coupons');
  await test.step('whose medicine a coupon makes cheaper', () => expect(coupons).not.toHaveCount(0));
  await test.step('without it the order is refused [CHK-004]', async () => {
    await placeButton(page).click();
    await expect(card.getByRole('alert')).toHaveText('Please upload your prescription image');
  });
  await test.step('pictures of every kind are taken, and nothing else [UPL-001a]', async () => {
    await upload.setInputFiles({ name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(card.getByRole('alert')).toContainText('This file format is not supported.');
    for (const [name, mimeType] of [
      ['two.jpg', 'image/jpeg'],
      ['three.jpeg', 'image/jpeg'],
      ['four.gif', 'image/gif'],
    ] as const) {
      await upload.setInputFiles({ name, mimeType, buffer: PNG });
      await expect(card.getByRole('img')).toHaveCount(1);
      await card.getByRole('button', { name: `Remove ${name}` }).click();
      await expect(card.getByRole('img')).toHaveCount(0);
    }
  });
  await test.step('one that is chosen while a large one is made smaller stays beside it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
    const photo = await sharp({ create: { width: 1400, height: 1000, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    await upload.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: photo });
    await upload.setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: PNG });
    await expect(card.getByRole('img')).toHaveCount(2);
    await expect(card.getByRole('alert')).toHaveCount(0);
  });
  await test.step('with them the order is placed, and has them [CHK-029]', async () => {
    const id = await placed(page);
    expect((await trackedOrder(request, guest, id)).order_attachment_full_url).toHaveLength(2);
  });

  await test.step('a prescription alone: the store finds out what it costs [CHK-029]', async () => {
    await page.goto(`/store/${found(stores, (one) => one.prescription_order).id}`);
    const way = page.getByRole('link', { name: 'Prescription', exact: true });
    await way.click();
    await expect(page).toHaveURL(/page=prescription/);
    await page.getByText('Cash on delivery').click();
    await placeButton(page).click();
    await expect(card.getByRole('alert')).toHaveText('Please upload your prescription image');
    await upload.setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: PNG });
    await expect(card.getByRole('img')).toHaveCount(1);
    // Those of the town are for goods, and nobody knows yet what these cost.
    await expect(coupons).toHaveCount(0);
    const alone = await placed(page);
    expect(await trackedOrder(request, guest, alone)).toMatchObject({ prescription_order: true, details_count: 0 });

    await test.step('and asks for it on the order’s page, where it is agreed to', async () => {
      const asked = await request.put(`/api/v1/operator/orders/${alone}/price`, {
        headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
        data: { items: [{ name: 'Ibuprofen 400 mg', quantity: 2, price: 60 }] },
      });
      expect(asked.ok(), await asked.text()).toBe(true);
      await page.goto(`/order/${alone}`);
      const block = page.getByRole('region', { name: 'Your prescription has a price' });
      await expect(block).toContainText('2 × Ibuprofen 400 mg');
      await block.getByRole('button', { name: /^Agree to / }).click();
      await expect(block).toHaveCount(0);
      expect(await trackedOrder(request, guest, alone)).toMatchObject({ price: { price_status: 'agreed' } });
    });

    await test.step('more than couriers take in cash is paid before anybody prepares it', async () => {
      const note = page.getByRole('region', { name: 'Update Payment' });
      await expect(note).toContainText('The price is agreed to. Please pay within');
      await note.getByRole('button', { name: 'Update Payment' }).click();
      const ways = page.getByRole('dialog');
      await expect(ways).toContainText('Sandbox card');
      await expect(ways.getByText('Switch to cash on delivery')).toHaveCount(0);
    });
  });
});

test('bought at once and paid at the gateway; failed, and paid again; the cart stays as it was', async ({
  page,
  baseURL,
  request,
  db,
}) => {
  const store = await openStore(request, 'ecommerce');
  const items = (await itemsOf(request, 'ecommerce', store)).filter(
    (one) => isPlain(one) && one.price > Math.max(store.minimum_order, 3),
  );
  const item = found(items);
  const { token } = await signedInCustomer({ db });
  const customer: Buyer = { token };
  const other = found(items, ({ id }) => id !== item.id);
  await fillCart(request, 'ecommerce', customer, [{ item: other, quantity: 1 }]);
  await comeAs(page, baseURL, customer, { module: 'ecommerce' });

  async function buyNow() {
    await page.goto(`/product/${item.slug}`);
    const buy = page.getByRole('main').getByRole('button', { name: 'Buy Now' });
    await buy.click();
    await test.step('a checkout for this item alone [ROUTE-005]', async () => {
      await expect(page).toHaveURL('/checkout?page=buy_now');
      const goods = summary(page).getByRole('list', { name: 'Items of this order' });
      await expect(goods.getByRole('listitem')).toHaveCount(1);
      await expect(goods).toContainText(item.name);
    });
    await page.getByText('Sandbox card').click();
    await placeButton(page).click();
    await expect(page).toHaveURL(/\/demo\/pay\//);
  }

  await test.step('paid [CHK-022]', async () => {
    await buyNow();
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(thanks(page)).toBeVisible();
    const order = await trackedOrder(request, customer, numberIn(page));
    expect(order).toMatchObject({ payment_status: 'paid', order_status: expect.stringMatching(/^(?!failed)/) });
    await test.step('what lies in the cart stays there [CHK-031]', () => cartBadge(page, 1));
  });

  await test.step('failed: nothing is lost, and it can be paid again [CHK-022]', async () => {
    await buyNow();
    await page.getByRole('button', { name: 'Let the payment fail' }).click();
    await expect(page.getByRole('heading', { name: 'Your order is waiting for its payment' })).toBeVisible();
    const id = numberIn(page);
    expect(await trackedOrder(request, customer, id)).toMatchObject({
      order_status: 'failed',
      payment_status: 'unpaid',
    });
    // To pay is the way on; the order cannot be followed before.
    await expect(page.getByRole('main').getByRole('link', { name: /^Track/ })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Pay \$/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Sandbox card').click();
    await dialog.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/demo\/pay\//);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expect(page).toHaveURL(/\/order\//);
    await expect.poll(async () => (await trackedOrder(request, customer, id)).payment_status).toBe('paid');
    expect(await orderCount(request, customer)).toBe(2);
  });

  await test.step('canceled at the gateway: back in the cart, beside what lies there [CHK-022]', async () => {
    await buyNow();
    await page.getByRole('button', { name: 'Cancel and go back' }).click();
    await expect(page.getByRole('heading', { name: 'Your order is waiting for its payment' })).toBeVisible();
    const id = numberIn(page);
    await page.getByRole('button', { name: 'Back to the cart' }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    const cart = page.getByRole('dialog', { name: 'Shopping Cart' });
    await expect(cart.getByRole('listitem').filter({ hasText: item.name })).toBeVisible();
    await expect(cart.getByRole('listitem').filter({ hasText: other.name })).toBeVisible();
    expect(await trackedOrder(request, customer, id)).toMatchObject({
      order_status: 'canceled',
      payment_status: 'unpaid',
    });
  });
});

test('an order for tomorrow, fetched at the store', async ({ page, baseURL, request, db }) => {
  const store = await openStore(request, 'food', (one) => one.schedule_order && one.take_away);
  const item = found(
    await itemsOf(request, 'food', store),
    (one) => isPlain(one) && one.price * 8 >= store.minimum_order,
  );
  const guest = await newGuest({ db });
  await fillCart(request, 'food', guest, [{ item, quantity: 8 }]);
  await comeAs(page, baseURL, guest, { module: 'food' });
  await page.goto('/checkout?page=cart');

  await test.step('taken away instead of brought [CHK-002]', async () => {
    await expect(page.getByRole('group', { name: 'Tip your courier' })).toBeVisible();
    await page.getByText('Take away', { exact: true }).click();
    await expect(page.getByText('Pick up at')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery Addresses' })).toHaveCount(0);
    await expect(summary(page).locator('[data-line=delivery_fee]')).toHaveCount(0);
  });
  await test.step('nobody to tip [CHK-018]', () =>
    expect(page.getByRole('group', { name: 'Tip your courier' })).toHaveCount(0));
  await test.step('nothing is paid on delivery', async () => {
    await expect(page.getByText('Cash on delivery')).toHaveCount(0);
    await choose(page.getByRole('radio', { name: /^Cash.*Pay at the store/ }));
  });

  let wanted = '';
  await test.step('a time is chosen among the slots; the one that holds now says so [CHK-014]', async () => {
    await page.getByText('Schedule', { exact: true }).click();
    await placeButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Please choose a time' })).toBeVisible();
    const time = page.getByRole('combobox', { name: 'Time' });
    await expect(time.locator('option').nth(1)).toHaveText(/^Now \(/);
    await page.getByText('Tomorrow', { exact: true }).click();
    await time.selectOption({ index: 2 });
    const chosen = await time.inputValue();
    expect(chosen).toMatch(/^\d{4}-\d\d-\d\d 01:00$/);
    // A reload keeps what was decided.
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Time' })).toHaveValue(chosen);
  });

  await test.step('pressed while the sum is counted anew, it is placed once that is there [CHK-006]', async () => {
    await settled(page);
    const counted = Promise.withResolvers<void>();
    await page.route('**/customer/order/quote', (route) => counted.promise.then(() => route.continue()));
    const time = page.getByRole('combobox', { name: 'Time' });
    await time.selectOption({ index: 3 });
    wanted = await time.inputValue();
    expect(wanted).toMatch(/^\d{4}-\d\d-\d\d 01:30$/);
    await placeButton(page).click({ force: true });
    await expect(page.getByRole('button', { name: 'Placing your order' })).toBeVisible();
    counted.resolve();
    await expect(thanks(page)).toBeVisible();
  });
  expect(await trackedOrder(request, guest, numberIn(page))).toMatchObject({
    order_type: 'take_away',
    scheduled: 1,
    schedule_at: momentIn('Europe/Stockholm', wanted).toISOString(),
    delivery_charge: 0,
  });
  await test.step('it is said with the thanks, and where the order is followed [CHK-014] [CHK-032]', async () => {
    await expect(page.getByRole('main').getByText(/^Tomorrow, 0?1:30/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Cash on delivery');
    await page.getByRole('main').getByRole('link', { name: 'Track order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Scheduled' })).toBeVisible();
    await expect(page.getByRole('main').getByText(/^Scheduled for .*\b0?1:30/)).toBeVisible();
  });
});
