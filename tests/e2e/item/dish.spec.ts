import type { Locator } from '@playwright/test';
import { ask, PHONE, thumbnailsInView, toast } from '#tests/support/catalog/catalogue.ts';
import {
  afterDiscount,
  anItem,
  cardOf,
  comeAs,
  type Item,
  money,
  type OptionGroup,
  openQuickView,
  pressAtLimit,
  total,
} from '#tests/support/catalog/items.ts';
import { expectNoFaults, expectNoSidewaysScroll } from '#tests/support/pages/page-checks.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false });

const groupsOf = (dish: Item) => dish.food_variations || [];
/** Of many some, but not all of them; one that can be taken as well costs something. */
const asksForMany = ({ type, min, max, values }: OptionGroup) =>
  type === 'multi' &&
  max > Math.max(1, min) &&
  values.length > max &&
  values.slice(Math.max(1, min)).some(({ optionPrice }) => optionPrice > 0);

test('a dish in the quick view', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'food' });
  const dish = await anItem(
    page,
    'food',
    (one) =>
      one.available_time_starts === '00:00:00' &&
      one.add_ons.length > 0 &&
      one.maximum_cart_quantity === null &&
      groupsOf(one)[0]?.type === 'single' &&
      groupsOf(one)[0]?.required === 'on' &&
      groupsOf(one).some(asksForMany),
  );
  const one = groupsOf(dish).find(({ type }) => type === 'single');
  const many = groupsOf(dish).find(asksForMany);
  const [addOn] = dish.add_ons;
  if (!one || !many || !addOn) throw new Error('the dish asks for nothing');

  const dialog = await openQuickView(page, dish);
  const single = dialog.getByRole('group', { name: new RegExp(`^${one.name}`) });
  const multi = dialog.getByRole('group', { name: new RegExp(`^${many.name}`) });
  const add = dialog.getByRole('button', { name: /^Add to cart/ });
  const quantity = dialog.getByRole('group', { name: 'Quantity' });
  const cents = async (part: Locator) => Math.round(Number((await part.textContent())?.slice(1)) * 100);
  /** What a piece costs more with the option: percentages are off it as well, amounts are off the dish. */
  const optionCents = ({ optionPrice }: { optionPrice: number }) =>
    Math.round(
      afterDiscount(optionPrice, { ...dish, discount: dish.discount_type === 'percent' ? dish.discount : 0 }) * 100,
    );

  await test.step('its photo [FOOD-001a]', () =>
    expect(dialog.getByRole('img', { name: dish.name, exact: true })).toBeVisible());
  await test.step('its store [FOOD-001b]', () =>
    expect(dialog.getByRole('link', { name: dish.store_name })).toHaveAttribute('href', /^\/store\//));
  await test.step('the actions of a dish that can be had now [FOOD-002]', async () => {
    await expect(dialog.locator('[data-offer]')).toHaveCount(0);
    await test.step('"Add to cart" [FOOD-001h]', () => expect(add).toBeEnabled());
    await test.step('"Order now" [FOOD-001i]', () =>
      expect(dialog.getByRole('button', { name: 'Order now' })).toBeEnabled());
    await test.step('side by side on a tablet, too', async () => {
      const size = page.viewportSize();
      await page.setViewportSize({ width: 768, height: 1024 });
      const edges = async (control: Locator) => {
        const box = await control.boundingBox();
        return box ? [box.x, box.x + box.width] : [];
      };
      const all = [quantity, dialog.getByRole('button', { name: 'Order now' }), add];
      // What is drawn otherwise at another width comes a moment after it.
      await expect(async () => {
        const places = (await Promise.all(all.map(edges))).flat();
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }).toPass();
      if (size) await page.setViewportSize(size);
    });
  });

  await test.step('a required group cannot stay empty [FOOD-014]', async () => {
    await add.click();
    const words = `Variation ${one.name} can not remain without selection.`;
    await expect(single.getByText(words)).toBeVisible();
    await expect(single.getByRole('radio').first()).toBeFocused();
  });
  await test.step('one of a group replaces the other [FOOD-001c] [FOOD-011a]', async () => {
    await single.getByRole('radio').nth(0).click();
    await single.getByRole('radio').nth(1).click();
    await expect(single.getByRole('radio').nth(0)).not.toBeChecked();
    await expect(single.getByRole('radio').nth(1)).toBeChecked();
  });
  // Whatever else the dish asks for.
  for (const group of groupsOf(dish).filter((each) => each.required === 'on' && each !== one && each !== many)) {
    const choices = dialog.getByRole('group', { name: new RegExp(`^${group.name}`) });
    for (let at = 0; at < Math.max(1, group.min); at++) await choices.locator('input').nth(at).click();
  }

  await test.step('of many each can be taken and left [FOOD-001d] [FOOD-011b]', async () => {
    for (let at = 0; at < many.max; at++) await multi.getByRole('checkbox').nth(at).check();
    await expect(multi.getByRole('checkbox', { checked: true })).toHaveCount(many.max);
  });
  await test.step('but no more than the maximum [FOOD-015]', async () => {
    const next = multi.getByRole('checkbox').nth(many.max);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await next.click({ force: true });
    await expect(next).not.toBeChecked();
    const words = `Selected variation named ${many.name} must be in between Minimum ${many.min} and Maximum ${many.max}`;
    await expect(multi.getByText(words)).toBeVisible();
    for (let at = many.max - 1; at >= Math.max(1, many.min); at--) await multi.getByRole('checkbox').nth(at).uncheck();
    await expect(multi.getByRole('checkbox', { checked: true })).toHaveCount(Math.max(1, many.min));
  });

  await test.step('as many pieces as one wants [FOOD-001f]', async () => {
    await quantity.getByRole('button', { name: 'One more' }).click();
    await expect(quantity.getByRole('status')).toHaveText('02');
  });
  await test.step('an option costs as often as there are pieces [FOOD-012]', async () => {
    const at = many.values.findIndex(({ optionPrice }, index) => index >= Math.max(1, many.min) && optionPrice > 0);
    const before = await cents(total(dialog));
    await multi.getByRole('checkbox').nth(at).check();
    const option = many.values[at] ?? { optionPrice: 0 };
    await expect.poll(() => cents(total(dialog))).toBe(before + 2 * optionCents(option));
    await multi.getByRole('checkbox').nth(at).uncheck();
    await expect.poll(() => cents(total(dialog))).toBe(before);
  });
  const extras = dialog.getByRole('group', { name: /^Add-ons/ });
  const howMany = extras.getByRole('group', { name: `How many of ${addOn.name}` });
  await test.step('an add-on has a number of its own once it is taken [FOOD-001e]', async () => {
    await expect(howMany).toHaveCount(0);
    await extras.getByRole('checkbox', { name: addOn.name }).check();
    await expect(howMany).toBeVisible();
  });
  await test.step('by which it costs [FOOD-013]', async () => {
    const before = await cents(total(dialog));
    await howMany.getByRole('button', { name: 'One more' }).click();
    await expect.poll(() => cents(total(dialog))).toBe(before + Math.round(addOn.price * 100));
  });
  await test.step('the button says the whole sum [FOOD-001g]', async () =>
    expect(add).toContainText((await total(dialog).textContent()) ?? 'no total'));

  await test.step('exactly the maximum is accepted [FOOD-015]', async () => {
    for (let at = Math.max(1, many.min); at < many.max; at++) await multi.getByRole('checkbox').nth(at).check();
    await expect(multi.getByRole('checkbox', { checked: true })).toHaveCount(many.max);
    await add.click();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
    await expect(dialog).toHaveCount(0);
    const card = page.getByRole('article').filter({ has: page.locator(`a[href^="/product/${dish.slug}?"]`) });
    await expect(card.getByRole('status')).toHaveText('2');
  });
  await test.step('a line that is edited keeps its number when an option changes [CART-003] [FOOD-012]', async () => {
    await page.getByRole('button', { name: /^Cart/ }).locator('visible=true').click();
    const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
    await drawer.getByRole('button', { name: `Change ${dish.name}` }).click();
    const edited = page.getByRole('dialog').filter({ hasText: 'Update To Cart' });
    const before = edited.getByRole('group', { name: new RegExp(`^${one.name}`) }).getByRole('radio');
    await expect(before.nth(1)).toBeChecked();
    await before.nth(0).click();
    await expect(edited.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText('02');
    await edited.getByRole('button', { name: /^Update To Cart/ }).click();
    await expect(toast(page, 'Item updated successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cart, 2 items' }).locator('visible=true')).toBeVisible();
  });
  await test.step('on the page of its store nothing links to that store [ITEM-007]', async () => {
    const { store_details } = await ask(page, 'food', `/items/details/${dish.id}`);
    await page.goto(`/store/${store_details.slug}`);
    const card = page.getByRole('main').locator('article a[href^="/product/"]').first();
    await card.click();
    const ofStore = page.getByRole('dialog');
    await expect(total(ofStore)).toBeAttached();
    await expect(ofStore.getByRole('link', { name: dish.store_name })).toHaveCount(0);
  });
});

