import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sql } from '#server/db/sql.ts';
import { startApi, type TestApi } from '#tests/support/shops/start-api.ts';

let api: TestApi;
let modules: Record<string, number>;
let zones: Record<string, number>;
// One moment for the whole file. The town's offers began before it was made and run for weeks.
const moment = new Date();

beforeAll(async () => {
  api = await startApi({ deps: { now: () => moment } });
  const named = await api.db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  const places = await api.db.rows<{ id: number; name: string }>(sql`select id, name ->> 'en' as name from zones`);
  zones = Object.fromEntries(places.map(({ id, name }) => [name, id]));
});
afterAll(() => api.stop());

type Row = Record<string, unknown> & { id: number };

const inTown = (module: string, more: Record<string, string> = {}) => ({
  headers: {
    moduleid: String(modules[module]),
    zoneid: JSON.stringify([zones.Centrum, zones['Greater Gothenburg']]),
    ...more,
  },
});
const get = async (path: string, module = 'food', more: Record<string, string> = {}) => {
  const { status, body } = await api.call(`/api/v1${path}`, inTown(module, more));
  expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
  return body;
};
const SHOPS = ['food', 'grocery', 'pharmacy', 'ecommerce'];

describe('the lists of items', () => {
  test.each(['popular', 'discounted', 'most-reviewed', 'latest'])(
    'items/%s: ten to a page unless asked otherwise, with the number of all [MISC-013]',
    async (list) => {
      const body = await get(`/items/${list}`);
      expect(body).toMatchObject({ limit: 10, offset: 1 });
      expect(body.products.length).toBe(10);
      expect(body.total_size).toBeGreaterThan(10);
      const second = await get(`/items/${list}?limit=3&offset=2`);
      expect(second.products.map(({ id }: Row) => id)).toEqual(body.products.slice(3, 6).map(({ id }: Row) => id));
    },
  );

  test('every page together is the whole list, each item once', async () => {
    const { total_size } = await get('/items/discounted?limit=1');
    const seen = new Set<number>();
    for (let offset = 1; seen.size < total_size; offset++) {
      const { products } = await get(`/items/discounted?limit=100&offset=${offset}`);
      if (products.length === 0) break;
      for (const { id } of products) seen.add(id);
    }
    expect(seen.size).toBe(total_size);
  });

  test.each<[string, string, (row: Row) => number]>([
    ['popular', 'orders', ({ order_count }) => Number(order_count)],
    ['most-reviewed', 'reviews', ({ rating_count }) => Number(rating_count)],
    ['latest', 'age', ({ id }) => id],
  ])('items/%s is ordered by %s, the largest first', async (list, _by, key) => {
    const keys = (await get(`/items/${list}?limit=50`)).products.map(key);
    expect(keys).toEqual([...keys].sort((a, b) => b - a));
  });

  test.each(['food', 'grocery', 'pharmacy'])(
    '%s shows items of its own module and of the shopper’s zones only',
    async (module) => {
      const { products } = await get('/items/popular?limit=100', module);
      expect(products.length).toBeGreaterThan(20);
      expect(new Set(products.map((item: Row) => item.module_type))).toEqual(new Set([module]));
      const found = new Set(products.map((item: Row) => item.zone_id));
      expect([...found]).toEqual([zones.Centrum]);
    },
  );

  test('ecommerce shows items of all zones, since its shops deliver everywhere the module is offered', async () => {
    const { products } = await get('/items/popular?limit=100', 'ecommerce');
    expect(new Set(products.map((item: Row) => item.module_type))).toEqual(new Set(['ecommerce']));
    expect(new Set(products.map((item: Row) => item.zone_id)).size).toBeGreaterThan(2);
  });

  test('a zone without the module has nothing', async () => {
    const { body } = await api.call('/api/v1/items/popular', {
      headers: { moduleid: String(modules.rental), zoneid: JSON.stringify([zones.Hisingen]) },
    });
    expect(body).toMatchObject({ total_size: 0, products: [] });
  });

  test('veg and non_veg narrow a list, in its rows and in its length', async () => {
    const [all, veg, meat] = [
      await get('/items/popular'),
      await get('/items/popular?type=veg&limit=50'),
      await get('/items/popular?type=non_veg&limit=50'),
    ];
    expect(new Set(veg.products.map((item: Row) => item.veg))).toEqual(new Set([1]));
    expect(new Set(meat.products.map((item: Row) => item.veg))).toEqual(new Set([0]));
    expect(veg.total_size + meat.total_size).toBe(all.total_size);
  });

  test.each([
    ['few', 0.02],
    ['many', 0.7],
  ])('prices that %s items have narrow a list, in its rows, their order and its length', async (_how, part) => {
    const rows = await api.db.rows<{ id: number; price: number; veg: boolean | null }>(sql`
      select i.id, i.price, i.veg from items i join stores s on s.id = i.store_id
      where i.module_id = ${modules.food} and i.zone_id = ${zones.Centrum} and i.status and i.is_approved and s.status
      order by i.id desc`);
    const prices = rows.map(({ price }) => price).sort((one, other) => one - other);
    const most = prices[Math.floor(prices.length * part)] ?? 0;
    for (const type of ['all', 'veg']) {
      const fitting = rows.filter(({ price, veg }) => price <= most && (type === 'all' || veg));
      const body = await get(`/items/latest?type=${type}&max_price=${most / 100}&limit=100`);
      expect(body.total_size).toBe(fitting.length);
      expect(body.products.map(({ id }: Row) => id)).toEqual(fitting.slice(0, 100).map(({ id }) => id));
    }
  });

  test('names are said in the language asked for, English where a text was not translated', async () => {
    const [{ id, name, slug }] = (await get('/items/popular?limit=1')).products;
    const [spanish] = (await get('/items/popular?limit=1', 'food', { 'x-localization': 'es' })).products;
    expect(spanish).toMatchObject({ id, slug });
    const row = await api.db.row<{ en: string; es: string }>(
      sql`select name ->> 'en' as en, name ->> 'es' as es from items where id = ${id}`,
    );
    expect([name, spanish.name]).toEqual([row?.en, row?.es]);
  });

  test('an item of a store that was switched off is gone', async () => {
    const [{ store_id }] = (await get('/items/popular?limit=1', 'pharmacy')).products;
    await api.db.run(sql`update stores set status = false where id = ${store_id}`);
    await vi.waitFor(async () => {
      const { products } = await get('/items/popular?limit=100', 'pharmacy');
      expect(products.some((item: Row) => item.store_id === store_id)).toBe(false);
    }, 5000);
    await api.db.run(sql`update stores set status = true where id = ${store_id}`);
  });

  test.each(['limit=0', 'limit=abc', 'offset=0', 'type=meat'])('refuses "%s"', async (query) => {
    expect((await api.call(`/api/v1/items/popular?${query}`, inTown('food'))).status).toBe(403);
  });

  test('never gives more than 100 at once', async () => {
    expect((await get('/items/popular?limit=5000')).products.length).toBe(100);
  });

  test('without a module there is no answer, without a zone the default zone’s', async () => {
    const without = await api.call('/api/v1/items/popular');
    expect([without.status, without.body.errors[0].code]).toEqual([403, 'moduleId']);
    const { body } = await api.call('/api/v1/items/popular', { headers: { moduleid: String(modules.food) } });
    expect(body.products[0].zone_id).toBe(zones.Centrum);
  });
});

