import type { Choice } from '../item/read-selection.ts';
import type { Text } from '../text.ts';
import { NO_DISCOUNT } from './discount.ts';
import { priceSummary } from './item-price.ts';

/** Names in the shopper's language, or in every language where a choice is in English, as it is stored. */
type Priced = {
  price: number;
  variations: readonly { type: string; price: number }[];
  food_variations: readonly {
    name: string | Text;
    values: readonly { label: string | Text; optionPrice: number }[];
  }[];
};

/** One piece with its options, before the discount. */
export function unitPrice(
  { price, variations, food_variations }: Priced,
  choice: Pick<Choice, 'variation' | 'options'>,
) {
  const optionPrices = food_variations.flatMap((group) => {
    const labels = choice.options.find(({ name }) => name === named(group.name))?.labels ?? [];
    return group.values.filter(({ label }) => labels.includes(named(label))).map(({ optionPrice }) => optionPrice);
  });
  const variationPrice = variations.find(({ type }) => type === choice.variation)?.price;
  return priceSummary({ price, variationPrice, optionPrices, discount: NO_DISCOUNT, quantity: 1 }).unit;
}

const named = (name: string | Text): string => (typeof name === 'string' ? name : name.en);
