import type { CartLine, Unavailable } from '#contract/cart/shapes.ts';
import type { ItemType } from '#domain/cart/line-key.ts';
import { type Besides, refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import { type Choice, readSelection } from '#domain/item/read-selection.ts';
import { NO_DISCOUNT } from '#domain/pricing/discount.ts';
import { priceSummary } from '#domain/pricing/item-price.ts';
import { inLanguage } from '#domain/text.ts';
import type { FoundItem, ItemKey } from '../catalog/items/items-by-id.service.ts';
import type { Env } from '../env.ts';
import { pictureUrl } from '../media/picture-url.ts';
import type { LineRow, Owner } from './cart.repository.ts';

export const itemTypeOf = ({ item_id }: Pick<LineRow, 'item_id'>): ItemType =>
  item_id === null ? 'ItemCampaign' : 'Item';

export const itemKey = (line: Pick<LineRow, 'item_id' | 'item_campaign_id'>): ItemKey =>
  `${itemTypeOf(line)} ${line.item_id ?? line.item_campaign_id ?? 0}`;

type Priced = Pick<FoundItem['row'], 'price' | 'food_variations'> & {
  variations: readonly { type: string; price: number }[];
};

/** One piece with its options, before the discount. */
export function unitPrice({ price, variations, food_variations }: Priced, choice: Choice): number {
  const chosen = food_variations.flatMap(({ name, values }) => {
    const labels = choice.options.find((option) => option.name === name.en)?.labels ?? [];
    return values.filter(({ label }) => labels.includes(label.en)).map(({ optionPrice }) => optionPrice);
  });
  const variationPrice = variations.find(({ type }) => type === choice.variation)?.price;
  return priceSummary({ price, variationPrice, optionPrices: chosen, discount: NO_DISCOUNT, quantity: 1 }).unit;
}

/** The same item in other lines. */
export function besides(
  line: Pick<LineRow, 'item_id' | 'item_campaign_id' | 'variation'>,
  others: readonly LineRow[],
): Besides {
  const same = others.filter((other) => itemKey(other) === itemKey(line));
  const count = (lines: readonly LineRow[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { variation: count(same.filter(({ variation }) => variation === line.variation)), item: count(same) };
}

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
    item_type: itemTypeOf(line),
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
    item: { ...item, addons },
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
  const refusal = refuseQuantity(item, line.variation, line.quantity, besides(line, others));
  return refusal === 'maximum' ? 'limit' : refusal;
}