test('the page of a dish adds up what is chosen [FOOD-012] [FOOD-013]', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'food' }, PHONE);
  const dish = await anItem(
    page,
    'food',
    (one) => one.available_time_starts === '00:00:00' && groupsOf(one)[0]?.type === 'single' && one.add_ons.length > 0,
  );
  const [group] = groupsOf(dish);
  const dearest = group?.values.reduce((most, value) => (value.optionPrice > most.optionPrice ? value : most));
  const [addOn] = dish.add_ons;
  if (!group || !dearest || !addOn) throw new Error('a dish without questions');
  await page.goto(`/product/${dish.slug}?id=${dish.id}`);
  const main = page.getByRole('main');
  const extra = main.getByRole('checkbox', { name: addOn.name });
  await main.getByRole('group', { name: group.name }).getByText(dearest.label, { exact: true }).click();
  await extra.click();
  await expect(extra).toBeChecked();
  await expect(main.getByRole('radio', { name: dearest.label })).toBeChecked();
  await expect(total(main)).toHaveText(money(afterDiscount(dish.price + dearest.optionPrice, dish) + addOn.price));
});

test('the quick view on a phone: thumbnails, and no more than the maximum of a dish [FOOD-010]', async ({
  page,
  baseURL,
}) => {
  await comeAs(page, baseURL, { module: 'food' }, PHONE);
  const dish = await anItem(page, 'food', (one) => one.maximum_cart_quantity === 3 && one.images.length > 1);
  const dialog = await openQuickView(page, dish);
  await test.step('its other pictures are a press away, five in view [ITEM-003a]', async () => {
    const thumbnails = dialog.getByRole('list', { name: /^Pictures of / });
    await expect.poll(() => thumbnailsInView(thumbnails)).toBe(5);
    await thumbnails.getByRole('button', { name: /^Picture 2 of/ }).click();
    await expect(thumbnails.getByRole('button', { name: /^Picture 2 of/ })).toHaveAttribute('aria-current', 'true');
  });
  const more = dialog.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  await pressAtLimit(more);
  await expect(toast(page, 'Out of Limits')).toBeVisible();
  await expect(dialog.getByRole('group', { name: 'Quantity' }).getByRole('status')).toHaveText('03');
  await expectNoSidewaysScroll(page);
});

