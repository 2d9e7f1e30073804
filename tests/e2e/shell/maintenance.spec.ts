import { ar } from '#contract/texts/ar.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { visitAs } from '#tests/support/people/visitor.ts';
import { OPERATOR_TOKEN } from '#tests/support/shops/operator-token.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

// The page of a closed shop is a 503, which the browser says in its console.
test.use({ pictures: false, provoked: /503/ });

/** The page of a closed shop has no script that would say that it is ready. */
const UNHYDRATED = { waitUntil: 'commit' } as const;

/** The faces that have come and are drawn with. */
const lettersOfPage = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));

test('while the business works on its shop, shoppers are told so and the operator goes on', async ({
  page,
  request,
  ownShop,
}) => {
  const shop = await ownShop();
  const call = (method: 'get' | 'post', path: string, headers = {}) =>
    request[method](`${shop.baseURL}/api/v1/${path}`, { headers });
  await visitAs(page, { module: 'food', zones: [1, 4] }, shop.baseURL);
  await page.goto(`${shop.baseURL}/home`);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await changeSettings(shop, { maintenance_mode: true });

  await test.step('any page, kept in memory or not, says that it comes back, and when to ask again', async () => {
    for (const path of ['/home', '/', '/checkout?page=cart']) {
      const reply = await page.goto(shop.baseURL + path, UNHYDRATED);
      expect(reply?.status()).toBe(503);
      expect(reply?.headers()).toMatchObject({ 'retry-after': '300', 'cache-control': 'no-store' });
      await expect(page.getByRole('heading', { level: 1, name: 'We will be back soon' })).toBeVisible();
    }
    await expect(page.getByText('Your cart and your orders are safe.')).toBeVisible();
    await expect.poll(() => page.evaluate(lettersOfPage)).toEqual(['Plus Jakarta Sans']);
    await expectNoFaults(page);
  });
  await test.step('in the language and theme that were chosen, on a phone', async () => {
    await visitAs(page, { module: 'food', zones: [1, 4], language: 'ar', theme: 'dark' }, shop.baseURL);
    await page.goto(`${shop.baseURL}/home`, UNHYDRATED);
    await expect(page.locator('html[dir=rtl][data-theme=dark]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ar['error.maintenance']);
    await expect.poll(() => page.evaluate(lettersOfPage)).toContain('Noto Sans Arabic');
    await expectNoSidewaysScroll(page, [320]);
    await expectNoFaults(page);
  });
  await test.step('nothing is changed by a shopper; reads and the operator go on', async () => {
    const refused = await call('post', 'auth/guest/request');
    expect(refused.status()).toBe(503);
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'maintenance', message: 'We will be back soon' }] });
    expect(await (await call('get', 'config')).json()).toMatchObject({ maintenance_mode: true });
    const operator = { authorization: `Bearer ${OPERATOR_TOKEN}` };
    expect((await call('get', 'operator/orders', operator)).status()).toBe(200);
  });
  await test.step('then it is open again', async () => {
    await changeSettings(shop, { maintenance_mode: false });
    await page.getByRole('link', { name: ar['page.again'] }).click();
    await expect(page.locator('html[data-hydrated]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1, name: ar['error.maintenance'] })).toHaveCount(0);
    expect((await call('post', 'auth/guest/request')).status()).toBe(200);
  });
});
