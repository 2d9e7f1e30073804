import type { Page } from '@playwright/test';
import { toast } from '#tests/support/catalog/catalogue.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// What the footer says, and which links it has, is proven in tests/unit/footer.test.tsx.
const PAGE = '/about-us';
const footer = (page: Page) => page.getByRole('contentinfo');
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email address' });
const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });
const open = (page: Page) => page.goto(PAGE);
const someone = () => `reader-${Math.random().toString(36).slice(2)}@example.org`;

test('its lists hide at small widths; terms and privacy stay at hand [FOOT-008]', async ({ page }) => {
  await page.goto(PAGE);
  const lists = ['Company', 'Your account', 'Policies'].map((name) => footer(page).getByRole('navigation', { name }));
  for (const width of [768, 1180, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of lists) await expect(list).toBeVisible();
  }
  for (const width of [320, 390, 767]) {
    await page.setViewportSize({ width, height: 900 });
    for (const list of lists) await expect(list).toBeHidden();
    await expect(footer(page).getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
    await expect(subscribe(page)).toBeVisible();
  }
});

test('what belongs to a customer asks a visitor to sign in, what belongs to a place for the place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(PAGE);
  const press = async (name: string, words = 'You must be login to access this page') => {
    await footer(page).getByRole('link', { name }).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(page).toHaveURL(PAGE);
    await page.reload();
  };
  await test.step('loyalty points [FOOT-005]', () => press('Loyalty points'));
  await test.step('the wallet [FOOT-006]', () => press('My wallet'));
  await test.step('campaigns ask for a zone first [FOOT-007]', () =>
    press('Campaigns', 'You must pick a zone to access this page'));
});

test.describe('the map of the address', () => {
  // What the browser says of drawing without a graphics card.
  test.use({ provoked: /GPU stall/ });

  test('opens over the page, and its code comes only then', async ({ page, baseURL, request }) => {
    const { address } = await (await request.get('/api/v1/config')).json();
    const fetched: string[] = [];
    page.on('request', (call) => /maplibre|map-canvas|\/geo\//.test(call.url()) && fetched.push(call.url()));
    await visitAs(page, { theme: 'dark' }, baseURL);
    await open(page);
    expect(fetched).toEqual([]);
    const opener = footer(page).getByRole('button', { name: address });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Where we are' });
    await test.step('with the address and its mark [FOOT-001d]', async () => {
      await expect(dialog).toContainText(address);
      await expect(dialog.getByRole('img', { name: 'Errand' })).toBeVisible();
    });
    await test.step('axe finds nothing in it [A11Y-001]', () => expectNoFaults(page, '[role=dialog]'));
    await test.step('Escape gives the focus back [A11Y-002]', async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
  });
});

test.describe('the newsletter', () => {
  test.use({ provoked: /403|ERR_FAILED|ERR_INTERNET/ });

  test('takes an email, once', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/newsletter/')) asked += 1;
    });
    await open(page);

    await test.step('what is no email is refused under the field, and stays in it [FOOT-009] [A11Y-003]', async () => {
      for (const wrong of ['', 'ada', 'ada@example', 'a b@example.org']) {
        await email(page).fill(wrong);
        await subscribe(page).click();
        await expect(footer(page).getByText('Please insert a valid email.')).toBeVisible();
        await expect(email(page)).toHaveValue(wrong);
        await expect(email(page)).toHaveAttribute('aria-invalid', 'true');
        await expect(email(page)).toHaveAccessibleDescription('Please insert a valid email.');
        await expect(email(page)).toBeFocused();
      }
      expect(asked).toBe(0);
    });

    const reader = someone();
    await test.step('success is said [FOOT-001a] [FOOT-010]', async () => {
      await email(page).fill(reader);
      await email(page).press('Enter');
      await expect(page.getByText('Subscribed Successfully.')).toBeVisible();
      await expect(email(page)).toHaveValue('');
    });

    await test.step('a second time it is the server’s words', async () => {
      await email(page).fill(reader);
      await subscribe(page).click();
      await expect(footer(page).getByText('This email is already subscribed')).toBeVisible();
      await expect(email(page)).toHaveValue(reader);
    });

    await test.step('it is sent once however often one presses, and survives a dead network', async () => {
      asked = 0;
      let hangUp = () => {};
      const hungUp = new Promise<void>((done) => {
        hangUp = done;
      });
      await page.route('**/newsletter/subscribe', async (route) => {
        await hungUp;
        await route.abort();
      });
      const other = someone();
      await email(page).fill(other);
      await subscribe(page).click();
      const busy = footer(page).getByRole('button', { name: 'Subscribing' });
      await expect(busy).toHaveAttribute('aria-disabled', 'true');
      await busy.click({ force: true });
      await email(page).press('Enter');
      hangUp();
      await expect(page.getByText('We could not reach the shop.')).toBeVisible();
      await expect(email(page)).toHaveValue(other);
      expect(asked).toBe(1);
    });
  });
});
