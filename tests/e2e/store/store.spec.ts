import type { Page } from '@playwright/test';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import { sql } from '#server/db/sql.ts';
import { ask, cards, comeTo, names, PHONE, texts, WIDE, ZONES } from '#tests/support/catalog/catalogue.ts';
import { found, isAlwaysOpen, type Store } from '#tests/support/orders/carts.ts';
import { expectNoFaults } from '#tests/support/pages/page-checks.ts';
import { showUpToMain } from '#tests/support/pages/show-up-to-main.ts';
import { moduleId, visitAs } from '#tests/support/people/visitor.ts';
import { ALONE, changeSettings } from '#tests/support/shops/own-shop.ts';
import { expect, test } from '#tests/support/shops/shop.ts';

test.use({ pictures: false, business: ALONE });

type Asking = Parameters<typeof ask>[0];

/** The best known store of the module among those that never close. */
async function bestKnown(asking: Asking, module: ModuleType = 'food') {
  const { stores }: { stores: Store[] } = await ask(asking, module, '/stores/popular?limit=50');
  return ask(asking, module, `/stores/details/${found(stores, isAlwaysOpen).id}`);
}

/** A time zone in which it is between noon and one. Its name counts westwards. */
function whereItIsNoon(): string {
  const west = new Date().getUTCHours() - 12;
  return `Etc/GMT${west < 0 ? '' : '+'}${west}`;
}

const shelf = (page: Page, name = 'Everything') => page.getByRole('region', { name, exact: true });

