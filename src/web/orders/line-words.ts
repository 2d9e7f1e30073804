import type { OrderLine } from '#contract/orders/lines-shape.ts';

/** What was chosen: each group with its labels, or the combination; then the add-ons with their number. */
export function wordsOfLine({ variation, add_ons }: Pick<OrderLine, 'variation' | 'add_ons'>): string[] {
  const chosen = variation.map((one) =>
    'type' in one ? one.label : `${one.name}: ${one.values.map(({ label }) => label).join(', ')}`,
  );
  const extras = add_ons.map(({ name, quantity }) => `${quantity}× ${name}`);
  return [...chosen, ...(extras.length > 0 ? [`+ ${extras.join(', ')}`] : [])];
}
