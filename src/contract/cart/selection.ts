import { type CountedLine, keyOf } from '#domain/cart/line.ts';
import type { ItemType } from '#domain/cart/line-key.ts';
import type { Selection } from '#domain/item/selection.ts';
import type { Substitution } from '#domain/item/substitution.ts';
import type { Item } from '../catalog/item-shape.ts';
import type { CartLine } from './shapes.ts';

/** How the wire says what was chosen: types of combinations and groups with labels, in one list. */
type Chosen = { type: string } | { name: string; values: { label: readonly string[] } };
type SelectionOnWire = {
  quantity: number;
  variation?: readonly Chosen[] | null | undefined;
  add_on_ids?: readonly number[] | null | undefined;
  add_on_qtys?: readonly number[] | null | undefined;
  substitution?: Substitution | null | undefined;
};

/** Add-ons without a quantity of their own count once. */
export function selectionFromWire({ quantity, substitution, ...sent }: SelectionOnWire): Selection {
  const variation = sent.variation ?? [];
  return {
    quantity,
    variation: variation.flatMap((chosen) => ('type' in chosen ? [chosen.type] : []))[0] ?? '',
    options: variation.flatMap((chosen) =>
      'values' in chosen ? [{ name: chosen.name, labels: chosen.values.label }] : [],
    ),
    add_ons: (sent.add_on_ids ?? [])
      .map((id, at) => ({ id, quantity: sent.add_on_qtys?.[at] ?? 1 }))
      .filter(({ quantity }) => quantity > 0),
    ...(substitution !== undefined && { substitution }),
  };
}

export const selectionToWire = ({ quantity, variation, options, add_ons, substitution }: Selection) => ({
  quantity,
  variation: [
    ...(variation === '' ? [] : [{ type: variation }]),
    ...options.map(({ name, labels }) => ({ name, values: { label: [...labels] } })),
  ],
  add_on_ids: add_ons.map(({ id }) => id),
  add_on_qtys: add_ons.map((addOn) => addOn.quantity),
  ...(substitution !== undefined && { substitution }),
});

export const itemTypeOf = ({ isCampaignItem }: Pick<Item, 'isCampaignItem'>): ItemType =>
  isCampaignItem ? 'ItemCampaign' : 'Item';

export const keyOfLine = (line: CartLine): string => keyOf({ ...itemOf(line), ...selectionFromWire(line) });

/** As much of a line as its limits need. */
export const countedLine = (line: CartLine): CountedLine => ({
  ...itemOf(line),
  variation: selectionFromWire(line).variation,
  quantity: line.quantity,
});

const itemOf = ({ item_type, item_id }: CartLine) => ({ item_type, item_id });