describe('an item', () => {
  const one = async (where: ReturnType<typeof sql>) => {
    const row = await api.db.row<{ id: number; store_id: number; module_type: string }>(sql`
      select i.id, i.store_id, m.module_type from items i join modules m on m.id = i.module_id
      where i.status and i.zone_id = ${zones.Centrum} and ${where} order by i.id limit 1`);
    if (!row) throw new Error('the town has no such item');
    const { products } = await get(`/items/latest?store_id=${row.store_id}&limit=100`, row.module_type);
    return products.find(({ id }: Row) => id === row.id);
  };

  test('says what it is [DATA-009a] and whose it is [DATA-009b]', async () => {
    const item = await one(sql`jsonb_array_length(i.generic_name) > 0`);
    expect(item).toMatchObject({
      id: expect.any(Number),
      slug: expect.any(String),
      name: expect.any(String),
      generic_name: [expect.any(String)],
      description: expect.any(String),
      image_full_url: expect.stringMatching(/^http.+\/media\/.+\.webp$/),
      images_full_url: expect.arrayContaining([expect.stringMatching(/\.webp$/)]),
      store_id: expect.any(Number),
      store_name: expect.any(String),
      zone_id: zones.Centrum,
      module_id: modules.pharmacy,
      module_type: 'pharmacy',
    });
  });

  test('says what it costs and how many there are, money in the major unit [DATA-009c]', async () => {
    const item = await one(sql`i.unit_id is not null and i.discount = 0 and i.stock > 0
      and not exists (select 1 from flash_sale_items f where f.item_id = i.id)`);
    const row = await api.db.row<{ price: number; stock: number }>(
      sql`select price, stock from items where id = ${item.id}`,
    );
    expect(item).toMatchObject({
      price: (row?.price ?? 0) / 100,
      stock: row?.stock,
      unit_type: expect.any(String),
      quantity: 1,
      discount: expect.any(Number),
      discount_type: expect.stringMatching(/^(percent|amount)$/),
      store_discount: expect.any(Number),
    });
  });

  test('says how it was liked and how many one may order [DATA-009d]', async () => {
    const item = await one(sql`i.rating_count > 0 and i.maximum_cart_quantity is not null`);
    expect(item).toMatchObject({ whislists_count: 0, maximum_cart_quantity: expect.any(Number) });
    expect(item.avg_rating).toBeGreaterThan(0);
    expect(item.rating_count).toBeGreaterThan(0);
  });

  test('carries its marks as 0 and 1 [DATA-009e]', async () => {
    const item = await one(sql`i.is_prescription_required`);
    expect(item.is_prescription_required).toBe(1);
    for (const mark of ['is_halal', 'halal_tag_status', 'organic', 'recommended']) expect([0, 1]).toContain(item[mark]);
    expect((await one(sql`i.organic`)).organic).toBe(1);
    expect((await one(sql`i.veg = false`)).veg).toBe(0);
  });

  test('names tags, categories, nutrients and allergens [DATA-009f]', async () => {
    const item = await one(sql`cardinality(i.nutritions) > 0 and cardinality(i.allergies) > 0
      and exists (select 1 from item_tags t where t.item_id = i.id) and i.category_id <> i.top_category_id`);
    expect(item.tags[0]).toEqual({ id: expect.any(Number), tag: expect.any(String) });
    expect(item.category_ids).toEqual([
      { id: expect.stringMatching(/^\d+$/), position: 1, name: expect.any(String) },
      { id: String(item.category_id), position: 2, name: expect.any(String) },
    ]);
    expect(item.nutritions_name[0]).toEqual(expect.any(String));
    expect(item.allergies_name[0]).toEqual(expect.any(String));
  });

  test('calls its tags what they are called in the language of the page', async () => {
    const { id } = await one(sql`exists (
      select from item_tags x join tags t on t.id = x.tag_id where x.item_id = i.id and t.tag = 'spicy')`);
    const tagsIn = async (language: string) =>
      (await get(`/items/details/${id}`, 'food', { 'x-localization': language })).tags.map(({ tag }: Row) => tag);
    expect(await tagsIn('en')).toContain('Spicy');
    expect(await tagsIn('es')).toContain('Picante');
    expect(await tagsIn('ar')).toContain('حار');
  });

  test('has variations joined by dashes [DATA-010] and the choices they are made of [DATA-011]', async () => {
    const item = await one(sql`jsonb_array_length(i.choice_options) > 1`);
    const [first, second] = item.choice_options;
    expect(first).toEqual({ name: expect.any(String), title: expect.any(String), options: expect.any(Array) });
    expect(item.variations.length).toBe(first.options.length * second.options.length);
    expect(item.variations[0]).toEqual({
      type: `${first.options[0]}-${second.options[0]}`,
      label: expect.any(String),
      price: expect.any(Number),
      stock: expect.any(Number),
    });
  });

  test('has groups of food variations [DATA-012] with values [DATA-013] and add-ons [DATA-014]', async () => {
    const item = await one(sql`jsonb_array_length(i.food_variations) > 0
      and exists (select 1 from item_add_ons a where a.item_id = i.id)`);
    const [group] = item.food_variations;
    expect(group).toEqual({
      name: expect.any(String),
      type: expect.stringMatching(/^(single|multi)$/),
      min: expect.any(Number),
      max: expect.any(Number),
      required: expect.stringMatching(/^(on|off)$/),
      values: expect.any(Array),
    });
    expect(group.values[0]).toEqual({
      label: expect.any(String),
      optionPrice: expect.any(Number),
      isSelected: false,
    });
    expect(item.add_ons[0]).toMatchObject({ id: expect.any(Number), name: expect.any(String), quantity: 1 });
    expect(item.add_ons[0].price).toBeLessThan(20);
    expect((await one(sql`jsonb_array_length(i.food_variations) = 0`)).food_variations).toBe('');
  });

  test('says when it can be had; only a campaign item has a date [DATA-015]', async () => {
    const item = await one(sql`i.available_time_starts > '00:00'`);
    expect(item.available_time_starts).toMatch(/^\d\d:\d\d:\d\d$/);
    expect(item).toMatchObject({ schedule_order: expect.any(Boolean), isCampaignItem: false });
    expect('available_date_starts' in item).toBe(false);
  });

  test('shows the winning discount: flash sale, else the larger of store and own [MONEY-013]', async () => {
    const flash = await api.db.row<{ item_id: number; discount: number; left: number; module_type: string }>(sql`
      select f.item_id, f.discount, f.stock - f.sold as left, m.module_type
      from flash_sale_items f join flash_sales s on s.id = f.flash_sale_id join items i on i.id = f.item_id
        join modules m on m.id = i.module_id
      where f.discount_type = 'percent' and ${moment}::timestamptz between s.start_date and s.end_date
        and i.zone_id = ${zones.Centrum} and f.sold < f.stock limit 1`);
    if (!flash) throw new Error('the town has no flash sale');
    expect(await one(sql`i.id = ${flash.item_id}`)).toMatchObject({
      flash_sale: 1,
      discount: flash.discount,
      discount_type: 'percent',
      stock: flash.left,
    });

    const byStore =
      await one(sql`i.discount = 0 and not exists (select 1 from flash_sale_items f where f.item_id = i.id)
      and exists (select 1 from store_discounts d where d.store_id = i.store_id)`);
    expect(byStore.store_discount).toBeGreaterThan(0);
    expect(byStore).toMatchObject({ discount: byStore.store_discount, discount_type: 'percent', flash_sale: 0 });

    const byAmount = await one(sql`i.discount_type = 'amount' and i.discount > 0
      and not exists (select 1 from flash_sale_items f where f.item_id = i.id)
      and not exists (select 1 from store_discounts d where d.store_id = i.store_id)`);
    expect(byAmount.discount_type).toBe('amount');
    // Major units: nothing in the town is discounted by a hundred dollars.
    expect(byAmount.discount).toBeLessThan(Math.max(10, byAmount.price));
  });
});

