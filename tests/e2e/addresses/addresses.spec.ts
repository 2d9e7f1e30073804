import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { choose, expectRefused, toast } from '#tests/support/pages/forms.ts';
import { holdAnswer, holdBack } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { keepToast } from '#tests/support/pages/toasts.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { HAGA, moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// The map is drawn without a graphics card here, and says so.
test.use({ pictures: false, provoked: /GPU stall/ });

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ZONES = [1, 4];

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'x-localization': 'en' });

type Saved = {
  id: number;
  address: string;
  address_type: string;
  address_label: string | null;
  latitude: string;
  longitude: string;
};

/** In Hisingen, across the river from zone 1. */
const LINDHOLMEN = { address: 'Lindholmspiren 5', address_type: 'office', latitude: 57.7072, longitude: 11.9385 };

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

const editor = (page: Page) => page.getByRole('dialog', { name: /address$/ });
const field = (within: Locator, name: string) => within.getByRole('textbox', { name, exact: true });

/** As somebody's clipboard brings it, in the place of what stands there. */
async function pasted(into: Locator, text: string) {
  await into.selectText();
  await into.page().keyboard.insertText(text);
}

/** The map has said where the pin stands. */
const pinned = (page: Page) => expect(field(editor(page), 'Address')).not.toHaveValue('');

/** What has come by now is on the screen. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

test.describe('the address book', () => {
  test.use({
    provoked: /GPU stall|ERR_FAILED/,
    permissions: ['geolocation'],
    geolocation: { latitude: LINDHOLMEN.latitude, longitude: LINDHOLMEN.longitude },
  });

  test('an address is added on the map, changed and deleted', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(WIDE);
    const { token, f_name, l_name } = await signedInCustomer({ db });
    await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
    await page.goto('/profile?page=address');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'No address saved yet' })).toBeVisible();
    await main.getByRole('button', { name: 'Add new address' }).click();
    const dialog = editor(page);
    const send = dialog.getByRole('button', { name: 'Save address' });
    const cards = main.getByRole('list', { name: 'My addresses' }).getByRole('listitem');

    await test.step('its place is picked on a map [ADDR-019]', async () => {
      await expect(dialog.getByRole('region', { name: 'Map' })).toBeVisible();
      await pinned(page);
      await expect(field(dialog, 'Contact person name')).toHaveValue(`${f_name} ${l_name}`);
    });

    await test.step('an address is needed [ADDR-030a]', async () => {
      await field(dialog, 'Address').fill(' ');
      await field(dialog, 'Contact person name').fill('');
      await field(dialog, 'Contact person number').fill('');
      await send.click();
      await expectRefused(field(dialog, 'Address'), 'Address is required');
    });
    await test.step('a name is needed [ADDR-030b]', () =>
      expectRefused(field(dialog, 'Contact person name'), 'Name is required'));
    await test.step('a phone is needed [ADDR-030c]', () =>
      expectRefused(field(dialog, 'Contact person number'), 'Phone Number is required'));

    await test.step('the device’s own place moves the pin and fills the address [ADDR-022a]', async () => {
      await field(dialog, 'Contact person name').fill('Signe Ek');
      await field(dialog, 'Contact person number').fill('0701112233');
      await dialog.getByRole('button', { name: 'Use Current Location' }).click();
      await expect(field(dialog, 'Address')).not.toHaveValue(/^\s*$/);
    });

    await test.step('it is home, office or other [ADDR-022b]', async () => {
      const labels = dialog.getByRole('group', { name: 'Label As' });
      await expect(labels.getByRole('radio')).toHaveCount(3);
      for (const label of ['Home', 'Office', 'Other']) await expect(labels.getByText(label)).toBeVisible();
      await expect(field(dialog, 'Label name (optional)')).toHaveCount(0);
      await labels.getByText('Other').click();
    });
    await test.step('other may have a name of its own [ADDR-023]', async () => {
      await expect(field(dialog, 'Label name (optional)')).toBeVisible();
      await field(dialog, 'Floor').fill('3');
      await expectNoFaults(page, '[role=dialog]');
    });

    await test.step('a save that fails says so, and the form stays usable [ERR-014a]', async () => {
      await page.route('**/address/add', (route) => route.abort());
      await send.click();
      await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
      await expect(send).toBeEnabled();
      await page.unroute('**/address/add');
    });

    await test.step('saved, it is said in the server’s words [ADDR-026] [ADDR-028a]', async () => {
      const [answer] = await Promise.all([page.waitForResponse('**/address/add'), send.click()]);
      const { message } = await answer.json();
      expect(message).toBe('Address saved');
      await expect(toast(page, message)).toBeVisible();
      await expect(dialog).toBeHidden();
    });
    await test.step('the button that opened the form has gone: the keyboard goes on where it was [A11Y-002]', () =>
      expect(cards.getByRole('button', { name: /^Edit / })).toBeFocused());
    await test.step('it stands in the list [ADDR-027]', async () => {
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText('Other');
      await expect(cards).toContainText('Floor - 3');
    });
    await test.step('its pin stood at the device’s place, and it needed no name [ADDR-022a] [ADDR-030d]', async () => {
      const [mine] = await savedOf(request, token);
      expect(mine).toMatchObject({ address_type: 'other', address_label: null });
      expect(Number(mine?.latitude)).toBeCloseTo(LINDHOLMEN.latitude, 3);
      expect(Number(mine?.longitude)).toBeCloseTo(LINDHOLMEN.longitude, 3);
    });

    await test.step('changed: its own values are there, and the list has the new ones [ADDR-027] [ADDR-028b]', async () => {
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

    await test.step('deleted at once, and brought back as it was [ADDR-032]', async () => {
      await keepToast(page, 'Address deleted');
      await cards.getByRole('button', { name: /^Delete / }).click();
      await expect(cards).toHaveCount(0);
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click();
      await expect(cards).toContainText('The red house by the quay');
      expect(await savedOf(request, token)).toMatchObject([{ address_label: 'Boat house', floor: '3' }]);
      await cards.getByRole('button', { name: /^Delete / }).click();
      await expect(toast(page, 'Address deleted')).toBeVisible();
      await expect(main.getByRole('heading', { name: 'No address saved yet' })).toBeFocused();
      expect(await savedOf(request, token)).toEqual([]);
    });
  });
});

