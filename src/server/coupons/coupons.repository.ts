import type { Coupon } from '#domain/coupons/coupon-discount.ts';
import type { CouponTerms } from '#domain/coupons/refuse-coupon.ts';
import type { Payable } from '#domain/payments/payable.ts';
import type { Text } from '#domain/text.ts';
import { couponHolds, couponReaches, couponTakenAt } from '../catalog/conditions.sql.ts';
import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

export type CouponRow = Coupon &
  CouponTerms & {
    id: number;
    title: Text;
    code: string;
    total_uses: number;
    store_name: Text | null;
  };

/** With names of stores, and how often one customer has used it. */
export type ListedCoupon = CouponRow & { stores: Text[]; uses: number };

const columns = sql`c.id, c.module_id, c.title, c.code, c.coupon_type, c.data, c.customer_id, c.created_by, c.store_id,
  c.discount, c.discount_type, c.min_purchase, c.max_discount, c."limit", c.total_uses, c.start_date, c.expire_date,
  c.status, s.name as store_name`;

/** With `lock` nobody else changes its uses until the transaction ends; they are read afterwards. */
export const findCoupon = (
  db: Db,
  { code, module_id }: { code: string; module_id: number },
  lock: boolean,
): Promise<CouponRow | null> =>
  db.row(sql`
    select ${columns} from coupons c left join stores s on s.id = c.store_id
    where c.code = upper(${code}) and c.module_id = ${module_id} ${lock ? sql`for no key update of c` : empty}`);

export async function couponUses(db: Db, coupon_id: number, customer_id: number): Promise<number> {
  const row = await db.row<{ uses: number }>(sql`
    select count(*) as uses from coupon_uses where coupon_id = ${coupon_id} and customer_id = ${customer_id}`);
  return row?.uses ?? 0;
}

/** `store_id`: at this store only; null: at any of these zones. */
type Here = { module_ids: readonly number[]; zone_ids: readonly number[]; store_id: number | null };

/** Coupons for everybody or for this customer that hold on this day, here; the first to end first. */
export const couponsForCustomer = (
  db: Db,
  { module_ids, zone_ids, store_id }: Here,
  date: string,
  customer_id: number,
): Promise<ListedCoupon[]> =>
  db.rows(sql`
    select ${columns},
      coalesce((
        select json_agg(named.name order by named.id) from stores named
        where c.coupon_type = 'store_wise' and named.id = any (c.data) and named.status
      ), '[]') as stores,
      (select count(*) from coupon_uses u where u.coupon_id = c.id and u.customer_id = ${customer_id}) as uses
    from coupons c left join stores s on s.id = c.store_id
    where ${couponHolds({ date })} and c.module_id = any (${module_ids}::int[])
      and (c.customer_id is null or ${customer_id}::int = any (c.customer_id))
      and ${store_id === null ? couponReaches(zone_ids) : couponTakenAt(store_id)}
    order by c.expire_date, c.id limit 100`);

export const storeOfOrder = (db: Db, id: number): Promise<{ id: number; zone_id: number; module_id: number } | null> =>
  db.row(sql`select id, zone_id, module_id from stores where id = ${id} and status`);

/** Orders that were placed and not taken back, as far as anybody counts them. */
export async function ordersOf(db: Db, customer_id: number): Promise<number> {
  const row = await db.row<{ order_count: number }>(sql`
    select greatest(c.order_count, (
      select count(*) from (
        select from orders o where o.customer_id = c.id and o.order_status <> 'canceled' limit 1000
      ) placed
    )) as order_count
    from customers c where c.id = ${customer_id}`);
  return row?.order_count ?? 0;
}

/** Written while the coupon's row is locked. */
export function insertCouponUse(
  tx: Db,
  { kind, id }: Payable,
  { coupon_id, customer_id }: { coupon_id: number; customer_id: number | null },
): void {
  tx.send(sql`
    insert into coupon_uses (payable_kind, payable_id, coupon_id, customer_id)
    values (${kind}, ${id}, ${coupon_id}, ${customer_id})`);
  tx.send(sql`update coupons set total_uses = total_uses + 1 where id = ${coupon_id}`);
}

export const deleteCouponUse = (tx: Db, { kind, id }: Payable): Promise<number> =>
  tx.run(sql`
    with gone as (
      delete from coupon_uses where payable_kind = ${kind} and payable_id = ${id} returning coupon_id
    )
    update coupons c set total_uses = greatest(0, total_uses - 1) from gone where c.id = gone.coupon_id`);