describe('search and filters', () => {
  test('finds items whose words begin with what was typed, whatever the accents [SRCH-001]', async () => {
    const { products, total_size } = await get('/items/search?name=BURG&limit=50');
    expect(total_size).toBeGreaterThan(3);
    for (const item of products) {
      const tags = item.tags.map(({ tag }: { tag: string }) => tag);
      const categories = item.category_ids.map(({ name }: { name: string }) => name);
      expect([item.name, ...tags, ...categories].join(' ').toLowerCase()).toMatch(/burg|hamburg/);
    }
    expect((await get('/items/search?name=b%C3%BBrg&limit=50')).total_size).toBe(total_size);
  });

  test('finds only what the shopper’s zone and module offer [SRCH-007]', async () => {
    expect((await get('/items/search?name=burger', 'pharmacy')).total_size).toBe(0);
    const { products } = await get('/items/search?name=burger&limit=100');
    expect(new Set(products.map((item: Row) => item.zone_id))).toEqual(new Set([zones.Centrum]));
  });

  test.each(['%25', "'", ':*', '!', 'a%20%26%20%7C', '%5C', '🙂'])(
    'a query of signs ("%s") is no fault',
    async (name) => {
      expect((await api.call(`/api/v1/items/search?name=${name}`, inTown('food'))).status).toBe(200);
    },
  );

  test('a name is needed', async () => {
    const { status, body } = await api.call('/api/v1/items/search', inTown('food'));
    expect([status, body.errors[0].code]).toEqual([403, 'name']);
  });

  test('items/latest narrows to a category and names the categories found', async () => {
    const [category] = await get('/categories');
    const { products, total_size, categories } = await get(`/items/latest?category_id=${category.id}&limit=100`);
    expect(total_size).toBe(category.products_count);
    for (const item of products)
      expect(item.category_ids.map(({ id }: { id: string }) => id)).toContain(String(category.id));
    expect(categories.map(({ id }: Row) => id)).toEqual([category.id]);
    // A top category and its child together have no item twice.
    const ids = [category.id, ...category.childes.map(({ id }: Row) => id)].join(',');
    const both = await get(`/items/latest?category_id=${ids}&limit=100`);
    expect(both.total_size).toBe(total_size);
    expect(new Set(both.products.map(({ id }: Row) => id)).size).toBe(both.products.length);
    const [child] = category.childes;
    const under = await get(`/items/latest?category_id=[${child.id}]&limit=100`);
    expect(under.total_size).toBe(child.products_count);
    expect(new Set(under.products.map((item: Row) => item.category_id))).toEqual(new Set([child.id]));
  });
});

