import type { RequestedGoods } from '#contract/checkout/order-request.ts';
import { type CountedLine, itemKey, otherPieces } from '#domain/cart/line.ts';
import type { ItemType } from '#domain/cart/line-key.ts';
import { limitsOf } from '#domain/cart/quantity-limits.ts';
import { refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import { hoursOf, offerAt } from '#domain/catalog/available-window.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { type Choice, type ChoiceRefusal, readSelection } from '#domain/item/read-selection.ts';
import type { Substitution } from '#domain/item/substitution.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { GoodsLine } from '#domain/pricing/goods-total.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { inLanguage } from '#domain/text.ts';
import { choiceError } from '../cart/cart.service.ts';
import type { GoodsRow } from './goods.repository.ts';
import { type Problem, problem } from './problem.ts';

/** Requested goods with the cart line they come from, if any. */
export type RequestedLine = RequestedGoods & { cart_line_id: number | null };

/** One line of an order, checked and priced. What was chosen is in English, as carts store it. */
export type OrderLine = GoodsLine & {
  cart_line_id: number | null;
  item_type: ItemType;
  item: GoodsRow;
  choice: Choice;
  substitution: Substitution | null;
  /** Why it cannot be had like this any more; it is priced as far as it is known. */
  refusal: ChoiceRefusal | null;
};

type ReadContext = {
  store: { id: number; module_type: ModuleType };
  /** When it is to be delivered. */
  at: TownTime;
  language: string;
};

/** Requests for what does not exist any more are left out, with a problem that says so. */
export function readGoods(
  requested: readonly RequestedLine[],
  rows: ReadonlyMap<string, GoodsRow>,
  context: ReadContext,
): { lines: OrderLine[]; problems: Problem[] } {
  const known = requested.flatMap((line) => {
    const item = rows.get(itemKey(line));
    return item ? [{ line, item }] : [];
  });
  const lines = known.map(({ line, item }) => lineOf(line, item));
  return {
    lines,
    problems: [
      ...(known.length < requested.length ? [problem('item_unknown')] : []),
      ...lines.flatMap((line, at) => problemsOf(line, at, lines, context)),
    ],
  };
}

function lineOf({ cart_line_id, item_type, selection }: RequestedLine, item: GoodsRow): OrderLine {
  const read = readSelection(item, selection);
  const refusal = 'reason' in read ? read : null;
  const choice = 'reason' in read ? selection : read;
  return {
    cart_line_id,
    item_type,
    item,
    choice,
    substitution: selection.substitution ?? null,
    refusal,
    price: unitPrice(item, choice),
    quantity: selection.quantity,
    add_ons: choice.add_ons.flatMap(({ id, quantity }) => {
      const addOn = item.add_ons.find((one) => one.id === id);
      return addOn ? [{ price: addOn.price, quantity }] : [];
    }),
    discount: { discount: item.discount, discount_type: item.discount_type },
    flash: item.flash && {
      discount: item.flash.discount,
      discount_type: item.flash.discount_type,
      admin_discount_percentage: item.flash.admin_discount_percentage,
    },
  };
}

/** The first thing that is wrong with a line. */
function problemsOf(line: OrderLine, at: number, lines: readonly OrderLine[], context: ReadContext): Problem[] {
  const found = wrongGoods(line, context) ?? wrongChoice(line, context.language) ?? wrongQuantity(line, lines, context);
  return found ? [{ ...found, line: at }] : [];
}

function wrongGoods({ item }: OrderLine, { store, at, language }: ReadContext): Problem | null {
  const name = inLanguage(item.name, language);
  if (item.store_id !== store.id) return problem('different_stores');
  if (!item.is_on_sale) return problem('item_gone', { name });
  if (offerAt(item, at).isOpen) return null;
  const hours = hoursOf(item);
  return hours ? problem('item_hours', { name, ...hours }) : problem('item_not_now', { name });
}

function wrongChoice({ refusal }: OrderLine, language: string): Problem | null {
  if (!refusal) return null;
  const { reason, values } = choiceError(refusal, language);
  return problem(reason, { ...values });
}

function wrongQuantity(line: OrderLine, lines: readonly OrderLine[], { store }: ReadContext): Problem | null {
  const { item, choice, quantity } = line;
  const others = otherPieces(counted(line), lines.filter((one) => one !== line).map(counted));
  // A flash sale's stock is shared by all variations, in whichever module.
  if (item.flash && quantity + others.item > item.flash.available) return problem('stock_short');
  const limited = {
    module_type: store.module_type,
    stock: item.flash ? item.flash.available : item.stock,
    maximum_cart_quantity: item.maximum_cart_quantity,
    flash_sale: item.flash ? (1 as const) : (0 as const),
    variations: item.variations,
  };
  const refusal = refuseQuantity(limited, choice.variation, quantity, others);
  if (refusal !== 'stock') return refusal && problem('order_quantity');
  const chosen = item.variations.find(({ type }) => type === choice.variation);
  return tooFew(limitsOf(limited, chosen, ['stock']).stock);
}

/** In the words of the cart, which the shopper has just read. */
const tooFew = (left: number | null): Problem => problem(left === null || left > 0 ? 'stock_short' : 'stock');

const counted = ({ item_type, item, choice, quantity }: OrderLine): CountedLine => ({
  item_type,
  item_id: item.id,
  variation: choice.variation,
  quantity,
});
