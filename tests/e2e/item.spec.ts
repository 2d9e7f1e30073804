import type { Locator, Page } from '@playwright/test';
import { optionsOf } from '#domain/item/find-variation.ts';
import type { Language } from '#domain/language/language.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { awake, expectNoFaults, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { expect, test } from '../support/shop.ts';
import { moduleId, type Visitor, visitAs } from '../support/visitor.ts';

test.use({ pictures: false });

const ZONES = [1, 4];
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

type Group = {
  name: string;
  type: 'single' | 'multi';
  min: number;
  max: number;
  required: 'on' | 'off';
  values: { label: string; optionPrice: number }[];
};

/** What the wire says of an item, as far as these journeys read it. */
type Item = {
  id: number;
  slug: string;
  name: string;
  price: number;
  discount: number;
  discount_type: 'percent' | 'amount';
  stock: number | null;
  maximum_cart_quantity: number | null;
  variations: { type: string; label: string; price: number; stock: number }[];
  choice_options: { title: string; options: string[] }[];
  food_variations: '' | Group[];
  add_ons: { id: number; name: string; price: number }[];
  images: string[];
  unit_type: string | null;
  store_name: string;
  avg_rating: number;
  rating_count: number;
  category_ids: { id: string; name: string }[];
  tags: { tag: string }[];
  generic_name: string[];
  nutritions_name: string[];
  allergies_name: string[];
  is_halal: number;
  halal_tag_status: number;
  is_prescription_required: number;
  recommended: number;
  organic: number;
  veg: number | null;
  schedule_order: boolean;
  available_time_starts: string;
  flash_sale: number;
};

async function ask(page: Page, module: ModuleType, path: string, language: Language = 'en') {
  const headers = { zoneid: JSON.stringify(ZONES), moduleid: String(moduleId(module)), 'x-localization': language };
  const answer = await page.request.get(`/api/v1${path}`, { headers });
  expect(answer.ok(), path).toBe(true);
  return answer.json();
}

/** All items of a module, asked for once: the journeys look for their kind among them. */
const shelves = new Map<ModuleType, Promise<Item[]>>();

async function everyItem(page: Page, module: ModuleType): Promise<Item[]> {
  const items: Item[] = [];
  for (let offset = 1; offset < 20; offset++) {
    const { products } = await ask(page, module, `/items/latest?limit=100&offset=${offset}`);
    items.push(...products);
    if (products.length < 100) break;
  }
  return items;
}

/** The first item of the module that is as the journey needs it. */
async function anItem(page: Page, module: ModuleType, isIt: (item: Item) => boolean): Promise<Item> {
  const items = shelves.get(module) ?? everyItem(page, module);
  shelves.set(module, items);
  const found = (await items).find(isIt);
  if (!found) throw new Error(`${module} has no such item`);
  return found;
}

async function comeAs(page: Page, baseURL: string | undefined, who: Visitor, size = WIDE) {
  await page.setViewportSize(size);
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'necessary'));
  await visitAs(page, { zones: ZONES, ...who }, baseURL);
}

/** Finds the item's card by a search for its name and presses it. */
async function openQuickView(page: Page, item: Item): Promise<Locator> {
  await page.goto(
    `/home?search=${encodeURIComponent(item.name)}&data_type=searched&name=${encodeURIComponent(item.name)}`,
  );
  const card = page.getByRole('main').locator(`a[href^="/product/${item.slug}?"]`);
  await awake(card);
  await card.click();
  const dialog = page.getByRole('dialog', { name: item.name, exact: true });
  await expect(dialog).toBeVisible();
  await expect(total(dialog)).toBeAttached();
  return dialog;
}

const money = (amount: number) => `$${amount.toFixed(2)}`;
const afterDiscount = (price: number, { discount, discount_type }: Item) =>
  Math.round(price * 100 - (discount_type === 'percent' ? Math.round(price * discount) : discount * 100)) / 100;
const toast = (page: Page, text: string) => expect(page.getByRole('listitem').filter({ hasText: text })).toBeVisible();
const total = (part: Locator) => part.locator('[data-total]');
/** At its limit the plus counts as disabled, but says why when it is pressed. */
const pressAtLimit = (button: Locator) => button.click({ force: true });
const hasStock = (item: Item) => (item.stock ?? 0) > 0;
const prices = (item: Item) => new Set(item.variations.map(({ price }) => price));

