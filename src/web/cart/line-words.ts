import type { CartLine } from '#contract/cart/shapes.ts';
import { commaList } from '#domain/language/comma-list.ts';

/** What was chosen, in the shopper's words: "Red-M", "Large, no onions", and add-ons with their number, which is that of the whole line. */
export function lineWords({ variation, addons }: CartLine, language: string): string {
  const chosen = variation.flatMap((one) => ('type' in one ? [one.label] : one.values.label));
  const extras = addons.flatMap(({ name, isChecked, quantity }) => (isChecked ? [`${quantity}× ${name}`] : []));
  return commaList([...chosen, ...extras], language);
}
