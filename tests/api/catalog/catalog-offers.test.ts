import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { type CatalogueTown, catalogueTown, idsOf, present, type Row } from './catalog-town.ts';

let town: CatalogueTown;
beforeAll(async () => {
  town = await catalogueTown();
});
afterAll(() => town.stop());

const SHOPS = ['food', 'grocery', 'pharmacy', 'ecommerce'];

describe('campaigns', () => {
  test.each(SHOPS)('of %s that run now, one with its stores here [HOME-002]', async (module) => {
    const campaigns = await town.get('/campaigns/basic', module);
    expect(campaigns.length).toBeGreaterThan(0);
    const [campaign] = campaigns;
    expect(campaign).toMatchObject({
      title: expect.any(String),
      image_full_url: expect.stringMatching(/\.webp$/),
      available_date_starts: expect.stringMatching(/^\d{4}-/),
      module_id: town.modules[module],
    });
    const one = await town.get(`/campaigns/basic-campaign-details?basic_campaign_id=${campaign.id}`, module);
    expect(one).toMatchObject(campaign);
    for (const store of one.stores)
      expect(store).toMatchObject({ module_id: town.modules[module], schedules: expect.any(Array) });
  });

  test('some campaign has stores in the centre, and only those', async () => {
    const sizes = [];
    for (const { id } of await town.get('/campaigns/basic')) {
      const { stores } = await town.get(`/campaigns/basic-campaign-details?basic_campaign_id=${id}`);
      expect(new Set(stores.map((store: Row) => store.zone_id)).size).toBeLessThanOrEqual(1);
      sizes.push(stores.length);
    }
    expect(Math.max(...sizes)).toBeGreaterThan(0);
  });

  test('a campaign that is over, of another module, or none is not found; a question without an id is refused', async () => {
    const [{ id }] = await town.get('/campaigns/basic', 'grocery');
    expect((await town.call(`/campaigns/basic-campaign-details?basic_campaign_id=${id}`, 'food')).status).toBe(404);
    await town.db.run(sql`update basic_campaigns set end_date = start_date where id = ${id}`);
    await expect
      .poll(
        async () => (await town.call(`/campaigns/basic-campaign-details?basic_campaign_id=${id}`, 'grocery')).status,
      )
      .toBe(404);
    expect((await town.call('/campaigns/basic-campaign-details')).body.errors[0].code).toBe('basic_campaign_id');
  });

  test.each(SHOPS)(
    'items of %s sold only while they run, with dates and a stock of their own [HOME-002] [DATA-015]',
    async (module) => {
      const items = await town.get('/campaigns/item', module);
      for (const item of items) {
        expect(item).toMatchObject({
          is_campaign: 1,
          isCampaignItem: true,
          module_type: module,
          available_date_starts: expect.any(String),
          available_date_ends: expect.any(String),
        });
        const row = await town.db.row<{ stock: number | null }>(
          sql`select stock from item_campaigns where id = ${item.id}`,
        );
        expect(item.stock).toBe(row?.stock);
      }
      expect(module === 'ecommerce' ? items.length : 1).toBeGreaterThan(0);
    },
  );
});

