import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { newAccount } from '../support/account.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { HAGA } from '../support/remember.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

// The map is drawn without a graphics card here, and says so.
test.use({ pictures: false, provoked: /GPU stall/ });
test.setTimeout(90_000);

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ZONES = [1, 4];

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'x-localization': 'en' });

type Saved = { id: number; address: string; address_type: string; address_label: string | null; zone_ids: number[] };

async function savedOf(request: APIRequestContext, token: string): Promise<Saved[]> {
  const answer = await request.get('/api/v1/customer/address/list?limit=100', { headers: headersOf(token) });
  return (await answer.json()).addresses;
}

async function save(request: APIRequestContext, token: string, fields: Record<string, unknown>) {
  const answer = await request.post('/api/v1/customer/address/add', {
    headers: headersOf(token),
    data: {
      contact_person_name: 'Signe Ek',
      contact_person_number: '+46701112233',
      address_type: 'home',
      latitude: HAGA.lat,
      longitude: HAGA.lng,
      ...fields,
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true });
const editor = (page: Page) => page.getByRole('dialog', { name: /address$/ });
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });

async function expectRefused(where: Locator, words: string) {
  await expect(where).toHaveAttribute('aria-invalid', 'true');
  await expect(where).toHaveAccessibleDescription(words);
}

/** The map has said where the pin stands. */
const pinned = (page: Page) => expect(field(editor(page), 'Address')).not.toHaveValue('', { timeout: 30_000 });

