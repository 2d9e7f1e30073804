import type { CartLine } from '#contract/cart/shapes.ts';
import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { type CountedLine, type ItemRef, isSameItem, isSameLine, itemKey, refuseLine } from '#domain/cart/line.ts';
import { type ChoiceRefusal, readSelection } from '#domain/item/read-selection.ts';
import type { Selection } from '#domain/item/selection.ts';
import { unitPrice } from '#domain/pricing/unit-price.ts';
import { inLanguage } from '#domain/text.ts';
import { reachOf, townNow } from '../catalog/area.service.ts';
import { type FoundItem, itemFromMemory, itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Now, Scope } from '../catalog/scope.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  changeLine,
  deleteLine,
  deleteLines,
  dropLines,
  findLine,
  type JudgedBy,
  type LineRow,
  linesIn,
  linesOf,
  lockCart,
  lockExisting,
  MAX_LINES,
  putLine,
} from './cart.repository.ts';
import { lineToWire } from './cart-to-wire.ts';

/** The cart as it stands now: prices, stock and choices are looked up, whatever they were when a line was put in. */
export async function listLines(deps: Deps, owner: Owner, scope: Scope): Promise<CartLine[]> {
  const [lines, now, isInZone] = await Promise.all([
    linesOf(deps.db, owner, scope.module_id),
    townNow(deps),
    zoneCheck(deps, scope),
  ]);
  const foundItems = await itemsById(deps, idsIn(lines), now, scope.language);
  return toWire(deps, owner, scope, lines, foundItems, isInZone);
}

type FoundItems = ReadonlyMap<string, FoundItem>;
type IsInZone = (row: FoundItem['row']) => boolean;

function toWire(
  { env }: Deps,
  owner: Owner,
  { language }: Scope,
  lines: readonly LineRow[],
  foundItems: FoundItems,
  isInZone: IsInZone,
): CartLine[] {
  const context = { owner, env, language, isInZone, lines };
  return lines.flatMap((line) => {
    const item = foundItems.get(itemKey(line));
    return item ? [lineToWire(line, item, context)] : [];
  });
}

export const idsIn = (lines: readonly ItemRef[]) => {
  const idsOf = (type: ItemRef['item_type']) =>
    lines.flatMap((line) => (line.item_type === type ? [line.item_id] : []));
  return { item_ids: [...new Set(idsOf('Item'))], campaign_ids: [...new Set(idsOf('ItemCampaign'))] };
};

/** Without a place nothing counts as out of reach: there is nothing to measure against. */
export const zoneCheck = async (deps: Deps, { zone_ids }: Scope): Promise<IsInZone> =>
  zone_ids.length === 0 ? () => true : reachOf(deps, zone_ids);

export type RequestedCartLine = ItemRef & { selection: Selection };

/** A new line. A cart holds lines of one store; with `replace` the other lines of that module go in the same moment. */
export async function addLine(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { replace, ...requested }: RequestedCartLine & { replace: boolean },
): Promise<CartLine[]> {
  const [now, isInZone] = await Promise.all([townNow(deps), zoneCheck(deps, scope)]);
  const request = { requested, replace, now, isInZone };
  const known = requested.item_type === 'Item' ? itemFromMemory(deps, requested.item_id, now, scope.language) : null;
  const added = known && (await tryToAdd(deps, owner, scope, request, known).catch(nothingIfRefused));
  if (added) return added;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const lines = await tryToAdd(deps, owner, scope, request, null);
    if (lines) return lines;
  }
  throw new AppError('unavailable');
}

/** A refusal based on a remembered item is not final, since that may be out of date: it is judged again afresh. */
function nothingIfRefused(error: unknown): null {
  if (error instanceof AppError) return null;
  throw error;
}

type CartLineRequest = { requested: RequestedCartLine; replace: boolean; now: Now; isInZone: IsInZone };