describe('flash sale', () => {
  test('with what is left, its end and what comes off [HOME-007]', async () => {
    const sale = await town.get('/flash-sales', 'grocery');
    expect(new Date(sale.end_date).getTime()).toBeGreaterThan(town.moment.getTime());
    expect(sale).toMatchObject({
      title: expect.any(String),
      admin_discount_percentage: 60,
      vendor_discount_percentage: 40,
    });
    expect(sale.active_products.length).toBeGreaterThan(0);
    for (const offer of sale.active_products) {
      expect(offer.available_stock).toBe(offer.stock - offer.sold);
      expect(offer.available_stock).toBeGreaterThan(0);
      expect(offer.item).toMatchObject({
        id: offer.item_id,
        flash_sale: 1,
        stock: offer.available_stock,
        discount: offer.discount,
        discount_type: offer.discount_type,
        price: offer.price,
      });
      const cents = Math.round(offer.price * 100);
      expect(offer.discount_amount).toBe(Math.round((cents * offer.discount) / 100) / 100);
    }
  });

  test('its items in pages; what is sold out is gone', async () => {
    const all = await town.get('/flash-sales/items?limit=100', 'grocery');
    expect(all.products.length).toBe(all.total_size);
    const second = await town.get(`/flash-sales/items?flash_sale_id=${all.flash_sale.id}&limit=2&offset=2`, 'grocery');
    expect(idsOf(second.products)).toEqual(idsOf(all.products).slice(2, 4));
    const behind = await town.get('/flash-sales/items?limit=2&offset=99', 'grocery');
    expect(behind).toMatchObject({ products: [], total_size: all.total_size });
    const [first] = all.products;
    await town.db.run(sql`update flash_sale_items set sold = stock where id = ${first.id}`);
    const left = await town.get('/flash-sales/items?limit=99', 'grocery');
    expect(idsOf(left.products)).not.toContain(first.id);
    // The item goes on at its usual discount and stock.
    const { stock } = present(
      await town.db.row<{ stock: number }>(sql`select stock from items where id = ${first.item_id}`),
    );
    expect(await town.get(`/items/details/${first.item_id}`, 'grocery')).toMatchObject({ flash_sale: 0, stock });
  });

  test('none running: null, and a refusal that says so', async () => {
    expect(await town.get('/flash-sales', 'food')).toBeNull();
    const { status, body } = await town.call('/flash-sales/items', 'food', { 'x-localization': 'es' });
    expect([status, body.errors[0].code, body.message]).toEqual([
      403,
      'flash_sale',
      'Ahora mismo no hay ninguna venta flash',
    ]);
  });
});

describe('labels', () => {
  test('brands the zones have something of, and their items [HOME-008]', async () => {
    const brands = await town.get('/brand', 'ecommerce');
    expect(brands.length).toBeGreaterThan(3);
    for (const brand of brands.slice(0, 4)) {
      expect(brand).toMatchObject({ name: expect.any(String), image_full_url: expect.stringMatching(/\.webp$/) });
      const { products, total_size } = await town.get(`/brand/items/${brand.slug}?limit=100&offset=1`, 'ecommerce');
      expect([total_size, products.length]).toEqual([brand.items_count, Math.min(100, brand.items_count)]);
      expect(new Set(products.map((item: Row) => item.brand_id))).toEqual(new Set([brand.id]));
    }
    expect(await town.get('/brand', 'food')).toEqual([]);
    expect((await town.call('/brand/items/no-such-brand', 'ecommerce')).status).toBe(404);
  });

  test('common conditions, and what helps', async () => {
    const conditions = await town.get('/common-condition', 'pharmacy');
    expect(conditions.length).toBeGreaterThan(2);
    const [first] = conditions;
    expect(first).toEqual({
      id: expect.any(Number),
      slug: expect.any(String),
      name: expect.any(String),
      status: 1,
      items_count: expect.any(Number),
    });
    const { products, total_size } = await town.get(`/common-condition/items/${first.id}?limit=100`, 'pharmacy');
    expect(total_size).toBe(first.items_count);
    expect(new Set(products.map((item: Row) => item.common_condition_id))).toEqual(new Set([first.id]));
    const some = await town.get('/items/common-conditions?limit=50', 'pharmacy');
    expect(some.products.every((item: Row) => item.common_condition_id !== null)).toBe(true);
    expect((await town.call('/common-condition/items/999999', 'pharmacy')).status).toBe(404);
  });

  test('recommended items and what belongs in every medicine chest [HOME-006]', async () => {
    for (const module of SHOPS) {
      const { items } = await town.get('/items/recommended?limit=20', module);
      expect(items.length).toBeGreaterThan(3);
      expect(items.every((item: Row) => item.recommended === 1)).toBe(true);
    }
    const basic = await town.get('/items/basic?limit=20', 'pharmacy');
    expect(basic.products.length).toBeGreaterThan(3);
    expect(basic.products.every((item: Row) => item.is_basic === 1)).toBe(true);
  });
});

