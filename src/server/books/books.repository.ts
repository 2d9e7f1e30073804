import type { Db } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';

/** One thing that does not agree with another. */
export type Disagreement = { books: string; about: string; says: string };

/** As many of each kind as anybody reads. */
const MOST = sql`100`;

/** What has come for a payable, less what came for nothing and goes back. */
const moneyFor = (kind: string, id: Sql): Sql => sql`(
  select coalesce(sum(p.amount - coalesce(late.amount, 0)), 0) from payments p
  left join lateral (
    select sum(r.amount) as amount from refunds r where r.payment_id = p.id and r.reason = 'too_late'
  ) late on true
  where p.payable_kind = ${kind} and p.payable_id = ${id} and p.payment_status in ('paid', 'refunded', 'refund_due'))`;

/** Each finds what must not be; a shop whose books agree has none of it. */
const CHECKS: Readonly<Record<string, Sql>> = {
  'orders and payments': sql`
    select 'order ' || o.id as about,
      o.payment_status || ' of ' || o.order_amount || ', and ' || came.amount || ' has come' as says
    from orders o cross join lateral (select ${moneyFor('order', sql`o.id`)} as amount) came
    where came.amount <> case o.payment_status when 'paid' then o.order_amount
      when 'partially_paid' then o.partially_paid_amount else 0 end
    order by o.id limit ${MOST}`,

  'canceled orders and payments': sql`
    select 'order ' || o.id as about, 'canceled, and ' || p.amount || ' by ' || p.payment_method || ' is kept' as says
    from orders o join payments p on p.payable_kind = 'order' and p.payable_id = o.id
    where o.order_status = 'canceled' and p.payment_status = 'paid'
      and not exists (select from parcels back where back.order_id = o.id and back.return_otp is not null)
    order by o.id limit ${MOST}`,

  'parcel returns and payments': sql`
    select 'order ' || o.id as about, o.order_status || ', its return fee is ' || back.return_fee
      || case when back.return_fee_paid_at is null then ', not paid' else ', paid' end || ', and ' || came.amount || ' has come' as says
    from parcels back join orders o on o.id = back.order_id
    cross join lateral (select ${moneyFor('parcel_return', sql`back.order_id`)} as amount) came
    where came.amount <> case when back.return_fee_paid_at is null then 0 else back.return_fee end
      or (o.order_status = 'returned' and back.return_fee > 0 and back.return_fee_paid_at is null)
      or (back.return_otp is not null) <> (o.order_status = 'returned' or (o.order_status = 'canceled' and exists (
        select from order_events e where e.order_id = o.id and e.order_status = 'picked_up')))
    order by back.order_id limit ${MOST}`,

  'applications and payments': sql`
    select 'application ' || a.id as about,
      a.application_status || ' for ' || coalesce(a.price, 0) || ', and ' || kept.amount || ' is kept' as says
    from applications a cross join lateral (
      select coalesce(sum(p.amount - coalesce(back.amount, 0)), 0) as amount from payments p
      left join lateral (select sum(r.amount) as amount from refunds r where r.payment_id = p.id) back on true
      where p.payable_kind = 'registration' and p.payable_id = a.id
        and p.payment_status in ('paid', 'refunded', 'refund_due')
    ) kept
    where kept.amount <> case when a.application_status = 'awaiting_payment' then least(kept.amount, a.price - 1)
      when a.application_status in ('rejected', 'expired') or a.paid_at is null then 0 else a.price end
    order by a.id limit ${MOST}`,

  'trips and payments': sql`
    select 'trip ' || t.id as about,
      t.payment_status || ' of ' || t.trip_amount || ', and ' || came.amount || ' has come' as says
    from trips t cross join lateral (select ${moneyFor('trip', sql`t.id`)} as amount) came
    where came.amount <> case t.payment_status when 'paid' then t.trip_amount
      when 'partially_paid' then t.partially_paid_amount else 0 end
    order by t.id limit ${MOST}`,

  'trips and their units': sql`
    select 'trip ' || t.id as about,
      t.trip_status || ', and holds ' || held.units || ' of ' || rented.units || ' cars' as says
    from trips t
    cross join lateral (select count(*) as units from trip_units u where u.trip_id = t.id and u.released_at is null) held
    cross join lateral (select coalesce(sum(l.quantity), 0) as units from trip_lines l where l.trip_id = t.id) rented
    where held.units <> case when t.trip_status in ('completed', 'canceled') then 0 else rented.units end
    order by t.id limit ${MOST}`,

  'trips and their bills': sql`
    select 'trip ' || t.id as about, 'costs ' || t.trip_amount || ', and its bill says ' || (t.bill ->> 'trip_amount') as says
    from trips t where (t.bill ->> 'trip_amount')::bigint is distinct from t.trip_amount order by t.id limit ${MOST}`,

  'top-ups and payments': sql`
    select 'top-up ' || t.id as about, 'filled with ' || filled.amount || ', and ' || came.amount || ' has come' as says
    from wallet_top_ups t
    cross join lateral (select ${moneyFor('wallet_top_up', sql`t.id`)} as amount) came
    cross join lateral (select case when t.paid_at is null then 0 else t.amount end as amount) filled
    where came.amount <> filled.amount order by t.id limit ${MOST}`,

  'payments and refunds': sql`
    select 'payment ' || p.id as about,
      p.payment_status || ' of ' || p.amount || ', and ' || back.amount || ' goes back, ' || back.done || ' is back' as says
    from payments p cross join lateral (
      select coalesce(sum(r.amount), 0) as amount,
        coalesce(sum(r.amount) filter (where r.refund_status = 'done'), 0) as done
      from refunds r where r.payment_id = p.id
    ) back
    where not case p.payment_status
      when 'paid' then back.amount < p.amount
      when 'refund_due' then back.amount = p.amount and back.done < p.amount
      when 'refunded' then back.done = p.amount and back.amount = p.amount
      else back.amount = 0 end
    order by p.id limit ${MOST}`,

  'refunds and wallets': sql`
    select 'order ' || coalesce(refunded.id, booked.id) as about,
      coalesce(refunded.amount, 0) || ' refunded into a wallet, and ' || coalesce(booked.amount, 0) || ' booked' as says
    from (
      select case payable_kind when 'order' then '' else payable_kind || ' ' end || payable_id as id, sum(amount) as amount
      from refunds
      where payable_kind in ('order', 'trip') and refund_method = 'wallet' and refund_status = 'done' and proof is null
      group by payable_kind, payable_id
    ) refunded
    full join (
      select coalesce(p.payable_id::text, e.reference) as id, sum(e.credit) as amount
      from wallet_entries e left join payments p on p.id::text = e.reference
      where e.transaction_type = 'order_refund' group by 1
    ) booked on booked.id = refunded.id
    where coalesce(refunded.amount, 0) <> coalesce(booked.amount, 0) order by 1 limit ${MOST}`,

  wallets: sql`
    select 'customer ' || c.id as about, 'has ' || c.wallet_balance || ', and the book says ' || book.amount as says
    from customers c cross join lateral (
      select coalesce(sum(credit + admin_bonus - debit), 0) as amount from wallet_entries e where e.customer_id = c.id
    ) book
    where c.wallet_balance <> book.amount order by c.id limit ${MOST}`,

  points: sql`
    select 'customer ' || c.id as about, 'has ' || c.loyalty_point || ', and the book says ' || book.points as says
    from customers c cross join lateral (
      select coalesce(sum(credit - debit), 0) as points from loyalty_entries e where e.customer_id = c.id
    ) book
    where c.loyalty_point <> book.points order by c.id limit ${MOST}`,

  'stock of orders': sql`
    select 'order ' || id as about,
      order_status || case when goods_held then ', and its goods are held' else ', and its goods were given back' end as says
    from orders where goods_held = (order_status = 'canceled') and order_type <> 'parcel' order by id limit ${MOST}`,

  'stock of combinations': sql`
    select 'item ' || i.id as about, 'has ' || i.stock || ', and its combinations have ' || sum(v.stock) as says
    from items i join item_variations v on v.item_id = i.id
    where i.stock is not null group by i.id, i.stock having sum(v.stock) <> i.stock order by i.id limit ${MOST}`,

  'flash sales': sql`
    select 'flash sale item ' || f.id as about, f.sold || ' sold, and orders hold ' || held.quantity as says
    from flash_sale_items f cross join lateral (
      select coalesce(sum(l.quantity), 0) as quantity from order_lines l join orders o on o.id = l.order_id
      where l.flash_sale_item_id = f.id and o.goods_held
    ) held
    where f.sold < held.quantity order by f.id limit ${MOST}`,

  'coupon uses': sql`
    select 'coupon ' || c.id as about, 'used ' || c.total_uses || ' times, and ' || uses.count || ' orders use it' as says
    from coupons c cross join lateral (select count(*) from coupon_uses u where u.coupon_id = c.id) uses
    where c.total_uses <> uses.count
    union all
    select 'order ' || o.id,
      case when u.coupon_id is null then 'has coupon ' || o.coupon_id || ', and its use is not counted'
        else 'canceled, and still uses coupon ' || u.coupon_id end
    from orders o left join coupon_uses u on u.payable_kind = 'order' and u.payable_id = o.id
    where (o.order_status <> 'canceled' and o.coupon_id is not null and u.coupon_id is null)
      or (o.order_status = 'canceled' and u.coupon_id is not null)
    union all
    select 'trip ' || t.id,
      case when u.coupon_id is null then 'has coupon ' || t.coupon_id || ', and its use is not counted'
        else 'canceled, and still uses coupon ' || u.coupon_id end
    from trips t left join coupon_uses u on u.payable_kind = 'trip' and u.payable_id = t.id
    where (t.trip_status <> 'canceled' and t.coupon_id is not null and u.coupon_id is null)
      or (t.trip_status = 'canceled' and u.coupon_id is not null)
    limit ${MOST}`,
};

export async function findDisagreements(db: Db): Promise<Disagreement[]> {
  const found: Disagreement[] = [];
  for (const [books, check] of Object.entries(CHECKS))
    for (const row of await db.rows<Omit<Disagreement, 'books'>>(check)) found.push({ books, ...row });
  return found;
}
