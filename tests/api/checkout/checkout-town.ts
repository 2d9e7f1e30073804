import * as z from 'zod/mini';
import { type Quote, quoteOrder } from '#contract/checkout/quote.ts';
import { type OrderTotal, orderTotal } from '#domain/pricing/order-total.ts';
import { sql } from '#server/db/sql.ts';
import { type Customer, signedInCustomer } from '#tests/support/people/customers.ts';
import { startApi } from '#tests/support/shops/start-api.ts';
import { openDaily } from '#tests/support/town/opening-hours.ts';

type Body = Record<string, unknown>;

/** In the middle of the zone Centrum. */
export const HERE = { latitude: 57.7, longitude: 11.95 };

/** Sells at any hour, without a minimum, a discount or a delivery of its own: what a test wants, it sets. */
export async function checkoutTown(deps: { now?: () => Date } = {}) {
  const api = await startApi({ env: { RATE_LIMIT: '0' }, deps });
  const { db } = api;
  const named = await db.rows<{ id: number; module_type: string }>(sql`select id, module_type from modules`);
  const modules = Object.fromEntries(named.map(({ id, module_type }) => [module_type, id]));
  await db.run(sql`delete from surge_prices`);
  await db.run(sql`
    update zone_modules set delivery_charge_type = 'distance', per_km_shipping_charge = 100,
      minimum_shipping_charge = 150, maximum_shipping_charge = null`);
  await db.run(sql`update delivery_vehicles set extra_charges = 0`);

  async function storeOf(module: string) {
    const store = await db.row<{ id: number; zone_id: number }>(sql`
      select s.id, s.zone_id from stores s join zones z on z.id = s.zone_id
      where s.module_id = ${modules[module]} and z.name ->> 'en' = 'Centrum' order by s.id limit 1`);
    if (!store) throw new Error(`the centre has a ${module} store`);
    await db.run(sql`
      update stores set status = true, active = true, schedule_order = true, delivery = true, take_away = true,
        free_delivery = false, self_delivery_system = false, minimum_order = 0, tax = 10, prescription_order = true,
        extra_packaging_status = true, extra_packaging_amount = 50
      where id = ${store.id}`);
    await db.run(sql`delete from store_discounts where store_id = ${store.id}`);
    await openDaily(db, [store.id]);
    return store;
  }

  /** A plain item of the store at 20.00, as many as one likes. */
  async function itemOf(store: { id: number }, at = 0): Promise<number> {
    const row = await db.row<{ id: number }>(sql`
      select id from items where store_id = ${store.id} and choice_options = '[]' order by id limit 1 offset ${at}`);
    const id = row?.id ?? 0;
    await db.run(sql`
      update items set price = 2000, discount = 0, discount_type = 'percent', food_variations = '[]', status = true,
        is_approved = true, stock = case when stock is null then null else 100 end, maximum_cart_quantity = null,
        available_time_starts = '00:00', available_time_ends = '23:59:59', is_prescription_required = false
      where id = ${id}`);
    await db.run(sql`delete from flash_sale_items where item_id = ${id}`);
    return id;
  }

  const headers = (module: string, who: Customer) => ({ moduleid: String(modules[module]), ...who.headers });

  return {
    api,
    db,
    modules,
    stop: () => api.stop(),
    storeOf,
    itemOf,
    headers,
    newCustomer: () => signedInCustomer(api),
    /** Buys at once, brought to the middle of town unless the request says otherwise. */
    ask: (module: string, who: Customer, request: Body) =>
      api.call('/api/v1/customer/order/quote', {
        method: 'POST',
        headers: headers(module, who),
        body: { is_buy_now: 1, ...HERE, ...request },
      }),
    async quote(module: string, who: Customer, request: Body): Promise<{ quote: Quote; total: OrderTotal }> {
      const { status, body, text } = await this.ask(module, who, request);
      if (status !== 200) throw new Error(text);
      const quote = z.decode(quoteOrder.reply, body);
      return { quote, total: orderTotal(quote.input) };
    },
    setting: (key: string, value: unknown) =>
      db.run(sql`
        insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)
        on conflict (key) do update set value = excluded.value`),
  };
}

export type CheckoutTown = Awaited<ReturnType<typeof checkoutTown>>;

export const line = (item_id: number, quantity = 1, more: Body = {}) => ({ item_id, model: 'Item', quantity, ...more });

export const codes = ({ problems }: Quote): string[] => problems.map(({ code }) => code);
