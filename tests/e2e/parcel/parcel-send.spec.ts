import type { Locator, Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { ask, PHONE, section, toast, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { AVENYN, LINNE, OUTSIDE } from '#tests/support/orders/parcel-request.ts';
import { newParcel } from '#tests/support/orders/parcels.ts';
import { holdAnswer, holdBack } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { IN_HAGA, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { es } from '#web/i18n/es.ts';

// Maps without a graphics card complain of it; what lies outside is refused.
test.use({ pictures: false, provoked: /GPU stall|GL Driver Message|WebGL|status of 403/ });

const KEPT = { cookie_consent: 'necessary' };

const cents = async (part: Locator): Promise<number> =>
  Math.round(Number(/[\d,]+\.\d\d/.exec(await part.innerText())?.[0].replace(',', '')) * 100);

const numberIn = (page: Page) => Number(/\/order-placed\/(\d+)/.exec(page.url())?.[1]);

test('a guest with a phone asks for the price, sends, and the receiver pays in cash', async ({ page, baseURL, db }) => {
  const guest = await newGuest({ db });
  await page.setViewportSize(PHONE);
  await visitAs(page, { module: 'parcel', ...IN_HAGA, guest_id: guest.guest_id, stored: KEPT }, baseURL);
  await page.goto('/home');
  const box = section(page, 'What does it cost?');

  await test.step('the home has banner, price, tracking, kinds, reasons and how it works [PARC-003] [MOD-001e] [MISC-003]', async () => {
    const { banners } = await ask(page, 'parcel', '/banners');
    const hero = section(page, banners[0].title);
    await expect(hero.getByRole('heading', { name: banners[0].title })).toBeVisible();
    await expect(hero.locator('img')).toHaveAttribute('src', new RegExp(`/${banners[0].image}/`));
    await expect(box).toContainText('From $2.90');
    await expect(section(page, 'Track your parcel')).toBeVisible();
    await expect(section(page, 'What are you wish to send?').getByRole('article')).toHaveCount(6);
    await expect(section(page, 'Why choose us?')).toBeAttached();
    await expect(section(page, 'How sending works')).toBeAttached();
    await expectNoSidewaysScroll(page);
  });

  await test.step('price, time and distance are there as soon as both ends and the kind are known [PARC-005]', async () => {
    await expect(box.getByRole('button', { name: /^From/ })).toContainText('Haga Nygata');
    await box.getByRole('button', { name: /^To/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Where to?' });
    await dialog.getByRole('combobox').fill('Avenyn');
    const find = await holdBack(page, /place-api-details\?/);
    await dialog.getByRole('option').first().click();
    const confirm = dialog.getByRole('button', { name: 'Confirm' });
    await test.step('what is chosen is confirmed, not what the map still shows', async () => {
      await expect(confirm).toHaveAttribute('aria-disabled', 'true');
      find();
    });
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(box.getByRole('button', { name: /^To/ })).toContainText('Kungsportsaveny');
    await box.getByRole('button', { name: 'Documents' }).click();
    await expect(box.getByText('all in')).toBeVisible();
    await expect(box).toContainText(/\d\.\d km/);
    await box.getByRole('button', { name: 'Send it now' }).click();
    await expect(page).toHaveURL('/parcel-delivery-info');
  });

  const summary = section(page, 'Price');
  const who = (name: string) => page.getByRole('region', { name, exact: true });
  await test.step('what is missing is said under its field, the first one gets the keyboard [PARC-004]', async () => {
    await expect(summary.getByText('Both addresses are in our zone')).toBeVisible();
    await page.getByRole('button', { name: /^Continue to payment/ }).click();
    await expect(page.getByText('Please enter a name')).toHaveCount(2);
    await expect(who('Sender').getByLabel('Name')).toBeFocused();
    await expectNoFaults(page);
  });

  await test.step('who sends and who receives it, and what the courier is told; a reload loses nothing [PARC-002] [PARC-004]', async () => {
    await who('Sender').getByLabel('Name').fill('Gustav Ek');
    await who('Sender').getByLabel('Phone').fill('070-123 45 67');
    await who('Receiver').getByLabel('Name').fill('Elias Berg');
    await who('Receiver').getByLabel('Phone').fill('073-512 88 10');
    await page.getByRole('button', { name: 'Fragile' }).click();
    await page.getByRole('radio', { name: /^Receiver/ }).check();
    await page.reload();
    await expect(who('Receiver').getByLabel('Name')).toHaveValue('Elias Berg');
    await expect(page.getByRole('button', { name: 'Fragile' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Continue to payment/ }).click();
    await expect(page).toHaveURL('/checkout?page=parcel');
  });

  await test.step('the receiver pays by cash only [PARC-006]; the bar at the edge opens into the bill; it is sent [PARC-001]', async () => {
    await expect(page.getByText(/The receiver pays \$\d+\.\d\d in cash at the door/)).toBeVisible();
    await expect(page.getByText('Sandbox card')).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Total/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Price' });
    const total = await cents(sheet.locator('[data-line=total]'));
    await sheet.locator('details[data-line=way] summary').click();
    await expect(sheet.locator('details[data-line=way]')).toContainText('km by road');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(sheet).toBeHidden();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Send parcel/ }).click();
    await expect(page.getByText(/^This order needs a connection/)).toBeVisible();
    await page.context().setOffline(false);
    await test.step('whoever goes back meanwhile hears of it, and finds nothing to send twice', async () => {
      const placing = await holdAnswer(page, /order\/place/);
      await page.getByRole('button', { name: /^Send parcel/ }).click();
      await placing.answered;
      await page.goBack();
      await expect(who('Receiver').getByLabel('Name')).toHaveValue('Elias Berg');
      placing.letGo();
      await expect(toast(page, 'Your order was placed')).toBeVisible();
      await expect(who('Receiver').getByLabel('Name')).toHaveValue('');
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'View' }).click();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you! Your order is placed' })).toBeVisible();
    const placed = await db.row(sql`
      select o.order_amount, o.payment_method, o.delivery_instruction, p.charge_payer,
        p.receiver_details ->> 'contact_person_number' as phone
      from orders o join parcels p on p.order_id = o.id where o.id = ${numberIn(page)}`);
    expect(placed).toEqual({
      order_amount: total,
      payment_method: 'cash_on_delivery',
      delivery_instruction: 'Fragile',
      charge_payer: 'receiver',
      phone: '+46735128810',
    });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('parcel_draft') ?? '')).not.toContain('Elias');
  });
});

test('a customer who reads Spanish sends for later with a tip, by card', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db }, { wallet: 1_00 });
  await db.run(sql`
    insert into addresses (customer_id, address_type, address, latitude, longitude, contact_person_name,
      contact_person_number)
    values (${customer.id}, 'home', 'Linnégatan 7, Göteborg', ${LINNE.lat}, ${LINNE.lng}, 'Sara Holm', '+46735128810')`);
  const end = (name: string, at: object, address: string) => ({
    name,
    phone: '+46735128810',
    place: { ...at, address },
  });
  const parcel_draft = JSON.stringify({
    parcel_category_id: 2,
    sender: end('Elias Berg', AVENYN, 'Kungsportsavenyn 10'),
    receiver: end('Sara Holm', OUTSIDE, 'Alingsås 1'),
  });
  await page.setViewportSize(WIDE);
  const stored = { ...KEPT, parcel_draft };
  await visitAs(page, { module: 'parcel', zones: ZONES, token: customer.token, language: 'es', stored }, baseURL);
  await page.goto('/parcel-delivery-info');
  const who = (key: 'parcel.sender' | 'parcel.receiver') => page.getByRole('region', { name: es[key], exact: true });
  const summary = section(page, es['parcel.bill']);

  await test.step('an end outside our zones is said at once, on the map and under its field [PARC-004]', async () => {
    await expect(summary.getByText(es['parcel.outside.receiver'])).toBeVisible();
    await expect(who('parcel.receiver')).toContainText('No entregamos en este lugar');
    // What is refused has no price on its way.
    await expect(summary.locator('.skeleton')).toHaveCount(0);
    await page.getByRole('button', { name: es['parcel.swap'] }).click();
    await expect(summary.getByText(es['parcel.outside.sender'])).toBeVisible();
    await expect(who('parcel.sender').getByLabel(es['parcel.name'])).toHaveValue('Sara Holm');
    await page.getByRole('button', { name: es['parcel.swap'] }).click();
  });

  await test.step('the sender is who is signed in; the receiver’s place is a saved one; the bill explains itself [PARC-004] [PARC-005]', async () => {
    await who('parcel.sender').getByRole('checkbox', { name: es['parcel.i_am'] }).check();
    await expect(who('parcel.sender').getByLabel(es['parcel.name'])).toHaveValue('Signe Ek');
    await who('parcel.receiver')
      .getByRole('button', { name: `${es['parcel.saved']}: ${es['parcel.place.receiver']}` })
      .click();
    const dialog = page.getByRole('dialog', { name: es['address.saved_title'] });
    await dialog.getByText('Linnégatan 7').click();
    await dialog.getByRole('button', { name: es['address.select'], exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(who('parcel.receiver')).toContainText('Linnégatan 7');
    await expect(summary.getByText(es['parcel.inside'])).toBeVisible();
    await who('parcel.sender').getByRole('checkbox', { name: es['parcel.save_address'] }).check();
    await summary.locator('details[data-line=way] summary').click();
    await expect(summary.locator('details[data-line=way]')).toContainText('Por las calles son');
    await expectNoFaults(page);
    await page.getByRole('button', { name: new RegExp(`^${es['parcel.continue']}`) }).click();
    await expect(page).toHaveURL('/checkout?page=parcel');
  });

  await test.step('for tomorrow, with a tip, paid by card', async () => {
    await page.getByRole('radio', { name: /^Programar/ }).check();
    await page.getByText('Mañana').click();
    const send = page.getByRole('button', { name: new RegExp(`^${es['parcel.place']}`) });
    const count = await holdBack(page, /\/parcel\/quote\?/);
    await page.getByLabel(es['checkout.time.slot'], { exact: true }).selectOption({ index: 20 });
    await test.step('while the price of that time is counted, nothing is sent', async () => {
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      count();
    });
    await page.locator('label').filter({ hasText: es['checkout.tips.custom'] }).click();
    await page.getByLabel(es['checkout.tips.amount']).fill('2');
    await test.step('a wallet that is nearly spent elsewhere is shown as it is now, and nothing was sent', async () => {
      const payment = section(page, es['checkout.payment']);
      await expect(payment).toContainText('$1.00');
      await payment.getByRole('button', { name: es['checkout.coupon.apply'] }).click();
      await payment.getByText(es['checkout.payment.cash_at_pickup'], { exact: true }).click();
      await expect(summary).toHaveAttribute('aria-busy', 'false');
      await db.run(sql`
        with spent as (
          insert into wallet_entries (customer_id, transaction_type, debit, balance, reference)
          values (${customer.id}, 'order_place', 75, 25, 'elsewhere')
        )
        update customers set wallet_balance = 25 where id = ${customer.id}`);
      await send.click();
      await expect(payment).toContainText('$0.25');
      await expect(page).toHaveURL('/checkout?page=parcel');
      await payment.getByRole('button', { name: es['checkout.coupon.remove'] }).click();
    });
    await page.getByText('Tarjeta de prueba').click();
    await expectNoFaults(page);
    // Of the time that was chosen, not of the one before it.
    await expect(summary).toHaveAttribute('aria-busy', 'false');
    const total = await cents(summary.locator('[data-line=total]'));
    await send.click();
    await expect(page).toHaveURL(/\/demo\/pay\//);
    await page.getByRole('button', { name: /\d/ }).first().click();
    await expect(page).toHaveURL(/\/order-placed\/\d+/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gracias');
    const placed = await db.row(sql`
      select order_amount, dm_tips, scheduled, payment_status, customer_id from orders where id = ${numberIn(page)}`);
    expect(placed).toEqual({
      order_amount: total,
      dm_tips: 200,
      scheduled: true,
      payment_status: 'paid',
      customer_id: customer.id,
    });
    const kept = await db.rows(sql`select address from addresses where customer_id = ${customer.id} order by id`);
    expect(kept, 'the sender’s was to be saved').toEqual([
      { address: 'Linnégatan 7, Göteborg' },
      { address: 'Kungsportsavenyn 10' },
    ]);
  });

  await test.step('one that waits for its money leads to the order: it has no cart to go back to', async () => {
    const unpaid = { customer_id: customer.id, payment: { payment_method: 'digital_payment' } } as const;
    const parcel = await newParcel({ db }, unpaid);
    const sent = page.url();
    await page.goto(`/order-placed/${parcel.id}`);
    await expect(page.getByRole('link', { name: es['placed.details'] })).toBeVisible();
    await expect(page.getByRole('button', { name: es['placed.back_to_cart'] })).toHaveCount(0);
    await page.goto(sent);
  });

  await test.step('and sends the same again from the old one', async () => {
    const id = numberIn(page);
    await page.goto(`/parcel-delivery-info?from=${id}`);
    await expect(page).toHaveURL('/parcel-delivery-info');
    await expect(who('parcel.receiver').getByLabel(es['parcel.name'])).toHaveValue('Sara Holm');
    await expect(page.getByRole('button', { name: 'Sara Holm' })).toHaveAttribute('aria-pressed', 'true');
  });
});

test('a kind that is switched off meanwhile is refused, and no longer among those to choose from', async ({
  page,
  ownShop,
}) => {
  const shop = await ownShop();
  const end = (name: string, at: object) => ({ name, phone: '+46735128810', place: { ...at, address: name } });
  const parcel_draft = JSON.stringify({
    parcel_category_id: 2,
    sender: end('Elias Berg', AVENYN),
    receiver: end('Sara Holm', LINNE),
  });
  await page.setViewportSize(WIDE);
  const stored = { ...KEPT, parcel_draft };
  await visitAs(page, { module: 'parcel', zones: ZONES, stored }, shop.baseURL);
  await page.goto(`${shop.baseURL}/parcel-delivery-info`);
  await expect(section(page, 'Price').getByText('Both addresses are in our zone')).toBeVisible();
  await shop.db.run(sql`update parcel_categories set status = false where id = 2`);
  await page.getByRole('button', { name: 'Swap sender and receiver' }).click();
  const kinds = page.locator('[data-part=category]');
  await expect(kinds).toContainText('This kind of parcel is not offered at the moment');
  await expect(kinds.getByRole('radio')).toHaveCount(5);
  await kinds.getByRole('radio').first().click();
  await expect(section(page, 'Price').getByText('Both addresses are in our zone')).toBeVisible();
  await expect(page.getByText('This kind of parcel is not offered at the moment')).toHaveCount(0);
});