test.describe('with its pictures', () => {
  test.use({ pictures: true });

  test('a store on its page [ROUTE-007]', async ({ page, baseURL }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(WIDE);
    await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
    await page.goto('/store/popular');
    const store = await bestKnown(page);
    const head = page.getByRole('region', { name: store.name });
    const zones = [store.zone_id];

    await test.step('a card leads to it, and says all of it in the address [ROUTE-008]', async () => {
      await page.getByRole('main').getByRole('link', { name: store.name }).click();
      await expect(page).toHaveURL(new RegExp(`/store/${store.slug}\\?`));
      await expect
        .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
        .toEqual({
          id: String(store.id),
          module_id: String(moduleId('food')),
          module_type: 'food',
          lat: String(Number(store.latitude)),
          lng: String(Number(store.longitude)),
          store_zone_id: String(store.zone_id),
        });
    });
    await test.step('name, line, stars, distance, least order, whether it is open [STORE-007]', async () => {
      await expect(page.getByRole('heading', { level: 1, name: store.name })).toBeVisible();
      await expect(head).toContainText(store.tagline);
      await expect(head).toContainText(store.avg_rating.toFixed(1));
      await expect(head).toContainText(`${store.rating_count} ratings`);
      await expect(head).toContainText(/\d (m|km) away/);
      await expect(head).toContainText(/\d+[–-]\d+ min/);
      await expect(head).toContainText(`$${store.minimum_order.toFixed(2)}`);
      await expect(head).toContainText(store.open ? 'Open' : 'Closed');
      await expect(page.getByRole('main').getByRole('button', { name: `Favourite: ${store.name}` })).toBeVisible();
    });
    await test.step('cover and logo [STORE-007]', async () => {
      await expect(head.locator('img').nth(1)).toBeAttached();
      const pictures = await head.locator('img').all();
      for (const picture of pictures)
        expect(
          await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
        ).toBeGreaterThan(0);
    });
    await test.step('its items [STORE-001]', async () => {
      const { sections } = await ask(page, 'food', `/stores/menu/${store.id}`, { zones });
      expect(sections.length).toBeGreaterThan(1);
      for (const section of sections) await expect(cards(shelf(page, section.name))).toHaveText(names(section.items));
      const popular = await ask(page, 'food', `/items/recommended?store_id=${store.id}&limit=4`, { zones });
      await expect(cards(shelf(page, 'Popular in the store'))).toHaveText(names(popular.items));
      const second = sections[1].name;
      const rail = page
        .getByRole('navigation', { name: 'Categories of the store' })
        .getByRole('link', { name: second });
      await rail.click();
      await expect(shelf(page, second).getByRole('heading', { level: 2 })).toBeFocused();
      await expect(rail).toHaveAttribute('aria-current', 'true');
    });
    await test.step('what delivery costs to the shopper’s door, and from when it is free [STORE-007]', async () => {
      const terms = await ask(page, 'food', `/stores/delivery-terms/${store.id}`);
      const { delivery_charge, free_delivery_over: over } = terms;
      await expect(head).toContainText(delivery_charge > 0 ? `$${delivery_charge.toFixed(2)}` : 'Free');
      await expect(head).toContainText(over === null ? 'Delivery' : `Free over $${over.toFixed(2)}`);
    });
    await test.step('the basket beside the menu', () =>
      expect(page.getByRole('region', { name: 'Your order' })).toContainText('Your basket is empty'));
    await test.step('its link can be shared [STORE-007]', async () => {
      await head.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByText('Link copied')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/store/${store.slug}`);
      // A browser that refuses is no success.
      await page.evaluate(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
      });
      await head.getByRole('button', { name: 'Share' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'The link could not be copied' })).toBeVisible();
    });
    await test.step('its address opens a map with the opening hours [STORE-007]', async () => {
      await head.getByRole('button', { name: `Show on the map: ${store.address}` }).click();
      const dialog = page.getByRole('dialog', { name: store.name });
      await expect(dialog).toContainText(store.address);
      await expect(dialog.getByRole('region', { name: 'Opening hours' })).toContainText('Monday');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });
    await test.step('its reviews [STORE-002]', async () => {
      const stars = head.getByRole('button', { name: /ratings/ });
      await stars.click();
      const reviews = page.getByRole('dialog', { name: `Reviews of ${store.name}` });
      const [first] = await ask(page, 'food', `/stores/reviews?store_id=${store.id}&limit=10`);
      await expect(reviews.getByRole('article').first()).toContainText(first.customer_name);
      await expect(reviews.getByRole('article').first()).toContainText(first.item_name);
      // How many gave five stars, four … one.
      const spread = reviews.getByRole('list').first().getByRole('listitem');
      await expect(spread).toHaveText(store.ratings.map((count: number, at: number) => `${5 - at}${count}`));
      await expectNoFaults(page, '[role=dialog]');
      await page.keyboard.press('Escape');
      await expect(stars).toBeFocused();
    });
    await test.step('what puts a dish into the cart lies on its picture, however long the text beside it is', async () => {
      for (const size of [WIDE, PHONE]) {
        await page.setViewportSize(size);
        await expect(page.locator('.menu-card').first()).toBeVisible();
        const beside = await page.locator('.menu-card').evaluateAll((dishes) =>
          dishes.filter((dish) => {
            const picture = dish.querySelector('.menu-picture')?.getBoundingClientRect();
            const corner = dish.querySelector('.menu-card-count')?.getBoundingClientRect();
            return !picture || !corner || corner.top < picture.top || corner.bottom > picture.bottom;
          }),
        );
        expect(beside).toEqual([]);
      }
    });
  });
});

test('what a shopper looks for in a store stands in the address, so that a link shows the same list [STORE-008]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES }, baseURL);
  const store = await bestKnown(page);
  const listed = async (query: string): Promise<{ total_size: number; products: { name: string }[] }> => {
    const list = await ask(page, 'food', `/items/latest?store_id=${store.id}&limit=10${query}`, {
      zones: [store.zone_id],
    });
    expect(list.total_size, query).toBeGreaterThan(0);
    return list;
  };
  /** The first page of the list, and how long it is in all. */
  async function expectList(query: string, title = 'Everything', on = page) {
    const { products, total_size } = await listed(query);
    await expect(
      shelf(on, title)
        .getByRole('status')
        .filter({ hasText: `${total_size} found` }),
    ).toBeVisible();
    // The list that was there before stays until the new one has come.
    await expect.poll(async () => (await texts(cards(shelf(on, title)))).slice(0, 10)).toEqual(names(products));
  }
  await page.goto(`/store/${store.slug}`);
  const panel = page.getByRole('dialog', { name: 'Filter' });

  for (const [words, order] of [
    ['Price: High to Low', 'high'],
    ['Price: Low to High', 'low'],
  ] as const)
    await test.step(`the order: ${words}`, async () => {
      await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: words });
      await expect(page).toHaveURL(new RegExp(`sort=${order}`));
      await expectList(`&filter=["${order}"]`);
    });
  for (const [words, type] of [
    ['Veg', 'veg'],
    ['Non-Veg', 'non_veg'],
  ] as const)
    await test.step(`the diet: ${words}`, async () => {
      await page.getByRole('group', { name: 'Diet' }).getByText(words, { exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`type=${type}`));
      await expectList(`&filter=["low"]&type=${type}`);
    });

  await page.getByRole('group', { name: 'Diet' }).getByText('All', { exact: true }).click();
  await expect(page).not.toHaveURL(/type=/);

  const chip = page.getByRole('button', { name: 'Filter' });
  await chip.click();
  await test.step('the filters lie below, where what they filter is, whole and in sight', async () => {
    await expect(panel.getByRole('button', { name: 'Clear all' })).toBeInViewport({ ratio: 1 });
    const room = async () => {
      const [over, from] = [await panel.boundingBox(), await chip.boundingBox()];
      return over && from && over.y - from.y - from.height;
    };
    await expect.poll(room).toBeGreaterThan(0);
  });
  for (const [words, name] of [
    ['Available now', 'available_now'],
    ['Discounted', 'discounted'],
    ['Popular', 'popular'],
  ] as const)
    await test.step(`only what is: ${words}`, async () => {
      await panel.getByLabel(words).click();
      await expect(page).toHaveURL(new RegExp(`filter=${name}`));
      await expect(panel.getByLabel(words)).toBeChecked();
      await expectList(`&filter=["${name}","low"]`);
      await panel.getByLabel(words).click();
      await expect(page).not.toHaveURL(/filter=/);
      await expect(panel.getByLabel(words)).not.toBeChecked();
    });
  await test.step('stars', async () => {
    await panel.getByText('3+ stars').click();
    await expect(page).toHaveURL(/rating_count=3/);
    await expectList('&filter=["low"]&rating_count=3');
  });
  await test.step('a range of prices', async () => {
    await panel.getByRole('slider', { name: 'Highest price' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/max_price=\d+/);
    await panel.getByRole('slider', { name: 'Lowest price' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/min_price=\d+/);
    await page.keyboard.press('Escape');
  });
  const price = () => {
    const { searchParams } = new URL(page.url());
    return `&min_price=${searchParams.get('min_price')}&max_price=${searchParams.get('max_price')}`;
  };
  await expectList(`&filter=["low"]&rating_count=3${price()}`);

  const categories = page.getByRole('navigation', { name: 'Categories of the store' });
  const pick = ({ name }: { name: string }) => categories.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  const [largest] = store.category_details.toSorted(
    (one: { products_count: number }, other: { products_count: number }) => other.products_count - one.products_count,
  );
  await test.step('a category', async () => {
    await pick(largest);
    await expect(page).toHaveURL(new RegExp(`category_ids=${largest.id}`));
    await expectList(`&filter=["low"]&category_id=${largest.id}&rating_count=3${price()}`, largest.name);
  });
  await test.step('the same address shows the same', async () => {
    const other = await context.newPage();
    await other.goto(page.url());
    await expectList(`&filter=["low"]&category_id=${largest.id}&rating_count=3${price()}`, largest.name, other);
    await expect(other.getByRole('combobox', { name: 'Sort' })).toHaveValue('low');
    await other.close();
  });
  await test.step('a part of a category', async () => {
    const parent = store.category_details.find(({ childes }: { childes: unknown[] }) => childes.length > 0);
    const [child] = parent.childes;
    await page.goto(`/store/${store.slug}?category_ids=${parent.id}`);
    await pick(child);
    await expect(page).toHaveURL(new RegExp(`category_ids=${child.id}`));
    await expectList(`&category_id=${child.id}`, child.name);
  });
  await test.step('words', async () => {
    await page.goto(`/store/${store.slug}`);
    const [item] = (await listed('')).products;
    const search = page.getByRole('searchbox', { name: `Search in ${store.name}` });
    await search.fill(item?.name ?? '');
    await expect(page).toHaveURL(/search=/);
    await expect(cards(shelf(page)).first()).toContainText(item?.name ?? 'an item');
  });
});

test('a store elsewhere can be looked at: it says so, offers another place, and nothing can be added [STORE-009]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  const { stores } = await ask(page, 'grocery', '/stores/popular?limit=50', { zones: [1, 2, 3, 4] });
  const far = stores.find(
    (store: { zone_id: number; open: 0 | 1; schedule_order: boolean }) =>
      store.zone_id !== 1 && (store.open === 1 || store.schedule_order),
  );
  await visitAs(page, { module: 'grocery', zones: [1] }, baseURL);
  await page.goto(`/store/${far.slug}`);
  const notice = page.getByRole('status').filter({ hasText: 'This store is not available in your location' });
  await expect(notice).toBeVisible();
  await expect(shelf(page).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /cart/i })).toHaveCount(0);
  await test.step('the menu has the room that no basket takes', async () => {
    const ends = () =>
      page.evaluate(() =>
        ['main article', 'footer > div'].map((part) => {
          const boxes = [...document.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
          return Math.round(Math.max(...boxes.map(({ right }) => right)));
        }),
      );
    const [menu = 0, column = 0] = await ends();
    expect(menu).toBeGreaterThan(column - 40);
  });
  await notice.getByRole('button', { name: 'Pick from map' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await visitAs(page, { module: 'grocery', zones: [far.zone_id] }, baseURL);
  await page.reload();
  await expect(shelf(page).getByRole('button', { name: /cart/i }).first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a store of which everything is sold out says so above its menu, and what one can do all the same', async ({
  page,
  playwright,
  ownShop,
}) => {
  const shop = await ownShop();
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const store = await bestKnown({ request }, 'grocery');
  await shop.db.run(sql`
    update item_variations set stock = 0 where item_id in (select id from items where store_id = ${store.id})`);
  await shop.db.run(sql`update items set stock = 0 where store_id = ${store.id}`);
  // A flash sale has a stock of its own.
  await shop.db.run(sql`
    update flash_sale_items set sold = stock where item_id in (select id from items where store_id = ${store.id})`);
  await changeSettings(shop, {});

  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'grocery', zones: ZONES }, shop.baseURL);
  await page.goto(`${shop.baseURL}/store/${store.slug}`);
  const note = page.getByRole('listitem').filter({ hasText: 'Everything is sold out right now' });
  await test.step('in the page as the server sends it', async () => {
    const sent = await page.request.get(`${shop.baseURL}/store/${store.slug}`);
    expect((await sent.text()).includes('Everything is sold out right now')).toBe(true);
  });
  await test.step('in place of what an order would bring', async () => {
    await expect(note).toBeVisible();
    await expect(page.getByRole('list', { name: 'Offers of the store' }).getByRole('listitem')).toHaveCount(1);
  });
  await test.step('the basket asks nobody to put something in', async () => {
    const basket = page.getByRole('region', { name: 'Your order' });
    await expect(basket).toContainText('Everything is sold out right now');
    await expect(basket).not.toContainText('Add something from the menu');
  });
  await test.step('on a phone each picture says it in one line', async () => {
    await page.setViewportSize(PHONE);
    const heights = () =>
      page.locator('.menu-card-count .badge').evaluateAll((all) => all.map((one) => one.clientHeight));
    await expect(page.locator('.menu-card-count .badge').first()).toHaveText('Out of Stock');
    await expect.poll(async () => Math.max(...(await heights()))).toBe(24);
  });
  await test.step('the way to other stores', async () => {
    await note.getByRole('link').click();
    await expect(page).toHaveURL(/\/store\/popular$/);
  });
  await test.step('one thing that is there again is enough', async () => {
    await shop.db.run(sql`
      update items set stock = 5
      where id = (select min(id) from items where store_id = ${store.id} and id not in (
        select item_id from item_variations union select item_id from flash_sale_items))`);
    await changeSettings(shop, {});
    await page.goto(`${shop.baseURL}/store/${store.slug}`);
    await expect(shelf(page).getByRole('article').first()).toBeVisible();
    await expect(note).toHaveCount(0);
  });
  await request.dispose();
});

test('what an operator decides of a store', async ({ page, playwright, ownShop }) => {
  // Somewhere it is noon: there, no midnight comes while the test runs.
  const timezone = whereItIsNoon();
  const shop = await ownShop({ settings: { timezone } });
  const request = await playwright.request.newContext({ baseURL: shop.baseURL });
  const { stores } = await ask({ request }, 'food', '/stores/popular?limit=2');
  const [store, other] = stores;
  // Both open tomorrow at eleven for the first time; only one of them takes orders for later.
  await shop.db.run(sql`delete from store_schedules where store_id in (${store.id}, ${other.id})`);
  await shop.db.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    select id, (extract(dow from now() at time zone ${timezone})::int + 1) % 7, '11:00', '12:00'
    from stores where id in (${store.id}, ${other.id})`);
  await shop.db.run(sql`
    update stores set schedule_order = (id = ${store.id}) where id in (${store.id}, ${other.id})`);
  await shop.db.run(sql`
    update stores set reviews_section = false, announcement = true,
      announcement_message = '{"en": "New on the menu", "es": "Nuevo", "ar": "جديد"}'
    where id = ${store.id}`);
  await shop.db.run(sql`delete from store_discounts where store_id = ${store.id}`);
  await shop.db.run(sql`
    insert into store_discounts (store_id, discount, min_purchase, max_discount, start_date, end_date)
    values (${store.id}, 15, 2000, 800, '2020-01-01', '2099-01-01')`);
  await changeSettings(shop, {});

  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'food', zones: ZONES }, shop.baseURL);
  await page.goto(`${shop.baseURL}/store/${store.slug}`);
  const head = page.getByRole('region', { name: store.name });
  const notes = page.getByRole('list', { name: 'Offers of the store' });
  await test.step('a closed store says when it opens [STORE-010]', () =>
    expect(head).toContainText('Closed · opens tomorrow 11:00'));
  await test.step('and takes orders for later, also from its cards [STORE-010]', async () => {
    await expect(notes).toContainText('Order for later');
    await expect(
      shelf(page)
        .getByRole('button', { name: /cart|options/i })
        .first(),
    ).toBeVisible();
  });
  await test.step('its discount is announced [STORE-007]', async () => {
    await expect(notes).toContainText('15% OFF');
    await expect(notes).toContainText('On orders over $20.00, up to $8.00');
    await expect(page.getByText('New on the menu')).toBeVisible();
  });
  await test.step('without reviews it says so, letter for letter [STORE-003]', async () => {
    await head.getByRole('button', { name: /ratings/ }).click();
    await expect(page.getByRole('dialog')).toContainText('this store is not having any review plan');
    await page.keyboard.press('Escape');
  });
  await test.step('a closed store that takes no orders for later offers none [STORE-010]', async () => {
    await page.goto(`${shop.baseURL}/store/${other.slug}`);
    await expect(page.getByRole('region', { name: other.name })).toContainText('Closed · opens tomorrow 11:00');
    await expect(page.getByText('Order for later')).toHaveCount(0);
  });
  await test.step('and its cards and items say so in place of a button [CHK-015]', async () => {
    await expect(shelf(page).getByRole('article').first()).toContainText('Closed');
    await expect(shelf(page).getByRole('button', { name: /cart|options/i })).toHaveCount(0);
    await shelf(page).getByRole('article').first().getByRole('link').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[data-offer=closed]')).toHaveText('Closed · opens tomorrow 11:00');
    await expect(dialog.getByRole('button', { name: 'Closed', exact: true })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: /^Add to cart/i })).toHaveCount(0);
  });
  await request.dispose();
});

