import { itemTypeOf } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Selection } from '#domain/item/selection.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';

/** A line in the server's shape, shown until the server has answered. Its id is negative, so that none of theirs is hit. */
export function toLine(item: Item, selection: Selection, id: number): CartLine {
  const addons = item.add_ons.map(({ id, name, price }) => {
    const taken = selection.add_ons.find((addOn) => addOn.id === id);
    return { id, name, price, isChecked: taken !== undefined, quantity: taken?.quantity ?? 0 };
  });
  const food_variations = (item.food_variations || []).map((group) => {
    const labels = selection.options.find(({ name }) => name === group.name)?.labels ?? [];
    return { ...group, values: group.values.map((value) => ({ ...value, isSelected: labels.includes(value.label) })) };
  });
  const combination = item.variations.find(({ type }) => type === selection.variation);

  return {
    id,
    user_id: 0,
    is_guest: true,
    module_id: item.module_id,
    item_id: item.id,
    item_type: itemTypeOf(item),
    quantity: selection.quantity,
    price: unitPrice({ ...item, food_variations }, selection),
    variation: [
      ...(combination ? [combination] : []),
      ...selection.options.map(({ name, labels }) => ({ name, values: { label: [...labels] } })),
    ],
    food_variations,
    add_on_ids: selection.add_ons.map((addOn) => addOn.id),
    add_on_qtys: selection.add_ons.map(({ quantity }) => quantity),
    addons,
    substitution: selection.substitution ?? null,
    item: {
      ...item,
      food_variations: food_variations.length > 0 ? food_variations : '',
      addons: addons.filter(({ isChecked }) => isChecked),
      module: { id: item.module_id, module_type: item.module_type },
    },
    store: {
      id: item.store_id,
      slug: '',
      name: item.store_name,
      logo: '',
      logo_full_url: null,
      latitude: '',
      longitude: '',
    },
    unavailable: null,
    created_at: '',
    updated_at: '',
  };
}

/** The line with another selection in it. */
export const withSelection = (line: CartLine, selection: Selection): CartLine => ({
  ...toLine(line.item, selection, line.id),
  store: line.store,
});
