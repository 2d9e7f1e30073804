import { AppError } from '#contract/errors.ts';
import type { LimitName } from '#domain/cart/quantity-limits.ts';
import { refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import { readChoice } from '#domain/item/read-selection.ts';
import { townNow } from '../catalog/area.service.ts';
import { type Kept, keptItems } from '../catalog/items/items-by-id.service.ts';
import type { Asked } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  deleteLinesIn,
  insertLine,
  type LineRow,
  linesIn,
  lockCart,
  MOST_LINES,
  type NewLine,
  type Owner,
  setQuantity,
} from './cart.repository.ts';
import { idsIn, keyOf, type Wish, zoneCheck } from './cart.service.ts';
import { besides, nameOf, unitPrice } from './cart-to-wire.ts';

/** What became of one wish. `quantity` of it are in the cart now; `price` is a piece today, null when it is not sold. */
export type Outcome = {
  problem: 'gone' | 'out_of_zone' | 'choice_gone' | 'stock' | 'limit' | null;
  quantity: number;
  price: number | null;
};

type Around = { kept: ReadonlyMap<string, Kept>; isInZone(row: Kept['row']): boolean };

/**
 * Many wishes of one store at once, as far as each can be had: what cannot is left out and said. Without `replace` a
 * cart that holds another store's lines is refused.
 */
export async function addLines(
  deps: Deps,
  owner: Owner,
  asked: Asked & { module_id: number },
  wishes: readonly Wish[],
  { store_id, replace }: { store_id: number; replace: boolean },
): Promise<Outcome[]> {
  const [now, isInZone] = await Promise.all([townNow(deps), zoneCheck(deps, asked)]);
  return deps.db.transaction(async (db) => {
    const cart_id = await lockCart(db, owner, asked.module_id);
    if (replace) await deleteLinesIn(db, cart_id);
    const before = await linesIn(db, cart_id);
    const ids = idsIn([...before, ...wishes.map(namesOf)]);
    const kept = await keptItems({ db, env: deps.env }, ids, now, asked.language);
    if (before.some((line) => (kept.get(nameOf(line))?.item.store_id ?? store_id) !== store_id))
      throw new AppError('reorder_other_store');

    const outcomes: Outcome[] = [];
    for (const wish of wishes) outcomes.push(await addOne(db, cart_id, wish, { kept, isInZone }));
    return outcomes;
  });
}

const namesOf = ({ item_type, item_id }: Wish) =>
  item_type === 'Item' ? { item_id, item_campaign_id: null } : { item_id: null, item_campaign_id: item_id };

async function addOne(db: Db, cart_id: number, wish: Wish, { kept, isInZone }: Around): Promise<Outcome> {
  const names = namesOf(wish);
  const found = kept.get(nameOf(names));
  if (!found?.isOnSale) return { problem: 'gone', quantity: 0, price: null };
  const choice = readChoice(found.row, wish.wanted);
  if ('reason' in choice) return { problem: 'choice_gone', quantity: 0, price: null };
  const price = unitPrice(found.row, choice);
  if (!isInZone(found.row)) return { problem: 'out_of_zone', quantity: 0, price };

  const line = { ...names, ...choice, quantity: wish.wanted.quantity, price };
  const lines = await linesIn(db, cart_id);
  const same = lines.find((other) => keyOf(other) === keyOf(line));
  const { quantity, problem } = mostOf(
    found,
    line,
    lines.filter((other) => other !== same),
  );
  if (same) {
    if (quantity > same.quantity) await setQuantity(db, same.id, quantity);
    return { problem, quantity: Math.max(same.quantity, quantity), price };
  }
  if (quantity === 0 || lines.length >= MOST_LINES) return { problem: problem ?? 'limit', quantity: 0, price };
  await insertLine(db, cart_id, { ...line, quantity });
  return { problem, quantity, price };
}

/** As many as were wanted, or as many as there may be. */
function mostOf({ item }: Kept, line: NewLine, others: readonly LineRow[]) {
  let quantity = line.quantity;
  let refusal: LimitName | null = null;
  for (; quantity > 0; quantity -= 1) {
    const refused = refuseQuantity(item, line.variation, quantity, besides(line, others));
    if (!refused) break;
    refusal ??= refused;
  }
  return { quantity, problem: refusal === 'maximum' ? ('limit' as const) : refusal };
}
