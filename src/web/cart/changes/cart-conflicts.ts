import { keyOfLine } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';

export type CartConflict =
  | { kind: 'refused'; name: string; reason: string }
  | { kind: 'gone'; name: string }
  | { kind: 'price'; name: string; before: number; now: number };

/** A change that the server did not make: of which line, and its words. */
export type Refused = { key: string; reason: string };

/** What of a cart is not as it was seen without a connection. Amounts are minor units. */
export function conflictsBetween(
  seen: readonly CartLine[],
  now: readonly CartLine[],
  refused: readonly Refused[],
): readonly CartConflict[] {
  return seen.flatMap((line): CartConflict[] => {
    const { name } = line.item;
    const refusal = refused.find(({ key }) => key === keyOfLine(line));
    if (refusal) return [{ kind: 'refused', name, reason: refusal.reason }];
    const same = now.find((other) => keyOfLine(other) === keyOfLine(line));
    if (!same) return [{ kind: 'gone', name }];
    return same.price === line.price ? [] : [{ kind: 'price', name, before: line.price, now: same.price }];
  });
}
