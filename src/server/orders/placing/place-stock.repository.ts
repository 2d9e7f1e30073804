import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** Pieces of something that is counted. */
export type Pieces = { id: number; quantity: number };
export type VariantPieces = { item_id: number; type: string; quantity: number };

const ids = (pieces: readonly Pieces[]) => pieces.map(({ id }) => id);
const quantities = (pieces: readonly { quantity: number }[]) => pieces.map(({ quantity }) => quantity);

/** Of rows that the order has locked and looked at: there is enough, else the database refuses a stock below zero. */
export const takeItems = (tx: Db, pieces: readonly Pieces[]): void =>
  tx.send(sql`
    update items i set stock = i.stock - w.quantity
    from unnest(${ids(pieces)}::int[], ${quantities(pieces)}::int[]) as w (id, quantity)
    where i.id = w.id`);

export const takeCampaigns = (tx: Db, pieces: readonly Pieces[]): void =>
  tx.send(sql`
    update item_campaigns c set stock = c.stock - w.quantity
    from unnest(${ids(pieces)}::int[], ${quantities(pieces)}::int[]) as w (id, quantity)
    where c.id = w.id`);

/**
 * Of rows beside them. How many had enough: fewer than requested means that stock is missing. The item's own stock follows
 * by a trigger.
 */
export const takeVariants = (tx: Db, pieces: readonly VariantPieces[]): Promise<number> =>
  tx.run(sql`
    update item_variations v set stock = v.stock - w.quantity
    from unnest(
      ${pieces.map(({ item_id }) => item_id)}::int[], ${pieces.map(({ type }) => type)}::text[],
      ${quantities(pieces)}::int[]
    ) as w (item_id, type, quantity)
    where v.item_id = w.item_id and v.type = w.type and v.stock >= w.quantity`);

export const takeFlash = (tx: Db, pieces: readonly Pieces[]): Promise<number> =>
  tx.run(sql`
    update flash_sale_items f set sold = f.sold + w.quantity
    from unnest(${ids(pieces)}::int[], ${quantities(pieces)}::int[]) as w (id, quantity)
    where f.id = w.id and f.sold + w.quantity <= f.stock`);
