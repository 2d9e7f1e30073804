import type { Substitution } from './substitution.ts';

/** What a shopper wants of one item: how many, which variation, which options of a dish, which add-ons. */
export type Selection = {
  quantity: number;
  /** The variation's type ("Red-M"); empty for an item without variations. */
  variation: string;
  options: readonly { name: string; labels: readonly string[] }[];
  /** An add-on has a quantity of its own, which does not grow with the item's. */
  add_ons: readonly { id: number; quantity: number }[];
  /** If it is sold out; not a part of what was chosen. Not there: nobody said anything, so what was said before stays. */
  substitution?: Substitution | null;
};
