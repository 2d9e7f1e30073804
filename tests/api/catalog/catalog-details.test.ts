import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type CatalogueTown, catalogueTown, idsOf, present, type Row } from './catalog-town.ts';

let town: CatalogueTown;
beforeAll(async () => {
  town = await catalogueTown();
});
afterAll(() => town.stop());

const reviewed = async () =>
  present(
    await town.db.row<{ id: number; slug: string; store_id: number; category_id: number }>(sql`
      select id, slug, store_id, category_id from items
      where module_id = ${town.modules.food} and zone_id = ${town.zones.Centrum} and rating_count > 12
      order by id limit 1`),
  );

describe('items/details', () => {
  test('one item by id or slug, with its store [CALL-044]', async () => {
    const { id, slug, store_id } = await reviewed();
    const item = await town.get(`/items/details/${id}`);
    expect(item).toMatchObject({ id, slug, store_id, is_campaign: 0 });
    expect(item.store_details).toMatchObject({ id: store_id, name: item.store_name, schedules: expect.any(Array) });
    expect(await town.get(`/items/details/${slug}`)).toEqual(item);
    expect(item.review_count).toBe(item.rating_count);
    expect(item.reviews.length).toBe(5);
  });

  test('says the same as the list it was chosen from', async () => {
    for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce']) {
      for (const listed of (await town.get('/items/popular?limit=5', module)).products) {
        expect(await town.get(`/items/details/${listed.id}`, module)).toMatchObject(listed);
      }
    }
  });

  test('needs no module and no zone, and tells the distance of the store', async () => {
    const { slug } = await reviewed();
    const { status, body } = await town.api.call(`/api/v1/items/details/${slug}`, {
      headers: { latitude: '57.6985', longitude: '11.9575' },
    });
    expect(status).toBe(200);
    expect(body.store_details.distance).toBeGreaterThan(0);
  });

  test('with campaign=1 an item of a campaign: dates, a stock of its own, sold only while it runs [CALL-044] [DATA-015]', async () => {
    const row = present(
      await town.db.row<{ id: number; slug: string; stock: number; price: number; start_date: string }>(sql`
        select id, slug, stock, price, start_date from item_campaigns where stock is not null order by id limit 1`),
    );
    const item = await town.get(`/items/details/${row.id}?campaign=1`);
    expect(item).toMatchObject({
      id: row.id,
      slug: row.slug,
      isCampaignItem: true,
      is_campaign: 1,
      stock: row.stock,
      price: row.price / 100,
      available_date_starts: row.start_date,
      available_date_ends: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      available_time_starts: '00:00:00',
    });
    expect((await town.get(`/items/details/${row.slug}?campaign=1`)).id).toBe(row.id);
    await town.db.run(sql`update item_campaigns set end_date = start_date where id = ${row.id}`);
    await expect.poll(async () => (await town.call(`/items/details/${row.id}?campaign=1`)).status).toBe(404);
  });

  test.each(['/items/details/999999999', '/items/details/no-such-thing', '/items/details/999999?campaign=1'])(
    '%s is not found, as every refusal says it',
    async (path) => {
      const { status, body } = await town.call(path);
      expect([status, body]).toEqual([
        404,
        { errors: [{ code: 'not_found', message: 'Not found' }], message: 'Not found' },
      ]);
    },
  );

  test('an item off sale, or of a store that was switched off, is not found', async () => {
    const [item, other] = (await town.get('/items/popular?limit=2', 'pharmacy')).products;
    await town.db.run(sql`update items set status = false where id = ${item.id}`);
    await expect.poll(async () => (await town.call(`/items/details/${item.id}`)).status).toBe(404);
    await town.db.run(sql`update stores set status = false where id = ${other.store_id}`);
    await expect.poll(async () => (await town.call(`/items/details/${other.id}`)).status).toBe(404);
    expect((await town.call(`/stores/details/${other.store_id}`)).status).toBe(404);
    await town.db.run(sql`update stores set status = true where id = ${other.store_id}`);
  });
});

