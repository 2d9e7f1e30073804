import type { Text } from '#domain/text.ts';

/** An item as it was bought, in every language: what order_lines keeps as `item_details`. */
export type ItemSnapshot = { name: Text; slug: string; image: string; unit_type: Text | null };

/** order_lines.variation: of a dish the groups with what was chosen, of another item the one combination. */
export type ChosenSnapshot =
  | { name: Text; values: { label: Text; optionPrice: number }[] }
  | { type: string; label: Text; price: number };

/** order_lines.add_ons */
export type AddOnSnapshot = { id: number; name: Text; price: number; quantity: number };
