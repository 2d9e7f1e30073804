import type { CartLine } from '#contract/cart/shapes.ts';
import { AppError } from '#contract/errors.ts';
import { type ItemType, lineKey } from '#domain/cart/line-key.ts';
import { refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import { type Choice, type ChoiceRefusal, readSelection } from '#domain/item/read-selection.ts';
import type { Selection } from '#domain/item/selection.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import { type FoundItem, itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import {
  changeLine,
  deleteLine,
  deleteLines,
  deleteLinesIn,
  findLine,
  insertLine,
  type LineRow,
  linesIn,
  linesOf,
  lockCart,
  MOST_LINES,
  type Owner,
} from './cart.repository.ts';
import { besides, itemKey, itemTypeOf, lineToWire, unitPrice } from './cart-to-wire.ts';

/** The cart as it stands now: prices, stock and choices are looked up, whatever they were when a line was put in. */
export async function listLines(deps: Deps, owner: Owner, scope: Scope): Promise<CartLine[]> {
  const [lines, now, isInZone] = await Promise.all([
    linesOf(deps.db, owner, scope.module_id),
    townNow(deps),
    zoneCheck(deps, scope),
  ]);
  const foundItems = await itemsById(deps, idsIn(lines), now, scope.language);
  const around = { owner, env: deps.env, language: scope.language, isInZone, lines };
  return lines.flatMap((line) => {
    const item = foundItems.get(itemKey(line));
    return item ? [lineToWire(line, item, around)] : [];
  });
}

export const idsIn = (lines: readonly Pick<LineRow, 'item_id' | 'item_campaign_id'>[]) => ({
  item_ids: unique(lines.map(({ item_id }) => item_id)),
  campaign_ids: unique(lines.map(({ item_campaign_id }) => item_campaign_id)),
});

const unique = (ids: readonly (number | null)[]): number[] => [...new Set(ids.filter((id) => id !== null))];

/** Who does not say where they are is not told that something is out of reach. */
export async function zoneCheck(deps: Deps, scope: Scope): Promise<(row: FoundItem['row']) => boolean> {
  if (scope.zone_ids.length === 0) return () => true;
  const { moduleZones } = await zonesToSearch(deps, { ...scope, module_id: null });
  const reached = new Set(moduleZones.map(({ module_id, zone_id }) => `${module_id} ${zone_id}`));
  return ({ module_id, zone_id }) => reached.has(`${module_id} ${zone_id}`);
}

export type RequestedCartLine = { item_type: ItemType; item_id: number; selection: Selection };

/** A new line. With `replace` everything else of that module goes, in the same moment. */
export async function addLine(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { replace, ...requested }: RequestedCartLine & { replace: boolean },
): Promise<CartLine[]> {
  const { found, line } = await readRequestedLine(deps, scope, requested);
  const { module_id } = found.row;
  await deps.db.transaction(async (db) => {
    const cart_id = await lockCart(db, owner, module_id);
    if (replace) await deleteLinesIn(db, cart_id);
    const others = await linesIn(db, cart_id);
    if (others.some((other) => isSame(other, line))) throw new AppError('cart_item');
    if (others.length >= MOST_LINES) throw new AppError('cart_full');
    refuseTooMany(found, line, others);
    await insertLine(db, cart_id, line);
  });
  return listLines(deps, owner, { ...scope, module_id });
}

export async function updateLine(
  deps: Deps,
  owner: Owner,
  scope: Scope,
  { cart_id: id, ...requested }: RequestedCartLine & { cart_id: number },
): Promise<CartLine[]> {
  const { found, line } = await readRequestedLine(deps, scope, requested);
  const { module_id } = found.row;
  await deps.db.transaction(async (db) => {
    const lines = await linesIn(db, await lockCart(db, owner, module_id));
    const before = lines.find((one) => one.id === id);
    if (!before) throw new AppError('not_found');
    if (itemKey(before) !== itemKey(line)) throw new AppError('invalid', 'item_id');
    const others = lines.filter((one) => one.id !== id);
    if (others.some((other) => isSame(other, line))) throw new AppError('cart_item');
    // Fewer of the same is always a step in the right direction, even when it is still too many.
    if (line.quantity > before.quantity || !isSame(before, line)) refuseTooMany(found, line, others);
    await changeLine(db, id, line);
  });
  return listLines(deps, owner, { ...scope, module_id });
}

export async function removeLine(deps: Deps, owner: Owner, scope: Scope, id: number): Promise<CartLine[]> {
  const line = await findLine(deps.db, owner, id);
  if (!line || (await deleteLine(deps.db, owner, id)) === 0) throw new AppError('not_found');
  return listLines(deps, owner, { ...scope, module_id: scope.module_id ?? line.module_id });
}

export async function clearLines(deps: Deps, owner: Owner, { module_id }: Scope): Promise<CartLine[]> {
  await deleteLines(deps.db, owner, module_id);
  return [];
}

/** What is wanted, as it will be stored; refused when it is not sold here, or not like this. */
async function readRequestedLine(deps: Deps, scope: Scope, { item_type, item_id, selection }: RequestedCartLine) {
  const [now, isInZone] = await Promise.all([townNow(deps), zoneCheck(deps, scope)]);
  const ids = item_type === 'Item' ? { item_id, item_campaign_id: null } : { item_id: null, item_campaign_id: item_id };
  const found = (await itemsById(deps, idsIn([ids]), now, scope.language)).get(itemKey(ids));
  if (!found?.isOnSale || !isInZone(found.row)) throw new AppError('item_unavailable');
  const choice = readSelection(found.row, selection);
  if ('reason' in choice) throw choiceError(choice, scope.language);
  return { found, line: { ...ids, ...choice, quantity: selection.quantity, price: unitPrice(found.row, choice) } };
}

export function choiceError(refusal: ChoiceRefusal, language: string): AppError {
  if (!('name' in refusal)) return new AppError(refusal.reason);
  const { reason, name, ...limits } = refusal;
  const numbers = Object.entries(limits).map(([limit, number]) => [limit, String(number)]);
  return new AppError(reason, undefined, { name: inLanguage(name, language), ...Object.fromEntries(numbers) });
}

type Line = Choice & Pick<LineRow, 'item_id' | 'item_campaign_id' | 'quantity'>;

export const keyOf = (line: Line): string =>
  lineKey(itemTypeOf(line), line.item_id ?? line.item_campaign_id ?? 0, line);

const isSame = (one: Line, other: Line): boolean => keyOf(one) === keyOf(other);

function refuseTooMany({ item }: FoundItem, line: Line, others: readonly LineRow[]) {
  const refusal = refuseQuantity(item, line.variation, line.quantity, besides(line, others));
  if (refusal) throw new AppError(refusal === 'stock' ? 'stock' : 'cart_item_limit');
}