describe('what goes with an item', () => {
  test('related items are of its category and of the shopper’s zones, without itself', async () => {
    const { id, category_id } = await reviewed();
    const related = await town.get(`/items/related-items/${id}`);
    expect(related.length).toBeGreaterThan(2);
    expect(related.length).toBeLessThanOrEqual(10);
    expect(idsOf(related)).not.toContain(id);
    expect(related[0].category_id).toBe(category_id);
    expect(new Set(related.map((item: Row) => item.zone_id))).toEqual(new Set([town.zones.Centrum]));
    expect((await town.call('/items/related-items/999999999')).status).toBe(404);
  });

  test('its store’s other items, in pages', async () => {
    const { id, store_id } = await reviewed();
    const others = await town.get(`/items/related-store-items/${id}?limit=8`);
    expect(new Set(others.map((item: Row) => item.store_id))).toEqual(new Set([store_id]));
    expect(idsOf(others)).not.toContain(id);
    const second = await town.get(`/items/related-store-items/${id}?limit=8&offset=2`);
    expect(idsOf(second).some((other) => idsOf(others).includes(other))).toBe(false);
  });

  test('reviews, the newest first, in pages, with who wrote them and what was answered [ITEM-042]', async () => {
    const { id } = await reviewed();
    const all = await town.get(`/items/reviews/${id}?limit=100`);
    expect(all.reviews.length).toBe(all.total_size);
    const dates = all.reviews.map(({ created_at }: { created_at: string }) => created_at);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(all.reviews[0]).toMatchObject({
      rating: expect.any(Number),
      attachment: [],
      customer: { f_name: expect.any(String), l_name: expect.any(String) },
      customer_name: expect.any(String),
      item_id: id,
      item_name: expect.any(String),
      item_image_full_url: expect.stringMatching(/\.webp$/),
      item: { id, name: expect.any(String), image_full_url: expect.stringMatching(/\.webp$/) },
    });
    const stars = all.reviews.reduce((sum: number, { rating }: { rating: number }) => sum + rating, 0);
    const item = await town.get(`/items/details/${id}`);
    expect(item.avg_rating).toBeCloseTo(stars / all.total_size, 1);
    const page = await town.get(`/items/reviews/${id}?limit=2&offset=2`);
    expect(idsOf(page.reviews)).toEqual(idsOf(all.reviews).slice(2, 4));
    expect((await town.call('/items/reviews/999999999')).status).toBe(404);
    expect((await town.call('/items/reviews/abc')).body.errors[0].code).toBe('id');
  });
});