test('outside its hours', async ({ page, baseURL }) => {
  const evening = new Date('2026-11-16T20:00:00Z');
  await page.clock.setFixedTime(evening);
  // The shop's clock says so, too: a device that is off goes by it.
  await page.route('**/api/v1/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), date: evening.toUTCString() } });
  });
  await comeAs(page, baseURL, { module: 'food' });
  const isForTheMorning = (one: Item) => one.available_time_starts > '00:00:00';
  const later = await anItem(page, 'food', (one) => isForTheMorning(one) && one.schedule_order);
  const never = await anItem(page, 'food', (one) => isForTheMorning(one) && !one.schedule_order);
  const from = ({ available_time_starts }: Item) => available_time_starts.slice(0, 5);

  await test.step('the card of a dish is grey and says when', async () => {
    const card = await cardOf(page, later);
    await expect(card).toContainText(`${from(later)}–`);
    await expect(card.getByRole('group')).toHaveCount(0);
  });
  await test.step('it can be ordered for later [FOOD-003]', async () => {
    const dialog = await openQuickView(page, later);
    await test.step('and says when it is there [FOOD-005]', async () => {
      const note = dialog.locator('[data-offer=scheduled]');
      await expect(note).toContainText('Not Available now');
      await expect(note).toContainText(`Available from ${from(later)} to `);
    });
    await expect(dialog.getByRole('button', { name: 'Order for later' })).toBeEnabled();
    await page.keyboard.press('Escape');
  });
  await test.step('where the store takes no such orders it cannot be had [FOOD-005]', async () => {
    const dialog = await openQuickView(page, never);
    await expect(dialog).toContainText(`Available from ${from(never)} to `);
    await expect(dialog.getByRole('button', { name: 'Not Available now' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0);
  });
});

test('a campaign’s dish', async ({ page, baseURL }) => {
  await comeAs(page, baseURL, { module: 'food' });
  const [campaign] = await ask(page, 'food', '/campaigns/item');
  await page.goto(`/product/${campaign.slug}?module_id=1&campaign=1`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(campaign.name);
  await test.step('has dates, and no way into the cart [FOOD-004]', async () => {
    await expect(main.locator('[data-offer=campaign]')).toContainText('Campaign');
    await expect(main.getByRole('button', { name: 'Add to Cart' })).toHaveCount(0);
  });
  for (const group of groupsOf(campaign).filter(({ required }) => required === 'on')) {
    const first = main
      .getByRole('group', { name: new RegExp(`^${group.name}`) })
      .locator('input')
      .first();
    await first.click();
  }
  await test.step('goes to a checkout of its own [ITEM-034b]', async () => {
    await main.getByRole('button', { name: 'Order Now' }).click();
    await expect(page).toHaveURL('/checkout?page=campaign');
  });
});

test('a card of a dish', async ({ page, context, baseURL }) => {
  await comeAs(page, baseURL, { module: 'food' });
  await test.step('that it has meat [FOOD-006] [FOOD-007], and is recommended [FOOD-008a]', async () => {
    const card = await cardOf(page, await anItem(page, 'food', (one) => one.recommended === 1 && one.veg === 0));
    await expect(card.getByText('Recommended')).toBeAttached();
    await expect(card.getByRole('img', { name: 'Not vegetarian' })).toBeVisible();
  });
  await test.step('that it is organic [FOOD-008b]', async () => {
    const both = await cardOf(page, await anItem(page, 'food', (one) => one.organic === 1 && one.recommended === 1));
    await expect(both.getByText('Organic')).toBeAttached();
    await expect(both.getByText('Recommended')).toBeAttached();
  });
  await test.step('that it is halal [FOOD-008c]', async () => {
    const halal = await anItem(page, 'food', (one) => one.is_halal === 1 && one.halal_tag_status === 1);
    await expect((await cardOf(page, halal)).getByText('Halal')).toBeAttached();
  });

  await test.step('plus and stepper fill the cart, which is there after a reload', async () => {
    const plain = await anItem(
      page,
      'food',
      (one) =>
        one.food_variations === '' && one.maximum_cart_quantity === null && one.available_time_starts === '00:00:00',
    );
    const card = await cardOf(page, plain);
    const plus = card.getByRole('button', { name: `Add ${plain.name} to the cart` });
    // Presses while the first one is still on its way count too, and so does the second half of a double press.
    const held = Promise.withResolvers<void>();
    await page.route('**/items/details/**', async (route) => {
      await held.promise;
      await route.continue();
    });
    await plus.dblclick();
    await card.getByRole('button', { name: 'One more' }).click();
    held.resolve();
    await expect(toast(page, 'Item added to cart')).toBeVisible();
    await expect(card.getByRole('status')).toHaveText('3');
    // Counted at once, and stored when its turn comes.
    const stored = page.waitForResponse(
      (answer) => answer.url().endsWith('/cart/update') && answer.request().postDataJSON().quantity === 2,
    );
    await card.getByRole('button', { name: 'One less' }).click();
    await expect(card.getByRole('status')).toHaveText('2');
    await expect(page.getByRole('button', { name: 'Cart, 2 items' }).locator('visible=true')).toBeVisible();
    await stored;
    await page.unroute('**/items/details/**');
    await page.reload();
    await expect(card.getByRole('status')).toHaveText('2');
    await card.getByRole('button', { name: 'One less' }).click();
    await card.getByRole('button', { name: `Remove ${plain.name} from the cart` }).click();
    await expect(plus).toBeVisible();

    const opened = context.waitForEvent('page');
    await card.getByRole('link').click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(`/product/${plain.slug}?module_id=1`);
  });
});

for (const { language, theme } of [
  { language: 'en', theme: 'light' },
  { language: 'ar', theme: 'dark' },
] as const) {
  test(`the quick views of dish and medicine are for everybody: ${language}, ${theme} [A11Y-001]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const dish = await anItem(page, 'food', (one) => one.food_variations !== '' && one.add_ons.length > 0);
    const medicine = await anItem(page, 'pharmacy', (one) => one.is_prescription_required === 1);
    for (const [module, item] of [
      ['food', dish],
      ['pharmacy', medicine],
    ] as const) {
      const tab = await context.newPage();
      await comeAs(tab, baseURL, { module, language, theme }, PHONE);
      const { name } = await ask(tab, module, `/items/details/${item.id}`, { language });
      await openQuickView(tab, { ...item, name });
      await expectNoFaults(tab, '[role=dialog]');
      await tab.close();
    }
  });
}