/** null: the cart or the remembered item changed in between, so the caller has to try again. */
async function tryToAdd(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { requested, replace, now, isInZone }: CartLineRequest,
  known: ReturnType<typeof itemFromMemory>,
): Promise<CartLine[] | null> {
  const [stored, wanted] = await Promise.all([
    // Lines that are about to be replaced need not be read.
    replace ? [] : linesOf(deps.db, owner, null),
    known?.items ?? itemsById(deps, idsIn([requested]), now, scope.language),
  ]);
  const { found, line } = judge(requested, wanted, isInZone, scope.language);
  const { module_id, store_id } = found.row;
  const others = stored.filter((other) => other.module_id === module_id);
  if (others.some((other) => isSameLine(other, line))) throw new AppError('cart_item');
  if (others.length >= MAX_LINES) throw new AppError('cart_full');
  if (others.some((other) => other.store_id !== store_id)) throw new AppError('cart_other_store');
  refuseTooMany(found, line, others);
  const whole = { ...line, substitution: requested.selection.substitution ?? null };
  const judgedBy: JudgedBy = {
    others: replace ? 'replaced' : others,
    item: known && { stamp: known.stamp, now },
  };
  // The items of the other lines are only displayed: they are read while the new line is written.
  const [put, shown] = await Promise.all([
    putLine(deps.db, owner, module_id, whole, judgedBy),
    itemsById(deps, idsIn(others.filter((other) => !isSameItem(other, line))), now, scope.language),
  ]);
  if (!put) return null;
  const made = { ...whole, ...put, module_id, store_id, updated_at: put.created_at };
  return toWire(deps, owner, scope, [...others, made], new Map([...shown, ...wanted]), isInZone);
}

/** Each retry means that somebody else changed the cart; after so many the client is asked to try again. */
const MOST_ATTEMPTS = 5;

export async function updateLine(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { cart_id: id, ...requested }: RequestedCartLine & { cart_id: number },
): Promise<CartLine[]> {
  const [now, isInZone] = await Promise.all([townNow(deps), zoneCheck(deps, scope)]);
  const foundItems = await itemsById(deps, idsIn([requested]), now, scope.language);
  const { found, line } = judge(requested, foundItems, isInZone, scope.language);
  const { module_id } = found.row;
  await deps.db.transaction(async (db) => {
    const lines = await linesIn(db, await lockCart(db, owner, module_id));
    const before = lines.find((one) => one.id === id);
    if (!before) throw new AppError('not_found');
    if (!isSameItem(before, line)) throw new AppError('invalid', 'item_id');
    const others = lines.filter((one) => one.id !== id);
    if (others.some((other) => isSameLine(other, line))) throw new AppError('cart_item');
    // Fewer of the same is always a step in the right direction, even when it is still too many.
    if (line.quantity > before.quantity || !isSameLine(before, line)) refuseTooMany(found, line, others);
    const { substitution = before.substitution } = requested.selection;
    await changeLine(db, id, { ...line, substitution });
  });
  return listLines(deps, owner, { ...scope, module_id });
}

export async function removeLine(deps: Deps, owner: Owner, scope: Scope, id: number): Promise<CartLine[]> {
  const line = await findLine(deps.db, owner, id);
  if (!line || (await deleteLine(deps.db, owner, id)) === 0) throw new AppError('not_found');
  return listLines(deps, owner, { ...scope, module_id: scope.module_id ?? line.module_id });
}

/** Of one module, as they are stored. With `lock` nobody else changes the cart until the transaction ends. */
export async function cartLines(tx: Db, owner: Owner, module_id: number, lock: boolean): Promise<LineRow[]> {
  // Both run on the transaction's one connection, in this order. Without a cart there is nothing to order.
  const [, lines] = await Promise.all([lock && lockExisting(tx, owner, module_id), linesOf(tx, owner, module_id)]);
  return lines;
}

/** What was in the cart has been ordered. */
export const emptyCart = (tx: Db, owner: Owner, module_id: number): void => dropLines(tx, owner, module_id);

export async function clearLines(deps: Deps, owner: Owner, { module_id }: Scope): Promise<CartLine[]> {
  await deleteLines(deps.db, owner, module_id);
  return [];
}

/** The requested line as it will be stored; refused when it is not sold here, or not like this. */
function judge(
  { item_type, item_id, selection }: RequestedCartLine,
  foundItems: FoundItems,
  isInZone: IsInZone,
  language: string,
) {
  const ref = { item_type, item_id };
  const found = foundItems.get(itemKey(ref));
  if (!found?.isOnSale || !isInZone(found.row)) throw new AppError('item_unavailable');
  const choice = readSelection(found.row, selection);
  if ('reason' in choice) throw choiceError(choice, language);
  return { found, line: { ...ref, ...choice, quantity: selection.quantity, price: unitPrice(found.row, choice) } };
}

export function choiceError(refusal: ChoiceRefusal, language: string): AppError {
  if (!('name' in refusal)) return new AppError(refusal.reason);
  const { reason, name, ...limits } = refusal;
  const numbers = Object.entries(limits).map(([limit, number]) => [limit, String(number)]);
  return new AppError(reason, undefined, { name: inLanguage(name, language), ...Object.fromEntries(numbers) });
}

function refuseTooMany({ item }: FoundItem, line: CountedLine, others: readonly LineRow[]) {
  const refusal = refuseLine(item, line, others);
  if (refusal) throw new AppError(refusal === 'stock' ? 'stock' : 'cart_item_limit');
}
