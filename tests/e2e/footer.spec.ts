import type { Page } from '@playwright/test';
import { awake, expectNoFaults } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

const PAGE = '/about-us';
const footer = (page: Page) => page.getByRole('contentinfo');
const email = (page: Page) => footer(page).getByRole('textbox', { name: 'Your email address' });
const subscribe = (page: Page) => footer(page).getByRole('button', { name: 'Subscribe' });
const someone = () => `reader-${Math.random().toString(36).slice(2)}@example.org`;
/** The footer wakes up after what one sees first. */
const open = async (page: Page) => {
  await page.goto(PAGE);
  await awake(footer(page));
};

test.describe('what the footer says', () => {
  test('is in the page without script: texts, contacts, links [FOOT-001a] [FOOT-001b] [FOOT-001c] [FOOT-001d] [FOOT-004] [FOOT-011a] [FOOT-011b] [FOOT-011c] [FOOT-012] [FOOT-013a] [FOOT-013b]', async ({
    browser,
    baseURL,
    request,
  }) => {
    const config = await (await request.get('/api/v1/config')).json();
    const landing = await (await request.get('/api/v1/react-landing-page')).json();
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(PAGE);
    for (const text of [
      ...[landing.fixed_footer_description, landing.fixed_newsletter_title, landing.fixed_newsletter_sub_title],
      ...[config.footer_text, config.business_name, config.email, config.phone, config.address],
    ])
      await expect(footer(page), text).toContainText(text);
    await expect(email(page)).toBeVisible();
    await expect(footer(page).getByRole('link', { name: config.email })).toHaveAttribute(
      'href',
      `mailto:${config.email}`,
    );
    await expect(footer(page).getByRole('link', { name: config.phone })).toHaveAttribute('href', `tel:${config.phone}`);
    expect(config.social_media.length).toBeGreaterThan(0);
    for (const { name, link } of config.social_media)
      await expect(footer(page).getByRole('link', { name: new RegExp(name, 'i') })).toHaveAttribute('href', link);
    for (const [name, href] of [
      ['Terms & Conditions', '/terms-and-conditions'],
      ['Privacy Policy', '/privacy-policy'],
      ['Refund Policy', '/refund-policy'],
      ['Cancellation Policy', '/cancellation-policy'],
      ['Shipping Policy', '/shipping-policy'],
      ['About us', '/about-us'],
      ['Help & Support', '/help-and-support'],
    ] as const)
      await expect(footer(page).getByRole('link', { name }).first()).toHaveAttribute('href', href);
    await context.close();
  });

  test('has a button for each store that has the app; its lists hide at small widths, terms and privacy stay at hand [FOOT-002] [FOOT-003] [FOOT-008]', async ({
    page,
    request,
  }) => {
    const { download_user_app_links: links } = await (await request.get('/api/v1/react-landing-page')).json();
    await page.goto(PAGE);
    await expect(footer(page).getByRole('link', { name: 'Get it on Google Play' })).toHaveAttribute(
      'href',
      links.playstore_url,
    );
    await expect(footer(page).getByRole('link', { name: 'Download on the App Store' })).toHaveAttribute(
      'href',
      links.apple_store_url,
    );

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
});

test.describe('the map of the address', () => {
  // What the browser says of drawing without a graphics card.
  test.use({ provoked: /GPU stall/ });

  test('opens over the page, and its code comes only then [FOOT-001d]', async ({ page, request }) => {
    const { address } = await (await request.get('/api/v1/config')).json();
    const fetched: string[] = [];
    page.on('request', (call) => /maplibre|map-canvas|\/geo\//.test(call.url()) && fetched.push(call.url()));
    await open(page);
    expect(fetched).toEqual([]);
    const opener = footer(page).getByRole('button', { name: address });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Where we are' });
    await expect(dialog).toContainText(address);
    await expect(dialog.getByRole('img', { name: 'Errand' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('axe finds nothing serious in the footer’s dialog, in dark and right-to-left [A11Y-001]', async ({
    page,
    baseURL,
  }) => {
    await visitAs(page, { language: 'ar', theme: 'dark' }, baseURL);
    await open(page);
    await footer(page)
      .getByRole('button', { name: /Lilla Bommen/ })
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoFaults(page);
  });
});

test.describe('pages that ask something first', () => {
  test('Loyalty points and My wallet ask for a login, and open with one [FOOT-005] [FOOT-006]', async ({
    page,
    baseURL,
  }) => {
    const links = [
      ['Loyalty points', '/loyalty-points'],
      ['My wallet', '/wallet'],
    ] as const;
    for (const [name] of links) {
      await open(page);
      await footer(page).getByRole('link', { name }).click();
      await expect(page.getByText('You must be login to access this page')).toBeVisible();
      await expect(page).toHaveURL(PAGE);
    }
    await visitAs(page, { token: 'abc' }, baseURL);
    for (const [name, address] of links) {
      await open(page);
      await footer(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(address);
    }
  });

  test('Campaigns asks for a zone, and opens with one [FOOT-007]', async ({ page, baseURL }) => {
    await open(page);
    await footer(page).getByRole('link', { name: 'Campaigns' }).click();
    await expect(page.getByText('You must pick a zone to access this page')).toBeVisible();
    await expect(page).toHaveURL(PAGE);

    await visitAs(page, { zones: [1], module: 'food' }, baseURL);
    await open(page);
    await footer(page).getByRole('link', { name: 'Campaigns' }).click();
    await expect(page).toHaveURL('/home');
  });
});

test.describe('the newsletter', () => {
  test.use({ provoked: /403|ERR_FAILED|ERR_INTERNET/ });

  test('refuses what is no email, under the field, and keeps it [FOOT-009] [A11Y-003]', async ({ page }) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/newsletter/')) asked += 1;
    });
    await open(page);
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

  test('takes an email once: success is said, a second time the server’s words [FOOT-001a] [FOOT-010]', async ({
    page,
  }) => {
    const reader = someone();
    await open(page);
    await email(page).fill(reader);
    await email(page).press('Enter');
    await expect(page.getByText('Subscribed Successfully.')).toBeVisible();
    await expect(email(page)).toHaveValue('');
    await email(page).fill(reader);
    await subscribe(page).click();
    await expect(footer(page).getByText('This email is already subscribed')).toBeVisible();
    await expect(email(page)).toHaveValue(reader);
  });

  test('is sent once however often one presses, and survives a dead network', async ({ page }) => {
    let asked = 0;
    let hangUp = () => {};
    const hungUp = new Promise<void>((done) => {
      hangUp = done;
    });
    await page.route('**/newsletter/subscribe', async (route) => {
      asked += 1;
      await hungUp;
      await route.abort();
    });
    await open(page);
    const reader = someone();
    await email(page).fill(reader);
    await subscribe(page).click();
    const busy = footer(page).getByRole('button', { name: 'Subscribing' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await busy.click({ force: true });
    await email(page).press('Enter');
    hangUp();
    await expect(page.getByText('We could not reach the shop.')).toBeVisible();
    await expect(email(page)).toHaveValue(reader);
    expect(asked).toBe(1);
  });
});