test.describe('the address book', () => {
  test.use({
    provoked: /GPU stall|status of (403|500)/,
    permissions: ['geolocation'],
    geolocation: { latitude: 57.7072, longitude: 11.9385 },
  });

  test('an address is added on the map, changed and deleted [ADDR-019] [ADDR-022a] [ADDR-022b] [ADDR-023] [ADDR-026] [ADDR-027] [ADDR-028a] [ADDR-028b] [ADDR-030a] [ADDR-030b] [ADDR-030c] [ADDR-030d] [ADDR-032] [ROLE-001] [ERR-014a] [MISC-005c]', async ({
    page,
    baseURL,
    request,
  }) => {
    await page.setViewportSize(WIDE);
    const { token, name } = await newAccount(request);
    await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
    await page.goto('/profile?page=address');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No address saved yet' })).toBeVisible();
    await main.getByRole('button', { name: 'Add new address' }).click();
    const dialog = editor(page);
    await pinned(page);
    const send = dialog.getByRole('button', { name: 'Save address' });

    await test.step('what is missing is said under its field, in these words', async () => {
      await expect(field(dialog, 'Contact person name')).toHaveValue(name);
      await expect(dialog.getByRole('region', { name: 'Map' })).toBeVisible();
      await field(dialog, 'Address').fill(' ');
      await field(dialog, 'Contact person name').fill('');
      await field(dialog, 'Contact person number').fill('');
      await send.click();
      await expectRefused(field(dialog, 'Address'), 'Address is required');
      await expectRefused(field(dialog, 'Contact person name'), 'Name is required');
      await expectRefused(field(dialog, 'Contact person number'), 'Phone Number is required');
      await field(dialog, 'Contact person name').fill('Signe Ek');
      await field(dialog, 'Contact person number').fill('0701112233');
    });

    await test.step('the device’s own place moves the pin and fills the address', async () => {
      await dialog.getByRole('button', { name: 'Use Current Location' }).click();
      await expect(field(dialog, 'Address')).not.toHaveValue(/^\s*$/, { timeout: 30_000 });
    });

    await test.step('home, office or other; other may have a name, and needs none', async () => {
      const labels = dialog.getByRole('group', { name: 'Label As' });
      await expect(labels.getByRole('radio')).toHaveCount(3);
      await expect(field(dialog, 'Label name (optional)')).toHaveCount(0);
      await labels.getByText('Other').click();
      await expect(field(dialog, 'Label name (optional)')).toBeVisible();
      await field(dialog, 'Floor').fill('3');
      await expectNoFaults(page, '[role=dialog]');
    });

    await test.step('a failed save says so, and the form stays usable', async () => {
      await page.route('**/address/add', (route) =>
        route.fulfill({ status: 500, json: { errors: [], message: 'The book is closed' } }),
      );
      await send.click();
      await expect(toast(page, 'The book is closed')).toBeVisible();
      await expect(send).toBeEnabled();
      await page.unroute('**/address/add');
      await send.click();
      await expect(toast(page, 'Address saved')).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    const cards = main.getByRole('list', { name: 'My addresses' }).getByRole('listitem');
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText('Other');
    await expect(cards).toContainText('Floor - 3');
    expect(await savedOf(request, token)).toMatchObject([{ address_type: 'other', address_label: null }]);

    await test.step('changed: its own values are there, and the list has the new ones', async () => {
      await cards.getByRole('button', { name: /^Edit / }).click();
      await expect(dialog.getByRole('heading', { name: 'Edit address' })).toBeVisible();
      await expect(field(dialog, 'Floor')).toHaveValue('3');
      await field(dialog, 'Label name (optional)').fill('Boat house');
      await field(dialog, 'Address').fill('The red house by the quay');
      await send.click();
      await expect(toast(page, 'Address updated')).toBeVisible();
      await expect(cards).toContainText('Boat house');
      await expect(cards).toContainText('The red house by the quay');
      expect(await savedOf(request, token)).toMatchObject([{ address_label: 'Boat house' }]);
    });

    await test.step('deleted after a question', async () => {
      await cards.getByRole('button', { name: /^Delete / }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(question).toBeHidden();
      await expect(cards).toHaveCount(1);
      await cards.getByRole('button', { name: /^Delete / }).click();
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(toast(page, 'Address deleted')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'No address saved yet' })).toBeVisible();
      expect(await savedOf(request, token)).toEqual([]);
    });
  });
});

test('the header’s selector takes the shop to a saved address [LOC-004a] [LOC-005a] [LOC-005b] [LOC-007] [DATA-002] [ROLE-001] [MISC-005c]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await newAccount(request);
  await save(request, token, { address: 'Haga Nygata 22', address_type: 'office', floor: '2' });
  await visitAs(page, { module: 'food', zones: [1], token }, baseURL);
  await page.goto('/settings');
  const selector = page.locator('header button:has([data-place])');
  const popover = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });
  await awake(selector);
  await selector.click();
  const offered = popover.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
  await expect(offered).toHaveCount(2);
  await expect(offered.first()).toContainText('Selected Address');
  await expect(offered.first()).toContainText('Avenyn 21');
  await expect(offered.last()).toContainText('Office');

  const reloaded = page.waitForEvent('load');
  await offered.last().getByRole('button').click();
  await reloaded;
  await expect(selector).toContainText('Haga Nygata 22');
  const stored = await page.evaluate(() => ({
    at: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null'),
    selected: JSON.parse(localStorage.getItem('selected_address') ?? 'null'),
    zoneid: localStorage.getItem('zoneid'),
  }));
  expect(stored.at).toEqual(HAGA);
  expect(stored.zoneid).toBe('[1,4]');
  expect(stored.selected).toEqual({
    ...HAGA,
    address: 'Haga Nygata 22',
    address_type: 'office',
    road: '',
    house: '',
    floor: '2',
  });
  await awake(selector);
  await selector.click();
  await expect(offered).toHaveCount(1);
  await expect(offered.getByRole('button')).toHaveAttribute('aria-current', 'true');
});

