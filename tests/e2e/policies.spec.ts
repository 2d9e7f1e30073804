import { awake, expectNoCutWords, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { visitAs } from '../support/visitor.ts';

const PAGES = [
  { id: 'POL-001', path: '/about-us', api: 'about-us', title: 'About us', es: 'Quiénes somos' },
  {
    id: 'POL-002',
    path: '/terms-and-conditions',
    api: 'terms-and-conditions',
    title: 'Terms & Conditions',
    es: 'Términos y condiciones',
  },
  {
    id: 'POL-003',
    path: '/privacy-policy',
    api: 'privacy-policy',
    title: 'Privacy Policy',
    es: 'Política de privacidad',
  },
  { id: 'POL-004', path: '/refund-policy', api: 'refund-policy', title: 'Refund Policy', es: 'Política de reembolso' },
  {
    id: 'POL-005',
    path: '/cancellation-policy',
    api: 'cancelation',
    title: 'Cancellation Policy',
    es: 'Política de cancelación',
  },
  {
    id: 'POL-006',
    path: '/shipping-policy',
    api: 'shipping-policy',
    title: 'Shipping Policy',
    es: 'Política de envío',
  },
] as const;

for (const { id, path, api, title, es } of PAGES) {
  test(`${path} shows what the business wrote, without script, in the visitor’s language [${id}] [SEO-001] [SEO-002]`, async ({
    page,
    request,
  }) => {
    const written: string = await (await request.get(`/api/v1/${api}`)).json();
    const paragraphs = [...written.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text = '']) => text);
    expect(paragraphs.length).toBeGreaterThan(1);
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
  });
}

test.describe('a page that is switched off', () => {
  test.use({ provoked: /404/ });

  for (const { id, path, api, title } of PAGES.slice(3)) {
    test(`${path} is a page that is not there [${id}] [SEO-005]`, async ({ page }) => {
      await page.route(`**/api/v1/${api}`, (route) =>
        route.fulfill({
          status: 404,
          json: { errors: [{ code: 'not_found', message: 'Not found' }], message: 'Not found' },
        }),
      );
      await page.goto('/help-and-support');
      await awake(page.getByRole('main'));
      await page.getByRole('main').getByRole('link', { name: title }).click();
      await expect(page.getByText('We could not find this page')).toBeVisible();
    });
  }
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

for (const path of ['/about-us', '/privacy-policy', '/help-and-support']) {
  for (const [language, theme, width] of [
    ['en', 'light', 1440],
    ['es', 'dark', 390],
    ['ar', 'light', 390],
    ['ar', 'dark', 1440],
  ] as const) {
    test(`${path} is good for everyone: ${language}, ${theme}, ${width} px [A11Y-001] [A11Y-004]`, async ({
      page,
      baseURL,
    }) => {
      test.slow();
      await visitAs(page, { language, theme }, baseURL);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expectNoFaults(page);
      for (const narrow of [320, 768, 1180, 1920]) {
        await page.setViewportSize({ width: narrow, height: 900 });
        await expectNoSidewaysScroll(page);
        await expectNoCutWords(page);
      }
    });
  }
}
