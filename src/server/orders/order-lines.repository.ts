import type { Substitution } from '#domain/item/substitution.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';
import type { AddOnSnapshot, ChosenSnapshot, ItemSnapshot } from './placing/line-snapshot.ts';

export type OrderLineRow = {
  id: number;
  order_id: number;
  item_id: number | null;
  item_campaign_id: number | null;
  variant: string;
  item_details: ItemSnapshot;
  variation: ChosenSnapshot[];
  add_ons: AddOnSnapshot[];
  price: number;
  quantity: number;
  total_add_on_price: number;
  discount_on_item: number;
  discount_on_product_by: 'product_discount' | 'store_discount' | 'flash_sale';
  is_prescription_required: boolean;
  substitution: Substitution | null;
  is_reviewed: boolean;
};

/** No order has more: no cart has. */
const MAX_LINES = 100;

/** The caller has checked whose order it is. */
export const linesOfOrder = (db: Db, order_id: number): Promise<OrderLineRow[]> =>
  db.rows(sql`
    select l.id, l.order_id, l.item_id, l.item_campaign_id, l.variant, l.item_details, l.variation, l.add_ons, l.price,
      l.quantity, l.total_add_on_price, l.discount_on_item, l.discount_on_product_by, l.is_prescription_required,
      l.substitution,
      exists (select from reviews r where r.order_id = l.order_id and r.item_id = l.item_id) as is_reviewed
    from order_lines l where l.order_id = ${order_id} order by l.id limit ${MAX_LINES}`);