describe('advertisements and coupons', () => {
  test.each(SHOPS)('advertisements of %s by priority, of stores that deliver here [HOME-009]', async (module) => {
    const all = await town.get('/advertisement/list', module);
    const priorities = all.map((ad: Row) => ad.priority ?? Number.MAX_SAFE_INTEGER);
    expect(priorities).toEqual([...priorities].sort((a, b) => a - b));
    for (const ad of all) {
      expect(ad).toMatchObject({
        module_id: town.modules[module],
        add_type: expect.stringMatching(/^(video|store)_promotion$/),
        title: expect.any(String),
        store: { id: ad.store_id, name: expect.any(String) },
        active: 1,
      });
    }
    expect(module === 'food' ? all.length : 1).toBeGreaterThan(0);
    const rated = await town.db.rows<{ id: number; given: number; commented: number }>(sql`
      select store_id as id, count(*) as given, count(comment) as commented from reviews group by store_id`);
    for (const { store_id, rating_count, reviews_comments_count } of all) {
      const store = rated.find(({ id }) => id === store_id);
      expect([rating_count, reviews_comments_count]).toEqual([store?.given ?? 0, store?.commented ?? 0]);
    }
  });

  test('coupons for everybody that hold today [DATA-025]', async () => {
    const coupons = await town.get('/coupon/list/all');
    expect(coupons.length).toBeGreaterThan(1);
    const rows = await town.db.rows<{ code: string; min_purchase: number; discount: number; discount_type: string }>(
      sql`select code, min_purchase, discount, discount_type from coupons where module_id = ${town.modules.food}`,
    );
    for (const coupon of coupons) {
      const row = present(rows.find(({ code }) => code === coupon.code));
      expect(coupon).toMatchObject({
        coupon_type: expect.any(String),
        min_purchase: row.min_purchase / 100,
        max_discount: expect.any(Number),
        discount: row.discount_type === 'amount' ? row.discount / 100 : row.discount,
        discount_type: row.discount_type,
        data: expect.any(String),
      });
    }
    const [first] = coupons;
    await town.db.run(sql`update coupons set customer_id = '{1}' where id = ${first.id}`);
    await expect.poll(async () => idsOf(await town.get('/coupon/list/all')).includes(first.id)).toBe(false);
  });
});

/** Whatever the time of day: those that are open stand first, then the largest discount. */
const ranksOf = (stores: readonly Row[]): number[] =>
  stores.map(({ open, discount }) => Number(open) * 1000 + (discount as { discount: number }).discount);

describe('lists of stores', () => {
  test('top offers near me: only with a discount that runs, the largest first or by name [STORE-005]', async () => {
    const { stores, total_size } = await town.get('/stores/top-offer-near-me?limit=100');
    expect(stores.length).toBe(total_size);
    expect(total_size).toBeGreaterThan(1);
    expect(ranksOf(stores)).toEqual(ranksOf(stores).toSorted((a, b) => b - a));
    const byName = async () => (await town.get('/stores/top-offer-near-me?sort_by=asc&limit=100')).stores;
    const [first] = await byName();
    await town.db.run(sql`update stores set active = false where id = ${first.id}`);
    // The shop hears of it a moment later.
    await expect.poll(async () => (await byName())[0]).toMatchObject({ id: first.id, open: 0 });
    const names = (await byName()).map((store: Row) => store.name);
    expect(names).toEqual([...names].sort());
    await town.db.run(sql`update stores set active = true where id = ${first.id}`);
    const [named] = stores;
    const found = await town.get(`/stores/top-offer-near-me?name=${encodeURIComponent(named.name)}`);
    expect(idsOf(found.stores)).toContain(named.id);
    expect(found.total_size).toBeLessThan(total_size);
    const halal = await town.get('/stores/top-offer-near-me?halal=1&limit=100');
    expect(halal.total_size).toBe(stores.filter((store: Row) => store.halal_tag_status).length);
    expect((await town.call('/stores/top-offer-near-me?sort_by=price')).body.errors[0].code).toBe('sort_by');
  });

  test('discounted stores, those first that take off most [STORE-004]', async () => {
    const { stores } = await town.get('/stores/discounted?limit=100');
    expect(stores.length).toBeGreaterThan(0);
    expect(stores.every((store: Row) => store.discount !== null)).toBe(true);
    expect(ranksOf(stores)).toEqual(ranksOf(stores).toSorted((a, b) => b - a));
  });

  test('latest stores, twelve when twelve are asked for [STORE-006]', async () => {
    const { stores, total_size } = await town.get('/stores/latest?limit=12');
    expect(stores.length).toBe(Math.min(12, total_size));
  });

  test('stores of categories have something of them', async () => {
    const [category] = await town.get('/categories');
    const { stores, total_size } = await town.get(`/categories/stores/list?category_ids=[${category.id}]&limit=100`);
    expect(stores.length).toBe(total_size);
    const counted = await town.db.row<{ count: number }>(sql`
      select count(distinct store_id) as count from items
      where top_category_id = ${category.id} and zone_id = ${town.zones.Centrum} and status`);
    expect(total_size).toBe(counted?.count);
  });

  test('nobody has ordered yet, so there is nowhere to go again; both ask who one is', async () => {
    for (const path of ['/customer/visit-again', '/customer/suggested-items']) {
      const { status, body } = await town.call(path);
      expect([status, body.errors[0].code]).toEqual([401, 'auth-001']);
    }
  });
});

