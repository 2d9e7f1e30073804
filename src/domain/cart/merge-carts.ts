import { type CountedLine, isSameItem, mostAllowed, refuseLine } from './line.ts';
import type { CountedItem } from './refuse-quantity.ts';

export type MergeLine = CountedLine & {
  id: number;
  /** See lineKey: what is in the line, but for the quantity. */
  key: string;
  store_id: number;
  item: CountedItem;
};

/**
 * What becomes of the account's own lines and of the guest's; a guest's line that is not moved has joined another.
 * `count`: lines that hold another number than before.
 */
export type Merge = {
  drop: readonly number[];
  move: readonly number[];
  count: readonly { id: number; quantity: number }[];
};

const MAX_PIECES = 1000;

/**
 * Somebody filled a cart and then signed in. The same store's carts become one, within the limits; of two stores the
 * cart of this visit stays, because it is what the shopper sees.
 */
export function mergeCarts(own: readonly MergeLine[], guests: readonly MergeLine[]): Merge {
  if (guests.length === 0) return { drop: [], move: [], count: [] };
  const stores = new Set(guests.map(({ store_id }) => store_id));
  const isOneStore = own.every(({ store_id }) => stores.has(store_id));
  const staying = isOneStore ? own : [];
  const twins = new Map(staying.map((line) => [line.key, line]));
  const moved = guests.filter(({ key }) => !twins.has(key));
  const all = [...staying, ...moved];
  const raised = guests.flatMap((guest) => {
    const twin = twins.get(guest.key);
    return twin ? [{ ...twin, quantity: together(twin, guest, all) }] : [];
  });
  const kept = staying.map((line) => raised.find(({ id }) => id === line.id) ?? line);
  return {
    drop: isOneStore ? [] : own.map(({ id }) => id),
    move: moved.map(({ id }) => id),
    count: [...raised, ...besideThem(kept, moved)].map(({ id, quantity }) => ({ id, quantity })),
  };
}

/** As many as both held, or as the limits allow; never fewer than the account held already. */
function together(own: MergeLine, guest: MergeLine, all: readonly MergeLine[]): number {
  const others = all.filter((line) => line.id !== own.id && isSameItem(line, own));
  let quantity = Math.min(MAX_PIECES, own.quantity + guest.quantity);
  while (quantity > own.quantity && refuseLine(own.item, { ...own, quantity }, others)) quantity -= 1;
  return quantity;
}

/**
 * The guest's lines that hold fewer now, because the account has the same item in other lines: as adding it there would
 * have been refused. One piece stays of what somebody chose, for them to decide.
 */
function besideThem(own: readonly MergeLine[], moved: readonly MergeLine[]): MergeLine[] {
  const placed: MergeLine[] = [...own];
  const fewer: MergeLine[] = [];
  for (const line of moved) {
    const isNew = !own.some((other) => isSameItem(other, line));
    const quantity = isNew ? line.quantity : Math.max(1, mostAllowed(line.item, line, placed).quantity);
    placed.push({ ...line, quantity });
    if (quantity < line.quantity) fewer.push({ ...line, quantity });
  }
  return fewer;
}
