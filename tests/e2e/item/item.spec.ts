import type { Page } from '@playwright/test';
import { optionsOf } from '#domain/item/find-variation.ts';
import { sql } from '#server/db/sql.ts';
import { ask, comeTo, thumbnailsInView, toast } from '#tests/support/catalog/catalogue.ts';
import {
  afterDiscount,
  anItem,
  cardOf,
  comeAs,
  hasStock,
  type Item,
  money,
  openQuickView,
  pressAtLimit,
  pricesOf,
  total,
} from '#tests/support/catalog/items.ts';
import { withoutScripts } from '#tests/support/pages/without-scripts.ts';
import { changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

const GONE = 'This variation is out of stock. Choose another variation to proceed further.';

/** Chooses a variation, option by option. */
async function choose(page: Page, item: Item, variation: Item['variations'][number] | undefined) {
  const options = variation ? optionsOf(item.choice_options, variation) : [];
  expect(options.length).toBeGreaterThan(0);
  for (const [at, option] of options.entries()) {
    const choice = page.getByRole('main').getByRole('group', { name: item.choice_options[at]?.title ?? '' });
    await choice.getByRole('button', { name: option, exact: true }).click();
  }
}

/** What is sent to the cart from now on. That it is read, which a page does when it has come, changes nothing. */
function cartChangesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() !== 'GET' && one.url().includes('/cart/')) sent.push(one.url());
  });
  return sent;
}

