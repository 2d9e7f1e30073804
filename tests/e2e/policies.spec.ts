import {
  awake,
  expectNoCutWords,
  expectNoFaults,
  expectNoSidewaysScroll,
  expectRoomForLargeText,
} from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

const PAGES = [
  { path: '/about-us', api: 'about-us', title: 'About us', es: 'Quiénes somos' },
  {
    path: '/terms-and-conditions',
    api: 'terms-and-conditions',
    title: 'Terms & Conditions',
    es: 'Términos y condiciones',
  },
  { path: '/privacy-policy', api: 'privacy-policy', title: 'Privacy Policy', es: 'Política de privacidad' },
  { path: '/refund-policy', api: 'refund-policy', title: 'Refund Policy', es: 'Política de reembolso' },
  { path: '/cancellation-policy', api: 'cancelation', title: 'Cancellation Policy', es: 'Política de cancelación' },
  { path: '/shipping-policy', api: 'shipping-policy', title: 'Shipping Policy', es: 'Política de envío' },
] as const;

test('the pages show what the business wrote, without script, in the visitor’s language [POL-001] [POL-002] [POL-003] [POL-004] [POL-005] [POL-006] [SEO-001] [SEO-002]', async ({
  page,
  request,
}) => {
  for (const { path, api, title, es } of PAGES) {
    const written: string = await (await request.get(`/api/v1/${api}`)).json();
    const paragraphs = [...written.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text = '']) => text);
    expect(paragraphs.length, path).toBeGreaterThan(1);
    const html = await (await request.get(path)).text();
    for (const text of paragraphs) expect(html).toContain(text.replaceAll("'", '&#x27;'));

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} · Errand`);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20,}/);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    for (const text of paragraphs) await expect(page.getByText(text)).toBeVisible();

    const spanish = await (await request.get(path, { headers: { cookie: 'shop=es.light..' } })).text();
    expect(spanish).toContain(`${es}</h1>`);
    expect(spanish).not.toContain(paragraphs[0]);
  }
});

test.describe('a page that is switched off while one is here', () => {
  test.use({ provoked: /404/ });

  // That the server answers 404 is proven in tests/api/policy-pages.test.ts.
  test('is a page that is not there, with a heading and a way on [POL-004] [POL-005] [POL-006] [SEO-005]', async ({
    page,
  }) => {
    for (const { api, title } of PAGES.slice(3)) {
      await page.route(`**/api/v1/${api}`, (route) =>
        route.fulfill({
          status: 404,
          json: { errors: [{ code: 'not_found', message: 'Not found' }], message: 'Not found' },
        }),
      );
      await page.goto('/help-and-support');
      await awake(page.getByRole('main'));
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    }
  });
});

test.describe('help and support', () => {
  // What the browser says of drawing without a graphics card.
  test.use({ provoked: /GPU stall/ });

  test('shows phone, email and address, each a way to reach us [ROUTE-038]', async ({ page, request }) => {
    const { phone, email, address } = await (await request.get('/api/v1/config')).json();
    await page.goto('/help-and-support');
    const main = page.getByRole('main');
    await awake(main);
    await expect(main.getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(main.getByText(address)).toBeVisible();
    await main.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('dialog', { name: 'Where we are' })).toContainText(address);
  });
});

for (const [language, theme, width] of [
  ['en', 'light', 1440],
  ['es', 'dark', 390],
  ['ar', 'light', 390],
  ['ar', 'dark', 1440],
] as const) {
  test(`the pages are good for everyone: ${language}, ${theme}, ${width} px, and with text twice as large [A11Y-001] [A11Y-004]`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    await visitAs(page, { language, theme }, baseURL);
    for (const path of ['/about-us', '/privacy-policy', '/help-and-support']) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expectNoFaults(page);
      for (const other of [320, 768, 1180, 1920]) {
        await page.setViewportSize({ width: other, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectNoCutWords(page);
      }
      await expectRoomForLargeText(page);
    }
  });
}