test('a saved address is changed: what was chosen last is saved, and what was left stays left', async ({
  page,
  baseURL,
  db,
  request,
}) => {
  await page.setViewportSize(WIDE);
  const { token } = await signedInCustomer({ db });
  await save(request, token, { address: 'Haga Nygata 22' });
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto('/profile?page=address');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'My addresses' }).getByRole('listitem');
  const dialog = editor(page);
  const send = dialog.getByRole('button', { name: 'Save address' });

  await test.step('Save waits for the place that was chosen last, and for its name', async () => {
    await cards.getByRole('button', { name: /^Edit / }).click();
    await expect(send).toBeEnabled();
    const letGo = await holdBack(page, /place-api-details/);
    await dialog.getByRole('combobox').fill('eriksberg');
    await dialog.getByRole('option').first().click();
    await expect(send).toBeDisabled();
    const details = page.waitForResponse(/place-api-details/);
    letGo();
    const { location } = await (await details).json();
    await send.click();
    await expect(cards).toContainText('Eriksberg');
    const [mine] = await savedOf(request, token);
    expect(mine?.address).toContain('Eriksberg');
    expect(Number(mine?.latitude)).toBeCloseTo(location.latitude, 5);
  });

  await test.step('left while it is saved, it closes no other that was opened since', async () => {
    await cards.getByRole('button', { name: /^Edit / }).click();
    const { answered, letGo } = await holdAnswer(page, /\/address\/update/);
    await send.click();
    await answered;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await main.getByRole('button', { name: 'Add new address' }).click();
    await field(dialog, 'Floor').fill('Typed meanwhile');
    // The last thing before it closes itself.
    const listed = page.waitForResponse(/\/address\/list/);
    letGo();
    await listed;
    await drawn(page);
    await expect(field(dialog, 'Floor')).toHaveValue('Typed meanwhile');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test.describe('an address that another tab has deleted', () => {
  test.use({ provoked: /GPU stall|status of 404/ });

  test('what was typed for it is saved as a new one; deleted again, it is just gone', async ({
    page,
    baseURL,
    db,
    request,
  }) => {
    await page.setViewportSize(WIDE);
    const { token } = await signedInCustomer({ db });
    await save(request, token, { address: 'Haga Nygata 22' });
    await save(request, token, { address: 'Linnégatan 3' });
    const deleteElsewhere = async (address: string) => {
      const gone = (await savedOf(request, token)).find((one) => one.address === address);
      const answer = await request.delete(`/api/v1/customer/address/delete?address_id=${gone?.id}`, {
        headers: headersOf(token),
      });
      expect(answer.ok()).toBe(true);
    };
    await visitAs(page, { module: 'food', zones: ZONES, token, language: 'es' }, baseURL);
    await page.goto('/profile?page=address');
    const main = page.getByRole('main');
    const cards = main.getByRole('list', { name: 'Mis direcciones' }).getByRole('listitem');
    const said = (text: string) => page.getByText(text, { exact: true }).locator('visible=true');

    await test.step('changed here: it is said, and the words stay until they are saved anew', async () => {
      await cards.getByRole('button', { name: 'Editar Haga Nygata 22' }).click();
      const dialog = page.getByRole('dialog', { name: 'Editar dirección' });
      await field(dialog, 'Piso').fill('The red door');
      await deleteElsewhere('Haga Nygata 22');
      await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
      await expect(
        said('Esta dirección se ha eliminado entretanto. Vuelve a guardarla para conservarla como una nueva.'),
      ).toBeVisible();
      await expect(field(dialog, 'Piso')).toHaveValue('The red door');
      await dialog.getByRole('button', { name: 'Guardar dirección' }).click();
      await expect(dialog).toBeHidden();
      await expect(cards).toHaveCount(2);
      await expect(cards.filter({ hasText: 'The red door' })).toHaveCount(1);
    });

    await test.step('deleted here as well: the list is right, and nothing went wrong', async () => {
      await deleteElsewhere('Linnégatan 3');
      await cards.getByRole('button', { name: 'Eliminar Linnégatan 3' }).click();
      await expect(said('Esta dirección ya no está guardada')).toBeVisible();
      await expect(cards).toHaveCount(1);
    });
  });
});

test('what is written by hand is kept, and what was chosen last is saved', async ({
  page,
  baseURL,
  db,
  request,
  context,
}) => {
  await page.setViewportSize(WIDE);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: LINDHOLMEN.latitude, longitude: LINDHOLMEN.longitude });
  const { token } = await signedInCustomer({ db });
  await visitAs(page, { module: 'food', zones: ZONES, token }, baseURL);
  await page.goto('/profile?page=address');
  const dialog = editor(page);
  const send = dialog.getByRole('button', { name: 'Save address' });
  const add = page.getByRole('main').getByRole('button', { name: 'Add new address' });

  await test.step('the name of the place comes late: what was written meanwhile stays', async () => {
    const name = await holdAnswer(page, /geocode-api/);
    await add.click();
    await name.answered;
    await field(dialog, 'Address').fill('The yellow door');
    const named = page.waitForResponse(/geocode-api/);
    name.letGo();
    await named;
    await drawn(page);
    await expect(field(dialog, 'Address')).toHaveValue('The yellow door');
  });
  await test.step('also when it is saved before that name is there', async () => {
    await page.keyboard.press('Escape');
    await page.reload();
    const letGo = await holdBack(page, /geocode-api/);
    await add.click();
    await field(dialog, 'Address').fill('The green door');
    await send.click();
    await expect(toast(page, 'Address saved')).toBeVisible();
    letGo();
    expect(await savedOf(request, token)).toMatchObject([{ address: 'The green door' }]);
  });
  await test.step('the pin that moves on takes the words along, and Save waits for it', async () => {
    await add.click();
    await pinned(page);
    await field(dialog, 'Address').fill('Nobody lives here');
    const letGo = await holdBack(page, /geocode-api/);
    await dialog.getByRole('button', { name: 'Use Current Location' }).click();
    await expect(send).toBeDisabled();
    letGo();
    await send.click();
    await expect(dialog).toBeHidden();
    const [mine] = await savedOf(request, token);
    expect(mine?.address).not.toContain('Nobody');
    expect(Number(mine?.latitude)).toBeCloseTo(LINDHOLMEN.latitude, 3);
  });
});

