import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { PHONE, section, WIDE } from '#tests/support/catalog/catalogue.ts';
import { choose, toast } from '#tests/support/pages/forms.ts';
import { loseAnswer } from '#tests/support/pages/hold-back.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { untilReady } from '#tests/support/pages/page-readiness.ts';
import { storeForm } from '#tests/support/people/applications.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { expect, test } from '#tests/support/shops/shop.ts';
import { es } from '#web/i18n/es.ts';

// What the forms get wrong is refused.
test.use({ pictures: false, maps: 'missing', provoked: /status of 403|ERR_FAILED/ });

const KEPT = { cookie_consent: 'necessary' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEXMMzN0dFbYAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

/** Nobody else of these tests is called so. */
function newPerson() {
  const phone = `7${String(randomInt(1e8)).padStart(8, '0')}`;
  return { phone, email: `join-${randomUUID()}@example.com`, password: 'Str0ng-secret' };
}

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const goOn = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** Of the application whose page is open, as the shop's own system sees and decides it. */
async function decide(request: APIRequestContext, id: number, how: 'approve' | 'reject', data: object = {}) {
  const reply = await request.put(`/api/v1/operator/applications/${id}/${how}`, {
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
    data,
  });
  expect(reply.status(), await reply.text()).toBe(200);
  return reply.json();
}

async function fillOwner(
  page: Page,
  person: ReturnType<typeof newPerson>,
  labels = { f_name: 'First name', phone: 'Phone', email: 'Email' },
) {
  await page.getByLabel(labels.f_name, { exact: true }).fill('Nova');
  await page.getByLabel(labels.phone, { exact: true }).fill(person.phone);
  await page.getByLabel(labels.email, { exact: true }).fill(person.email);
}

async function fillPasswords(page: Page, password: string) {
  await page.locator('[data-field=password]').fill(password);
  await page.locator('[data-field=confirm_password]').fill(password);
}

/** The first place that is found for it. */
async function pinAt(place: Locator, text: string) {
  await place.getByRole('combobox').fill(text);
  await place.getByRole('option').first().click();
}

/** Loads the page anew; what the browser keeps of files opens when `readFiles` is called, this once. */
async function reloadWithSlowFiles(page: Page) {
  await page.evaluate(() => sessionStorage.setItem('slow_files', 'once'));
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('slow_files')) return;
    sessionStorage.removeItem('slow_files');
    const mayRead = new Promise<void>((done) => Object.assign(window, { readFiles: done }));
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      const opening = open.apply(this, given);
      Object.defineProperty(opening, 'onsuccess', {
        set: (opened: () => void) => opening.addEventListener('success', () => void mayRead.then(opened)),
      });
      return opening;
    };
  });
  await page.reload();
}

