import { type CountedLine, isSameItem, refuseLine } from './line.ts';
import type { CountedItem } from './refuse-quantity.ts';

export type MergeLine = CountedLine & {
  id: number;
  /** See lineKey: what is in the line, but for the quantity. */
  key: string;
  store_id: number;
  item: CountedItem;
};

/** What becomes of the account's own lines and of the guest's; a guest's line that is not moved has joined another. */
export type Merge = {
  drop: readonly number[];
  move: readonly number[];
  raise: readonly { id: number; quantity: number }[];
};

const MAX_PIECES = 1000;

/**
 * Somebody filled a cart and then signed in. The same store's carts become one, within the limits; of two stores the
 * cart of this visit stays, because it is what the shopper sees.
 */
export function mergeCarts(own: readonly MergeLine[], guests: readonly MergeLine[]): Merge {
  if (guests.length === 0) return { drop: [], move: [], raise: [] };
  const stores = new Set(guests.map(({ store_id }) => store_id));
  const isOneStore = own.every(({ store_id }) => stores.has(store_id));
  const staying = isOneStore ? own : [];
  const twins = new Map(staying.map((line) => [line.key, line]));
  const all = [...staying, ...guests.filter(({ key }) => !twins.has(key))];
  return {
    drop: isOneStore ? [] : own.map(({ id }) => id),
    move: guests.filter(({ key }) => !twins.has(key)).map(({ id }) => id),
    raise: guests.flatMap((guest) => {
      const twin = twins.get(guest.key);
      return twin ? [{ id: twin.id, quantity: together(twin, guest, all) }] : [];
    }),
  };
}

/** As many as both held, or as the limits allow; never fewer than the account held already. */
function together(own: MergeLine, guest: MergeLine, all: readonly MergeLine[]): number {
  const others = all.filter((line) => line.id !== own.id && isSameItem(line, own));
  let quantity = Math.min(MAX_PIECES, own.quantity + guest.quantity);
  while (quantity > own.quantity && refuseLine(own.item, { ...own, quantity }, others)) quantity -= 1;
  return quantity;
}
