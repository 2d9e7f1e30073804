import type { Choice } from '../item/read-selection.ts';
import { type ItemType, lineKey } from './line-key.ts';
import type { LimitName } from './quantity-limits.ts';
import { type CountedItem, type OtherPieces, refuseQuantity } from './refuse-quantity.ts';

/** Items and campaign items are numbered separately, so a number alone names none. */
export type ItemRef = { item_type: ItemType; item_id: number };

/** As much of a line as its limits need. */
export type CountedLine = ItemRef & { variation: string; quantity: number };

export const itemKey = ({ item_type, item_id }: ItemRef): `${ItemType} ${number}` => `${item_type} ${item_id}`;

export const isSameItem = (one: ItemRef, other: ItemRef): boolean => itemKey(one) === itemKey(other);

export const keyOf = (line: ItemRef & Choice): string => lineKey(line.item_type, line.item_id, line);

export const isSameLine = (one: ItemRef & Choice, other: ItemRef & Choice): boolean => keyOf(one) === keyOf(other);

/** The same item in other lines: of this variation, and of any. */
export function otherPieces(
  line: ItemRef & { variation: string },
  others: readonly (CountedLine & { variation: string })[],
): OtherPieces {
  const same = others.filter((other) => isSameItem(other, line));
  const count = (lines: readonly CountedLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { variation: count(same.filter(({ variation }) => variation === line.variation)), item: count(same) };
}

/** Why a line cannot hold its quantity beside the other lines. */
export const refuseLine = (item: CountedItem, line: CountedLine, others: readonly CountedLine[]): LimitName | null =>
  refuseQuantity(item, line.variation, line.quantity, otherPieces(line, others));

/** The line's quantity, or as many as may be beside the other lines, and which limit stopped it. */
export function mostAllowed(
  item: CountedItem,
  line: CountedLine,
  others: readonly CountedLine[],
): { quantity: number; refusal: LimitName | null } {
  let quantity = line.quantity;
  let refusal: LimitName | null = null;
  for (; quantity > 0; quantity -= 1) {
    const refused = refuseLine(item, { ...line, quantity }, others);
    if (!refused) break;
    refusal ??= refused;
  }
  return { quantity, refusal };
}