describe('the lists of stores', () => {
  test('stores/popular takes type, offset and limit [CALL-041]', async () => {
    const body = await get('/stores/popular?type=all&offset=1&limit=12');
    expect(body).toMatchObject({ limit: 12, offset: 1 });
    const ranks = body.stores.map((store: Row) => Number(store.open) * 1e6 + Number(store.order_count));
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
    expect(ranks.length).toBe(Math.min(12, body.total_size));
  });

  /** Those that are open, then the others, each in the order of the list. */
  const openFirst = (stores: readonly Row[]) => [
    ...stores.filter(({ open }) => open === 1),
    ...stores.filter(({ open }) => open !== 1),
  ];

  test('stores/latest has the newest first, of those that are open and then of the others [CALL-042]', async () => {
    const { stores } = await get('/stores/latest?limit=100');
    const joined = await api.db.rows<{ id: number }>(sql`
      select id from stores where status and module_id = ${modules.food} and zone_id = ${zones.Centrum}
      order by created_at desc, id desc limit 100`);
    const byId = new Map<unknown, Row>(stores.map((store: Row) => [store.id, store]));
    const newest = joined.map(({ id }) => byId.get(id) ?? { id });
    expect(stores.map(({ id }: Row) => id)).toEqual(openFirst(newest).map(({ id }) => id));
  });

  test('a store says what delivery costs at least, as the order is charged', async () => {
    const { stores } = await get('/stores/popular?limit=50');
    const charged: number[] = [];
    for (const store of stores) {
      const terms = await get(`/stores/delivery-terms/${store.id}`, 'food', {
        latitude: String(store.latitude),
        longitude: String(store.longitude),
      });
      expect(terms.reached).toBe(true);
      expect(terms.delivery_charge).toBeGreaterThanOrEqual(store.least_delivery_charge);
      if (!store.free_delivery) continue;
      charged.push(terms.delivery_charge);
      expect(terms.free_delivery_over).toBeNull();
    }
    expect(new Set(charged), 'where delivery is free').toEqual(new Set([0]));
  });

  test.each(SHOPS)('%s: the list of all stores is paged [CALL-043] [MISC-013]', async (module) => {
    const all = await get('/stores/get-stores/all?limit=100', module);
    expect(all.stores.length).toBe(all.total_size);
    expect(new Set(all.stores.map((store: Row) => store.module_type))).toEqual(new Set([module]));
    const first = await get('/stores/get-stores/all', module);
    expect(first.limit).toBe(10);
    expect(first.stores.map(({ id }: Row) => id)).toEqual(all.stores.slice(0, 10).map(({ id }: Row) => id));
  });

  test('the rental form of the list is rental/provider [CALL-043]', async () => {
    const { stores, total_size } = await get('/rental/provider/popular?type=all&offset=1&limit=12', 'rental');
    expect(stores.length).toBe(Math.min(12, total_size));
    expect(stores[0]).toMatchObject({ module_type: 'rental', vehicles_count: expect.any(Number) });
    expect(stores[0].vehicles_count).toBeGreaterThan(0);
  });

  test('only those that deliver, or hand over at the counter', async () => {
    const { stores } = await get('/stores/get-stores/take_away?limit=100');
    expect(new Set(stores.map((store: Row) => store.take_away))).toEqual(new Set([true]));
    const all = await get('/stores/get-stores/all?limit=100');
    expect(stores.length).toBe(all.stores.filter((store: Row) => store.take_away).length);
    expect((await api.call('/api/v1/stores/get-stores/nearby', inTown('food'))).status).toBe(403);
  });

  test('discounted stores have a discount that runs, the largest first [STORE-004]', async () => {
    const { stores, total_size } = await get('/stores/discounted?limit=100', 'ecommerce');
    expect(total_size).toBe(stores.length);
    const shares = stores.map((store: { discount: { discount: number } }) => store.discount.discount);
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
  });

  test('top-rated by stars, recommended as the business marked them', async () => {
    const rated: Row[] = (await get('/stores/top-rated?limit=50')).stores;
    const byStars = rated.toSorted((one, other) => Number(other.avg_rating) - Number(one.avg_rating));
    expect(rated.map(({ avg_rating }) => avg_rating)).toEqual(openFirst(byStars).map(({ avg_rating }) => avg_rating));
    const { stores } = await get('/stores/recommended?limit=50');
    expect(new Set(stores.map((store: Row) => store.is_recommended))).toEqual(new Set([true]));
  });
});