describe('get-combined-data', () => {
  const combined = (query: string, module = 'food') => town.get(`/get-combined-data?${query}`, module);

  test('items: searched, of categories, of brands, discounted, new; else none', async () => {
    const searched = await combined('list_type=item&data_type=searched&name=chicken&limit=12');
    expect(idsOf(searched.products)).toEqual(idsOf((await town.get('/items/search?name=chicken&limit=12')).products));
    const [category] = await town.get('/categories');
    const of = await combined(`list_type=item&data_type=category&category_ids=[${category.id}]&limit=12`);
    expect(of.total_size).toBe(category.products_count);
    const [brand] = await town.get('/brand', 'ecommerce');
    const branded = await combined(`list_type=item&data_type=brand&brand_ids=[${brand.id}]`, 'ecommerce');
    expect(branded.total_size).toBe(brand.items_count);
    expect((await combined('list_type=item&data_type=discounted')).products[0].discount).toBeGreaterThan(0);
    const latest = await combined('list_type=item&data_type=new');
    expect(idsOf(latest.products)).toEqual(idsOf((await town.get('/items/latest')).products));
    expect(await combined('list_type=item&data_type=whatever')).toMatchObject({
      total_size: 0,
      products: [],
      categories: [],
    });
  });

  test('stores: searched, or all; open, near, quick, free of delivery, with a coupon', async () => {
    const all = await combined('list_type=store&limit=100');
    expect(all.total_size).toBe((await town.get('/stores/get-stores/all')).total_size);
    const open = await combined('list_type=store&filter=["currently_open"]&limit=100');
    expect(open.total_size).toBe(all.stores.filter((store: Row) => store.open === 1).length);
    const free = await combined('list_type=store&filter=free_delivery&limit=100');
    expect(free.total_size).toBe(all.stores.filter((store: Row) => store.free_delivery).length);
    const rated = await combined('list_type=store&rating_count=4&limit=100');
    expect(rated.total_size).toBe(all.stores.filter((store: Row) => Number(store.avg_rating) >= 4).length);
    const { stores } = await town.get('/get-combined-data?list_type=store&filter=nearby&limit=100', 'food', {
      latitude: '57.6985',
      longitude: '11.9575',
    });
    const distances = stores.map((store: Row) => store.distance);
    expect(distances.length).toBe(all.total_size);
    // Degrees are not metres: neighbours may change places, the near end stays the near end.
    expect(distances[0]).toBeLessThan(distances.at(-1));
    const minutes = (await combined('list_type=store&filter=fast_delivery&limit=100')).stores.map((store: Row) =>
      Number(/-(\d+)/.exec(String(store.delivery_time))?.[1]),
    );
    expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
    expect((await combined('list_type=store&filter=coupon')).total_size).toBeLessThan(all.total_size);
  });
});
