import type { CartLine } from '#contract/cart/shapes.ts';
import { useCartOnCard } from './cart.queries.ts';

type Lines = readonly CartLine[];

const NO_LINES: Lines = [];
const grouped = new WeakMap<Lines, Map<string, CartLine[]>>();

type Item = { id: number; isCampaignItem: boolean };

/** The lines of one item. A card or page whose item is not in the cart need not be drawn again when the cart changes. */
export const useLinesOfItem = (item: Item): Lines => useCartOnCard((lines) => linesOfItem(lines, item));

/** The same list for the same cart, and always the same empty one. */
export const linesOfItem = (lines: Lines | undefined, { id, isCampaignItem }: Item): Lines =>
  (lines && byItem(lines).get(keyOf(id, isCampaignItem))) ?? NO_LINES;

/** Grouped once for all cards of a page. */
function byItem(lines: Lines): Map<string, CartLine[]> {
  const known = grouped.get(lines);
  if (known) return known;
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const key = keyOf(line.item_id, line.item_type === 'ItemCampaign');
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  grouped.set(lines, groups);
  return groups;
}

const keyOf = (id: number, isCampaignItem: boolean): string => `${isCampaignItem ? 'campaign' : 'item'}-${id}`;
