import { type CartLine, cartLineShape, type Unavailable } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { writeOnce } from '#contract/write-reply.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { refuseLine } from '#domain/cart/line.ts';
import { type Choice, readSelection } from '#domain/item/read-selection.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { inLanguage } from '#domain/text.ts';
import type { FoundItem } from '../catalog/items/items-by-id.service.ts';
import type { Env } from '../env.ts';
import { pictureUrl } from '../media/picture-url.ts';
import type { LineRow } from './cart.repository.ts';

type CartContext = {
  owner: Owner;
  env: Env;
  language: string;
  isInZone(item: FoundItem['row']): boolean;
  lines: readonly LineRow[];
};

export function lineToWire(
  line: LineRow,
  found: FoundItem,
  { owner, env, language, isInZone, lines }: CartContext,
): CartLine {
  const { row, item, store } = found;
  const say = (text: FoundItem['row']['name']) => inLanguage(text, language);
  const groups = row.food_variations.map((group) => ({
    ...group,
    name: say(group.name),
    values: group.values.map(({ label, optionPrice }) => ({
      label: say(label),
      optionPrice,
      isSelected: isChosen(line, group, label),
    })),
  }));
  const combination = item.variations.find(({ type }) => type === line.variation);
  const addons = item.add_ons.map(({ id, name, price }) => {
    const taken = line.add_ons.find((addOn) => addOn.id === id);
    return { id, name, price, isChecked: taken !== undefined, quantity: taken?.quantity ?? 0 };
  });
  return {
    id: line.id,
    user_id: owner.id,
    is_guest: owner.kind === 'guest',
    module_id: line.module_id,
    item_id: item.id,
    item_type: line.item_type,
    quantity: line.quantity,
    price: unitPrice(row, line),
    variation: [
      ...(combination ? [combination] : []),
      ...groups.flatMap(({ name, values }) => {
        const label = values.filter(({ isSelected }) => isSelected).map((value) => value.label);
        return label.length > 0 ? [{ name, values: { label } }] : [];
      }),
    ],
    food_variations: groups,
    add_on_ids: line.add_ons.map(({ id }) => id),
    add_on_qtys: line.add_ons.map(({ quantity }) => quantity),
    addons,
    substitution: line.substitution,
    item: groups.length > 0 || addons.length > 0 ? itemInLine(item, groups, addons) : plainItem(item),
    store: {
      id: store.id,
      slug: store.slug,
      name: say(store.name),
      logo: store.logo,
      logo_full_url: pictureUrl(env, store.logo, '1x1'),
      latitude: String(store.latitude),
      longitude: String(store.longitude),
    },
    unavailable: unavailableNow(line, found, isInZone(row), lines),
    created_at: line.created_at.toISOString(),
    updated_at: line.updated_at.toISOString(),
  };
}

type ItemInLine = CartLine['item'];

const itemInLine = (item: Item, groups: CartLine['food_variations'], addons: CartLine['addons']): ItemInLine => ({
  ...item,
  food_variations: groups.length > 0 ? groups : '',
  addons: addons.filter(({ isChecked }) => isChecked),
  module: { id: item.module_id, module_type: item.module_type },
});

const plainItems = new WeakMap<Item, ItemInLine>();

/** An item of which nothing can be chosen is the same in every line: it is written once. */
function plainItem(item: Item): ItemInLine {
  const known = plainItems.get(item);
  if (known) return known;
  const made = Object.freeze(itemInLine(item, [], []));
  writeOnce(cartLineShape.shape.item, made);
  plainItems.set(item, made);
  return made;
}

type Group = FoundItem['row']['food_variations'][number];

const isChosen = (line: Choice, { name }: Group, label: FoundItem['row']['name']): boolean =>
  line.options.some((option) => option.name === name.en && option.labels.includes(label.en));

function unavailableNow(
  line: LineRow,
  { row, item, isOnSale }: FoundItem,
  isInZone: boolean,
  lines: readonly LineRow[],
): Unavailable | null {
  if (!isOnSale) return 'off_sale';
  if (!isInZone) return 'out_of_zone';
  if ('reason' in readSelection(row, line)) return 'choice_gone';
  const others = lines.filter(({ id }) => id !== line.id);
  const refusal = refuseLine(item, line, others);
  return refusal === 'maximum' ? 'limit' : refusal;
}
