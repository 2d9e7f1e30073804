import type { APIRequestContext } from '@playwright/test';
import { sql } from '#server/db/sql.ts';
import { expectNoCutWords, expectNoSidewaysScroll, expectRoomForLargeText } from '#tests/support/pages/page-checks.ts';
import { withoutScripts } from '#tests/support/pages/without-scripts.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

type PolicyPage = { path: string; api: string; title: string; es: string };

/** The page as the server writes it: what the business wrote, in the visitor's language, and what search engines read. */
async function expectWritten(request: APIRequestContext, { path, api, title, es }: PolicyPage) {
  const written: string = await (await request.get(`/api/v1/${api}`)).json();
  const paragraphs = [...written.matchAll(/<p>([^<]+)<\/p>/g)].map(([, text = '']) => text);
  expect(paragraphs.length).toBeGreaterThan(1);
  const html = withoutScripts(await (await request.get(path)).text());
  const headline = title.replace('&', '&amp;');
  expect(html).toContain(`${headline}</h1>`);
  for (const text of paragraphs) expect(html).toContain(text.replaceAll("'", '&#x27;'));
  expect(html).toContain(`<title>${headline} · Errand</title>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="https?://[^"]+${path}"`));
  expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
  expect(html).toMatch(/<link rel="alternate" href[lL]ang="/);
  const spanish = await (await request.get(path, { headers: { cookie: 'shop=es.light..' } })).text();
  expect(spanish).toContain(`${es}</h1>`);
  expect(spanish).not.toContain(paragraphs[0]);
}

test('the pages show what the business wrote, before any script has run [SEO-001] [SEO-002]', async ({ request }) => {
  await test.step('about us [POL-001]', () =>
    expectWritten(request, { path: '/about-us', api: 'about-us', title: 'About us', es: 'Quiénes somos' }));
  await test.step('terms [POL-002]', () =>
    expectWritten(request, {
      path: '/terms-and-conditions',
      api: 'terms-and-conditions',
      title: 'Terms & Conditions',
      es: 'Términos y condiciones',
    }));
  await test.step('privacy [POL-003]', () =>
    expectWritten(request, {
      path: '/privacy-policy',
      api: 'privacy-policy',
      title: 'Privacy Policy',
      es: 'Política de privacidad',
    }));
  await test.step('refund [POL-004]', () =>
    expectWritten(request, {
      path: '/refund-policy',
      api: 'refund-policy',
      title: 'Refund Policy',
      es: 'Política de reembolso',
    }));
  await test.step('cancellation [POL-005]', () =>
    expectWritten(request, {
      path: '/cancellation-policy',
      api: 'cancelation',
      title: 'Cancellation Policy',
      es: 'Política de cancelación',
    }));
  await test.step('shipping [POL-006]', () =>
    expectWritten(request, {
      path: '/shipping-policy',
      api: 'shipping-policy',
      title: 'Shipping Policy',
      es: 'Política de envío',
    }));
});

test.describe('pages that are switched off while one is here', () => {
  test.use({ provoked: /404/ });

  test('are not there any more, and a page says so and leads on', async ({ page, ownShop, request }) => {
    const shop = await ownShop();
    const helpPage = `${shop.baseURL}/help-and-support`;
    await page.goto(helpPage);
    await shop.db.run(sql`
      update content_pages set status = false where key in ('refund-policy', 'cancellation-policy', 'shipping-policy')`);
    await changeSettings(shop, {});
    const link = (title: string) => page.getByRole('main').getByRole('link', { name: title });
    const expectMissing = async (title: string, path: string) => {
      await page.goto(helpPage);
      await expect(link(title)).toHaveCount(0);
      expect((await request.get(`${shop.baseURL}${path}`)).status()).toBe(404);
    };

    await test.step('the old link leads to a page that helps [SEO-005]', async () => {
      await link('Refund Policy').click();
      await expect(page.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
    });
    await test.step('refund: neither link nor page [POL-004]', () => expectMissing('Refund Policy', '/refund-policy'));
    await test.step('cancellation: neither link nor page [POL-005]', () =>
      expectMissing('Cancellation Policy', '/cancellation-policy'));
    await test.step('shipping: neither link nor page [POL-006]', () =>
      expectMissing('Shipping Policy', '/shipping-policy'));
    await page.close();
  });
});

test.describe('help and support', () => {
  // What the browser says of drawing without a graphics card.
  test.use({ provoked: /GPU stall/ });

  test('shows phone, email and address, each a way to reach us [ROUTE-038]', async ({ page, request }) => {
    const { phone, phone_text, email, address } = await (await request.get('/api/v1/config')).json();
    await page.goto('/help-and-support');
    const main = page.getByRole('main');
    expect(phone_text).toBe('+46 313 900 699');
    for (const part of [main, page.getByRole('contentinfo')])
      await expect(part.getByRole('link', { name: phone_text })).toHaveAttribute('href', `tel:${phone}`);
    await expect(main.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(main.getByText(address)).toBeVisible();
    await main.getByRole('button', { name: 'Show on the map' }).click();
    await expect(page.getByRole('dialog', { name: 'Where we are' })).toContainText(address);
  });
});

test('long texts fit every width, and have room for letters twice as large [A11Y-004]', async ({ page }) => {
  await page.goto('/privacy-policy');
  for (const width of [320, 390, 768, 1180, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    await expectNoCutWords(page);
  }
  await expectRoomForLargeText(page);
});
