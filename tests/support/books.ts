import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What the books of a shop started with. The demo town sold things before it had books; that stays as it was. */
export type Books = {
  /** Orders up to this one were there before. */
  newest: number;
  pieces: Map<number, number>;
  coupons: Map<number, number>;
};

export async function openBooks(db: Db): Promise<Books> {
  const last = await db.row<{ id: number }>(sql`select coalesce(max(id), 0) as id from orders`);
  return { newest: last?.id ?? 0, pieces: await piecesOf(db), coupons: await couponsOf(db) };
}

/** Pieces of an item that are on the shelf or in an order that was not taken back. */
async function piecesOf(db: Db): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; pieces: number }>(sql`
    select i.id, i.stock + coalesce(sold.quantity, 0)::int as pieces
    from items i left join (
      select l.item_id, sum(l.quantity) as quantity from order_lines l join orders o on o.id = l.order_id
      where o.order_status <> 'canceled' group by l.item_id
    ) sold on sold.item_id = i.id
    where i.stock is not null`);
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/** Uses of a coupon that were counted and of which no order knows. */
async function couponsOf(db: Db): Promise<Map<number, number>> {
  const rows = await db.rows<{ id: number; unknown: number }>(sql`
    select c.id, c.total_uses - (select count(*)::int from coupon_uses u where u.coupon_id = c.id) as unknown
    from coupons c`);
  return new Map(rows.map(({ id, unknown }) => [id, unknown]));
}

/** What does not agree in the books, whatever has happened since they were opened; nothing: all is well. */
export async function bookFaults(db: Db, before: Books): Promise<string[]> {
  const [pieces, coupons] = [await piecesOf(db), await couponsOf(db)];
  const found = await db.rows<{ fault: string }>(sql`
    select 'order ' || o.id || ': ' || fault as fault from orders o
    cross join lateral (
      select coalesce(sum(p.amount) filter (where p.payment_status = 'paid'), 0) as paid,
        coalesce(sum(p.amount) filter (where p.payment_status in ('paid', 'unpaid')), 0) as open
      from payments p where p.payable_kind = 'order' and p.payable_id = o.id
    ) money
    cross join lateral (
      select unnest(array[
        case when not exists (select from order_lines l where l.order_id = o.id) then 'has no lines' end,
        case when o.order_status is distinct from (
          select e.order_status from order_events e where e.order_id = o.id order by e.id desc limit 1
        ) then 'its last event says something else' end,
        case when o.order_status = 'canceled' and money.open > 0 then 'is canceled and holds money' end,
        case when o.order_status <> 'canceled' and o.payment_status = 'paid' and money.paid <> o.order_amount
          then 'is paid, but not all of it' end,
        case when o.order_status <> 'canceled' and money.open > o.order_amount then 'waits for more than it costs' end,
        case when (o.coupon_id is not null and o.order_status <> 'canceled') <> exists (
          select from coupon_uses u where u.payable_kind = 'order' and u.payable_id = o.id
        ) then 'uses its coupon wrongly' end
      ]) as fault
    ) faults
    where o.id > ${before.newest} and fault is not null
    union all
    select 'customer ' || c.id || ': the wallet says ' || c.wallet_balance || ', its book ' || book.sum
    from customers c cross join lateral (
      select coalesce(sum(credit + admin_bonus - debit), 0) as sum from wallet_entries w where w.customer_id = c.id
    ) book where c.wallet_balance <> book.sum or c.wallet_balance < 0
    union all
    select 'customer ' || c.id || ': ' || c.loyalty_point || ' points, in the book ' || book.sum
    from customers c cross join lateral (
      select coalesce(sum(credit - debit), 0) as sum from loyalty_entries l where l.customer_id = c.id
    ) book where c.loyalty_point <> book.sum or c.loyalty_point < 0`);
  return [
    ...found.map(({ fault }) => fault),
    ...changed(before.pieces, pieces).map(([id, was, is]) => `item ${id}: ${was} pieces became ${is}`),
    ...changed(before.coupons, coupons).map(([id, was, is]) => `coupon ${id}: ${is} unknown uses instead of ${was}`),
  ];
}

const changed = (before: Map<number, number>, now: Map<number, number>): [number, number, number | undefined][] =>
  [...before].flatMap(([id, was]) => (now.get(id) === was ? [] : [[id, was, now.get(id)]]));