test('where an order goes, signed in [ADDR-001] [ADDR-002] [ADDR-003] [ADDR-004] [ADDR-005] [ADDR-006a] [ADDR-006b] [ADDR-013a] [ADDR-013b] [ADDR-013c] [ADDR-013d] [ADDR-014a] [ADDR-014b] [ADDR-014c] [ADDR-015] [ADDR-016a] [ADDR-016b] [ADDR-016c] [ADDR-017] [ADDR-018] [ADDR-020] [ADDR-021] [ADDR-024] [ADDR-025] [LOC-006] [LOC-008]', async ({
  page,
  baseURL,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const { token } = await newAccount(request);
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto('/ui/delivery-addresses');
  const part = page.getByRole('region', { name: 'Delivery Addresses' });
  const card = part.locator('[data-selected-address]');
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  const chosen = async () => JSON.parse((await page.locator('output').textContent()) ?? 'null');
  await expect(part.getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible();

  await test.step('the place itself is selected, and cannot be edited', async () => {
    await expect(card).toContainText('Selected Address');
    await expect(card).toContainText('Avenyn 21');
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Add new address' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });

  await test.step('with nothing saved the modal says Oops and offers to add one', async () => {
    const open = part.getByRole('button', { name: 'View Saved Address' });
    await awake(open);
    await open.click();
    await expect(saved.getByRole('heading', { name: 'Oops' })).toBeVisible();
    await expect(
      saved.getByText("You don't have any saved address yet. please save address to continue", { exact: true }),
    ).toBeVisible();
    await expect(saved.getByRole('button', { name: 'Add new address' })).toBeVisible();
    await saved.getByRole('button', { name: 'Close' }).click();
    await expect(saved).toBeHidden();
  });

  await test.step('street, house and floor are part of the selected address as they are typed', async () => {
    await field(part, 'Street number').fill('21 B');
    await field(part, 'House number').fill('House of cards');
    await field(part, 'Floor').fill('½');
    expect(await chosen()).toMatchObject({ road: '21 B', house: 'House of cards', floor: '½' });
  });

  await test.step('the box saves at once', async () => {
    const box = part.getByRole('checkbox', { name: 'Save this Address' });
    await box.check();
    await expect(toast(page, 'Address saved')).toBeVisible();
    expect(await savedOf(request, token)).toMatchObject([{ address_type: 'other', road: '21 B' }]);
    await expect(card.getByRole('button', { name: /^Edit / })).toBeVisible();
  });

  await save(request, token, { address: 'Haga Nygata 22', floor: '7' });
  await save(request, token, {
    address: 'Lindholmspiren 5',
    address_type: 'office',
    latitude: 57.7072,
    longitude: 11.9385,
  });

  await test.step('another one is chosen among radios; Cancel changes nothing, Select does, and no page is loaded anew', async () => {
    await page.goto('/ui/delivery-addresses');
    await page.evaluate(() => Object.assign(window, { samePage: true }));
    await part.getByRole('button', { name: 'View Saved Address' }).click();
    const radios = saved.getByRole('radio');
    await expect(radios).toHaveCount(4);
    await expect(radios.first()).toBeChecked();
    const list = saved.locator('[data-list]');
    await expect(list).toHaveCSS('max-height', `${PHONE.height * 0.4}px`);
    await expect(list).toContainText('Home');
    await saved.getByText('Haga Nygata 22').click();
    await saved.getByRole('button', { name: 'Cancel' }).click();
    await expect(saved).toBeHidden();
    await expect(card).toContainText('Avenyn 21');

    await part.getByRole('button', { name: 'View Saved Address' }).click();
    await saved.getByText('Haga Nygata 22').click();
    await saved.getByRole('button', { name: 'Select' }).click();
    await expect(saved).toBeHidden();
    await expect(card).toContainText('Home');
    await expect(field(part, 'Floor')).toHaveValue('7');
    expect(await chosen()).toMatchObject({ ...HAGA, address_type: 'home', floor: '7' });
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
  });

  await test.step('of a store’s zone only the addresses within it', async () => {
    const [office] = (await savedOf(request, token)).filter(({ address_type }) => address_type === 'office');
    const only = office?.zone_ids.find((id) => !ZONES.includes(id)) ?? 0;
    expect(only).toBeGreaterThan(0);
    await page.goto(`/ui/delivery-addresses?zone=${only}`);
    await part.getByRole('button', { name: 'View Saved Address' }).click();
    await expect(saved.getByRole('radio')).toHaveCount(2);
    await expect(saved.getByText('Lindholmspiren 5')).toBeVisible();
    await page.goto('/ui/delivery-addresses?zone=999');
    await part.getByRole('button', { name: 'View Saved Address' }).click();
    await expect(saved.getByText('No saved addresses found to select.')).toBeVisible();
  });

  await test.step('whoever fetches it gives no address', async () => {
    await page.goto('/ui/delivery-addresses?order_type=take_away');
    await expect(page.getByRole('heading', { name: 'Delivery addresses', exact: true })).toBeVisible();
    await expect(part).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Floor' })).toHaveCount(0);
  });
});

test('where an order goes, as a guest: kept in this browser, nothing sent [ADDR-007] [ADDR-008a] [ADDR-008b] [ADDR-008c] [ADDR-008d] [ADDR-008e] [ADDR-009] [ADDR-010] [ADDR-011] [ADDR-012] [ADDR-018] [ADDR-029] [ADDR-031] [ADDR-033a] [ADDR-033b] [ADDR-033c] [ADDR-033d] [ADDR-033e] [ROLE-008] [DATA-003]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  const calls: string[] = [];
  page.on('request', (call) => call.url().includes('/customer/address') && calls.push(call.url()));
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  const card = page.getByRole('region', { name: 'Contact and address' });
  const edit = card.getByRole('button', { name: 'Please add your delivery address' });
  const contact = page.getByRole('dialog', { name: 'Contact information' });

  await test.step('who fetches it says who they are, in a modal of its own', async () => {
    await page.goto('/ui/delivery-addresses?order_type=take_away');
    await expect(card.getByText('No Contact Info Added')).toBeVisible();
    await card.getByText('No Contact Info Added').hover();
    await expect(card.getByText('Please enter your contact info').last()).toBeVisible();
    await edit.hover();
    await expect(card.getByText('Please add your delivery address')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delivery Addresses', exact: true })).toHaveCount(0);
    await edit.click();
    await contact.getByRole('button', { name: 'Save' }).click();
    await expectRefused(field(contact, 'Name'), 'name is required');
    await expectRefused(field(contact, 'Phone'), 'phone number required');
    await expectRefused(field(contact, 'Email'), 'Email is required');
    await expectNoFaults(page, '[role=dialog]');
    await field(contact, 'Email').fill('maja@');
    await expectRefused(field(contact, 'Email'), 'Must be a valid email');
    await field(contact, 'Email').fill(`${'a'.repeat(244)}@example.com`);
    await expectRefused(field(contact, 'Email'), 'Must be a valid email');
    await field(contact, 'Email').fill(`${'a'.repeat(243)}@example.com`);
    await expect(field(contact, 'Email')).not.toHaveAttribute('aria-invalid');
    await field(contact, 'Email').fill('maja@example.com');
    await field(contact, 'Name').fill('Maja Lindqvist');
    await field(contact, 'Phone').fill('070-174 06 05');
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toBeHidden();
    await expect(card).toContainText('Maja Lindqvist');
    await expect(card).toContainText('+46701740605');
    await expect(card).toContainText('maja@example.com');
    await expect(card).not.toContainText('Road -');
  });

  await test.step('who has it brought says where, on the map', async () => {
    await page.goto('/ui/delivery-addresses');
    await expect(page.getByRole('heading', { name: 'Delivery Addresses', exact: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Save this Address' })).toHaveCount(0);
    await awake(edit);
    await edit.click();
    const dialog = editor(page);
    await pinned(page);
    await expect(field(dialog, 'Contact person name')).toHaveValue('Maja Lindqvist');
    await field(dialog, 'Email (optional)').fill('');
    await field(dialog, 'Street number').fill('21');
    await field(dialog, 'House number').fill('B');
    await field(dialog, 'Floor').fill('3');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText('Road - 21 , House - B , Floor - 3', { exact: true })).toBeVisible();
    await expect(card).not.toContainText('maja@example.com');
  });

  await test.step('it is still there after a reload, and nobody else was told', async () => {
    await page.reload();
    await expect(card).toContainText('Maja Lindqvist');
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('guest_address') ?? 'null'));
    expect(stored).toMatchObject({
      contact_person_name: 'Maja Lindqvist',
      contact_person_number: '+46701740605',
      contact_person_email: '',
      road: '21',
      house: 'B',
      floor: '3',
    });
    expect(stored.address).not.toBe('');
    expect(calls).toEqual([]);
  });
});
