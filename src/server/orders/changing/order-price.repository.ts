import type { OrderTotal } from '#domain/pricing/order-total.ts';
import type { PricedGood } from '#domain/pricing/price-goods.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type OrderPriceRow = {
  price_status: 'asked' | 'agreed';
  goods: PricedGood[];
  note: string | null;
  total: OrderTotal;
  asked_at: Date;
};

export const priceOfOrder = (db: Db, order_id: number): Promise<OrderPriceRow | null> =>
  db.row(sql`select price_status, goods, note, total, asked_at from order_prices where order_id = ${order_id}`);

/** What the goods are added to, and what a line shows of its store. */
export const orderToPrice = (
  tx: Db,
  order_id: number,
): Promise<{ prescription_order: boolean; total: OrderTotal; has_lines: boolean } | null> =>
  tx.row(sql`
    select o.prescription_order, o.total, exists (select from order_lines l where l.order_id = o.id) as has_lines
    from orders o where o.id = ${order_id}`);

type PriceToAgree = {
  order_id: number;
  goods: readonly PricedGood[];
  note: string | null;
  total: OrderTotal;
  now: Date;
};

/** Said anew it replaces what nobody has agreed to. */
export const savePriceToAgree = (tx: Db, { order_id, goods, note, total, now }: PriceToAgree): Promise<number> =>
  tx.run(sql`
    insert into order_prices (order_id, goods, note, total, asked_at)
    values (${order_id}, ${JSON.stringify(goods)}::jsonb, ${note}, ${JSON.stringify(total)}::jsonb, ${now})
    on conflict (order_id) do update set goods = excluded.goods, note = excluded.note, total = excluded.total,
      asked_at = excluded.asked_at where order_prices.price_status = 'asked'`);

/** The goods become lines of the order, with the store's picture, and its account is the one that was agreed to. */
export async function writeAgreed(
  tx: Db,
  order_id: number,
  { goods, total }: OrderPriceRow,
  { cashback_amount, now }: { cashback_amount: number; now: Date },
): Promise<void> {
  await tx.run(sql`update order_prices set price_status = 'agreed', agreed_at = ${now} where order_id = ${order_id}`);
  await tx.run(sql`
    insert into order_lines (order_id, item_details, price, quantity, discount_on_product_by, is_prescription_required)
    select o.id, jsonb_build_object('name', jsonb_build_object('en', g.name), 'slug', '', 'image', s.logo, 'unit_type', null),
      g.price, g.quantity, 'product_discount', true
    from orders o join stores s on s.id = o.store_id
    cross join jsonb_to_recordset(${JSON.stringify(goods)}::jsonb) as g (name text, quantity integer, price bigint)
    where o.id = ${order_id}`);
  await tx.run(sql`
    update orders set total = ${JSON.stringify(total)}::jsonb, order_amount = ${total.order_amount},
      ref_bonus_amount = ${total.ref_bonus_amount}, total_tax_amount = ${total.tax.total_tax_amount}, cashback_amount = ${cashback_amount}
    where id = ${order_id}`);
}

/** A part was paid before anybody knew what the goods cost; the rest is paid at the door, or before. */
export const setPartlyPaid = (tx: Db, order_id: number, partially_paid_amount: number): Promise<number> =>
  tx.run(sql`
    update orders set payment_method = 'partial_payment', payment_status = 'partially_paid',
      partially_paid_amount = ${partially_paid_amount}
    where id = ${order_id}`);

type WaysToPay = {
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  maximum_cod_order_amount: number | null;
};

/** What the zone of an order allows. */
export async function waysToPayOf(tx: Db, order_id: number): Promise<WaysToPay> {
  const row = await tx.row<WaysToPay>(sql`
    select z.cash_on_delivery, z.digital_payment, z.offline_payment, zm.maximum_cod_order_amount
    from orders o join zones z on z.id = o.zone_id
    left join zone_modules zm on zm.zone_id = o.zone_id and zm.module_id = o.module_id
    where o.id = ${order_id}`);
  if (!row) throw new Error('the order went away under its lock');
  return row;
}

/** No longer in cash; what was paid of it stays a part. */
export const waitForMoney = (tx: Db, order_id: number): Promise<number> =>
  tx.run(sql`
    update orders set payment_method = 'digital_payment' where id = ${order_id} and payment_method = 'cash_on_delivery'`);
