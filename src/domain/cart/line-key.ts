import type { Selection } from '../item/selection.ts';

export type ItemType = 'Item' | 'ItemCampaign';

/** Two selections of one item are one line when nothing but the quantity differs, in whatever order they were ticked. */
export function lineKey(
  item_type: ItemType,
  item_id: number,
  { variation, options, add_ons }: Omit<Selection, 'quantity'>,
): string {
  return JSON.stringify([item_type, item_id, variation, sortedOptions(options), sortedAddOns(add_ons)]);
}

/** Groups without a chosen label say nothing. */
export const sortedOptions = (options: Selection['options']): { name: string; labels: string[] }[] =>
  options
    .filter(({ labels }) => labels.length > 0)
    .map(({ name, labels }) => ({ name, labels: [...new Set(labels)].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

export const sortedAddOns = (add_ons: Selection['add_ons']): { id: number; quantity: number }[] =>
  add_ons.map(({ id, quantity }) => ({ id, quantity })).sort((a, b) => a.id - b.id);