test('the header’s selector takes the shop to a saved address', async ({ page, baseURL, db, request }) => {
  await page.setViewportSize(WIDE);
  const { token } = await signedInCustomer({ db });
  await save(request, token, { address: 'Haga Nygata 22', address_type: 'office', floor: '2' });
  await visitAs(page, { module: 'food', zones: [1], token }, baseURL);
  await page.goto('/settings');
  const selector = page.locator('header button:has([data-place])');
  const popover = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });
  const offered = popover.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
  await selector.click();

  await test.step('signed in, the saved addresses are offered [LOC-002b] [ROLE-001]', async () => {
    await expect(offered).toHaveCount(2);
    await expect(offered.last()).toContainText('Office');
    await expect(popover.getByText('To select from saved addresses, you need to sign in.')).toHaveCount(0);
  });
  await test.step('up to 475 px high [LOC-004a]', () =>
    expect(popover.locator('[data-saved]')).toHaveCSS('max-height', '475px'));
  await test.step('after the selected one [LOC-007]', async () => {
    await expect(offered.first()).toContainText('Selected Address');
    await expect(offered.first()).toContainText('Avenyn 21');
  });

  await test.step('choosing one loads the page anew [LOC-005b]', async () => {
    const reloaded = page.waitForEvent('load');
    await offered.last().getByRole('button').click();
    await reloaded;
    await untilReady(page);
    await expect(selector).toContainText('Haga Nygata 22');
  });
  const stored = await page.evaluate(() => ({
    at: JSON.parse(localStorage.getItem('currentLatLng') ?? 'null'),
    selected: JSON.parse(localStorage.getItem('selected_address') ?? 'null'),
    zoneid: localStorage.getItem('zoneid'),
  }));
  await test.step('it is the place now, with its own latitude and longitude [LOC-005a] [MISC-005c]', () => {
    expect(stored.at).toEqual(HAGA);
    expect(stored.zoneid).toBe('[1,4]');
  });
  await test.step('and the selected address, with everything that belongs to one [DATA-002]', () =>
    expect(stored.selected).toEqual({
      ...HAGA,
      address: 'Haga Nygata 22',
      address_type: 'office',
      road: '',
      house: '',
      floor: '2',
      id: expect.any(Number),
      contact_person_name: 'Signe Ek',
      contact_person_number: '+46701112233',
    }));
  await test.step('which is marked, and not offered twice', async () => {
    await selector.click();
    await expect(offered).toHaveCount(1);
    await expect(offered.getByRole('button')).toHaveAttribute('aria-current', 'true');
  });
});

