import { expect } from 'vitest';
import { sql } from '#server/db/sql.ts';
import type { Deps } from '#server/deps.ts';
import { type Buyer, headersOf, signedBy } from '#tests/support/people/buyers.ts';
import { signedInCustomer } from '#tests/support/people/customers.ts';
import { newGuest } from '#tests/support/people/guests.ts';
import { type Answer, startApi, type TestApi } from '#tests/support/shops/start-api.ts';
import { openDaily } from '#tests/support/town/opening-hours.ts';
import { sendForm } from '../http/send-form.ts';

export type Shop = {
  module: string;
  module_id: number;
  store_id: number;
  zone_id: number;
  at: { latitude: number; longitude: number };
  items: { id: number; price: number }[];
};

/** Today at noon of the town, so that no test depends on the hour. */
const noon = () => {
  const moment = new Date();
  moment.setUTCHours(11, 0, 0, 0);
  return moment;
};

/** The demo town with stores that never close, and buyers who order there through the door. */
export async function orderTown(settings: { env?: Record<string, string>; deps?: Partial<Deps> } = {}) {
  const moment = noon();
  const api: TestApi = await startApi({
    env: { RATE_LIMIT: '0', MAX_IN_FLIGHT: '1000', ...settings.env },
    deps: { now: () => moment, ...settings.deps },
  });
  const { db } = api;
  const named = await db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  const modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  const zones = JSON.stringify((await db.rows<{ id: number }>(sql`select id from zones`)).map(({ id }) => id));

  /** A plain store of the module: open day and night, no minimum, no fees but delivery, nothing reduced. */
  async function shop(module: string, items = 3, skip: readonly number[] = []): Promise<Shop> {
    const module_id = modules[module] ?? 0;
    const store = await db.row<{ id: number; zone_id: number; latitude: number; longitude: number }>(sql`
      select s.id, s.zone_id, s.latitude, s.longitude from stores s
      where s.module_id = ${module_id} and s.status and not s.id = any (${skip}::int[])
        and (
          select count(*) from items i
          where i.store_id = s.id and i.status and i.is_approved and i.food_variations = '[]'
            and not exists (select from item_variations v where v.item_id = i.id)
            and not exists (select from flash_sale_items f where f.item_id = i.id)
        ) >= ${items}
      order by s.id limit 1`);
    if (!store) throw new Error(`no store with ${items} plain items in ${module}`);
    await db.run(sql`
      update stores set active = true, schedule_order = true, delivery = true, take_away = true, minimum_order = 0,
        free_delivery = false where id = ${store.id}`);
    await openDaily(db, [store.id]);
    await db.run(sql`delete from store_discounts where store_id = ${store.id}`);
    const rows = await db.rows<{ id: number; price: number }>(sql`
      update items i set discount = 0, maximum_cart_quantity = null, available_time_starts = '00:00',
        available_time_ends = '23:59:59', is_prescription_required = false,
        stock = case when i.stock is null then null else 500 end
      where i.id in (
        select i.id from items i
        where i.store_id = ${store.id} and i.status and i.is_approved and i.food_variations = '[]'
          and not exists (select from item_variations v where v.item_id = i.id)
          and not exists (select from flash_sale_items f where f.item_id = i.id)
        order by i.id limit ${items})
      returning i.id, i.price`);
    const { latitude, longitude } = store;
    return {
      module,
      module_id,
      store_id: store.id,
      zone_id: store.zone_id,
      at: { latitude: latitude + 0.002, longitude },
      items: rows.toSorted((a, b) => a.id - b.id),
    };
  }

  const headers = (module_id: number, who: Buyer, key?: string) => ({
    moduleid: String(module_id),
    zoneid: zones,
    ...headersOf(who),
    ...(key !== undefined && { 'idempotency-key': key }),
  });

  const post = (path: string, who: Buyer, module_id: number, body: object, key?: string): Promise<Answer> =>
    api.call(`/api/v1${path}`, {
      method: 'POST',
      headers: headers(module_id, who, key),
      body: { ...signedBy(who), ...body },
    });

  async function putIn(who: Buyer, { module_id }: Shop, item_id: number, quantity = 1, more: object = {}) {
    const answer = await post('/customer/cart/add', who, module_id, { model: 'Item', item_id, quantity, ...more });
    expect(answer.status, answer.text).toBe(200);
    return answer.body as { id: number }[];
  }

  /** What is wanted, with everything an order needs. */
  const request = (shop: Shop, more: object = {}) => ({
    store_id: shop.store_id,
    order_type: 'delivery',
    payment_method: 'cash_on_delivery',
    contact_person_name: 'Test Person',
    contact_person_number: '+46701234567',
    address: 'Test Street 1',
    address_type: 'home',
    ...shop.at,
    ...more,
  });

  const quote = async (who: Buyer, shop: Shop, more: object = {}) => {
    const { payment_method: _, ...asked } = request(shop, more);
    const answer = await post('/customer/order/quote', who, shop.module_id, asked);
    expect(answer.status, answer.text).toBe(200);
    return answer.body;
  };

  const place = (who: Buyer, shop: Shop, more: object, key?: string): Promise<Answer> =>
    post('/customer/order/place', who, shop.module_id, request(shop, more), key);

  /** As a checkout page does it: the total that was shown is the total that is ordered. */
  async function order(who: Buyer, shop: Shop, more: object = {}, key?: string): Promise<Answer> {
    const { order_amount } = await quote(who, shop, more);
    return place(who, shop, { order_amount, ...more }, key);
  }

  async function placed(who: Buyer, shop: Shop, more: object = {}, key?: string): Promise<number> {
    const answer = await order(who, shop, more, key);
    expect(answer.status, answer.text).toBe(200);
    return answer.body.order_id;
  }

  return {
    api,
    db,
    moment,
    modules,
    shop,
    guest: () => newGuest(api),
    customer: (facts: Parameters<typeof signedInCustomer>[1] = {}) => signedInCustomer(api, facts),
    post,
    putIn,
    request,
    quote,
    place,
    order,
    placed,
    form: (path: string, who: Buyer, module_id: number, fields: Parameters<typeof sendForm>[2], key?: string) =>
      sendForm(api, `/api/v1${path}`, { ...signedBy(who), ...fields }, headers(module_id, who, key)),
    // biome-ignore lint/suspicious/noExplicitAny: a row's columns are what a test is about to check
    orderRow: (id: number): Promise<any> => db.row(sql`select * from orders where id = ${id}`),
    stop: () => api.stop(),
  };
}

export type OrderTown = Awaited<ReturnType<typeof orderTown>>;
