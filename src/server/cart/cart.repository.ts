import type { Owner } from '#domain/auth/owner.ts';
import type { ItemRef } from '#domain/cart/line.ts';
import type { Choice } from '#domain/item/read-selection.ts';
import type { Substitution } from '#domain/item/substitution.ts';
import { OFFER, offeredBy, offerIn } from '../catalog/items/item-stamp.sql.ts';
import type { Now } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import { empty, plannedOnce, raw, type Sql, sql } from '../db/sql.ts';

export type LineRow = Choice &
  ItemRef & {
    id: number;
    cart_id: number;
    module_id: number;
    store_id: number;
    quantity: number;
    substitution: Substitution | null;
    /** Changes with every write of the line. */
    version: string;
    created_at: Date;
    updated_at: Date;
  };

export type NewLine = Choice & ItemRef & { quantity: number; price: number; substitution: Substitution | null };

/** No cart holds more lines, in whichever module. */
export const MAX_LINES = 100;

const ownedBy = ({ kind, id }: Owner): Sql =>
  kind === 'customer' ? sql`c.customer_id = ${id}` : sql`c.guest_id = ${id}`;

const inModule = (module_id: number | null): Sql => (module_id === null ? empty : sql`and c.module_id = ${module_id}`);

const lines = (db: Db, condition: Sql): Promise<LineRow[]> =>
  db.rows(
    plannedOnce(sql`
      select l.id, l.cart_id, c.module_id, case when l.item_id is null then 'ItemCampaign' else 'Item' end as item_type,
        coalesce(l.item_id, l.item_campaign_id) as item_id, coalesce(i.store_id, campaign.store_id) as store_id,
        l.variation, l.options, l.add_ons, l.quantity, l.substitution, l.created_at, l.updated_at, l.xmin::text as version
      from carts c join cart_lines l on l.cart_id = c.id
        left join items i on i.id = l.item_id left join item_campaigns campaign on campaign.id = l.item_campaign_id
      where ${condition}
      order by l.id limit ${raw(String(MAX_LINES * 6))}`),
  );

/** In the order they were put in. */
export const linesOf = (db: Db, owner: Owner, module_id: number | null): Promise<LineRow[]> =>
  lines(db, sql`${ownedBy(owner)} ${inModule(module_id)}`);

export const linesIn = (db: Db, cart_id: number): Promise<LineRow[]> => lines(db, sql`c.id = ${cart_id}`);

export async function findLine(db: Db, owner: Owner, id: number): Promise<LineRow | null> {
  const [line] = await lines(db, sql`${ownedBy(owner)} and l.id = ${id}`);
  return line ?? null;
}

/** The cart, created if need be, and locked until the transaction ends. */
export async function lockCart(db: Db, owner: Owner, module_id: number): Promise<number> {
  const existing = await lockExisting(db, owner, module_id);
  if (existing !== null) return existing;
  const [customer_id, guest_id] = owner.kind === 'customer' ? [owner.id, null] : [null, owner.id];
  await db.run(sql`
    insert into carts (customer_id, guest_id, module_id) values (${customer_id}, ${guest_id}, ${module_id})
    on conflict do nothing`);
  const made = await lockExisting(db, owner, module_id);
  if (made === null) throw new Error('the cart went away under its lock');
  return made;
}

/** null: there is none. */
export async function lockExisting(db: Db, owner: Owner, module_id: number): Promise<number | null> {
  const cart = await db.row<{ id: number }>(sql`
    select c.id from carts c where ${ownedBy(owner)} and c.module_id = ${module_id} for no key update`);
  return cart?.id ?? null;
}

export const insertLine = (db: Db, cart_id: number, line: NewLine): Promise<number> =>
  db.run(sql`
    insert into cart_lines (cart_id, item_id, item_campaign_id, variation, options, add_ons, quantity, price, substitution)
    values (${cart_id}, ${line.item_type === 'Item' ? line.item_id : null},
      ${line.item_type === 'Item' ? null : line.item_id}, ${line.variation},
      ${JSON.stringify(line.options)}::jsonb, ${JSON.stringify(line.add_ons)}::jsonb, ${line.quantity}, ${line.price},
      ${line.substitution})`);

/** The facts a line was accepted by: the other lines, and the item's version stamp (null: it was read a moment ago). */
export type JudgedBy = { others: readonly LineRow[] | 'replaced'; item: { stamp: string; now: Now } | null };