test.describe('strangers and search engines', () => {
  test.use({ provoked: /404/ });

  test('read the store without script under one address', async ({ page, baseURL }) => {
    const store = await bestKnown(page, 'pharmacy');
    const answer = await page.request.get(`/store/${store.id}`);
    expect(answer.status()).toBe(200);
    const { products } = await ask(page, 'pharmacy', `/items/latest?store_id=${store.id}&limit=10`, {
      zones: [store.zone_id],
    });
    const parsed = await page.evaluate(
      (source) => {
        const found = new DOMParser().parseFromString(source, 'text/html');
        const blocks = [...found.querySelectorAll('script[type="application/ld+json"]')].map(
          (block) => block.textContent,
        );
        for (const script of found.querySelectorAll('script')) script.remove();
        return {
          text: found.body.textContent ?? '',
          canonical: found.querySelector('link[rel=canonical]')?.getAttribute('href'),
          alternate: found.querySelector('link[rel=alternate][hreflang]')?.getAttribute('href'),
          image: found.querySelector('meta[property="og:image"]')?.getAttribute('content'),
          blocks,
        };
      },
      await answer.text(),
    );
    await test.step('name, address and items [SEO-001] [STORE-001]', async () => {
      for (const name of [store.name, store.address, ...names(products)]) expect(parsed.text).toContain(name);
    });
    await test.step('one address, and a picture to share [SEO-002]', async () => {
      expect(parsed.canonical).toBe(`${baseURL}/store/${store.slug}`);
      expect(parsed.alternate).toBe(parsed.canonical);
      expect(parsed.image).toContain('/media/');
      expect((await page.request.get(new URL(parsed.image ?? '').pathname)).ok()).toBe(true);
    });
    await test.step('store and way to it as data [SEO-003]', async () => {
      const [schema] = parsed.blocks.map((block) => JSON.parse(block ?? ''));
      expect(schema['@graph'][0]).toMatchObject({
        '@type': 'Store',
        name: store.name,
        aggregateRating: { ratingCount: store.rating_count },
      });
      expect(schema['@graph'][1].itemListElement.at(-1).item).toBe(parsed.canonical);
    });
    await test.step('what is not there is 404, with a way on [SEO-005]', async () => {
      const missing = await page.goto('/store/no-such-store');
      expect(missing?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: 'We could not find this page' })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    });
    await test.step('a phone has the shop’s header there, and never on a store, however little of it has been read', async () => {
      const header = page.locator('.shell-part > header');
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(header).toBeVisible();
      await showUpToMain(page, await answer.text());
      await expect(header).toBeAttached();
      await expect(header).toBeHidden();
    });
    await test.step('a provider of vehicles has its page elsewhere [ROUTE-015]', async () => {
      const [provider] = (await ask(page, 'rental', '/rental/provider/popular?limit=1')).stores;
      const answer = await page.request.get(`/store/${provider.slug}`);
      expect(new URL(answer.url()).pathname).toBe(`/rental/provider-details/${provider.slug}`);
      expect(answer.status()).toBe(200);
    });
  });

  test('who comes by a link without ever having chosen a module is in the store’s module afterwards', async ({
    page,
    baseURL,
  }) => {
    const store = await bestKnown(page, 'grocery');
    await visitAs(page, { zones: ZONES }, baseURL);
    await page.goto(`/store/${store.slug}`);
    await expect(page.locator('html')).toHaveAttribute('data-module', 'grocery');
    await expect(shelf(page).getByRole('article').first()).toBeVisible();
  });
});

test('who goes back from an item finds the page where it was left, with all its rows [HOME-014]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize(WIDE);
  await visitAs(page, { module: 'ecommerce', zones: ZONES }, baseURL);
  const store = await bestKnown(page, 'ecommerce');
  await page.goto(`/store/${store.slug}`);
  const list = shelf(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => cards(list).count()).toBeGreaterThan(10);
  const count = await cards(list).count();
  const last = cards(list).nth(count - 1);
  await comeTo(last);
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(600);
  await last.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/store/${store.slug}`));
  await expect.poll(() => cards(list).count()).toBeGreaterThanOrEqual(count);
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(200);
});
