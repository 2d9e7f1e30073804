import type { Discount } from '#domain/pricing/discount.ts';
import type { Text } from '#domain/text.ts';
import { couponHolds, couponReaches, couponTakenAt } from '../catalog/conditions.sql.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export type PublicCouponRow = Discount & {
  id: number;
  title: Text;
  code: string;
  coupon_type: 'default' | 'store_wise' | 'zone_wise' | 'free_delivery' | 'first_order';
  start_date: string;
  expire_date: string;
  min_purchase: number;
  max_discount: number;
  limit: number | null;
  stores: Text[];
  store_id: number | null;
  store_name: Text | null;
  created_by: 'admin' | 'vendor';
  total_uses: number;
  module_id: number;
};

/** Coupons for everybody that hold today, here; at one store, those that a guest can use, whose uses nobody counts. */
export const couponsForEverybody = (
  db: Db,
  {
    module_ids,
    zone_ids,
    store_id,
  }: { module_ids: readonly number[]; zone_ids: readonly number[]; store_id: number | null },
  now: { date: string },
): Promise<PublicCouponRow[]> =>
  db.rows(sql`
    select c.id, c.title, c.code, c.coupon_type, c.start_date, c.expire_date, c.min_purchase, c.max_discount,
      c.discount, c.discount_type, c."limit", c.store_id, s.name as store_name, c.created_by, c.total_uses, c.module_id,
      coalesce((
        select json_agg(named.name order by named.id) from stores named
        where c.coupon_type = 'store_wise' and named.id = any (c.data) and named.status
      ), '[]') as stores
    from coupons c left join stores s on s.id = c.store_id
    where ${couponHolds(now)} and c.module_id = any (${module_ids}::int[]) and c.customer_id is null
      and ${store_id === null ? couponReaches(zone_ids) : couponTakenAt(store_id)}
      ${store_id === null ? empty : sql`and c."limit" is null`}
    order by c.expire_date, c.id limit 100`);
