import { checkBooks } from '#server/books/books.service.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What the books of a shop started with. The demo town sold things before it had books; that stays as it was. */
export type Books = {
  /** Orders up to this one were there before. */
  newest: number;
  pieces: Map<number, number>;
};

export async function openBooks(db: Db): Promise<Books> {
  const last = await db.row<{ id: number }>(sql`select coalesce(max(id), 0) as id from orders`);
  return { newest: last?.id ?? 0, pieces: await piecesOf(db) };
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

/**
 * What does not agree in the books, whatever has happened since they were opened; nothing: all is well. Beside what
 * `npm run db:check` compares: no order without its lines and its last event, no piece more or less than before.
 */
export async function bookFaults(db: Db, before: Books): Promise<string[]> {
  const disagreements = await checkBooks(db);
  const orders = await db.rows<{ fault: string }>(sql`
    select 'order ' || o.id || ': ' || fault as fault from orders o
    cross join lateral (
      select unnest(array[
        case when not exists (select from order_lines l where l.order_id = o.id) then 'has no lines' end,
        case when o.order_status is distinct from (
          select e.order_status from order_events e where e.order_id = o.id order by e.id desc limit 1
        ) then 'its last event says something else' end
      ]) as fault
    ) faults
    where o.id > ${before.newest} and fault is not null`);
  return [
    ...disagreements.map(({ books, about, says }) => `${books}: ${about} ${says}`),
    ...orders.map(({ fault }) => fault),
    ...changed(before.pieces, await piecesOf(db)).map(([id, was, is]) => `item ${id}: ${was} pieces became ${is}`),
  ];
}

const changed = (before: Map<number, number>, now: Map<number, number>): [number, number, number | undefined][] =>
  [...before].flatMap(([id, was]) => (now.get(id) === was ? [] : [[id, was, now.get(id)]]));