test.describe('in a town of its own', () => {
  // An approved store stands in every list, which others look at and count.
  test.use({ business: {} });

  test('a store joins with a paid package: the payment fails, is made again, and the store is approved', async ({
    page,
    baseURL,
    db,
  }) => {
    const person = newPerson();
    await page.setViewportSize(WIDE);
    await visitAs(page, { stored: KEPT }, baseURL);
    await page.goto('/store-registration');

    await test.step('the first screen says what joining brings, and leads into the form [ROUTE-041] [REG-001]', async () => {
      await expect(section(page, 'Why join us')).toContainText('12% of each order');
      await expect(section(page, 'How it works').getByRole('listitem')).toHaveCount(4);
      await page.getByRole('main').getByRole('link', { name: 'Register your store' }).click();
      await expect(page).toHaveURL('/store-registration?active=active');
      await expect(page.getByRole('heading', { level: 1, name: 'Your store' })).toBeVisible();
    });
    await test.step('a logo is square [UPL-003b]', () =>
      expect(card(page, 'Logo and cover')).toContainText('at most 2 MB, ratio 1:1'));

    await test.step('what is missing is said under its field, the first one gets the keyboard [REG-005]', async () => {
      await goOn(page, 'Continue to business plan');
      await expect(page.getByText('Please enter the name of your store')).toBeVisible();
      await expect(page.getByLabel('Store name')).toBeFocused();
      await expect(page.getByText('Please put the pin on your door')).toBeVisible();
      await expectNoFaults(page);
    });

    const place = section(page, 'Place of the store');
    await test.step('a place outside the zone is said at once, and one inside too [REG-005]', async () => {
      await page.getByLabel('Module').selectOption({ label: 'Food' });
      const zones = page.getByLabel('Zone', { exact: true });
      await pinAt(place, 'Avenyn');
      await expect(place.getByText(/^Inside the zone/)).toBeVisible();
      const inside = await zones.inputValue();
      const others = await zones
        .locator('option:not([disabled])')
        .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
      const { zone_id } = await (await page.request.get('/api/v1/config/get-zone-id?lat=57.7&lng=11.97')).json();
      const outside = others.find((one) => !JSON.parse(zone_id).includes(Number(one)));
      expect(outside).toBeDefined();
      await zones.selectOption(outside ?? '');
      await expect(place.getByText(/^This place is outside/)).toBeVisible();
      await goOn(page, 'Continue to business plan');
      await expect(page).not.toHaveURL(/step=plan/);
      await zones.selectOption(inside);
      // A long name ends in dots, as any other that is cut.
      await expect(zones).toHaveCSS('text-overflow', 'ellipsis');
      await expect(place.getByText(/^Inside the zone/)).toBeVisible();
    });

    await test.step('pictures follow the rules of the shop [UPL-001b] [UPL-002] [UPL-003a]', async () => {
      const logo = page.locator('[data-field=logo]');
      const pictures = card(page, 'Logo and cover');
      for (const [name, mimeType] of [
        ['a.webp', 'image/webp'],
        ['a.pdf', 'application/pdf'],
        ['a.avif', 'image/avif'],
      ] as const) {
        // A right one first, so that the words are about this one.
        await logo.setInputFiles(picture('logo.png'));
        await expect(pictures.getByRole('img', { name: 'Logo' })).toBeVisible();
        await expect(pictures).not.toContainText('not supported');
        await logo.setInputFiles({ name, mimeType, buffer: PNG });
        await expect(pictures).toContainText(
          'This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.',
        );
      }
      await logo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
      await expect(pictures).toContainText('This picture is too large. At most 2 MB are allowed.');
      await logo.setInputFiles(picture('logo.png'));
      await expect(pictures.getByRole('img', { name: 'Logo' })).toBeVisible();
    });

    await test.step('names stand in every language of the shop [REG-005]', async () => {
      await page.getByLabel('Store name').fill('Brygghuset Kök');
      await expect(page.getByLabel('Store address')).toHaveValue(/aveny/i);
      await page.getByRole('tab', { name: /Español/ }).click();
      await page.getByLabel('Store name (optional)').fill('Cocina Brygghuset');
      await page.getByRole('tab', { name: /English/ }).click();
      await expect(page.getByLabel('Store name')).toHaveValue('Brygghuset Kök');
    });

    await test.step('what was typed is still there after a reload, pictures too, but no password [REG-005]', async () => {
      await page.getByLabel('Shortest delivery time').fill('20');
      await page.getByLabel('Longest delivery time').fill('30');
      await fillOwner(page, person);
      await fillPasswords(page, person.password);
      await reloadWithSlowFiles(page);
      await test.step('a press that comes before the pictures are read counts once they are', async () => {
        await goOn(page, 'Continue to business plan');
        await page.evaluate(() => (window as unknown as { readFiles(): void }).readFiles());
        await expect(page.locator('[data-field=password]')).toBeFocused();
      });
      await expect(page.getByLabel('Store name')).toHaveValue('Brygghuset Kök');
      await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email);
      await expect(card(page, 'Logo and cover').getByRole('img', { name: 'Logo' })).toBeVisible();
      await expect(page.locator('[data-field=password]')).toHaveValue('');
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password);
      await fillPasswords(page, 'weak');
      await goOn(page, 'Continue to business plan');
      await expect(page.getByText('This password is not strong enough yet')).toBeVisible();
      await fillPasswords(page, person.password);
      await goOn(page, 'Continue to business plan');
      await expect(page).toHaveURL(/step=plan/);
    });

    await test.step('the plans and packages are there to choose from, with what each contains [REG-003] [REG-004]', async () => {
      const plans = page.getByRole('group', { name: 'Business plan' });
      const offered = page.getByRole('radiogroup', { name: 'Choose your package' }).getByRole('radio');
      await test.step('side by side while nothing is chosen', async () => {
        await expect(page.getByRole('region', { name: 'An example' })).toBeVisible();
        await expect(offered.first()).toBeAttached();
      });
      await plans.getByRole('radio', { name: /Commission/ }).check();
      await expect(section(page, 'An example')).toContainText('$35.20');
      await test.step('no room beside the example is left empty', async () => {
        const [example, beside] = await Promise.all(
          ['An example', 'Why join us'].map((name) => section(page, name).boundingBox()),
        );
        expect(beside).toMatchObject({ y: example?.y, height: example?.height, width: example?.width });
      });
      await plans.getByRole('radio', { name: /Package/ }).check();
      await goOn(page, 'Continue');
      await expect(page.getByText('Please choose a package')).toBeVisible();
      const { packages } = await (await page.request.get('/api/v1/vendor/package-view?module_id=1')).json();
      await expect(offered).toHaveCount(packages.length);
      await test.step('side by side all prices stand on one line, recommended or not', async () => {
        await page.setViewportSize({ width: 768, height: 1024 });
        const cards = page.getByRole('radiogroup', { name: 'Choose your package' }).locator('label');
        await expect(cards.filter({ hasText: 'Recommended' })).toHaveCount(1);
        const prices = cards.locator('bdi', { hasText: '$' });
        const tops = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
        expect(tops.length).toBeGreaterThan(1);
        expect(new Set(tops).size).toBe(1);
        await page.setViewportSize(WIDE);
      });
      await choose(offered.nth(1));
      await expectNoFaults(page);
      await goOn(page, 'Continue');
      await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    });

    const payAt = async (outcome: RegExp) => {
      await page.getByRole('radio', { name: /Sandbox card/ }).check();
      await goOn(page, 'Finish registration');
      await page.waitForURL(/\/demo\/pay\//);
      await page.getByRole('button', { name: outcome }).click();
    };
    await test.step('a payment that fails loses nothing and can be tried again [REG-001]', async () => {
      await payAt(/fail/i);
      await page.waitForURL(/flag=fail/);
      await untilReady(page);
      await expect(page.getByRole('alert').filter({ hasText: 'did not go through' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Sandbox card/ })).toBeChecked();
    });
    await test.step('one that is canceled too [REG-001]', async () => {
      await payAt(/cancel/i);
      await page.waitForURL(/flag=cancel/);
      await untilReady(page);
      await expect(page.getByRole('alert').filter({ hasText: 'You canceled the payment' })).toBeVisible();
      await expect(page.getByRole('radio', { name: /Sandbox card/ })).toBeChecked();
    });
    await test.step('paid, it is with us, and says what happens next [REG-001]', async () => {
      await payAt(/^pay/i);
      await page.waitForURL(/\/registration\//);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your application' })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('We review it');
      await expectNoFaults(page, 'main');
      await expect.poll(() => page.evaluate(() => localStorage.getItem('store_application'))).toBeNull();
    });

    const [application, ...more] = await db.rows<{ id: number; application_status: string }>(
      sql`select id, application_status from applications where email = ${person.email}`,
    );
    await test.step('one application, decided by the operator; its store can be visited [REG-001]', async () => {
      expect(more).toEqual([]);
      expect(application?.application_status).toBe('pending');
      await decide(page.request, application?.id ?? 0, 'approve');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Welcome, you are in' })).toBeVisible();
      await page.getByRole('link', { name: 'To your store' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Brygghuset Kök' })).toBeVisible();
    });
  });
});

test('whoever rents out vehicles fills in a form whose fields are wide enough, and reads of vehicles', async ({
  page,
  baseURL,
}) => {
  const person = newPerson();
  await page.setViewportSize(WIDE);
  await visitAs(page, { stored: KEPT }, baseURL);
  await page.goto('/store-registration?active=active');
  await page.getByLabel('Module').selectOption({ label: 'Rental' });
  await pinAt(section(page, 'Place of the store'), 'Avenyn');
  await page.getByLabel('Store name').fill('Nova Bilar');
  await page.locator('[data-field=logo]').setInputFiles(picture('logo.png'));
  await fillOwner(page, person);
  await fillPasswords(page, person.password);
  const [shortest, longest] = [page.getByLabel('Shortest delivery time'), page.getByLabel('Longest delivery time')];
  await test.step('three digits are read whole', async () => {
    await shortest.fill('120');
    await longest.fill('240');
    for (const field of [shortest, longest])
      expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0);
  });
  await test.step('the zones in which vehicles are handed over are counted among what is required', async () => {
    await expect(page.getByText('12 of 13 required fields filled')).toBeVisible();
    await page.getByRole('group', { name: 'Pickup zones' }).getByRole('button').last().click();
    await expect(page.getByText('13 of 13 required fields filled')).toBeVisible();
  });
  await test.step('nobody is asked to drop a picture on a phone', async () => {
    const invited = page.getByText('Drop a picture here or choose one').first();
    await expect(invited).toBeVisible();
    await page.setViewportSize(PHONE);
    await expect(invited).toBeHidden();
    await page.setViewportSize(WIDE);
  });
  await goOn(page, 'Continue to business plan');
  await expect(page).toHaveURL(/step=plan/);
  const plans = page.getByRole('group', { name: 'Business plan' });
  await test.step('what is rented out is counted in vehicles', () =>
    expect(page.getByRole('radiogroup', { name: 'Choose your package' })).toContainText(/\d+ vehicles/));
  await test.step('on a phone what a plan costs is said in two lines', async () => {
    await page.setViewportSize(PHONE);
    const words = plans.getByText('12% of each order, nothing else', { exact: true });
    expect((await words.boundingBox())?.height).toBeLessThan(45);
    await expectNoSidewaysScroll(page);
  });
});

test('a courier joins on a phone: wrong pictures, a weak password and a taken email are said under their fields', async ({
  page,
  baseURL,
  db,
}) => {
  const person = newPerson();
  const taken = 'courier-1@example.com';
  await page.setViewportSize(PHONE);
  await visitAs(page, { stored: KEPT, theme: 'dark' }, baseURL);
  await page.goto('/deliveryman-registration');

  await test.step('the page asks who, where and how, and proves it by a document [ROUTE-042] [REG-002]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Deliver with us' })).toBeVisible();
    await expect(page.getByText('Saved as you type')).toBeVisible();
    await goOn(page, 'Continue to review');
    await expect(page.getByText('Please enter your first name')).toBeVisible();
    await expect(page.getByLabel('First name')).toBeFocused();
    await expect(page.getByText('Please choose your vehicle')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page);
  });

  const identity = card(page, 'Identity');
  await test.step('at most three pictures of the document, and only pictures [UPL-004] [REG-006]', async () => {
    const files = page.locator('[data-field=identity_image]');
    await files.setInputFiles(['one.png', 'two.png', 'three.png', 'four.png'].map(picture));
    await expect(identity.getByRole('img')).toHaveCount(3);
    await expect(page.getByText('Saved. You can leave and come back.')).toBeVisible();
    await expect(identity).toContainText('Maximum 3 images can be send at a time.');
    await identity.getByRole('button', { name: 'Remove: Picture 3' }).click();
    await files.setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: PNG });
    await expect(identity).toContainText('This file format is not supported.');
    await expect(identity.getByRole('img')).toHaveCount(2);
  });

  await test.step('filled in, with a picture that is none and an email of somebody else [REG-002]', async () => {
    await fillOwner(page, { ...person, email: taken });
    await page.locator('[data-field=image]').setInputFiles({ ...picture('me.png'), buffer: Buffer.from('no picture') });
    await page.getByLabel('Zone', { exact: true }).selectOption({ index: 1 });
    await page.getByLabel('Vehicle').selectOption({ index: 1 });
    await page.getByRole('radio', { name: /Freelancer/ }).check();
    await page.getByLabel('Document', { exact: true }).selectOption('passport');
    await page.getByLabel('Number of the document').fill('AB123456');
    await fillPasswords(page, 'weakpassword');
    await goOn(page, 'Continue to review');
    await expect(page.locator('[data-field=password]')).toBeFocused();
    await expect(page.getByText('This password is not strong enough yet')).toBeVisible();
    await fillPasswords(page, person.password);
    await goOn(page, 'Continue to review');
  });

  await test.step('everything is shown once more before it is sent [REG-002]', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Check your details' })).toBeVisible();
    await expect(identity).toContainText('AB123456');
    await expect(identity.getByRole('img')).toHaveCount(2);
    await expectNoFaults(page, 'main');
  });

  await test.step('what the shop refuses stands under its field, and nothing is lost [REG-002]', async () => {
    await goOn(page, 'Send application');
    await expect(page.getByRole('heading', { level: 1, name: 'Deliver with us' })).toBeVisible();
    await expect(page.locator('[data-error-note]')).not.toHaveCount(0);
    await page.locator('[data-field=image]').setInputFiles(picture('me.png'));
    await goOn(page, 'Continue to review');
    await goOn(page, 'Send application');
    await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
    await expect(card(page, 'You').locator('[data-error-note]')).toHaveCount(1);
    await expect(page.getByLabel('Number of the document')).toHaveValue('AB123456');
  });

  await test.step('sent, it is one application, whose state has a page of its own [REG-002] [REG-006]', async () => {
    await page.getByLabel('Email', { exact: true }).fill(person.email);
    await goOn(page, 'Continue to review');
    await page.getByRole('button', { name: 'Send application' }).dblclick();
    await page.waitForURL(/\/registration\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your application' })).toBeVisible();
    const rows = await db.rows<{ id: number }>(sql`select id from applications where email = ${person.email}`);
    expect(rows).toHaveLength(1);
    const files = await db.rows(sql`
      select field from application_files where application_id = ${rows[0]?.id ?? 0} order by field`);
    expect(files).toEqual([{ field: 'identity_image' }, { field: 'identity_image' }, { field: 'image' }]);
    await decide(page.request, rows[0]?.id ?? 0, 'approve');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, you are in' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('You can be given deliveries from now on.');
    await expectNoFaults(page, 'main');
  });
});