describe('a store', () => {
  test('says who and where it is [DATA-019]', async () => {
    const [store] = (await get('/stores/popular')).stores;
    expect(store).toMatchObject({
      id: expect.any(Number),
      slug: expect.any(String),
      name: expect.any(String),
      logo_full_url: expect.stringMatching(/^http.+\.webp$/),
      address: expect.any(String),
      avg_rating: expect.any(Number),
      zone_id: zones.Centrum,
      pickup_zone_id: [],
      tax: 12,
      latitude: expect.stringMatching(/^57\./),
    });
    expect(store.total_items).toBeGreaterThan(10);
    expect(store.max).toBeGreaterThan(store.min);
    expect(store.schedules.length).toBeGreaterThan(5);
  });

  test('has a discount with its rules while it runs [DATA-020]', async () => {
    const [store] = (await get('/stores/discounted')).stores;
    expect(store.discount).toMatchObject({
      discount: expect.any(Number),
      min_purchase: expect.any(Number),
      max_discount: expect.any(Number),
      end_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      end_time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
      discount_type: 'percent',
    });
    expect(store.discount.min_purchase).toBeGreaterThanOrEqual(10);
    expect(store.discount.min_purchase).toBeLessThan(100);
  });

  test('is so far from the shopper, as the headers say; unknown without them', async () => {
    const near = await get('/stores/popular', 'food', { latitude: '57.6985', longitude: '11.9575' });
    const [store] = near.stores;
    expect(store.distance).toBeGreaterThan(0);
    expect(store.distance).toBeLessThan(6000);
    const far = await get('/stores/popular', 'food', { latitude: '57.75', longitude: '12.05' });
    expect(far.stores[0].distance).not.toBe(store.distance);
    expect((await get('/stores/popular')).stores[0].distance).toBeNull();
  });

  test('is open by the town’s clock, and else says when it opens', async () => {
    const { stores } = await get('/stores/get-stores/all?limit=100');
    const [town] = await api.db.rows<{ day: number; time: string }>(sql`
      select extract(dow from ${moment}::timestamptz at time zone 'Europe/Stockholm')::int as day,
        to_char(${moment}::timestamptz at time zone 'Europe/Stockholm', 'HH24:MI:SS') as time`);
    for (const store of stores) {
      const open = store.schedules.some(
        (window: { day: number; opening_time: string; closing_time: string }) =>
          window.day === town?.day && window.opening_time <= town.time && town.time < window.closing_time,
      );
      expect([store.name, store.open]).toEqual([store.name, open ? 1 : 0]);
      expect(open || /^\d\d:\d\d$/.test(store.next_opening.time), store.name).toBe(true);
    }
    const shops = await get('/stores/get-stores/all?limit=100', 'ecommerce');
    expect(new Set(shops.stores.map((store: Row) => store.open))).toEqual(new Set([1]));
  });

  test.each(['food', 'ecommerce'])('%s: its items say of its hours what it says itself [STORE-010]', async (module) => {
    const { stores } = await get('/stores/get-stores/all?limit=100', module);
    const hours = new Map(stores.map(({ id, open, next_opening }: Row) => [id, { open, next_opening }]));
    const { products } = await get('/items/popular?limit=100', module);
    const known = products.filter(({ store_id }: { store_id: number }) => hours.has(store_id));
    expect(known.length).toBeGreaterThan(20);
    for (const { store_id, store_open, store_next_opening } of known)
      expect({ open: store_open, next_opening: store_next_opening }).toEqual(hours.get(store_id));
  });
});