describe('stores/details', () => {
  test('logo, name, address, rating, and what it sells between which prices [STORE-001] [DATA-019]', async () => {
    const [listed] = (await town.get('/stores/popular?limit=1')).stores;
    const store = await town.get(`/stores/details/${listed.id}`);
    expect(store).toMatchObject(listed);
    expect(await town.get(`/stores/details/${listed.slug}`)).toEqual(store);
    expect(store).toMatchObject({
      logo_full_url: expect.stringMatching(/\.webp$/),
      name: expect.any(String),
      address: expect.any(String),
      avg_rating: expect.any(Number),
    });
    const { products } = await town.get(`/items/latest?store_id=${store.id}&limit=100`);
    const prices = products.map((item: Row) => Number(item.price));
    expect(store.price_range).toEqual([{ min_price: Math.min(...prices), max_price: Math.max(...prices) }]);
    expect(store.total_items).toBe(products.length);

    const filed = new Set(products.map((item: Row) => Number((item.category_ids as { id: string }[])[0]?.id)));
    expect(new Set(store.category_ids)).toEqual(filed);
    const counted = store.category_details.reduce(
      (sum: number, { products_count }: Row) => sum + Number(products_count),
      0,
    );
    expect(counted).toBe(products.length);
    for (const category of store.category_details) {
      expect(category.childes_count).toBe(category.childes.length);
      for (const child of category.childes) expect(child.products_count).toBeGreaterThan(0);
    }
  });

  test('is shown to a shopper elsewhere too, with what it sells', async () => {
    const [listed] = (await town.get('/stores/popular?limit=1')).stores;
    const elsewhere = { zoneid: JSON.stringify([town.zones.Hisingen]) };
    expect((await town.get(`/stores/details/${listed.slug}`, 'food', elsewhere)).zone_id).toBe(town.zones.Centrum);
    expect((await town.get(`/items/latest?store_id=${listed.id}`, 'food', elsewhere)).total_size).toBeGreaterThan(0);
    const { status } = await town.api.call(`/api/v1/stores/details/${listed.slug}`);
    expect(status).toBe(200);
  });

  test.each([
    '/stores/details/999999999',
    '/stores/details/no-such-store',
    '/stores/popular-items/999999999',
    '/stores/menu/no-such-store',
    '/stores/delivery-terms/999999999',
  ])('%s is not found', async (path) => expect((await town.call(path)).status).toBe(404));

  test('its menu stands shelf by shelf, the most ordered first, and nothing is missing [STORE-001]', async () => {
    for (const module of ['food', 'grocery']) {
      const [{ id }] = (await town.get('/stores/popular?limit=1', module)).stores;
      const { category_details } = await town.get(`/stores/details/${id}`, module);
      const { sections } = await town.get(`/stores/menu/${id}`, module);
      expect(sections.map(({ category_id, name, total_size }: Row) => [category_id, name, total_size])).toEqual(
        category_details.map((category: Row) => [category.id, category.name, category.products_count]),
      );
      for (const { category_id, total_size, items } of sections) {
        const shelf = await town.get(`/items/latest?store_id=${id}&category_id=${category_id}&limit=100`, module);
        const most = shelf.products
          .toSorted((a: Row, b: Row) => Number(b.order_count) - Number(a.order_count) || Number(b.id) - Number(a.id))
          .slice(0, items.length);
        expect(items).toEqual(most);
        expect(items.length).toBe(Math.min(total_size, 24));
      }
    }
  });

  test('its list can be narrowed and sorted: categories, prices, stars, what is cut in price or to be had now', async () => {
    const [{ id }] = (await town.get('/stores/popular?limit=1')).stores;
    const list = (more: string) => town.get(`/items/latest?store_id=${id}&limit=100${more}`);
    const all = await list('');
    const [one, two] = (await town.get(`/stores/details/${id}`)).category_ids;
    const both = await list(`&category_id=${one},${two}`);
    expect(both.total_size).toBe(both.products.length);
    expect(both.total_size).toBe(
      (await list(`&category_id=${one}`)).total_size + (await list(`&category_id=[${two}]`)).total_size,
    );
    expect((await list('&category_id=0')).total_size).toBe(all.total_size);

    const prices = all.products.map((item: Row) => Number(item.price)).sort((a: number, b: number) => a - b);
    const middle = prices[Math.floor(prices.length / 2)];
    const [cheap, dear] = [await list(`&max_price=${middle}`), await list(`&min_price=${middle + 0.01}`)];
    expect(cheap.total_size + dear.total_size).toBe(all.total_size);
    expect((await list('&filter=low')).products.map((item: Row) => item.price)).toEqual(prices);
    expect((await list('&filter=["high"]')).products.map((item: Row) => item.price)).toEqual([...prices].reverse());

    const liked = await list('&rating_count=4.5');
    expect(liked.total_size).toBe(all.products.filter((item: Row) => Number(item.avg_rating) >= 4.5).length);
    const cut = await list('&filter=discounted');
    expect(cut.total_size).toBe(all.products.filter((item: Row) => Number(item.discount) > 0).length);
    const clock =
      (
        await town.db.row<{ time: string }>(sql`
      select to_char(${town.moment}::timestamptz at time zone 'Europe/Stockholm', 'HH24:MI:SS') as time`)
      )?.time ?? '';
    const served = all.products.filter(
      (item: Row) => String(item.available_time_starts) <= clock && clock <= String(item.available_time_ends),
    );
    const { open } = await town.get(`/stores/details/${id}`);
    expect((await list('&filter=available_now')).total_size).toBe(open === 1 ? served.length : 0);
    await town.db.run(sql`update stores set active = false where id = ${id}`);
    // Sorted as well: the first answer is remembered.
    expect((await list('&filter=["available_now","high"]')).total_size).toBe(0);
    await town.db.run(sql`update stores set active = true where id = ${id}`);
    const popular = (await list('&filter=popular')).products.map((item: Row) => item.order_count);
    expect(popular).toEqual([...popular].sort((a, b) => b - a));
    const rated = (await list('&filter=top_rated')).products.map((item: Row) => item.avg_rating);
    expect(rated).toEqual([...rated].sort((a, b) => b - a));
  });

  test('popular items, those it recommends, and those to add to a cart', async () => {
    const [{ id, slug }] = (await town.get('/stores/popular?limit=1')).stores;
    const popular = await town.get(`/stores/popular-items/${slug}`);
    expect(popular.length).toBeLessThanOrEqual(20);
    const orders = popular.map((item: Row) => item.order_count);
    expect(orders).toEqual([...orders].sort((a, b) => b - a));
    const { items, total_size } = await town.get(`/items/recommended?store_id=${id}&filter=all&limit=100`);
    expect(items.length).toBe(total_size);
    expect(items.every((item: Row) => item.store_id === id && item.recommended === 1)).toBe(true);
    const suggested = await town.get(`/items/suggested?store_id=${id}&limit=5`);
    expect(idsOf(suggested.items)).toEqual(idsOf(popular).slice(0, 5));
  });

  test('reviews of everything it sells, the newest first [STORE-002]', async () => {
    const { store_id } = await reviewed();
    const reviews = await town.get(`/stores/reviews?store_id=${store_id}&limit=20`);
    expect(reviews.length).toBe(20);
    expect(new Set(reviews.map((review: Row) => review.item_name)).size).toBeGreaterThan(1);
    expect(idsOf(reviews)).toEqual([...idsOf(reviews)].sort((a, b) => b - a));
    expect((await town.call('/stores/reviews')).body.errors[0].code).toBe('store_id');
    expect((await town.call('/stores/reviews?store_id=999999999')).status).toBe(404);
  });

  test('a store without a review plan shows none, and its details say so [STORE-003]', async () => {
    const { store_id } = await reviewed();
    await town.db.run(sql`update stores set reviews_section = false where id = ${store_id}`);
    await expect.poll(async () => (await town.get(`/stores/reviews?store_id=${store_id}&limit=20`)).length).toBe(0);
    expect((await town.get(`/stores/details/${store_id}`)).reviews_section).toBe(false);
    await town.db.run(sql`update stores set reviews_section = true where id = ${store_id}`);
  });

  test('its own banners', async () => {
    const row = present(await town.db.row<{ store_id: number }>(sql`select store_id from store_banners limit 1`));
    const banners = await town.get(`/banners/${row.store_id}`);
    expect(banners[0]).toMatchObject({ store_id: row.store_id, image_full_url: expect.stringMatching(/\.webp$/) });
    expect(await town.get('/banners/999999999')).toEqual([]);
  });
});