/**
 * Puts a line into the cart, created if need be, in one statement: without the others when they are replaced, else only
 * if they are still those that the line was judged by; and only if the item is. null: something has changed.
 */
export function putLine(
  db: Db,
  owner: Owner,
  module_id: number,
  line: NewLine,
  { others, item }: JudgedBy,
): Promise<{ id: number; cart_id: number; created_at: Date; version: string } | null> {
  const [item_id, campaign_id] = line.item_type === 'Item' ? [line.item_id, null] : [null, line.item_id];
  const seen = others === 'replaced' ? null : others.map(({ id, version }) => `${id} ${version}`).join();
  // That the line's item comes out of `wanted`, which is a table of its own (offset 0), makes the database look there
  // first. Neither it nor `picked` is stored meanwhile: that takes longer than to find its one row.
  return db.row(
    plannedOnce(sql`
      with picked as not materialized (select ${item_id}::int as id)
      select put.id, put.cart_id, put.created_at, put.version
      from (${item ? whileStamped(item) : raw('select id from picked')} offset 0) wanted cross join lateral put_into_cart(
        ${owner.kind === 'customer' ? owner.id : null}::int, ${owner.kind === 'guest' ? owner.id : null}::bigint,
        ${module_id}::int, ${seen}::text, wanted.id, ${campaign_id}::int,
        ${line.variation}::text, ${JSON.stringify(line.options)}::jsonb, ${JSON.stringify(line.add_ons)}::jsonb,
        ${line.quantity}::int, ${line.price}::bigint, ${line.substitution}::text
      ) as put`),
  );
}

const whileStamped = ({ stamp, now }: { stamp: string; now: Now }): Sql =>
  sql`select i.id from picked ${offeredBy(now)} where ${OFFER} = ${offerIn(stamp)}`;

export const changeLine = (db: Db, id: number, line: Omit<NewLine, keyof ItemRef>): Promise<number> =>
  db.run(sql`
    update cart_lines
    set variation = ${line.variation}, options = ${JSON.stringify(line.options)}::jsonb,
      add_ons = ${JSON.stringify(line.add_ons)}::jsonb, quantity = ${line.quantity}, price = ${line.price},
      substitution = ${line.substitution}
    where id = ${id}`);

export const deleteLine = (db: Db, owner: Owner, id: number): Promise<number> =>
  db.run(sql`
    delete from cart_lines l using carts c where c.id = l.cart_id and ${ownedBy(owner)} and l.id = ${id}`);

const linesToDelete = (owner: Owner, module_id: number | null): Sql =>
  sql`delete from cart_lines l using carts c where c.id = l.cart_id and ${ownedBy(owner)} ${inModule(module_id)}`;

export const deleteLines = (db: Db, owner: Owner, module_id: number | null): Promise<number> =>
  db.run(linesToDelete(owner, module_id));

/** The same inside a transaction; the caller does not wait for it. */
export const dropLines = (tx: Db, owner: Owner, module_id: number): void => tx.send(linesToDelete(owner, module_id));

export const deleteLinesIn = (db: Db, cart_id: number): Promise<number> =>
  db.run(sql`delete from cart_lines where cart_id = ${cart_id}`);

export const setQuantity = (db: Db, id: number, quantity: number): Promise<number> =>
  db.run(sql`update cart_lines set quantity = ${quantity} where id = ${id}`);

export const moveLine = (db: Db, id: number, cart_id: number): Promise<number> =>
  db.run(sql`update cart_lines set cart_id = ${cart_id} where id = ${id}`);

/** Does the cart hold lines of another store? */
export const hasOtherStore = async (db: Db, cart_id: number, store_id: number): Promise<boolean> =>
  (await db.row(sql`
    select l.id from cart_lines l
    left join items i on i.id = l.item_id left join item_campaigns c on c.id = l.item_campaign_id
    where l.cart_id = ${cart_id} and coalesce(i.store_id, c.store_id) <> ${store_id} limit 1`)) !== null;

/** Modules in which somebody has lines; always in the same order, so that two who lock them do not block each other. */
export const modulesWithLines = (db: Db, owner: Owner): Promise<{ module_id: number }[]> =>
  db.rows(sql`
    select c.module_id from carts c
    where ${ownedBy(owner)} and exists (select from cart_lines l where l.cart_id = c.id)
    order by c.module_id limit 100`);
