import type { LineTotal } from '#domain/pricing/goods-total.ts';
import type { OrderLine } from '#server/checkout/read-goods.ts';
import type { NewOrderLine } from '../order-rows.repository.ts';
import type { ChosenSnapshot } from './line-snapshot.ts';
import type { StockLine } from './place-stock.service.ts';

const named = ({ item_type, item }: OrderLine) => ({
  item_id: item_type === 'Item' ? item.id : null,
  item_campaign_id: item_type === 'ItemCampaign' ? item.id : null,
  flash_sale_item_id: item.flash?.id ?? null,
});

/** A line as it was bought: what becomes of the item later changes nothing of it. */
export function lineRow(line: OrderLine, total: LineTotal | undefined): NewOrderLine {
  if (!total) throw new Error('every line of an order has its sum');
  const { item, choice, price, quantity } = line;
  return {
    ...named(line),
    variant: choice.variation,
    item_details: { name: item.name, slug: item.slug, image: item.image, unit_type: item.unit },
    variation: chosenOf(line),
    add_ons: choice.add_ons.flatMap((taken) => {
      const addOn = item.add_ons.find(({ id }) => id === taken.id);
      return addOn ? [{ id: addOn.id, name: addOn.name, price: addOn.price, quantity: taken.quantity }] : [];
    }),
    price,
    quantity,
    total_add_on_price: total.add_ons,
    discount_on_item: total.off,
    discount_on_product_by: total.source,
    is_prescription_required: item.is_prescription_required,
    substitution: line.substitution,
  };
}

function chosenOf({ item, choice }: OrderLine): ChosenSnapshot[] {
  const combination = item.variations.find(({ type }) => type === choice.variation);
  const groups = item.food_variations.flatMap(({ name, values }) => {
    const labels = choice.options.find((option) => option.name === name.en)?.labels ?? [];
    const chosen = values.filter(({ label }) => labels.includes(label.en));
    return chosen.length > 0 ? [{ name, values: chosen }] : [];
  });
  return [
    ...(combination ? [{ type: combination.type, label: combination.label, price: combination.price }] : []),
    ...groups,
  ];
}

export const stockLine = (line: OrderLine): StockLine => ({
  ...named(line),
  variant: line.choice.variation,
  quantity: line.quantity,
  isCounted: line.item.stock !== null,
});