test('a courier whose answer got lost sends the form again, in another language and on a page loaded anew, and has applied once', async ({
  page,
  baseURL,
  db,
}) => {
  const person = newPerson();
  await page.setViewportSize(WIDE);
  await visitAs(page, { stored: KEPT }, baseURL);
  await page.goto('/deliveryman-registration');
  await fillOwner(page, person);
  await page.locator('[data-field=image]').setInputFiles(picture('me.png'));
  await page.locator('[data-field=identity_image]').setInputFiles(picture('one.png'));
  await page.getByLabel('Zone', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('Vehicle').selectOption({ index: 1 });
  await page.getByRole('radio', { name: /Freelancer/ }).check();
  await page.getByLabel('Document', { exact: true }).selectOption('passport');
  await page.getByLabel('Number of the document').fill('AB123456');
  await fillPasswords(page, person.password);
  const applications = () => db.rows(sql`select id from applications where email = ${person.email}`);

  await test.step('Back and Forward between the form and its review keep everything', async () => {
    await goOn(page, 'Continue to review');
    await expect(page.getByRole('heading', { level: 1, name: 'Check your details' })).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Number of the document')).toHaveValue('AB123456');
    await page.goForward();
    await expect(card(page, 'Identity').getByRole('img')).toHaveCount(1);
  });
  await test.step('nobody hears that it was sent', async () => {
    await loseAnswer(page, '**/delivery-man/store');
    await page.getByRole('button', { name: 'Send application' }).dblclick();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    expect(await applications()).toHaveLength(1);
  });
  await test.step('loaded anew in another language everything is there but the password', async () => {
    await page.goto('/es/deliveryman-registration');
    await expect(page.getByLabel(es['join.f_name'], { exact: true })).toHaveValue('Nova');
    await fillPasswords(page, person.password);
    await goOn(page, es['join.courier.go.about']);
    await goOn(page, es['join.courier.go.review']);
    await page.waitForURL(/\/registration\//);
    expect(await applications()).toHaveLength(1);
  });
});

test('a store whose answers got lost is one application, paid once, whatever is pressed, gone back to or loaded anew', async ({
  page,
  baseURL,
  db,
}) => {
  const person = newPerson();
  await page.setViewportSize(WIDE);
  await visitAs(page, { stored: KEPT }, baseURL);
  await page.goto('/store-registration?active=active');
  const applications = () =>
    db.rows<{ application_status: string }>(sql`
      select application_status from applications where email = ${person.email}`);

  await page.getByLabel('Module').selectOption({ label: 'Food' });
  await pinAt(section(page, 'Place of the store'), 'Avenyn');
  await expect(page.getByText(/^Inside the zone/)).toBeVisible();
  await page.getByLabel('Store name').fill('Nova Kök');
  await page.getByLabel('Shortest delivery time').fill('20');
  await page.getByLabel('Longest delivery time').fill('30');
  await page.locator('[data-field=logo]').setInputFiles(picture('logo.png'));
  await fillOwner(page, person);
  await fillPasswords(page, person.password);
  await goOn(page, 'Continue to business plan');
  await page
    .getByRole('radio', { name: /Package/ })
    .first()
    .check();
  await choose(page.getByRole('radiogroup', { name: 'Choose your package' }).getByRole('radio').first());

  await test.step('nobody hears that the form arrived, Back and Forward lose nothing of it, and it is sent again', async () => {
    await loseAnswer(page, '**/auth/vendor/register');
    await page.getByRole('button', { name: 'Continue', exact: true }).dblclick();
    await expect(toast(page, 'We could not reach the shop. Please check your connection.')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Store name')).toHaveValue('Nova Kök');
    await page.goForward();
    await goOn(page, 'Continue');
    await expect(page.getByRole('heading', { level: 1, name: 'Payment' })).toBeVisible();
    expect(await applications()).toEqual([{ application_status: 'awaiting_payment' }]);
  });
  await test.step('loaded anew in the middle of paying, nothing is asked again', async () => {
    await page.reload();
    await page.getByRole('radio', { name: /Sandbox card/ }).check();
  });
  await test.step('the start of a payment whose answer got lost is asked for by itself, one press or two', async () => {
    await loseAnswer(page, '**/vendor/business_plan');
    await page.getByRole('button', { name: 'Finish registration' }).dblclick();
    await page.waitForURL(/\/demo\/pay\//);
    await page.goBack();
    await expect(page.getByRole('radio', { name: /Sandbox card/ })).toBeChecked();
  });
  await test.step('tried for free, it is with us though nobody heard so', async () => {
    await choose(page.getByRole('radio', { name: /free/i }));
    await loseAnswer(page, '**/vendor/business_plan');
    await page.getByRole('button', { name: 'Finish registration' }).dblclick();
    await page.waitForURL(/\/registration\//);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your application' })).toBeVisible();
    expect(await applications()).toEqual([{ application_status: 'pending' }]);
    const payments = await db.rows(sql`
      select p.payment_status from payments p join applications a on p.payable_kind = 'registration' and a.id = p.payable_id
      where a.email = ${person.email}`);
    expect(payments).toEqual([{ payment_status: 'canceled' }]);
  });
  await test.step('Back does not lead to a form that would send it a second time', async () => {
    await page.goBack();
    await expect(page.getByLabel('Store name')).toHaveValue('');
  });
});

test('a package is settled later on the application’s own page: canceled, failed, paid, or tried for free', async ({
  page,
  baseURL,
  db,
}) => {
  await page.setViewportSize(PHONE);
  await visitAs(page, { stored: KEPT }, baseURL);
  const chosen = await db.row<{ id: number }>(sql`
    select id from store_packages where module_type = 'all' and status order by price limit 1`);
  /** As if the form had been sent in another browser: this one knows only the link. */
  const apply = async () => {
    const form = new FormData();
    const fields = await storeForm({ db }, { business_plan: 'subscription', package_id: String(chosen?.id) });
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
    const sent = await page.request.post('/api/v1/auth/vendor/register', { multipart: form });
    expect(sent.status(), await sent.text()).toBe(200);
    await page.goto(`/registration/${(await sent.json()).store_id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Your package is not paid yet' })).toBeVisible();
  };
  const settle = async (way: RegExp) => {
    await choose(page.getByRole('radio', { name: way }));
    await goOn(page, 'Finish registration');
  };
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you, we have your application' });

  await apply();
  await test.step('a way to pay has to be chosen [REG-004]', async () => {
    await goOn(page, 'Finish registration');
    await expect(page.locator('[data-field-box=pay] [data-error-note]')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoFaults(page, 'main');
  });
  await test.step('canceled and failed lead back to it, and it can be tried again [REG-001]', async () => {
    for (const [press, flag, words] of [
      [/cancel/i, 'cancel', 'You canceled the payment'],
      [/fail/i, 'fail', 'did not go through'],
    ] as const) {
      await settle(/Sandbox card/);
      await page.waitForURL(/\/demo\/pay\//);
      await page.getByRole('button', { name: press }).click();
      await page.waitForURL(new RegExp(`/registration/.*flag=${flag}`));
      await untilReady(page);
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    }
  });
  await test.step('paid, it waits for its decision [REG-001]', async () => {
    await settle(/Sandbox card/);
    await page.waitForURL(/\/demo\/pay\//);
    await page.getByRole('button', { name: /^pay/i }).click();
    await page.waitForURL(/flag=success/);
    await expect(thanks).toBeVisible();
  });

  await apply();
  await test.step('tried for free it needs no payment [REG-004]', async () => {
    await settle(/free/i);
    await expect(thanks).toBeVisible();
  });
  await test.step('one that is not accepted says why, and how to go on', async () => {
    const key = page.url().split('/registration/')[1] ?? '';
    await decide(page.request, Number(key.split('-')[0]), 'reject', { reason: 'The kitchen has no licence yet.' });
    await page.reload();
    await expect(page.getByRole('main')).toContainText('The kitchen has no licence yet.');
    await expect(page.getByRole('link', { name: 'Apply again' })).toHaveAttribute('href', /^\/store-registration/);
    await expectNoFaults(page, 'main');
  });
});

test.describe('a business that takes in nobody', () => {
  test.use({ business: { settings: { toggle_store_registration: false, toggle_dm_registration: false } } });

  test('says so to whoever comes all the same, and links nobody there [REG-001] [REG-002]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { stored: KEPT }, baseURL);
    for (const [path, words] of [
      ['/store-registration', 'We are not accepting new stores at the moment'],
      ['/store-registration?active=active', 'We are not accepting new stores at the moment'],
      ['/deliveryman-registration', 'We are not accepting new couriers at the moment'],
    ] as const) {
      await page.setViewportSize(path.includes('?') ? WIDE : PHONE);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Ask us' })).toHaveAttribute(
        'href',
        '/help-and-support',
      );
      await expect(page.locator('a[href*="-registration"]')).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectNoFaults(page, 'main');
    }
  });
});

test('a provider who reads Spanish joins by commission on a phone', async ({ page, baseURL, db }) => {
  const person = newPerson();
  await page.setViewportSize(PHONE);
  await visitAs(page, { stored: KEPT, language: 'es' }, baseURL);
  await page.goto('/store-registration?active=active');
  const place = section(page, es['join.store.place']);

  await page.getByLabel(es['join.store.module']).selectOption('6');
  await page.getByRole('button', { name: es['join.store.go.store'] }).click();
  await test.step('vehicles are handed over in zones that are named [REG-005]', async () => {
    await expect(page.getByText(es['join.fault.pickup_zones'])).toBeVisible();
    await page.getByRole('group', { name: es['join.store.pickup_zones'] }).getByRole('button').first().click();
    await expect(page.getByText(es['join.fault.pickup_zones'])).toBeHidden();
  });
  await page.getByLabel(es['join.store.name'], { exact: true }).fill('Renta Norte');
  await pinAt(place, 'Avenyn');
  await expect(place.getByText(/^Dentro de la zona/)).toBeVisible();
  await page.getByLabel(es['join.store.shortest']).fill('1');
  await page.getByLabel(es['join.store.longest']).fill('2');
  await page.getByLabel(es['join.store.unit'], { exact: true }).selectOption('hours');
  await page.locator('[data-field=logo]').setInputFiles(picture('logo.png'));
  await fillOwner(page, person, { f_name: es['join.f_name'], phone: es['join.phone'], email: es['join.email'] });
  await fillPasswords(page, person.password);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: es['join.store.go.store'] }).click();

  await test.step('a commission needs no payment: it is sent at once [REG-004]', async () => {
    await page.getByRole('radio', { name: new RegExp(es['join.plan.commission']) }).check();
    await expectNoFaults(page);
    await page.getByRole('button', { name: es['join.store.go.send'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: es['join.state.pending'] })).toBeVisible();
    const sent = await db.row(sql`
      select business_plan, delivery_time_unit, cardinality(pickup_zone_id) as zones from applications
      where email = ${person.email}`);
    expect(sent).toEqual({ business_plan: 'commission', delivery_time_unit: 'hours', zones: 1 });
  });
});
