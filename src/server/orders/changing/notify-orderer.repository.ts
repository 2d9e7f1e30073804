import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export type ToldOrder = { store: Text | null; picture: string | null; courier: string | null };

/** What a notification shows of an order: the store, or a parcel's category, and who brings it. */
export const orderToTell = (tx: Db, order_id: number): Promise<ToldOrder | null> =>
  tx.row(sql`
    select s.name as store, coalesce(s.logo, k.image) as picture, r.f_name as courier
    from orders o
    left join stores s on s.id = o.store_id
    left join couriers r on r.id = o.delivery_man_id
    left join parcels p on p.order_id = o.id
    left join parcel_categories k on k.id = p.parcel_category_id
    where o.id = ${order_id}`);