describe('categories', () => {
  test('the list has top categories with children and counts [CALL-040]', async () => {
    const categories = await get('/categories');
    expect(categories.length).toBeGreaterThan(5);
    for (const category of categories) {
      expect(category).toMatchObject({ parent_id: 0, position: 0, module_id: modules.food });
      expect(category.childes_count).toBe(category.childes.length);
      for (const child of category.childes) expect(child).toMatchObject({ parent_id: category.id, position: 1 });
    }
    const priorities = categories.map((category: Row) => category.priority);
    expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
    const counted = await api.db.row<{ count: number }>(sql`
      select count(*) as count from items where zone_id = ${zones.Centrum} and top_category_id = ${categories[0].id}`);
    expect(categories[0].products_count).toBe(counted?.count);
  });

  test('one by id or by slug, or those whose name begins so [CALL-040]', async () => {
    const [first] = await get('/categories');
    expect((await get(`/categories/${first.id}`))[0].id).toBe(first.id);
    expect((await get(`/categories/${first.slug}`))[0].id).toBe(first.id);
    const found = await get(`/categories/${first.name.slice(0, 4).toUpperCase()}`);
    expect(found.map(({ id }: Row) => id)).toContain(first.id);
    expect(await get('/categories/zzzz')).toEqual([]);
  });

  test('the children of one, and the featured ones [CAT-001]', async () => {
    const categories = await get('/categories');
    const parent = categories.find((category: Row) => Number(category.childes_count) > 0);
    const children = await get(`/categories/childes/${parent.id}`);
    expect(children.map(({ id }: Row) => id)).toEqual(parent.childes.map(({ id }: Row) => id));
    const featured = await get('/categories?featured=1');
    expect(featured.length).toBeGreaterThan(0);
    expect(featured.length).toBeLessThan(categories.length);
    expect(new Set(featured.map((category: Row) => category.featured))).toEqual(new Set([1]));
  });

  test('popular ones, at most twenty', async () => {
    const orders = (await get('/categories/popular', 'grocery')).map((category: Row) => category.order_count);
    expect(orders.length).toBeLessThanOrEqual(20);
    expect(orders).toEqual([...orders].sort((a, b) => b - a));
  });
});

