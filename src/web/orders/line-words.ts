import type { OrderLine } from '#contract/orders/lines-shape.ts';
import { commaList } from '#domain/language/comma-list.ts';

type Chosen = Pick<OrderLine, 'variation' | 'add_ons'>;

/** What was chosen: each group with its labels, or the combination; then the add-ons with their number. */
export function wordsOfLine({ variation, add_ons }: Chosen, language: string): string[] {
  const listed = (words: string[]) => commaList(words, language);
  const chosen = variation.map((one) =>
    'type' in one ? one.label : `${one.name}: ${listed(one.values.map(({ label }) => label))}`,
  );
  const extras = add_ons.map(({ name, quantity }) => `${quantity}× ${name}`);
  return [...chosen, ...(extras.length > 0 ? [`+ ${listed(extras)}`] : [])];
}