test.describe('with its pictures', () => {
  test.use({ pictures: true });

  test('an item with variations on its own page [ROUTE-010] [ROUTE-014]', async ({ page, baseURL }) => {
    await comeAs(page, baseURL, { module: 'ecommerce' });
    const item = await anItem(
      page,
      'ecommerce',
      (one) =>
        pricesOf(one).size > 1 &&
        one.rating_count > 0 &&
        one.variations.some(({ stock }) => stock === 0) &&
        one.variations.some(({ stock }) => stock > 1),
    );
    await page.goto(`/product/${item.slug}?module_id=4`);
    const main = page.getByRole('main');
    const facts = main.locator('article').first();
    const quantity = main.getByRole('group', { name: 'Quantity' });
    const thumbnails = main.getByRole('list', { name: `Pictures of ${item.name}` });

    await test.step('its name [ITEM-008]', () => expect(main.getByRole('heading', { level: 1 })).toHaveText(item.name));
    await test.step('a picture with zoom [ITEM-001]', async () => {
      await expect(main.getByRole('img', { name: item.name, exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Zoom in' }).click();
    });
    await test.step('the zoom picture is 1200 by 1800 [ITEM-002]', async () => {
      const large = main.getByRole('button', { name: 'Zoom out' }).locator('img');
      await expect
        .poll(() => large.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight]))
        .toEqual([1200, 1800]);
      await expect(main.getByRole('button', { name: 'Zoom out' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(main.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    });
    await test.step('thumbnails, five in view [ITEM-003a]', async () => {
      await expect(thumbnails.getByRole('button')).toHaveCount(item.images.length);
      await expect.poll(() => thumbnailsInView(thumbnails)).toBe(5);
      await thumbnails.getByRole('button', { name: /^Picture 2 of/ }).click();
      await expect(thumbnails.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
    });
    await test.step('its store, as a link [ITEM-006]', () =>
      expect(main.getByRole('link', { name: item.store_name }).first()).toHaveAttribute('href', /^\/store\//));
    await test.step('that it is in stock [ITEM-010]', () =>
      expect(main.getByText('In Stock', { exact: true })).toBeVisible());
    await test.step('its stars, to one decimal [ITEM-011]', async () => {
      await expect(facts).toContainText(item.avg_rating.toFixed(1));
      await expect(facts.getByRole('img', { name: `${item.avg_rating.toFixed(1)} of 5 stars` }).first()).toBeVisible();
    });
    await test.step('how many have reviewed it [ITEM-012]', () =>
      expect(facts).toContainText(`(${item.rating_count} Reviews)`));
    await test.step('its unit [ITEM-019]', () =>
      expect(main.getByText(item.unit_type ?? 'no unit', { exact: true })).toBeVisible());
    await test.step('its categories [ITEM-022]', async () => {
      expect(item.category_ids.length).toBeGreaterThan(0);
      for (const { name } of item.category_ids)
        await expect(main.locator('dl').getByRole('link', { name, exact: true })).toBeVisible();
    });
    await test.step('a range of prices until one is chosen [ITEM-014]', async () => {
      const all = [...pricesOf(item)].sort((a, b) => a - b);
      const [low = 0, high = 0] = [all[0], all.at(-1)];
      await expect(main.locator('[data-price=range]')).toContainText(
        `${money(afterDiscount(low, item))} – ${money(afterDiscount(high, item))}`,
      );
    });
    await test.step('a button for each option [ITEM-018]', async () => {
      for (const { title, options } of item.choice_options)
        await expect(main.getByRole('group', { name: title }).getByRole('button')).toHaveText(options);
    });

    await test.step('nothing is chosen for the shopper: pressed too early it asks [ITEM-018]', async () => {
      const open = item.choice_options.find(({ options }) => options.length > 1);
      const words = `Please choose: ${open?.title}`;
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(main.getByRole('group', { name: open?.title ?? 'no choice' }).getByText(words)).toBeVisible();
    });

    const there = item.variations.find(({ stock }) => stock > 1);
    const price = afterDiscount(there?.price ?? 0, item);
    await test.step('the options pick a variation and its price [ITEM-029] [ITEM-032]', async () => {
      await choose(page, item, there);
      await expect(main.locator('[data-price=one]')).toContainText(money(price));
    });
    await test.step('another variation starts at one again [ITEM-031]', async () => {
      await quantity.getByRole('button', { name: 'One more' }).click();
      await expect(quantity.getByRole('status')).toHaveText('02');
      await expect(total(main)).toHaveText(money(price * 2));
      await choose(
        page,
        item,
        item.variations.find(({ stock }) => stock === 0),
      );
      await expect(quantity.getByRole('status')).toHaveText('01');
    });
    await test.step('one that is gone says so under the options [ITEM-037d]', () =>
      expect(main.getByText(GONE)).toBeVisible());
    await test.step('and cannot be bought at once [ITEM-037a]', async () => {
      await main.getByRole('button', { name: 'Buy Now' }).click();
      await expect(toast(page, GONE)).toBeVisible();
      await expect(page).toHaveURL(/\/product\//);
    });
    await test.step('nor be put into the cart [ITEM-037b]', async () => {
      // A fresh page, so that the words can only come from this press.
      await page.reload();
      await expect(toast(page, GONE)).toHaveCount(0);
      await choose(
        page,
        item,
        item.variations.find(({ stock }) => stock === 0),
      );
      const sent = cartChangesOf(page);
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await expect(toast(page, GONE)).toBeVisible();
      expect(sent).toEqual([]);
    });
  });
});

test('buying an item without variations', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'ecommerce' });
  const isPlain = (one: Item) => one.variations.length === 0 && one.flash_sale === 0;
  const few = await anItem(
    page,
    'ecommerce',
    ({ stock, maximum_cart_quantity, ...one }) =>
      // So few that no other test buys it: those want ten.
      isPlain(one as Item) && (stock ?? 0) < 10 && (stock ?? 0) > 2 && !maximum_cart_quantity,
  );
  const capped = await anItem(
    page,
    'ecommerce',
    (one) => isPlain(one) && one.maximum_cart_quantity === 3 && (one.stock ?? 0) > 3,
  );
  const main = page.getByRole('main');
  const quantity = main.getByRole('group', { name: 'Quantity' });
  const count = quantity.getByRole('status');
  const more = quantity.getByRole('button', { name: 'One more' });
  const less = quantity.getByRole('button', { name: 'One less' });
  const two = (pieces: number) => String(pieces).padStart(2, '0');

  await test.step('its card is a link to its page, not a quick view [ROUTE-013]', async () => {
    const link = (await cardOf(page, few)).getByRole('link');
    await test.step('by its slug [ROUTE-011a], with its module [ROUTE-012]', () =>
      expect(link).toHaveAttribute('href', `/product/${few.slug}?module_id=4`));
    await link.click();
    await expect(page).toHaveURL(`/product/${few.slug}?module_id=4`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(few.name);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('its number opens the same page [ROUTE-011a]', async () => {
    await page.goto(`/product/${few.id}?module_id=4`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(few.name);
  });
  await test.step('one price [ITEM-013]', async () => {
    await expect(main.locator('[data-price=one]')).toContainText(money(afterDiscount(few.price, few)));
    await expect(main.locator('[data-price=range]')).toHaveCount(0);
  });
  await test.step('a number below ten has a zero before it [ITEM-020]', () => expect(count).toHaveText('01'));
  await test.step('one cannot be less [ITEM-040]', () => expect(less).toBeDisabled());
  await test.step('the total follows the number [ITEM-021]', async () => {
    for (let pieces = 2; pieces <= (few.stock ?? 0); pieces++) {
      await more.click();
      await expect(count).toHaveText(two(pieces));
      await expect(total(main)).toHaveText(money(afterDiscount(few.price, few) * pieces));
    }
  });
  await test.step('no more than there are [ITEM-035a]', async () => {
    await pressAtLimit(more);
    await expect(toast(page, 'Out of Stock')).toBeVisible();
    await expect(count).toHaveText(two(few.stock ?? 0));
    await less.click();
  });

  const update = main.getByRole('button', { name: 'Update To Cart' });
  await test.step('into the cart [ITEM-025]', async () => {
    await expect(update).toHaveCount(0);
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
  });
  await test.step('from then on the cart can be updated [ITEM-026]', () => expect(update).toBeVisible());
  await test.step('nothing changed, nothing updated [ITEM-036]', async () => {
    await update.click();
    await expect(toast(page, 'No changes found to update.')).toBeVisible();
  });
  await test.step('updated [ITEM-041]', async () => {
    await less.click();
    await update.click();
    await expect(toast(page, 'Item updated successfully')).toBeVisible();
  });
  await test.step('the page takes over what lies in the cart [ITEM-033]', async () => {
    await page.reload();
    await expect(count).toHaveText(two((few.stock ?? 0) - 2));
    await expect(update).toBeVisible();
  });
  await test.step('no more than the maximum [ITEM-035b]', async () => {
    await page.goto(`/product/${capped.slug}?module_id=4`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(capped.name);
    await more.click();
    await more.click();
    await pressAtLimit(more);
    await expect(toast(page, 'Out of Limits')).toBeVisible();
    await expect(count).toHaveText('03');
  });
  await test.step('straight to the checkout, with what was chosen [ITEM-024] [ITEM-034a]', async () => {
    await main.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/checkout?page=buy_now');
    const lines = page.getByRole('list', { name: 'Items of this order' });
    await expect(lines.getByRole('listitem')).toHaveCount(1);
    await expect(lines).toContainText(capped.name);
    await expect(lines).toContainText('3');
  });
});

test('sold out', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'grocery' });
  const gone = await anItem(page, 'grocery', ({ stock }) => stock === 0);
  await page.goto(`/product/${gone.slug}?module_id=2`);
  const main = page.getByRole('main');
  await test.step('"Out of Stock" stands in the place of the actions [ITEM-027]', async () => {
    await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
    await expect(main.getByText('In Stock', { exact: true })).toHaveCount(0);
  });
  await test.step('nothing to buy at once [ITEM-038]', () =>
    expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0));
  await test.step('the button in its place is disabled [ITEM-039]', () =>
    expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled());
});

test('a quick view of medicine: the same detail over the page', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'pharmacy' });
  const medicine = await anItem(
    page,
    'pharmacy',
    (one) => one.is_prescription_required === 1 && one.generic_name.length > 0,
  );
  const dialog = await openQuickView(page, medicine);
  await test.step('the generic name [ITEM-009]', () =>
    expect(dialog.getByText(medicine.generic_name.join(', '), { exact: true })).toBeVisible());
  await test.step('that a prescription is required, in red [ITEM-028]', () =>
    expect(dialog.getByText('prescription is required', { exact: true })).toHaveCSS('color', 'rgb(184, 29, 42)'));
  await expect(dialog.getByRole('link', { name: medicine.store_name })).toHaveAttribute('href', /^\/store\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('a quick view of groceries', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'grocery' });
  const tagged = await anItem(
    page,
    'grocery',
    (one) =>
      one.tags.length > 0 && one.allergies_name.length > 0 && one.discount > 0 && one.discount_type === 'percent',
  );
  const dialog = await openQuickView(page, tagged);
  await test.step('per cent off [ITEM-004a]', () =>
    expect(dialog.getByText(`${tagged.discount}% OFF`, { exact: true })).toBeVisible());
  await test.step('its tags [ITEM-023]', async () => {
    for (const { tag } of tagged.tags) await expect(dialog.getByText(tag, { exact: true }).first()).toBeVisible();
  });
  await test.step('its allergens [ITEM-017]', async () => {
    for (const word of tagged.allergies_name)
      await expect(dialog.getByText(word, { exact: true }).first()).toBeVisible();
  });
  await test.step('its description [ITEM-015a]', async () => {
    const { description } = await ask(page, 'grocery', `/items/details/${tagged.id}`);
    await expect(dialog).toContainText(description);
  });
});

test('what an item’s page says without script', async ({ page }) => {
  /** The words of the item itself, without those of its neighbours. */
  const wordsOf = async (item: Item) => {
    const html = await (await page.request.get(`/product/${item.slug}`)).text();
    const words = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      return [...(parsed.querySelector('main article')?.querySelectorAll('*') ?? [])].flatMap((element) =>
        [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent?.trim() ?? ''),
      );
    }, html);
    expect(words).toContain(item.name);
    return words;
  };
  await test.step('halal, where item and store both are [ITEM-005]', async () => {
    const halal = (item: number, store: number) =>
      anItem(page, 'food', ({ is_halal, halal_tag_status }) => is_halal === item && halal_tag_status === store);
    expect(await wordsOf(await halal(1, 1))).toContain('Halal');
    expect(await wordsOf(await halal(1, 0))).not.toContain('Halal');
    expect(await wordsOf(await halal(0, 1))).not.toContain('Halal');
  });
  await test.step('nutrition [ITEM-016]', async () => {
    const item = await anItem(page, 'grocery', ({ nutritions_name }) => nutritions_name.length > 0);
    const words = (await wordsOf(item)).join(' ');
    for (const word of item.nutritions_name) expect(words).toContain(word);
  });
  await test.step('an amount off [ITEM-004b]', async () => {
    const cheaper = await anItem(page, 'pharmacy', (one) => one.discount_type === 'amount' && one.discount > 0);
    expect((await wordsOf(cheaper)).join('')).toContain(`${money(cheaper.discount)} OFF`);
  });
});

test('what an operator changes meanwhile', async ({ page, playwright, ownShop }) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const { products } = await ask({ request }, 'ecommerce', '/items/latest?limit=100');
  const item = (products as Item[]).find(
    (one) => one.flash_sale === 0 && one.variations.filter(({ stock }) => stock > 2).length > 1,
  );
  if (!item) throw new Error('no item has two variations in stock');
  const long = `${'A long story about where it was made. '.repeat(6)}The end.`;
  const description = JSON.stringify({ en: long, es: long, ar: long });
  await shop.db.run(sql`update items set description = ${description}::jsonb where id = ${item.id}`);
  await changeSettings(shop, {});
  await comeAs(page, shop.baseURL, { module: 'ecommerce' });
  await page.goto(`${shop.baseURL}/product/${item.slug}?module_id=4`);
  const main = page.getByRole('main');

  await test.step('a long description ends after 130 characters, with a way to the rest [ITEM-015b]', async () => {
    await expect(main).toContainText(`${long.slice(0, 130).trimEnd()}…`);
    await expect(main).not.toContainText('The end.');
    await main.getByRole('button', { name: 'Read more' }).click();
    await expect(main).toContainText('The end.');
  });

  await test.step('a variation that lies in the cart and is gone meanwhile cannot be updated [ITEM-037c]', async () => {
    const chosen = item.variations.find(({ stock }) => stock > 2);
    await choose(page, item, chosen);
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(main.getByRole('button', { name: 'Update To Cart' })).toBeVisible();
    await shop.db.run(sql`
      update item_variations set stock = 0 where item_id = ${item.id} and type = ${chosen?.type ?? ''}`);
    // The shop hears of it a moment later.
    await expect(async () => {
      await page.reload();
      await choose(page, item, chosen);
      await expect(main.getByText(GONE)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const sent = cartChangesOf(page);
    await main.getByRole('button', { name: 'Update To Cart' }).click();
    await expect(toast(page, GONE)).toBeVisible();
    expect(sent).toEqual([]);
  });
  await request.dispose();
});

test('reviews and neighbours are read from the page [ITEM-042]', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'pharmacy' });
  const loved = await anItem(page, 'pharmacy', (one) => one.rating_count > 11);
  await page.goto(`/product/${loved.slug}?module_id=3`);
  const { total_size, reviews } = await ask(page, 'pharmacy', `/items/reviews/${loved.id}?limit=10`);
  const section = page.getByRole('region', { name: 'Reviews' });
  await comeTo(section);
  await expect(section.getByRole('article')).toHaveCount(5);
  await expect(section.getByRole('article').first()).toContainText(reviews[0].comment ?? reviews[0].customer_name);
  const more = section.getByRole('button', { name: 'Show more reviews' });
  await more.click();
  await expect(section.getByRole('article')).toHaveCount(10);
  await more.click();
  await expect(section.getByRole('article')).toHaveCount(Math.min(15, total_size));
  const related = await ask(page, 'pharmacy', `/items/related-items/${loved.id}`);
  const neighbours = page.getByRole('region', { name: 'You may also like' });
  await comeTo(neighbours);
  await expect(neighbours.getByRole('article')).toHaveCount(related.length);
  await expect(page.getByRole('region', { name: `More from ${loved.store_name}` })).toBeVisible();
});

test('what search engines and shared links see of an item', async ({ page, baseURL }) => {
  const { id } = await anItem(
    page,
    'ecommerce',
    (one) => one.rating_count > 0 && one.variations.length === 0 && hasStock(one),
  );
  // As it stands now: somebody may have bought or reviewed it since this worker looked at all of them.
  const item: Item & { description: string } = await ask(page, 'ecommerce', `/items/details/${id}`);
  const bySlug = await (await page.request.get(`/product/${item.slug}?module_id=4`)).text();
  const byId = await (await page.request.get(`/product/${item.id}`)).text();
  await test.step('its content [SEO-001]', async () => {
    const read = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, 'text/html');
      return { title: body.querySelector('h1')?.textContent, text: body.textContent };
    }, withoutScripts(bySlug));
    expect(read.title).toBe(item.name);
    for (const part of [money(afterDiscount(item.price, item)), item.description, 'Reviews'])
      expect(read.text).toContain(part);
  });
  await test.step('one address for number and name [ROUTE-011a] [SEO-002]', async () => {
    for (const html of [bySlug, byId]) {
      expect(html).toContain(`<link rel="canonical" href="${baseURL}/product/${item.slug}"/>`);
      expect(html).toContain('hrefLang="x-default"');
      expect(html).toContain('property="og:image"');
    }
  });
  await test.step('price, availability and stars as data [SEO-003]', async () => {
    const block = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(bySlug)?.[1] ?? '{}';
    const graph: Record<string, unknown>[] = JSON.parse(block)['@graph'];
    expect(graph.find((one) => one['@type'] === 'Product')).toMatchObject({
      name: item.name,
      offers: {
        price: afterDiscount(item.price, item).toFixed(2),
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: item.avg_rating.toFixed(1), reviewCount: item.rating_count },
    });
    expect(graph.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
  });
  await test.step('what is not there is 404 [SEO-005]', async () => {
    expect((await page.request.get('/product/no-such-thing')).status()).toBe(404);
    expect((await page.request.get('/product/999999999')).status()).toBe(404);
  });
});