test.describe('with its pictures', () => {
  test.use({ pictures: true });

  test('an item on its own page: pictures, facts, price range, variations [ITEM-001] [ITEM-002] [ITEM-003a] [ITEM-006] [ITEM-008] [ITEM-010] [ITEM-011] [ITEM-012] [ITEM-014] [ITEM-018] [ITEM-019] [ITEM-022] [ITEM-029] [ITEM-031] [ITEM-032] [ITEM-037a] [ITEM-037b] [ITEM-037d] [ROUTE-010] [ROUTE-014]', async ({
    page,
    baseURL,
  }) => {
    await comeAs(page, baseURL, { module: 'ecommerce' });
    const item = await anItem(
      page,
      'ecommerce',
      (one) =>
        prices(one).size > 1 &&
        one.rating_count > 0 &&
        one.variations.some(({ stock }) => stock === 0) &&
        one.variations.some(({ stock }) => stock > 1),
    );
    await page.goto(`/product/${item.slug}?module_id=4`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(item.name);

    await test.step('pictures', async () => {
      await expect(main.getByRole('img', { name: item.name, exact: true })).toBeVisible();
      const thumbnails = main.getByRole('list', { name: `Pictures of ${item.name}` });
      await expect(thumbnails.getByRole('button')).toHaveCount(item.images.length);
      const row = await thumbnails.boundingBox();
      const first = await thumbnails.getByRole('listitem').first().boundingBox();
      expect(Math.floor(((row?.width ?? 0) - 8 + 8) / ((first?.width ?? 1) + 8))).toBe(5);
      await thumbnails.getByRole('button', { name: /^Picture 2 of/ }).click();
      await expect(thumbnails.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');

      await main.getByRole('button', { name: 'Zoom in' }).click();
      const large = main.getByRole('button', { name: 'Zoom out' }).locator('img');
      expect(await large.evaluate((image: HTMLElement) => [image.offsetWidth, image.offsetHeight])).toEqual([
        1200, 1800,
      ]);
      await page.keyboard.press('Escape');
      await expect(main.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    });

    await test.step('facts', async () => {
      await expect(main.getByRole('link', { name: item.store_name }).first()).toHaveAttribute('href', /^\/store\//);
      await expect(main.getByText('In Stock', { exact: true })).toBeVisible();
      const rating = main.locator('article').first();
      await expect(rating).toContainText(`${item.avg_rating.toFixed(1)}(${item.rating_count} Reviews)`);
      await expect(rating.getByRole('img', { name: `${item.avg_rating.toFixed(1)} of 5 stars` }).first()).toBeVisible();
      await expect(main.getByText(item.unit_type ?? 'no unit', { exact: true })).toBeVisible();
      for (const { name } of item.category_ids)
        await expect(main.locator('dl').getByRole('link', { name, exact: true })).toBeVisible();
    });

    await test.step('a range of prices until one is chosen', async () => {
      const all = [...prices(item)].sort((a, b) => a - b);
      const [low = 0, high = 0] = [all[0], all.at(-1)];
      await expect(main.locator('[data-price=range]')).toContainText(
        `${money(afterDiscount(low, item))} – ${money(afterDiscount(high, item))}`,
      );
      for (const { title, options } of item.choice_options)
        await expect(main.getByRole('group', { name: title }).getByRole('button')).toHaveText(options);
    });

    const press = async (variation: Item['variations'][number] | undefined) => {
      const options = variation ? optionsOf(item.choice_options, variation) : [];
      for (const [at, option] of options.entries()) {
        const choice = main.getByRole('group', { name: item.choice_options[at]?.title ?? '' });
        await choice.getByRole('button', { name: option, exact: true }).click();
      }
    };
    const quantity = main.getByRole('group', { name: 'Quantity' });

    await test.step('a chosen variation has its price, and one of it', async () => {
      const there = item.variations.find(({ stock }) => stock > 1);
      const price = afterDiscount(there?.price ?? 0, item);
      await press(there);
      await expect(main.locator('[data-price=one]')).toContainText(money(price));
      await quantity.getByRole('button', { name: 'One more' }).click();
      await expect(quantity.getByRole('status')).toHaveText('02');
      await expect(total(main)).toHaveText(money(price * 2));
      await press(item.variations.find(({ stock }) => stock === 0));
      await expect(quantity.getByRole('status')).toHaveText('01');
      await expect(
        main.getByText('This variation is out of stock. Choose another variation to proceed further.'),
      ).toBeVisible();
    });

    await test.step('and cannot be bought when it is gone', async () => {
      const words = 'This variation is out of stock. Choose another variation to proceed further.';
      await main.getByRole('button', { name: 'Buy Now' }).click();
      await toast(page, words);
      await main.getByRole('button', { name: 'Add to Cart' }).click();
      await toast(page, words);
      await expect(page).toHaveURL(/\/product\//);
    });
  });
});

test('buying: stepper, limits, cart and checkout [ITEM-013] [ITEM-020] [ITEM-021] [ITEM-024] [ITEM-025] [ITEM-026] [ITEM-033] [ITEM-034a] [ITEM-035a] [ITEM-035b] [ITEM-036] [ITEM-040] [ITEM-041] [ROUTE-011a] [ROUTE-012] [ROUTE-013]', async ({
  page,
  baseURL,
}) => {
  await comeAs(page, baseURL, { module: 'ecommerce' });
  const plain = (one: Item) => one.variations.length === 0 && one.flash_sale === 0;
  const few = await anItem(
    page,
    'ecommerce',
    (one) => plain(one) && hasStock(one) && (one.stock ?? 0) < 12 && (one.stock ?? 0) > 2 && !one.maximum_cart_quantity,
  );
  const capped = await anItem(
    page,
    'ecommerce',
    (one) => plain(one) && one.maximum_cart_quantity === 3 && (one.stock ?? 0) > 3,
  );

  await test.step('the card is a link to the page, not a quick view', async () => {
    await page.goto('/home');
    const card = page
      .getByRole('region', { name: 'Most Popular Products' })
      .getByRole('article')
      .getByRole('link')
      .first();
    await card.scrollIntoViewIfNeeded();
    await awake(card);
    await expect(card).toHaveAttribute('href', /^\/product\/[a-z0-9-]+\?module_id=4$/);
    const name = await card.textContent();
    await card.click();
    await expect(page).toHaveURL(/\/product\/[a-z0-9-]+\?module_id=4$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await page.goto(`/product/${few.id}?module_id=4`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(few.name);
  const quantity = main.getByRole('group', { name: 'Quantity' });
  const count = quantity.getByRole('status');
  const more = quantity.getByRole('button', { name: 'One more' });

  await test.step('as many as there are', async () => {
    await expect(main.locator('[data-price=one]')).toContainText(money(afterDiscount(few.price, few)));
    await expect(count).toHaveText('01');
    await expect(quantity.getByRole('button', { name: 'One less' })).toBeDisabled();
    for (let pieces = 2; pieces <= (few.stock ?? 0); pieces++) await more.click();
    await expect(count).toHaveText(String(few.stock).padStart(2, '0'));
    await expect(total(main)).toHaveText(money(afterDiscount(few.price, few) * (few.stock ?? 0)));
    await pressAtLimit(more);
    await toast(page, 'Out of Stock');
    await expect(count).toHaveText(String(few.stock).padStart(2, '0'));
    await quantity.getByRole('button', { name: 'One less' }).click();
  });

  await test.step('into the cart, and the line is what the page shows from then on', async () => {
    await main.getByRole('button', { name: 'Add to Cart' }).click();
    await toast(page, 'Item added to cart');
    const update = main.getByRole('button', { name: 'Update To Cart' });
    await expect(update).toBeVisible();
    await update.click();
    await toast(page, 'No changes found to update.');
    await quantity.getByRole('button', { name: 'One less' }).click();
    await update.click();
    await toast(page, 'Item updated successfully');
    await page.reload();
    await expect(count).toHaveText(String((few.stock ?? 0) - 2).padStart(2, '0'));
    await expect(update).toBeVisible();
  });

  await test.step('no more than the maximum', async () => {
    await page.goto(`/product/${capped.slug}?module_id=4`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(capped.name);
    await more.click();
    await more.click();
    await pressAtLimit(more);
    await toast(page, 'Out of Limits');
    await expect(count).toHaveText('03');
  });

  await test.step('straight to the checkout, with what was chosen', async () => {
    await main.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/checkout?page=buy_now');
    const left = await page.evaluate(() => JSON.parse(sessionStorage.getItem('buy_now') ?? 'null'));
    expect(left).toMatchObject({ page: 'buy_now', item_id: capped.id, module_id: 4, wanted: { quantity: 3 } });
  });
});

test('sold out: a disabled "Out of Stock" stands in the place of the actions [ITEM-027] [ITEM-038] [ITEM-039]', async ({
  page,
  baseURL,
}) => {
  await comeAs(page, baseURL, { module: 'grocery' });
  const gone = await anItem(page, 'grocery', ({ stock }) => stock === 0);
  await page.goto(`/product/${gone.slug}?module_id=2`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Out of Stock' })).toBeDisabled();
  await expect(main.getByRole('button', { name: 'Buy Now' })).toHaveCount(0);
  await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  await expect(main.getByText('In Stock', { exact: true })).toHaveCount(0);
});

test('a quick view of medicine and groceries: the same detail over the page [ITEM-004a] [ITEM-004b] [ITEM-005] [ITEM-009] [ITEM-015a] [ITEM-015b] [ITEM-016] [ITEM-017] [ITEM-023] [ITEM-028]', async ({
  page,
  baseURL,
}) => {
  await comeAs(page, baseURL, { module: 'pharmacy' });
  const medicine = await anItem(
    page,
    'pharmacy',
    (one) => one.is_prescription_required === 1 && one.generic_name.length > 0,
  );
  await test.step('medicine', async () => {
    const dialog = await openQuickView(page, medicine);
    await expect(dialog.getByText(medicine.generic_name.join(', '), { exact: true })).toBeVisible();
    const note = dialog.getByText('prescription is required', { exact: true });
    await expect(note).toHaveCSS('color', 'rgb(184, 29, 42)');
    await expect(dialog.getByRole('link', { name: medicine.store_name })).toHaveAttribute('href', /^\/store\//);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('amounts off', async () => {
    const cheaper = await anItem(page, 'pharmacy', (one) => one.discount_type === 'amount' && one.discount > 0);
    await page.goto(`/product/${cheaper.slug}?module_id=3`);
    await expect(page.getByText(`${money(cheaper.discount)} OFF`, { exact: true }).first()).toBeVisible();
  });

  await test.step('groceries', async () => {
    const other = await page.context().newPage();
    await comeAs(other, baseURL, { module: 'grocery' });
    const halal = await anItem(
      other,
      'grocery',
      (one) => one.is_halal === 1 && one.halal_tag_status === 1 && one.nutritions_name.length > 0,
    );
    const tagged = await anItem(
      other,
      'grocery',
      (one) =>
        one.tags.length > 0 &&
        one.allergies_name.length > 0 &&
        one.discount > 0 &&
        one.discount_type === 'percent' &&
        one.is_halal === 0,
    );
    const long = `${'A long story about where it grew. '.repeat(6)}The end.`;
    await other.route(`**/api/v1/items/details/${tagged.id}*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), description: long } });
    });

    await other.goto(`/product/${halal.slug}?module_id=2`);
    const facts = other.getByRole('main').locator('article').first();
    await expect(facts.getByText('Halal', { exact: true })).toBeVisible();
    for (const word of halal.nutritions_name) await expect(facts.getByText(word, { exact: true })).toBeVisible();

    await other.goto(
      `/home?search=${encodeURIComponent(tagged.name)}&data_type=searched&name=${encodeURIComponent(tagged.name)}`,
    );
    const card = other.getByRole('main').locator(`a[href^="/product/${tagged.slug}?"]`);
    await awake(card);
    await card.click();
    const dialog = other.getByRole('dialog', { name: tagged.name, exact: true });
    await expect(dialog.getByText(`${tagged.discount}% OFF`, { exact: true })).toBeVisible();
    await expect(dialog.getByText('Halal', { exact: true })).toHaveCount(0);
    for (const { tag } of tagged.tags) await expect(dialog.getByText(tag, { exact: true }).first()).toBeVisible();
    for (const word of tagged.allergies_name)
      await expect(dialog.getByText(word, { exact: true }).first()).toBeVisible();
    await expect(dialog).toContainText(`${long.slice(0, 130).trimEnd()}…`);
    await expect(dialog).not.toContainText('The end.');
    await dialog.getByRole('button', { name: 'Read more' }).click();
    await expect(dialog).toContainText('The end.');
  });
});

test.describe('food', () => {
  const isDish = (one: Item) => one.food_variations !== '' && one.available_time_starts === '00:00:00';

  test('a dish in the quick view: groups, add-ons, refusals, total, cart [FOOD-001a] [FOOD-001b] [FOOD-001c] [FOOD-001d] [FOOD-001e] [FOOD-001f] [FOOD-001g] [FOOD-001h] [FOOD-001i] [FOOD-002] [FOOD-011a] [FOOD-011b] [FOOD-012] [FOOD-013] [FOOD-014] [FOOD-015] [ITEM-007]', async ({
    page,
    baseURL,
  }) => {
    await comeAs(page, baseURL, { module: 'food' });
    const groupsOf = (one: Item) => one.food_variations || [];
    const dish = await anItem(
      page,
      'food',
      (one) =>
        isDish(one) &&
        one.add_ons.length > 0 &&
        one.maximum_cart_quantity === null &&
        groupsOf(one)[0]?.type === 'single' &&
        groupsOf(one).some(({ type, max, values }) => type === 'multi' && values.length > max && max > 1),
    );
    const one = groupsOf(dish).find(({ type }) => type === 'single');
    const many = groupsOf(dish).find(({ type, max, values }) => type === 'multi' && values.length > max && max > 1);
    const [addOn] = dish.add_ons;
    if (!one || !many || !addOn) throw new Error('the dish asks for nothing');

    const dialog = await openQuickView(page, dish);
    await expect(dialog.getByRole('img', { name: dish.name, exact: true })).toBeVisible();
    await expect(dialog.getByRole('link', { name: dish.store_name })).toHaveAttribute('href', /^\/store\//);
    await expect(dialog.locator('[data-offer]')).toHaveCount(0);
    const single = dialog.getByRole('group', { name: new RegExp(`^${one.name}`) });
    const multi = dialog.getByRole('group', { name: new RegExp(`^${many.name}`) });
    const add = dialog.getByRole('button', { name: /^Add to cart/ });

    await test.step('a needed group cannot stay empty', async () => {
      await add.click();
      const words = `Variation ${one.name} can not remain without selection.`;
      await toast(page, words);
      await expect(single.getByText(words)).toBeVisible();
      await expect(single.getByRole('radio').first()).toBeFocused();
    });

    await test.step('one of a group replaces the other', async () => {
      await single.getByRole('radio').nth(0).click();
      await single.getByRole('radio').nth(1).click();
      await expect(single.getByRole('radio').nth(0)).not.toBeChecked();
      await expect(single.getByRole('radio').nth(1)).toBeChecked();
      for (const group of groupsOf(dish).filter(({ required, name }) => required === 'on' && name !== one.name)) {
        const choices = dialog.getByRole('group', { name: new RegExp(`^${group.name}`) });
        for (let at = 0; at < Math.max(1, group.type === 'multi' ? group.min : 1); at++)
          await choices.locator('input').nth(at).click();
      }
    });

    await test.step('of many no more than the maximum', async () => {
      for (let at = 0; at <= many.max; at++) await multi.getByRole('checkbox').nth(at).check();
      await add.click();
      const least = many.min;
      await toast(
        page,
        `Selected variation named ${many.name} must be in between Minimum ${least} and Maximum ${many.max}`,
      );
      for (let at = many.max; at > 0; at--) await multi.getByRole('checkbox').nth(at).uncheck();
      await expect(multi.getByRole('checkbox').first()).toBeChecked();
      if (many.min > 1) await multi.getByRole('checkbox').nth(1).check();
    });

    await test.step('the total counts options by pieces, and add-ons by their own number', async () => {
      await dialog.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click();
      await expect(dialog.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText('02');
      const before = Number((await total(dialog).textContent())?.slice(1));
      const extras = dialog.getByRole('group', { name: /^Add-ons/ });
      await expect(extras.getByRole('group', { name: `How many of ${addOn.name}` })).toHaveCount(0);
      await extras.getByRole('checkbox', { name: addOn.name }).check();
      await extras
        .getByRole('group', { name: `How many of ${addOn.name}` })
        .getByRole('button', { name: 'One more' })
        .click();
      await expect(total(dialog)).toHaveText(money(before + 2 * addOn.price));

      const dear = many.values.findIndex(({ optionPrice }, at) => at > many.min && optionPrice > 0);
      if (dear > 0 && many.max > many.min + 1) {
        const price = many.values[dear]?.optionPrice ?? 0;
        const now = Number((await total(dialog).textContent())?.slice(1));
        await multi.getByRole('checkbox').nth(dear).check();
        await expect(total(dialog)).toHaveText(
          money(
            now + 2 * afterDiscount(price, { ...dish, discount: dish.discount_type === 'percent' ? dish.discount : 0 }),
          ),
        );
        await multi.getByRole('checkbox').nth(dear).uncheck();
      }
      await expect(add).toContainText((await total(dialog).textContent()) ?? '');
    });

    await test.step('into the cart, and from the card again', async () => {
      await expect(dialog.getByRole('button', { name: 'Order now' })).toBeVisible();
      await add.click();
      await toast(page, 'Item added to cart');
      await expect(dialog).toHaveCount(0);
      const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${dish.slug}?"]`) });
      await expect(card.getByRole('status')).toHaveText('2');
    });

    await test.step('on the page of its store nothing links to that store', async () => {
      const { store_details } = await ask(page, 'food', `/items/details/${dish.id}`);
      await page.goto(`/store/${store_details.slug}`);
      const card = page.getByRole('main').locator('article a[href^="/product/"]').first();
      await awake(card);
      await card.click();
      const ofStore = page.getByRole('dialog');
      await expect(total(ofStore)).toBeAttached();
      await expect(ofStore.getByRole('link', { name: dish.store_name })).toHaveCount(0);
    });
  });

  test('the page of a dish adds up what is chosen [FOOD-001a]', async ({ page, baseURL }) => {
    await comeAs(page, baseURL, { module: 'food' }, PHONE);
    const dish = await anItem(
      page,
      'food',
      (one) => isDish(one) && (one.food_variations || [])[0]?.type === 'single' && one.add_ons.length > 0,
    );
    const [group] = dish.food_variations || [];
    const dearest = group?.values.reduce((most, value) => (value.optionPrice > most.optionPrice ? value : most));
    if (!group || !dearest) throw new Error('a dish without questions');
    await page.goto(`/product/${dish.slug}?id=${dish.id}`);
    await page.getByRole('group', { name: group.name }).getByText(dearest.label, { exact: true }).click();
    const addOn = page.getByRole('checkbox', { name: dish.add_ons[0]?.name ?? '' });
    await addOn.click();
    await expect(addOn).toBeChecked();
    await expect(page.getByRole('radio', { name: dearest.label })).toBeChecked();
    const sum = afterDiscount(dish.price + dearest.optionPrice, dish) + (dish.add_ons[0]?.price ?? 0);
    await expect(total(page.getByRole('main'))).toHaveText(money(sum));
  });

  test('no more than the maximum of a dish [FOOD-010]', async ({ page, baseURL }) => {
    await comeAs(page, baseURL, { module: 'food' }, PHONE);
    const dish = await anItem(page, 'food', (one) => one.maximum_cart_quantity === 3);
    const dialog = await openQuickView(page, dish);
    const more = dialog.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' });
    await more.click();
    await more.click();
    await pressAtLimit(more);
    await toast(page, 'Out of Limits');
    await expect(dialog.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText('03');
    await expectNoSidewaysScroll(page);
  });

  test('outside its hours a dish is for later or not to be had; a campaign goes its own way [FOOD-003] [FOOD-004] [FOOD-005] [ITEM-034b]', async ({
    page,
    baseURL,
  }) => {
    await page.clock.setFixedTime(new Date('2026-11-16T20:00:00Z'));
    await comeAs(page, baseURL, { module: 'food' });
    const isMorning = (one: Item) => one.available_time_starts > '00:00:00';
    const later = await anItem(page, 'food', (one) => isMorning(one) && one.schedule_order);

    await test.step('its card is grey and says when', async () => {
      await page.goto(
        `/home?search=${encodeURIComponent(later.name)}&data_type=searched&name=${encodeURIComponent(later.name)}`,
      );
      const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${later.slug}?"]`) });
      await expect(card).toContainText(`${later.available_time_starts.slice(0, 5)}–`);
      await expect(card.getByRole('group')).toHaveCount(0);
    });

    await test.step('it can be ordered for later', async () => {
      const dialog = await openQuickView(page, later);
      const note = dialog.locator('[data-offer=scheduled]');
      await expect(note).toContainText('Not Available now');
      await expect(note).toContainText(`Available from ${later.available_time_starts.slice(0, 5)} to `);
      await expect(dialog.getByRole('button', { name: 'Order for later' })).toBeEnabled();
      await page.keyboard.press('Escape');
    });

    await test.step('a store that takes no such orders says no', async () => {
      await page.route(`**/api/v1/items/details/${later.id}*`, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, json: { ...(await answer.json()), schedule_order: false } });
      });
      const dialog = await openQuickView(page, later);
      await expect(dialog.getByRole('button', { name: 'Not Available now' })).toBeDisabled();
      await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
    });

    await test.step('a campaign has dates, and goes to a checkout of its own', async () => {
      const [campaign] = await ask(page, 'food', '/campaigns/item');
      await page.goto(`/product/${campaign.slug}?module_id=1&campaign=1`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(campaign.name);
      await expect(main.locator('[data-offer=campaign]')).toContainText('Campaign');
      await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
      for (const group of (campaign as Item).food_variations || [])
        if (group.required === 'on') {
          const first = main
            .getByRole('group', { name: new RegExp(`^${group.name}`) })
            .locator('input')
            .first();
          await awake(first);
          await first.click();
        }
      await main.getByRole('button', { name: 'Order Now' }).click();
      await expect(page).toHaveURL('/checkout?page=campaign');
    });
  });

  test('an item card: its marks, a link that can be opened elsewhere, a plus that adds [FOOD-006] [FOOD-007] [FOOD-008a] [FOOD-008b] [FOOD-008c] [FOOD-009]', async ({
    page,
    context,
    baseURL,
  }) => {
    await comeAs(page, baseURL, { module: 'food' });
    const cardOf = async (item: Item) => {
      await page.goto(
        `/home?search=${encodeURIComponent(item.name)}&data_type=searched&name=${encodeURIComponent(item.name)}`,
      );
      return page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${item.slug}?"]`) });
    };

    await test.step('marks', async () => {
      const marked = await anItem(page, 'food', (one) => one.recommended === 1 && one.veg === 0);
      const card = await cardOf(marked);
      await expect(card.getByText('Recommended')).toBeAttached();
      await expect(card.getByRole('img', { name: 'Not vegetarian' })).toBeVisible();
      const both = await anItem(page, 'food', (one) => one.organic === 1 && one.recommended === 1);
      const second = await cardOf(both);
      await expect(second.getByText('Organic')).toBeAttached();
      await expect(second.getByText('Recommended')).toBeAttached();
      const halal = await anItem(page, 'food', (one) => one.is_halal === 1 && one.halal_tag_status === 1);
      await expect((await cardOf(halal)).getByText('Halal')).toBeAttached();
      await page.goto('/home');
      const offers = page.getByRole('region', { name: 'Special Food Offers' });
      expect((await offers.getByRole('article').first().boundingBox())?.width).toBe(230);
    });

    await test.step('plus and stepper', async () => {
      const plain = await anItem(
        page,
        'food',
        (one) =>
          one.food_variations === '' && one.maximum_cart_quantity === null && one.available_time_starts === '00:00:00',
      );
      const card = await cardOf(plain);
      const plus = card.getByRole('button', { name: `Add ${plain.name} to the cart` });
      await awake(plus);
      await plus.click();
      await toast(page, 'Item added to cart');
      await expect(card.getByRole('status')).toHaveText('1');
      await card.getByRole('button', { name: 'One more' }).click();
      await expect(card.getByRole('status')).toHaveText('2');
      await page.reload();
      await expect(card.getByRole('status')).toHaveText('2');
      await card.getByRole('button', { name: 'One less' }).click();
      await card.getByRole('button', { name: `Remove ${plain.name} from the cart` }).click();
      await expect(card.getByRole('button', { name: `Add ${plain.name} to the cart` })).toBeVisible();

      const opened = context.waitForEvent('page');
      await card.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(`/product/${plain.slug}?module_id=1`);
    });
  });
});

test('reviews and neighbours are read from the page [ITEM-042]', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'pharmacy' });
  const loved = await anItem(page, 'pharmacy', (one) => one.rating_count > 11);
  await page.goto(`/product/${loved.slug}?module_id=3`);
  const { total_size, reviews } = await ask(page, 'pharmacy', `/items/reviews/${loved.id}?limit=10`);
  const section = page.getByRole('region', { name: 'Reviews' });
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(5);
  await expect(section.getByRole('article').first()).toContainText(reviews[0].comment ?? reviews[0].customer_name);
  const more = section.getByRole('button', { name: 'Show more reviews' });
  await awake(more);
  await more.click();
  await expect(section.getByRole('article')).toHaveCount(10);
  await more.click();
  await expect(section.getByRole('article')).toHaveCount(Math.min(15, total_size));
  const related = await ask(page, 'pharmacy', `/items/related-items/${loved.id}`);
  const neighbours = page.getByRole('region', { name: 'You may also like' });
  await neighbours.scrollIntoViewIfNeeded();
  await expect(neighbours.getByRole('article')).toHaveCount(related.length);
  await expect(page.getByRole('region', { name: `More from ${loved.store_name}` })).toBeVisible();
});

test('what search engines and shared links see of an item [SEO-001] [SEO-002] [SEO-003] [SEO-005] [ROUTE-011a]', async ({
  page,
  baseURL,
}) => {
  const item = await anItem(
    page,
    'ecommerce',
    (one) => one.rating_count > 0 && one.variations.length === 0 && hasStock(one),
  );
  const bySlug = await (await page.request.get(`/product/${item.slug}?module_id=4`)).text();
  const byId = await (await page.request.get(`/product/${item.id}`)).text();
  const canonical = `<link rel="canonical" href="${baseURL}/product/${item.slug}"/>`;
  for (const html of [bySlug, byId]) {
    expect(html).toContain(canonical);
    expect(html).toContain('hrefLang="x-default"');
    expect(html).toContain('property="og:image"');
    expect(html).toMatch(/<h1[^>]*>.*<\/h1>/);
    expect(html).toContain('Reviews');
  }
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
  expect((await page.request.get('/product/no-such-thing')).status()).toBe(404);
  expect((await page.request.get('/product/999999999')).status()).toBe(404);
});

const LOOKS = [
  { size: PHONE, language: 'en', theme: 'light' },
  { size: WIDE, language: 'en', theme: 'dark' },
  { size: PHONE, language: 'ar', theme: 'dark' },
] as const;

for (const { size, language, theme } of LOOKS) {
  test(`item page and quick views are for everybody: ${size.width} px, ${language}, ${theme} [A11Y-001]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const shirt = await anItem(
      page,
      'ecommerce',
      (one) => one.variations.some(({ stock }) => stock === 0) && hasStock(one),
    );
    await comeAs(page, baseURL, { module: 'ecommerce', language, theme }, size);
    await page.goto(`/product/${shirt.slug}?module_id=4`);
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);

    const dish = await anItem(page, 'food', (one) => one.food_variations !== '' && one.add_ons.length > 0);
    const medicine = await anItem(page, 'pharmacy', (one) => one.is_prescription_required === 1);
    for (const [module, item] of [
      ['food', dish],
      ['pharmacy', medicine],
    ] as const) {
      const other = await context.newPage();
      await comeAs(other, baseURL, { module, language, theme }, size);
      const { name } = await ask(other, module, `/items/details/${item.id}`, language);
      const dialog = await openQuickView(other, { ...item, name });
      await dialog
        .getByRole('checkbox')
        .last()
        .check({ timeout: 1000 })
        .catch(() => {});
      await expectNoFaults(other, '[role=dialog]');
      await other.close();
    }
  });
}
