import { expect, test } from '../support/shops/shop.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the start page is served with its content, pictures and a clean console', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const pictures = page.locator('main img:visible');
  await expect(pictures.first()).toBeVisible();
  for (const picture of await pictures.all()) {
    // Below the fold a picture is loaded when it comes near.
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});
