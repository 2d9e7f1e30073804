import { decode, encode } from 'zod/mini';
import { listCart } from '#contract/cart/cart.ts';
import { keepCart, keptCart } from '#web/session/offline/cart-changes.ts';
import type { CartKey } from './cart-key.ts';
import type { Change } from './pending-changes.ts';

/** Of whose cart it is only as much as tells it from another's. */
const nameOf = ([, who, module_id]: CartKey): string => `${who.slice(-12)} ${module_id}`;

export const isNameOf = (key: CartKey, name: string): boolean => nameOf(key) === name;

/** Changes of this cart that wait for the connection. What an older version of the shop kept in another form is left out. */
export const keptChanges = (key: CartKey): readonly Change[] => keptCart(nameOf(key)).flatMap(fromStored);

export const keptCount = (key: CartKey): number => keptCart(nameOf(key)).length;

export const keepChanges = (key: CartKey, changes: readonly Change[]) =>
  keepCart(nameOf(key), key[2], changes.map(toStored));

/** A line as the wire has it, which is checked when it is read. */
function toStored(change: Change): unknown {
  if (change.kind !== 'add') return change;
  return { ...change, line: encode(listCart.reply, [change.line])[0] };
}

function fromStored(stored: unknown): readonly Change[] {
  const change = stored as Change;
  if (change?.kind !== 'add') return ['update', 'remove', 'clear'].includes(change?.kind) ? [change] : [];
  try {
    const [line] = decode(listCart.reply, [change.line] as never);
    return line ? [{ ...change, line }] : [];
  } catch {
    return [];
  }
}
