import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { isSameLine, itemKey, mostAllowed } from '#domain/cart/line.ts';
import { readSelection } from '#domain/item/read-selection.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { townNow } from '../catalog/area.service.ts';
import { type FoundItem, itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import {
  deleteLinesIn,
  hasOtherStore,
  insertLine,
  linesIn,
  lockCart,
  MAX_LINES,
  setQuantity,
} from './cart.repository.ts';
import { idsIn, type RequestedCartLine, zoneCheck } from './cart.service.ts';

/** The outcome of one requested line: how many are in the cart now, and today's price of one (null: no longer sold). */
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
    if (await hasOtherStore(db, cart_id, store_id)) throw new AppError('cart_other_store');
    const foundItems = await itemsById(inTransaction(deps, db), idsIn(requested), now, scope.language);

    const outcomes: Outcome[] = [];
    for (const line of requested) outcomes.push(await addOne(db, cart_id, line, { foundItems, isInZone }));
    return outcomes;
  });
}

async function addOne(
  db: Db,
  cart_id: number,
  requested: RequestedCartLine,
  { foundItems, isInZone }: AddContext,
): Promise<Outcome> {
  const { item_type, item_id, selection } = requested;
  const found = foundItems.get(itemKey(requested));
  if (!found?.isOnSale) return { problem: 'gone', quantity: 0, price: null };
  const choice = readSelection(found.row, selection);
  if ('reason' in choice) return { problem: 'choice_gone', quantity: 0, price: null };
  const price = unitPrice(found.row, choice);
  if (!isInZone(found.row)) return { problem: 'out_of_zone', quantity: 0, price };

  const { substitution = null } = selection;
  const line = { item_type, item_id, ...choice, quantity: selection.quantity, price, substitution };
  const lines = await linesIn(db, cart_id);
  const same = lines.find((other) => isSameLine(other, line));
  const others = lines.filter((other) => other !== same);
  const { quantity, refusal } = mostAllowed(found.item, line, others);
  const problem = refusal === 'maximum' ? 'limit' : refusal;
  if (same) {
    if (quantity > same.quantity) await setQuantity(db, same.id, quantity);
    return { problem, quantity: Math.max(same.quantity, quantity), price };
  }
  if (quantity === 0 || lines.length >= MAX_LINES) return { problem: problem ?? 'limit', quantity: 0, price };
  await insertLine(db, cart_id, { ...line, quantity });
  return { problem, quantity, price };
}