describe('banners', () => {
  test('of the module, with their store or item; campaigns only when not asked for featured ones', async () => {
    const { banners, campaigns } = await get('/banners');
    expect(banners.length).toBeGreaterThan(2);
    expect(campaigns.length).toBeGreaterThan(0);
    expect(campaigns[0]).toMatchObject({ module_id: modules.food, title: expect.any(String) });
    expect(banners.find((banner: Row) => banner.type === 'store_wise').store.name).toEqual(expect.any(String));
    expect(banners.find((banner: Row) => banner.type === 'item_wise').item.price).toBeGreaterThan(0);
    const featured = await get('/banners?featured=1');
    expect(featured.campaigns).toEqual([]);
    expect(featured.banners.length).toBeGreaterThan(0);
    expect(featured.banners.length).toBeLessThan(banners.length);
  });

  test('other-banners: pictures by key; for parcel a list, reasons and steps', async () => {
    const grocery = await get('/other-banners', 'grocery');
    const [key] = Object.keys(grocery);
    expect(grocery[`${key}_full_url`]).toMatch(/\.webp$/);
    expect(await get('/other-banners', 'parcel')).toMatchObject({ banners: expect.any(Array) });
    expect((await get('/other-banners/why-choose', 'parcel')).banners.length).toBe(3);
    expect((await get('/other-banners/video-content', 'parcel')).banner_contents.length).toBe(6);
  });

  test('parcel-category says what can be sent and what it costs', async () => {
    const categories = await get('/parcel-category', 'parcel');
    expect(categories.length).toBeGreaterThan(3);
    expect(categories[0]).toMatchObject({ parcel_per_km_shipping_charge: 0.6, parcel_minimum_shipping_charge: 2.9 });
  });
});

