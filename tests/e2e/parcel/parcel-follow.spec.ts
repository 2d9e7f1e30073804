import type { Page } from '@playwright/test';
import { PHONE, toast, ZONES } from '#tests/support/catalog/catalogue.ts';
import { moveOrder, placeCourier, trackedOrder } from '#tests/support/orders/order-calls.ts';
import { newParcel, RECEIVER, SENDER } from '#tests/support/orders/parcels.ts';
import { choose } from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { leaveMapsUnpainted } from '#tests/support/pages/map-drawing.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { newCourier } from '#tests/support/people/couriers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// Maps without a graphics card complain of it; one link leads nowhere, one answer gets lost.
test.use({ pictures: false, provoked: /GL Driver Message|WebGL|404|ERR_FAILED/ });

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
  'base64',
);

const step = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Progress of the order' }).getByRole('listitem').filter({ hasText: name });

async function fromMenu(page: Page, name: string) {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

const between = { lat: (SENDER.lat + RECEIVER.lat) / 2, lng: (SENDER.lng + RECEIVER.lng) / 2 };

test('a parcel is followed to the door on a phone, by its sender and by who was given the link [PARC-007]', async ({
  page,
  baseURL,
  db,
}) => {
  const customer = await signedInCustomer({ db });
  const { id, otp, follow_key } = await newParcel({ db }, { customer_id: customer.id });
  const courier = await newCourier({ db });
  await page.setViewportSize(PHONE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'parcel', zones: ZONES, token: customer.token, stored }, baseURL);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  const main = page.getByRole('main');

  await test.step('among my orders, with what is sent and from where to where [ORD-008]', async () => {
    await page.goto('/my-orders');
    const row = page.getByRole('article').filter({ hasText: `Order #${id}` });
    await expect(row.getByRole('heading')).toHaveText(/\w/);
    await expect(row).toContainText('Kungsportsavenyn 10 to Andra Långgatan 31');
    await expect(row.locator('img').first()).toBeVisible();
    await row.getByRole('button', { name: `More: Order #${id}` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Invoice', 'Send again', 'Help']);
    await page.keyboard.press('Escape');
    await row.getByRole('link', { name: 'Track order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Parcel received' })).toBeVisible();
  });
  await test.step('its own steps, as they happen', async () => {
    await expect(step(page, 'Placed')).toHaveAttribute('aria-current', 'step');
    await moveOrder(page.request, id, 'confirmed');
    await expect(step(page, 'Picked up')).toHaveAttribute('aria-current', 'step');
    await expect(main).toContainText('At Elias Berg’s door by');
    await moveOrder(page.request, id, 'picked_up', { delivery_man_id: courier });
    await placeCourier(page.request, courier, between);
    await expect(step(page, 'On the way')).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('region', { name: 'Your courier' })).toContainText('Jonas Okafor');
  });
  await test.step('both places, the code for the door, and the map in the place of the header', async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    const places = page.getByRole('list', { name: 'From door to door' }).getByRole('listitem');
    await expect(places.first()).toContainText(/Kungsportsavenyn 10Picked up .* from Maja Lindqvist/);
    await expect(places.last()).toContainText('Andra Långgatan 31');
    await expect(page.getByRole('region', { name: 'Delivery code' })).toContainText(otp);
    await expect(page.getByRole('img', { name: 'Your courier' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });
  await test.step('one thing to do: the link for the receiver', async () => {
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await page.getByRole('button', { name: 'Share with Elias' }).click();
    await expect(toast(page, /copied/i)).toBeVisible();
  });
  await test.step('who has the link sees how far it is, and nothing personal', async () => {
    const other = await page
      .context()
      .browser()
      ?.newContext({ viewport: PHONE, baseURL: baseURL ?? '' });
    if (!other) throw new Error('there is a browser');
    await leaveMapsUnpainted(other);
    const theirs = await other.newPage();
    const told = theirs.waitForResponse((answer) => answer.url().endsWith('/live'));
    await theirs.goto(`/parcel/follow/${follow_key}`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/\d+ min/);
    await expect(step(theirs, 'On the way')).toHaveAttribute('aria-current', 'step');
    for (const secret of ['Elias', 'Maja', 'Jonas', 'Långgatan', 'avenyn', '$', otp, `#${id}`])
      await expect(theirs.getByRole('main')).not.toContainText(secret);
    await expectNoFaults(theirs, 'main');
    expect((await told).headers()['content-type']).toContain('text/event-stream');
    // Whoever asks hears nothing any more: what it shows afterwards it was told.
    await theirs.route(`**/api/v1/parcel/follow/${follow_key}`, (call) => call.abort());
    await placeCourier(page.request, courier, RECEIVER);
    await expect(step(theirs, 'At the door')).toHaveAttribute('aria-current', 'step');
    await theirs.goto('/parcel/follow/00000000-0000-4000-8000-000000000000');
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('We could not find a parcel for this link');
    await other.close();
  });
  await test.step('handed over for the code, with a picture: the proof takes the code’s place', async () => {
    const proof = await page.request.post(`/api/v1/operator/orders/${id}/proof`, {
      headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
      multipart: { image: { name: 'door.png', mimeType: 'image/png', buffer: PICTURE } },
    });
    expect(proof.ok(), await proof.text()).toBe(true);
    await moveOrder(page.request, id, 'delivered', { otp });
    await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
    const shown = page.getByRole('region', { name: 'Proof of delivery' });
    await expect(shown).toContainText('confirmed by the code');
    await expect(shown.getByRole('link')).toHaveCount(1);
    await expect(page.getByRole('region', { name: 'Delivery code' })).toHaveCount(0);
  });
  await test.step('on its page: what it cost, who paid, and sending again [ORD-001] [ORD-009]', async () => {
    await page.getByRole('link', { name: `Parcel #${id}` }).click();
    await expect(main.getByRole('heading', { level: 1, name: `Order #${id}` })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Summary' })).toContainText('$5.02');
    await expect(main.getByRole('region', { name: 'What is being sent' })).toContainText('The sender pays');
    await expect(main.getByRole('region', { name: 'Proof of delivery' })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Send again' })).toHaveAttribute(
      'href',
      `/parcel-delivery-info?from=${id}`,
    );
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });
  await test.step('the link says that it is over, asks for no code any more and leads on', async () => {
    await page.goto(`/parcel/follow/${follow_key}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Delivered' })).toBeVisible();
    await expect(main).not.toContainText('delivery code');
    await expect(main.getByRole('link', { name: 'Send a parcel' })).toBeVisible();
  });
});

test('a parcel comes back, and its fee is paid [PARC-008]', async ({ page, baseURL, db }) => {
  const customer = await signedInCustomer({ db });
  const { id } = await newParcel({ db }, { customer_id: customer.id, order_status: 'confirmed' });
  await page.setViewportSize(PHONE);
  const stored = { cookie_consent: 'necessary' };
  await visitAs(page, { module: 'parcel', zones: ZONES, token: customer.token, stored }, baseURL);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');

  await test.step('before it is fetched nothing is charged', async () => {
    await page.goto(`/order/${id}`);
    await fromMenu(page, 'Cancel parcel');
    await expect(dialog).toContainText('Nothing has been paid, and nothing is charged.');
    await dialog.getByRole('button', { name: 'Keep it on its way' }).click();
  });
  await test.step('afterwards the fee is said before anybody agrees', async () => {
    await moveOrder(page.request, id, 'picked_up', { delivery_man_id: await newCourier({ db }) });
    await page.reload();
    await fromMenu(page, 'Have it brought back');
    await expect(dialog.getByRole('region', { name: 'Return fee' })).toContainText('$1.36');
    await dialog.getByRole('button', { name: 'Bring it back for $1.36' }).click();
    await expect(dialog).toContainText('Please choose a reason');
    await expectNoFaults(page, '[role=dialog]');
    await dialog.getByText('Something else').click();
    await dialog.getByRole('button', { name: 'Bring it back for $1.36' }).click();
    await expect(dialog).toContainText('Choose a reason or write a comment.');
    await dialog.getByRole('textbox').fill('It was the wrong box');
    // Nobody hears of the first answer, and yet it is done.
    await loseAnswer(page, '**/customer/order/cancel');
    await dialog.getByRole('button', { name: 'Bring it back for $1.36' }).click();
    await expect(toast(page, 'The parcel is coming back to you')).toBeVisible();
  });
  const { parcel_cancellation: back } = await trackedOrder(page.request, customer, id);
  expect(back.note, 'in the sender’s own words').toBe('It was the wrong box');
  await test.step('its code and its fee, and steps of its own [PARC-007]', async () => {
    await main.getByRole('link', { name: 'Track order' }).click();
    await expect(step(page, 'Coming back')).toHaveAttribute('aria-current', 'step');
    await expect(page.getByRole('region', { name: 'Return code' })).toContainText(back.return_otp);
    await expect(page.getByRole('region', { name: 'It is coming back to you' })).toContainText('Not paid yet');
  });
  await test.step('the fee is paid at a gateway, and the way back leads to the parcel', async () => {
    await main.getByRole('button', { name: 'Pay $1.36' }).click();
    await choose(dialog.getByRole('radio').first());
    await dialog.getByRole('button', { name: 'Pay $1.36' }).click();
    await expect(page.locator('body')).toContainText(`The return of parcel`);
    await page.getByRole('button', { name: /^Pay/ }).first().click();
    await expect(page).toHaveURL(`/order/${id}`);
    await expect(main.getByRole('region', { name: 'It is coming back to you' })).toContainText('Paid');
    await expectNoFaults(page, 'main');
  });
  await test.step('whoever has it back says so, also where the answer gets lost, and it is over', async () => {
    await loseAnswer(page, '**/customer/order/parcel-return');
    await main.getByRole('button', { name: 'I have it back' }).click();
    await expect(toast(page, 'Good, it is back with you')).toBeVisible();
    await expect(main.getByRole('region', { name: 'It came back' })).toBeVisible();
    await expect(main).toContainText('Returned');
    expect(await trackedOrder(page.request, customer, id)).toMatchObject({ order_status: 'returned' });
  });
});
