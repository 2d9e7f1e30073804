import { type CountedItem, refuseQuantity } from './refuse-quantity.ts';

export type MergeLine = {
  id: number;
  /** See lineKey: what is in the line, but for the quantity. */
  key: string;
  item_name: string;
  variation: string;
  store_id: number;
  quantity: number;
  item: CountedItem;
};

/** What becomes of the account's own lines and of the guest's; a guest's line that is not moved has joined another. */
export type Merge = {
  drop: readonly number[];
  move: readonly number[];
  raise: readonly { id: number; quantity: number }[];
};

const MOST_PIECES = 1000;

/**
 * Somebody filled a cart and then signed in. The same store's carts become one, within the limits; of two stores the
 * cart of this visit stays, because it is what the shopper sees.
 */
export function mergeCarts(own: readonly MergeLine[], guests: readonly MergeLine[]): Merge {
  if (guests.length === 0) return { drop: [], move: [], raise: [] };
  const stores = new Set(guests.map(({ store_id }) => store_id));
  const isOneStore = own.every(({ store_id }) => stores.has(store_id));
  const kept = isOneStore ? own : [];
  const twins = new Map(kept.map((line) => [line.key, line]));
  const all = [...kept, ...guests.filter(({ key }) => !twins.has(key))];
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
  const others = all.filter(({ id, item_name }) => id !== own.id && item_name === own.item_name);
  const count = (lines: readonly MergeLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const besides = {
    variation: count(others.filter(({ variation }) => variation === own.variation)),
    item: count(others),
  };
  let quantity = Math.min(MOST_PIECES, own.quantity + guest.quantity);
  while (quantity > own.quantity && refuseQuantity(own.item, own.variation, quantity, besides)) quantity -= 1;
  return quantity;
}
