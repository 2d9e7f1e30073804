import type { Discount } from '#domain/pricing/discount.ts';
import type { FlashDiscount } from '#domain/pricing/goods-total.ts';
import type { Text } from '#domain/text.ts';
import { flashItemLeft, flashSaleRuns } from '../catalog/conditions.sql.ts';
import type { ItemRow } from '../catalog/items/item-row.ts';
import type { Db } from '../db/db.ts';
import { empty, raw, type Sql, sql } from '../db/sql.ts';

/** What an order must know of an item or a campaign's item, in every language. */
export type GoodsRow = Discount &
  Pick<ItemRow, 'food_variations' | 'variations'> & {
    id: number;
    slug: string;
    name: Text;
    image: string;
    unit: Text | null;
    store_id: number;
    category_id: number;
    price: number;
    stock: number | null;
    maximum_cart_quantity: number | null;
    add_ons: { id: number; name: Text; price: number }[];
    available_time_starts: string;
    available_time_ends: string;
    available_date_starts?: string;
    available_date_ends?: string;
    is_prescription_required: boolean;
    is_on_sale: boolean;
    flash: (FlashDiscount & { id: number; available: number }) | null;
  };

/**
 * Whoever takes or gives back stock locks the goods first: items by their numbers, then campaigns. Not `for update`: that
 * would also wait for everybody who merely puts the goods into a cart (docs/decisions/028).
 */
const locked = (lock: boolean, table: 'i' | 'c'): Sql =>
  lock ? sql`order by ${raw(table)}.id for no key update of ${raw(table)}` : empty;

/**
 * With `lock` the items' own columns are those of the moment of the lock, for which it may have to wait; what stands in
 * other tables (variations, flash sales, add-ons) is older. Both go with their item: read again, they are right.
 */
export const itemsToOrder = (db: Db, ids: readonly number[], moment: Date, lock: boolean): Promise<GoodsRow[]> =>
  db.rows(sql`
    select i.id, i.slug, i.name, i.image, u.unit, i.store_id, i.category_id, i.price, i.discount, i.discount_type,
      i.stock, i.maximum_cart_quantity, i.food_variations, i.available_time_starts, i.available_time_ends,
      i.is_prescription_required, i.status and i.is_approved as is_on_sale,
      (
        select json_build_object('id', f.id, 'discount', f.discount, 'discount_type', f.discount_type,
          'available', f.stock - f.sold, 'admin_discount_percentage', sale.admin_discount_percentage)
        from flash_sale_items f join flash_sales sale on sale.id = f.flash_sale_id
        where f.item_id = i.id and ${flashItemLeft} and ${flashSaleRuns({ moment })}
        order by sale.end_date limit 1
      ) as flash,
      coalesce((
        select json_agg(json_build_object('type', v.type, 'label', v.label, 'price', v.price, 'stock', v.stock)
          order by v.position, v.id)
        from item_variations v where v.item_id = i.id
      ), '[]') as variations,
      coalesce((
        select json_agg(json_build_object('id', a.id, 'name', a.name, 'price', a.price) order by ia.position, a.id)
        from item_add_ons ia join add_ons a on a.id = ia.add_on_id where ia.item_id = i.id and a.status
      ), '[]') as add_ons
    from items i left join units u on u.id = i.unit_id
    where i.id = any (${ids}::int[]) ${locked(lock, 'i')}`);

export const campaignItemsToOrder = (
  db: Db,
  ids: readonly number[],
  date: string,
  lock: boolean,
): Promise<GoodsRow[]> =>
  db.rows(sql`
    select c.id, c.slug, c.title as name, c.image, u.unit, c.store_id, c.category_id, c.price, c.discount,
      c.discount_type, c.stock, c.maximum_cart_quantity, c.food_variations, c.start_time as available_time_starts,
      c.end_time as available_time_ends, c.start_date as available_date_starts, c.end_date as available_date_ends,
      false as is_prescription_required,
      c.status and ${date}::date between c.start_date and c.end_date as is_on_sale,
      null::json as flash, '[]'::json as variations, '[]'::json as add_ons
    from item_campaigns c left join units u on u.id = c.unit_id
    where c.id = any (${ids}::int[]) ${locked(lock, 'c')}`);
