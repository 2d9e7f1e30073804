import { AppError } from '#contract/errors.ts';
import type { LimitName } from '#domain/cart/quantity-limits.ts';
import { refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import { readSelection } from '#domain/item/read-selection.ts';
import { townNow } from '../catalog/area.service.ts';
import { type FoundItem, itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Scope } from '../catalog/scope.ts';
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
import { idsIn, keyOf, type RequestedCartLine, zoneCheck } from './cart.service.ts';
import { besides, itemKey, unitPrice } from './cart-to-wire.ts';

/** What became of one wish. `quantity` of it are in the cart now; `price` is a piece today, null when it is not sold. */
export type Outcome = {
  problem: 'gone' | 'out_of_zone' | 'choice_gone' | 'stock' | 'limit' | null;
  quantity: number;
  price: number | null;
};

type AddContext = { foundItems: ReadonlyMap<string, FoundItem>; isInZone(row: FoundItem['row']): boolean };

/**
 * Many lines of one store at once, as far as each can be had: what cannot is left out and said. Without `replace` a
 * cart that holds another store's lines is refused.
 */
export async function addLines(
  deps: Deps,
  owner: Owner,
  scope: Scope & { module_id: number },
  requested: readonly RequestedCartLine[],
  { store_id, replace }: { store_id: number; replace: boolean },
): Promise<Outcome[]> {
  const [now, isInZone] = await Promise.all([townNow(deps), zoneCheck(deps, scope)]);
  return deps.db.transaction(async (db) => {
    const cart_id = await lockCart(db, owner, scope.module_id);
    if (replace) await deleteLinesIn(db, cart_id);
    const before = await linesIn(db, cart_id);
    const ids = idsIn([...before, ...requested.map(namesOf)]);
    const foundItems = await itemsById({ db, env: deps.env }, ids, now, scope.language);
    if (before.some((line) => (foundItems.get(itemKey(line))?.item.store_id ?? store_id) !== store_id))
      throw new AppError('reorder_other_store');

    const outcomes: Outcome[] = [];
    for (const line of requested) outcomes.push(await addOne(db, cart_id, line, { foundItems, isInZone }));
    return outcomes;
  });
}

const namesOf = ({ item_type, item_id }: RequestedCartLine) =>
  item_type === 'Item' ? { item_id, item_campaign_id: null } : { item_id: null, item_campaign_id: item_id };

async function addOne(
  db: Db,
  cart_id: number,
  requested: RequestedCartLine,
  { foundItems, isInZone }: AddContext,
): Promise<Outcome> {
  const names = namesOf(requested);
  const found = foundItems.get(itemKey(names));
  if (!found?.isOnSale) return { problem: 'gone', quantity: 0, price: null };
  const choice = readSelection(found.row, requested.selection);
  if ('reason' in choice) return { problem: 'choice_gone', quantity: 0, price: null };
  const price = unitPrice(found.row, choice);
  if (!isInZone(found.row)) return { problem: 'out_of_zone', quantity: 0, price };

  const line = { ...names, ...choice, quantity: requested.selection.quantity, price };
  const lines = await linesIn(db, cart_id);
  const same = lines.find((other) => keyOf(other) === keyOf(line));
  const { quantity, problem } = mostAllowed(
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
function mostAllowed({ item }: FoundItem, line: NewLine, others: readonly LineRow[]) {
  let quantity = line.quantity;
  let refusal: LimitName | null = null;
  for (; quantity > 0; quantity -= 1) {
    const refused = refuseQuantity(item, line.variation, quantity, besides(line, others));
    if (!refused) break;
    refusal ??= refused;
  }
  return { quantity, problem: refusal === 'maximum' ? ('limit' as const) : refusal };
}
