import type { Page } from '@playwright/test';
import { signedInCustomer } from '../support/people/customers.ts';
import { visitAs } from '../support/people/visitor.ts';
import { expect, test } from '../support/shops/shop.ts';
import { junkCalls } from '../support/traffic/junk.ts';
import { failuresOf } from '../support/traffic/send-junk.ts';

async function askForSpanish(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Only what is needed' }).click();
  const languages = page.getByRole('contentinfo').getByRole('button', { name: 'Language: English' });
  await languages.click();
  await page.getByRole('menuitemradio', { name: 'Español' }).click();
}

test.describe('language', () => {
  test('asks first; No changes nothing [I18N-001a] [I18N-001b] [I18N-002]', async ({ page }) => {
    await askForSpanish(page);
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText('Are you sure to change the language?')).toBeVisible();
    await expect(dialog.getByText('The browser will refresh to get translated content.')).toBeVisible();
    await dialog.getByRole('button', { name: 'No' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
  });

  test('Yes refreshes the page in Spanish, says so, and it stays after a reload [I18N-002] [I18N-003] [I18N-005]', async ({
    page,
  }) => {
    await askForSpanish(page);
    const reloaded = page.waitForEvent('load');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.getByText('El idioma se ha cambiado')).toBeVisible();
    await expect(page.getByRole('heading', { name: '¿Qué necesitas hoy?' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('settings') ?? '{}'))).toMatchObject({
      language: 'es',
      direction: 'ltr',
    });
  });

  test('the server renders the right language at first paint, without script [I18N-004] [I18N-005]', async ({
    request,
  }) => {
    const english = await (await request.get('/')).text();
    const spanish = await (await request.get('/', { headers: { cookie: 'shop=es.dark..' } })).text();
    const preferred = await (await request.get('/', { headers: { 'accept-language': 'es-MX,es;q=0.9' } })).text();
    expect(english).toContain('<html lang="en" dir="ltr"');
    expect(spanish).toContain('<html lang="es" dir="ltr" data-theme="dark"');
    expect(preferred).toContain('<html lang="es"');
    expect(spanish).toContain('¿Qué necesitas hoy?');
  });

  test('Arabic is written from the right, English and Spanish from the left [I18N-006a] [I18N-006b]', async ({
    request,
  }) => {
    const page = async (language: string) =>
      (await request.get('/', { headers: { cookie: `shop=${language}.light..` } })).text();
    expect(await page('ar')).toContain('<html lang="ar" dir="rtl"');
    expect(await page('en')).toContain('<html lang="en" dir="ltr"');
    expect(await page('es')).toContain('<html lang="es" dir="ltr"');
  });
});

test.describe('theme', () => {
  test('follows the system until one is chosen, then stays', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('banner').getByRole('button', { name: 'Light Mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('calls', () => {
  test.use({ provoked: /404/ });

  test('every call of the browser carries what the session knows', async ({ page, baseURL, db }) => {
    const { token } = await signedInCustomer({ db });
    await visitAs(page, { module: 'food', zones: [1, 2], at: { lat: 57.7, lng: 11.97 }, token }, baseURL);
    await page.goto('/no-such-page');
    // Not the live connection: the browser opens that one itself, and lets nobody add anything to it.
    const call = page.waitForRequest((one) => one.resourceType() === 'fetch' && one.url().includes('/api/v1/'));
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    const request = await call;
    const headers = await request.allHeaders();
    await test.step('to our own origin [CALL-001]', () =>
      expect(new URL(request.url()).origin).toBe(new URL(page.url()).origin));
    await test.step('latitude [CALL-002]', () => expect(headers.latitude).toBe('57.7'));
    await test.step('longitude [CALL-003]', () => expect(headers.longitude).toBe('11.97'));
    await test.step('zones [CALL-004]', () => expect(headers.zoneid).toBe('[1,2]'));
    await test.step('module [CALL-005]', () => expect(headers.moduleid).toBe('1'));
    await test.step('token [CALL-006]', () => expect(headers.authorization).toBe(`Bearer ${token}`));
    await test.step('language [CALL-007]', () => expect(headers['x-localization']).toBe('en'));
    await test.step('software [CALL-009]', () => expect(headers['x-software-id']).toBe('33571750'));
    await test.step('format [CALL-010]', () => expect(headers.accept).toBe('application/json'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('pages', () => {
  test.use({ provoked: /404|Content Security Policy|ERR_FAILED/ });

  test('an unknown address is a real 404 with a way on [SEO-005]', async ({ page }) => {
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('an address that cannot name an order is one too [SEO-005]', async ({ request }) => {
    for (const path of ['/order/1e3', '/order-placed/1e3', '/order-placed/x'])
      expect((await request.get(path)).status(), path).toBe(404);
    expect((await request.get('/order-placed/1000')).status()).toBe(200);
  });

  test('a strict policy lets only our own scripts run, by file or by hash [SEC-004]', async ({ page }) => {
    const answer = await page.goto('/');
    const policy = answer?.headers()['content-security-policy'] ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
    expect(policy).toContain("default-src 'none'");
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.head.append(script);
    });
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  });

  test('whatever is asked, no page fails [SEC-006]', async ({ baseURL }) => {
    const calls = junkCalls([], { seed: 5, count: 300 });
    expect((await failuresOf(baseURL ?? '', calls)).map(({ call, status }) => [status, call.method, call.url])).toEqual(
      [],
    );
  });

  test('an unknown address that another one’s page is sent for comes to life as well', async ({ page, request }) => {
    await request.get('/no-such-page-1');
    const answer = await page.goto('/no-such-page-2');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await expect(page).toHaveURL('/');
  });

  test('a browser that forbids to store anything shows the page, and none of its scripts fails', async ({ page }) => {
    await page.addInitScript(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
    });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(page).toHaveURL('/privacy-policy');
  });

  test('a page that is loaded again stands where it was, before any of its scripts has come', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.evaluate(() => scrollTo(0, 400));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  });

  test('no page has an inline event handler [SEC-004]', async ({ request }) => {
    for (const url of ['/', '/no-such-page', '/docs'])
      expect(await (await request.get(url)).text()).not.toMatch(/<[^>]+\son\w+=/);
  });
});