type Sold = { id: number; price: number };
const QUANTITY = 5;

/** Something of a shop in zone 1 that never closes, brings its goods and also hands them over. */
async function somethingToBuy(db: Db, module: ModuleType = 'grocery'): Promise<Sold> {
  const item = await db.row<Sold>(sql`
    select i.id, i.price from items i
    join modules m on m.id = i.module_id and m.module_type = ${module}
    join stores s on s.id = i.store_id and s.delivery and (s.take_away or m.all_zone_service) and s.zone_id = 1
    where i.choice_options = '[]' and i.stock >= 50 and i.status and i.is_approved and i.maximum_cart_quantity is null
      and i.price * ${QUANTITY} > s.minimum_order
      and not exists (select from flash_sale_items f where f.item_id = i.id)
      and (m.all_zone_service or 7 = (select count(distinct day) from store_schedules o
        where o.store_id = s.id and o.opening_time <= '00:01' and o.closing_time >= '23:59'))
    order by i.id limit 1`);
  if (!item) throw new Error('the demo town has no such thing');
  return item;
}

async function putInCart(
  request: APIRequestContext,
  { id }: Sold,
  whose: { token: string } | { guest_id: string },
  module: ModuleType = 'grocery',
) {
  const answer = await request.post('/api/v1/customer/cart/add', {
    headers: {
      zoneid: JSON.stringify(ZONES),
      moduleid: String(moduleId(module)),
      'x-localization': 'en',
      ...('token' in whose && { authorization: `Bearer ${whose.token}` }),
    },
    data: {
      ...('guest_id' in whose && whose),
      item_id: id,
      model: 'Item',
      price: 0,
      quantity: QUANTITY,
      variation: [],
      add_on_ids: [],
      add_on_qtys: [],
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

const takeAway = (page: Page) => page.getByText('Take away', { exact: true });

/** Places the order that stands at the checkout, in cash, and reads where it goes. */
async function orderedTo(page: Page, token: string): Promise<unknown> {
  await choose(page.getByRole('radio', { name: /Cash/ }));
  await page.getByRole('button', { name: /^Place Order/ }).click();
  await expect(page).toHaveURL(/\/order-placed\/\d+/);
  const [, id = ''] = /\/order-placed\/(\d+)/.exec(page.url()) ?? [];
  const order = await page.request.get(`/api/v1/customer/order/track?order_id=${id}`, { headers: headersOf(token) });
  return (await order.json()).delivery_address;
}

test.describe('where an order goes, signed in', () => {
  const part = (page: Page) => page.getByRole('region', { name: 'Delivery Addresses' });
  const card = (page: Page) => part(page).locator('[data-selected-address]');
  const saved = (page: Page) => page.getByRole('dialog', { name: 'Saved Addresses' });

  async function openSaved(page: Page) {
    await part(page).getByRole('button', { name: 'View Saved Address' }).click();
    await expect(saved(page)).toBeVisible();
  }

  test('to the place one shops at, with how to find the door', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(PHONE);
    const { token } = await signedInCustomer({ db });
    await putInCart(request, await somethingToBuy(db), { token });
    await visitAs(page, { module: 'grocery', zones: ZONES, token }, baseURL);
    await page.goto('/checkout?page=cart');

    await test.step('under its heading [ADDR-001]', () =>
      expect(part(page).getByRole('heading', { name: 'Delivery Addresses' })).toBeVisible());

    await test.step('the place itself is selected [ADDR-004]', async () => {
      await expect(card(page)).toContainText('Selected Address');
      await expect(card(page)).toContainText('Avenyn 21');
      await expectNoSidewaysScroll(page);
    });

    await test.step('and cannot be edited [ADDR-005]', () => expect(card(page).getByRole('button')).toHaveCount(0));

    await test.step('an address can be added [ADDR-006b]', () =>
      expect(part(page).getByRole('button', { name: 'Add new address' })).toBeVisible());

    await test.step('with nothing saved the modal says Oops [ADDR-014a]', async () => {
      await openSaved(page);
      await expect(saved(page).getByRole('heading', { name: 'Oops' })).toBeVisible();
    });
    await test.step('says what to do [ADDR-014b]', () =>
      expect(
        saved(page).getByText("You don't have any saved address yet. please save address to continue", { exact: true }),
      ).toBeVisible());
    await test.step('and offers to add one [ADDR-014c]', async () => {
      await expect(saved(page).getByRole('button', { name: 'Add new address' })).toBeVisible();
      await saved(page).getByRole('button', { name: 'Close' }).click();
      await expect(saved(page)).toBeHidden();
    });

    await test.step('street number, empty at first, takes any text [ADDR-016a] [ADDR-017]', async () => {
      await expect(field(part(page), 'Street number')).toHaveValue('');
      await field(part(page), 'Street number').fill('21 B');
    });
    await test.step('house number as well [ADDR-016b] [ADDR-017]', () =>
      field(part(page), 'House number').fill('House of cards'));
    await test.step('floor as well [ADDR-016c] [ADDR-017]', () => field(part(page), 'Floor').fill('½'));

    await test.step('what was typed belongs to the selected address, whichever order comes next [ADDR-024] [ADDR-025]', async () => {
      await expect(field(part(page), 'Floor')).toHaveValue('½');
      await page.evaluate(() => sessionStorage.removeItem('checkout_draft'));
      await page.reload();
      await expect(field(part(page), 'Street number')).toHaveValue('21 B');
      await expect(field(part(page), 'Floor')).toHaveValue('½');
    });

    const box = part(page).getByRole('checkbox', { name: 'Save this Address' });
    await test.step('there is a box to save it [ADDR-020]', () => expect(box).not.toBeChecked());
    await test.step('which saves at once [ADDR-021]; what is typed meanwhile stays', async () => {
      const letGo = await holdBack(page, /\/address\/add/);
      await box.check();
      await field(part(page), 'House number').fill('House of glass');
      letGo();
      await expect(toast(page, 'Address saved')).toBeVisible();
      await expect(field(part(page), 'House number')).toHaveValue('House of glass');
      await field(part(page), 'House number').fill('House of cards');
      expect(await savedOf(request, token)).toMatchObject([
        { address: 'Avenyn 21, Göteborg', address_type: 'other', road: '21 B', house: 'House of cards', floor: '½' },
      ]);
    });
    await test.step('a saved address can be edited [ADDR-005]', () =>
      expect(card(page).getByRole('button', { name: /^Edit / })).toBeVisible());

    await test.step('whoever fetches it sees neither heading nor list [ADDR-002]', async () => {
      await takeAway(page).click();
      await expect(part(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Delivery Addresses' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'View Saved Address' })).toHaveCount(0);
    });
    await test.step('and no fields for the door [ADDR-003] [ADDR-018]', async () => {
      for (const name of ['Street number', 'House number', 'Floor'])
        await expect(page.getByRole('textbox', { name })).toHaveCount(0);
    });

    await test.step('what was typed goes with the order [ADDR-024]', async () => {
      await page.getByText('Home Delivery', { exact: true }).click();
      await expect(field(part(page), 'Floor')).toHaveValue('½');
      expect(await orderedTo(page, token)).toMatchObject({
        address: 'Avenyn 21, Göteborg',
        road: '21 B',
        house: 'House of cards',
        floor: '½',
      });
    });
  });

  test('to a saved address', async ({ page, baseURL, db, request }) => {
    await page.setViewportSize(PHONE);
    const { token } = await signedInCustomer({ db }, { phone: null });
    await putInCart(request, await somethingToBuy(db), { token });
    await save(request, token, LINDHOLMEN);
    await visitAs(page, { module: 'grocery', zones: ZONES, token }, baseURL);
    await page.goto('/checkout?page=cart');

    await test.step('none lies in the store’s zone: it is said [ADDR-015] [LOC-008]', async () => {
      await openSaved(page);
      await expect(saved(page).getByText('No saved addresses found to select.')).toBeVisible();
      await expect(saved(page).getByText('Lindholmspiren 5')).toHaveCount(0);
      await expect(saved(page).getByRole('radio')).toHaveCount(1);
    });

    const grandma = { address_type: 'other', address_label: 'Grandma', additional_information: 'Ring twice' };
    await save(request, token, { address: 'Haga Nygata 22', floor: '7', ...grandma });
    await page.goto('/checkout?page=cart');
    await page.evaluate(() => Object.assign(window, { samePage: true }));

    await test.step('the saved ones are a press away [ADDR-006a]', () => openSaved(page));
    await test.step('radios with type and address, the selected one first [ADDR-013a] [LOC-007]', async () => {
      const radios = saved(page).getByRole('radio');
      await expect(radios).toHaveCount(2);
      await expect(radios.first()).toBeChecked();
      await expect(saved(page).locator('label').first()).toContainText('Avenyn 21');
      await expect(saved(page).locator('label').last()).toContainText('Other · Grandma');
      await expect(saved(page).locator('label').last()).toContainText('Haga Nygata 22');
    });
    await test.step('only those within the store’s zone [LOC-008]', () =>
      expect(saved(page).getByText('Lindholmspiren 5')).toHaveCount(0));
    await test.step('at most two fifths of the screen high [ADDR-013d]', () =>
      expect(saved(page).locator('[data-list]')).toHaveCSS('max-height', `${PHONE.height * 0.4}px`));
    await test.step('axe finds nothing in it [A11Y-001]', () => expectNoFaults(page, '[role=dialog]'));
    await test.step('Cancel changes nothing [ADDR-013b]', async () => {
      await saved(page).getByText('Haga Nygata 22').click();
      await saved(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(saved(page)).toBeHidden();
      await expect(card(page)).toContainText('Avenyn 21');
    });
    await test.step('Select does [ADDR-013c]', async () => {
      await openSaved(page);
      await saved(page).getByText('Haga Nygata 22').click();
      await saved(page).getByRole('button', { name: 'Select' }).click();
      await expect(saved(page)).toBeHidden();
      await expect(card(page)).toContainText('Other');
      await expect(card(page)).toContainText('Haga Nygata 22');
    });
    await test.step('the fields for the door are filled from it [ADDR-025]', () =>
      expect(field(part(page), 'Floor')).toHaveValue('7'));
    await test.step('and no page was loaded anew [LOC-006]', async () => {
      expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
    });
    await test.step('saved with another floor it keeps its name, its note and whom one meets there [ADDR-021]', async () => {
      await field(part(page), 'Floor').fill('8');
      await part(page).getByRole('checkbox', { name: 'Save this Address' }).check();
      await expect(toast(page, 'Address updated')).toBeVisible();
      const [mine, ...others] = await savedOf(request, token);
      expect(mine).toMatchObject({ ...grandma, floor: '8', contact_person_name: 'Signe Ek' });
      expect(others).toMatchObject([{ address: 'Lindholmspiren 5' }]);
    });
    await test.step('the order is for whom the address names, though the profile has no phone [DATA-001a]', async () => {
      const contact = page.getByRole('main').getByRole('region', { name: 'Contact', exact: true });
      await expect(contact.getByRole('textbox', { name: 'Name' })).toHaveValue('Signe Ek');
      expect(await orderedTo(page, token)).toMatchObject({
        contact_person_name: 'Signe Ek',
        contact_person_number: '+46701112233',
        floor: '8',
      });
    });
  });
});

test('a store that delivers to every zone is offered every saved address', async ({ page, baseURL, db, request }) => {
  const { token } = await signedInCustomer({ db });
  await putInCart(request, await somethingToBuy(db, 'ecommerce'), { token }, 'ecommerce');
  await save(request, token, LINDHOLMEN);
  await visitAs(page, { module: 'ecommerce', zones: ZONES, token }, baseURL);
  await page.goto('/checkout?page=cart');
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  await saved.getByText('Lindholmspiren 5').click();
  await saved.getByRole('button', { name: 'Select' }).click();
  await expect(page.getByRole('region', { name: 'Delivery Addresses' })).toContainText('Lindholmspiren 5');
  await expect(page.getByRole('button', { name: /^Place Order/ })).toBeVisible();
  await expect(page.getByText('This order cannot be placed yet')).toHaveCount(0);
});

test('whoever has saved nothing is offered the place they are at [LOC-007]', async ({ page, baseURL, db }) => {
  const { token } = await signedInCustomer({ db });
  await visitAs(page, { module: 'food', zones: [1], token }, baseURL);
  await page.goto('/settings');
  await page.locator('header button:has([data-place])').click();
  const popover = page.getByRole('dialog', { name: 'Select from saved addresses or pick from map' });
  const offered = popover.getByRole('list', { name: 'Saved addresses' }).getByRole('listitem');
  await expect(offered).toHaveCount(1);
  await expect(offered).toContainText('Avenyn 21');
});

test('where an order goes, as a guest: kept in this browser', async ({ page, baseURL, db, request }) => {
  await page.setViewportSize(WIDE);
  const { guest_id } = await newGuest({ db });
  await putInCart(request, await somethingToBuy(db), { guest_id });
  const calls: string[] = [];
  page.on('request', (call) => call.url().includes('/customer/address') && calls.push(call.url()));
  await visitAs(page, { module: 'grocery', zones: ZONES, guest_id }, baseURL);
  await page.goto('/checkout?page=cart');
  const card = page.getByRole('region', { name: 'Contact and address' });
  const edit = card.getByRole('button', { name: 'Please add your delivery address' });
  const contact = page.getByRole('dialog', { name: 'Contact information' });
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('guest_address') ?? 'null'));

  await test.step('a guest has a card for contact and address [ADDR-007]', () => expect(card).toBeVisible());
  await test.step('which says that there is none yet [ADDR-008e]', () =>
    expect(card.getByText('No Contact Info Added')).toBeVisible());
  await test.step('and what to do, when pointed at [ADDR-009]', async () => {
    await card.getByText('No Contact Info Added').hover();
    await expect(card.getByText('Please enter your contact info').last()).toBeVisible();
  });
  await test.step('as does the pencil [ADDR-010]', async () => {
    await edit.hover();
    await expect(card.getByText('Please add your delivery address')).toBeVisible();
  });
  await test.step('a guest has neither saved addresses nor fields for the door [ADDR-018] [ROLE-001]', async () => {
    await expect(page.getByRole('button', { name: 'View Saved Address' })).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Save this Address' })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Street number' })).toHaveCount(0);
  });

  await test.step('who fetches it says who they are, in a modal of its own [ADDR-011]', async () => {
    await takeAway(page).click();
    await expect(page.getByRole('heading', { name: 'Delivery Addresses', exact: true })).toHaveCount(0);
    await edit.click();
    await expect(contact).toBeVisible();
    await expectNoFaults(page, '[role=dialog]');
  });
  await test.step('a name is needed [ADDR-033a]', async () => {
    await contact.getByRole('button', { name: 'Save' }).click();
    await expectRefused(field(contact, 'Name'), 'name is required');
  });
  await test.step('a phone is needed [ADDR-033b]', () =>
    expectRefused(field(contact, 'Phone'), 'phone number required'));
  await test.step('an email is needed [ADDR-033e]', () => expectRefused(field(contact, 'Email'), 'Email is required'));
  await test.step('a right one [ADDR-033c]', async () => {
    await field(contact, 'Email').fill('maja@');
    await expectRefused(field(contact, 'Email'), 'Must be a valid email');
  });
  await test.step('of 255 characters at most [ADDR-033d]', async () => {
    await field(contact, 'Email').fill(`${'a'.repeat(244)}@example.com`);
    await expectRefused(field(contact, 'Email'), 'Must be a valid email');
    await field(contact, 'Email').fill(`${'a'.repeat(243)}@example.com`);
    await expect(field(contact, 'Email')).not.toHaveAttribute('aria-invalid');
  });

  await test.step('a name that shows nothing is none', async () => {
    await field(contact, 'Name').fill('\u200b\u2060');
    await expectRefused(field(contact, 'Name'), 'name is required');
  });
  await test.step('and none is longer than an order takes it', async () => {
    await pasted(field(contact, 'Name'), 'M'.repeat(4000));
    await expect(field(contact, 'Name')).toHaveValue('M'.repeat(200));
  });
  await test.step('the card then shows the name [ADDR-008a]', async () => {
    await field(contact, 'Email').fill('maja@example.com');
    await field(contact, 'Name').fill('Maja Lindqvist');
    await field(contact, 'Phone').fill('070-174 06 05');
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toBeHidden();
    await expect(card).toContainText('Maja Lindqvist');
  });
  await test.step('the phone with its plus [ADDR-008b]', () => expect(card).toContainText('+46 701 740 605'));
  await test.step('the email, as one was given [ADDR-008c]', () => expect(card).toContainText('maja@example.com'));

  const dialog = editor(page);
  await test.step('who has it brought says where, on the map [ADDR-012] [ROLE-008]', async () => {
    await page.getByText('Home Delivery', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Delivery Addresses', exact: true })).toBeVisible();
    await edit.click();
    await pinned(page);
    await expect(field(dialog, 'Contact person name')).toHaveValue('Maja Lindqvist');
    await test.step('as long as an order takes it', async () => {
      const before = await field(dialog, 'Address').inputValue();
      for (const [name, most] of [
        ['Address', 500],
        ['Contact person name', 200],
      ] as const) {
        await pasted(field(dialog, name), 'M'.repeat(4000));
        await expect(field(dialog, name)).toHaveValue('M'.repeat(most));
      }
      await field(dialog, 'Address').fill(before);
      await field(dialog, 'Contact person name').fill('Maja Lindqvist');
    });
    await field(dialog, 'Email (optional)').fill('');
    await field(dialog, 'Street number').fill('21');
    await field(dialog, 'House number').fill('B');
    await field(dialog, 'Floor').fill('3');
    await dialog.getByRole('group', { name: 'Label As' }).getByText('Other').click();
    await field(dialog, 'Label name (optional)').fill('Boat house');
    await dialog.getByRole('button', { name: 'Save address' }).click();
    await expect(dialog).toBeHidden();
  });
  await test.step('"other" may have a name of its own, for a guest too [ADDR-023]', () =>
    expect(card).toContainText('Boat house'));
  await test.step('the card shows the line of road, house and floor [ADDR-008d]', () =>
    expect(card.getByText('Road - 21 , House - B , Floor - 3', { exact: true })).toBeVisible());
  await test.step('and no email, as none was given [ADDR-008c]', () =>
    expect(card).not.toContainText('maja@example.com'));

  await test.step('it is stored in this browser, and there after a reload [DATA-003]', async () => {
    await page.reload();
    await expect(card).toContainText('Maja Lindqvist');
    expect(await stored()).toMatchObject({
      contact_person_name: 'Maja Lindqvist',
      contact_person_number: '+46701740605',
      contact_person_email: '',
      address: expect.stringMatching(/./),
      road: '21',
      house: 'B',
      floor: '3',
      address_label: 'Boat house',
    });
  });
  await test.step('nobody else was told [ADDR-029] [ADDR-031]', () => expect(calls).toEqual([]));
});