describe('rental', () => {
  test('top rated vehicles, the best first, of providers that hand over here', async () => {
    const { vehicles, total_size } = await get('/rental/vehicle/top-rated?limit=100', 'rental');
    expect(vehicles.length).toBe(Math.min(100, total_size));
    const stars = vehicles.map((vehicle: Row) => vehicle.avg_rating);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
    const { body } = await api.call('/api/v1/rental/vehicle/top-rated', {
      headers: { moduleid: String(modules.rental), zoneid: JSON.stringify([zones.Hisingen]) },
    });
    expect(body.total_size).toBe(0);
  });

  test('a vehicle says what it is [DATA-021a], how it drives [DATA-021b], how it is rented [DATA-021c], what it costs [DATA-021d], how many there are and how they are liked [DATA-021e]', async () => {
    const [vehicle] = (await get('/rental/vehicle/top-rated?limit=1', 'rental')).vehicles;
    expect(vehicle).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      description: expect.any(String),
      provider: { id: expect.any(Number), name: expect.any(String), tax: 25 },
      thumbnail_full_url: expect.stringMatching(/\.webp$/),
      images_full_url: expect.arrayContaining([expect.stringMatching(/\.webp$/)]),
      new_tag: expect.any(Number),
      seating_capacity: expect.stringMatching(/^\d+$/),
      type: expect.any(String),
      air_condition: expect.any(Number),
      transmission_type: expect.any(String),
      fuel_type: expect.any(String),
      trip_hourly: expect.any(Number),
      trip_distance: expect.any(Number),
      trip_day_wise: expect.any(Number),
      hourly_price: expect.any(Number),
      distance_price: expect.any(Number),
      day_wise_price: expect.any(Number),
      discount_price: expect.any(Number),
      discount_type: expect.any(String),
      avg_rating: expect.any(Number),
      total_reviews: expect.any(Number),
    });
    expect(vehicle.total_vehicle_count).toBeGreaterThan(0);
    expect(vehicle.total_vehicles).toBe(vehicle.total_vehicle_count);
    const row = await api.db.row<{ day_wise_price: number }>(
      sql`select day_wise_price from vehicles where id = ${vehicle.id}`,
    );
    expect(vehicle.day_wise_price).toBe((row?.day_wise_price ?? 0) / 100);
  });

  test('vehicles are found by the words of what they are called, between prices', async () => {
    const all = await get('/rental/vehicle/search', 'rental');
    const [{ name }] = all.vehicles;
    const found = await get(`/rental/vehicle/search?name=${encodeURIComponent(name.toUpperCase())}`, 'rental');
    expect(found.total_size).toBeGreaterThan(0);
    expect(found.total_size).toBeLessThan(all.total_size);
    expect(found.vehicles.map((vehicle: Row) => vehicle.name)).toContain(name);
    for (const vehicle of found.vehicles)
      expect(vehicle.name.toLowerCase()).toContain(name.toLowerCase().split(' ')[0]);
    expect(all.min_price).toBeLessThan(all.max_price);
    expect((await get('/rental/vehicle/search?name=%25', 'rental')).total_size).toBe(all.total_size);
    expect((await get('/rental/vehicle/search?name=qwertyuiop', 'rental')).total_size).toBe(0);
  });

  test('kinds of vehicles, also by name', async () => {
    const all = await get('/rental/vehicle/category-list', 'rental');
    expect(all).toMatchObject({ limit: 25, offset: 1 });
    expect(all.vehicles.length).toBe(all.total_size);
    const found = await get(`/rental/vehicle/category-list?search=${all.vehicles[0].name.slice(0, 3)}`, 'rental');
    expect(found.vehicles.map(({ id }: Row) => id)).toContain(all.vehicles[0].id);
    expect(found.total_size).toBeLessThan(all.total_size);
  });

  test('banners name their provider', async () => {
    const { banners } = await get('/rental/banners', 'rental');
    expect(banners.length).toBeGreaterThan(0);
    expect(banners.some((banner: Row) => banner.provider_id !== null)).toBe(true);
  });
});
