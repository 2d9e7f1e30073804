import { sortedAddOns, sortedOptions } from '../cart/line-key.ts';
import { isSameType } from './find-variation.ts';
import type { Selection } from './selection.ts';

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The same variation with the same options, whatever is added to it. */
export const isSameVariation = (one: Selection, other: Selection): boolean =>
  isSameType(one.variation, other.variation) && isEqual(sortedOptions(one.options), sortedOptions(other.options));

/** The same with the same add-ons: one line of the cart. */
export const isSameChoice = (one: Selection, other: Selection): boolean =>
  isSameVariation(one, other) && isEqual(sortedAddOns(one.add_ons), sortedAddOns(other.add_ons));

/** Would updating the line with this leave it as it is? */
export const changesNothing = (line: Selection, selection: Selection): boolean =>
  line.quantity === selection.quantity && isSameChoice(line, selection);
