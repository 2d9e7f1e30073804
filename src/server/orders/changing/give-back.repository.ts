import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { lockSoldGoods } from './move-order.repository.ts';

/** Pieces of a combination, of an item that counts them, of a flash sale, of a campaign: each where they were taken. */
export async function giveBackStock(tx: Db, order_id: number): Promise<void> {
  await lockSoldGoods(tx, order_id);
  await tx.run(sql`
    update items i set stock = i.stock + taken.quantity
    from (
      select item_id, sum(quantity) as quantity from order_lines
      where order_id = ${order_id} and variant = '' group by item_id
    ) taken
    where i.id = taken.item_id and i.stock is not null`);
  await tx.run(sql`
    update item_variations v set stock = v.stock + taken.quantity
    from (
      select item_id, variant, sum(quantity) as quantity from order_lines
      where order_id = ${order_id} and variant <> '' group by item_id, variant
    ) taken
    where v.item_id = taken.item_id and v.type = taken.variant`);
  await tx.run(sql`
    update flash_sale_items f set sold = greatest(0, f.sold - taken.quantity)
    from (
      select flash_sale_item_id, sum(quantity) as quantity from order_lines
      where order_id = ${order_id} group by flash_sale_item_id
    ) taken
    where f.id = taken.flash_sale_item_id`);
  await tx.run(sql`
    update item_campaigns c set stock = c.stock + taken.quantity
    from (
      select item_campaign_id, sum(quantity) as quantity from order_lines
      where order_id = ${order_id} group by item_campaign_id
    ) taken
    where c.id = taken.item_campaign_id and c.stock is not null`);
  await tx.run(sql`update orders set goods_held = false where id = ${order_id}`);
}

/** It does not count as an order of anybody any more. */
export async function giveBackCounts(tx: Db, order_id: number): Promise<void> {
  await tx.run(sql`
    update customers c set order_count = greatest(0, c.order_count - 1)
    from orders o where o.id = ${order_id} and c.id = o.customer_id`);
}
