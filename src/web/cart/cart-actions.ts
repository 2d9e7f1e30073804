import type { CartLine } from '#contract/cart-shapes.ts';
import { itemTypeOf, keyOfLine, wantedFromWire } from '#contract/cart-wanted.ts';
import type { Item } from '#contract/catalog-shapes.ts';
import { lineKey } from '#domain/cart/line-key.ts';
import { refuseQuantity } from '#domain/cart/refuse-quantity.ts';
import type { Wanted } from '#domain/cart/wanted.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { Overlay } from '#web/overlay/overlay.tsx';
import { ensureGuest } from '#web/session/guest.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { type CartKey, cartKey } from './cart.queries.ts';
import type { Change } from './cart-book.ts';
import { type Desk, makeChange, shownLines } from './cart-desk.ts';
import { toLine } from './to-line.ts';

export type Tools = Desk & { t: Translate; open(overlay: Overlay): void; close(): void };

/** Adds that are on their way, by what they add: the second press of a double click joins the first. */
const underWay = new Map<string, Promise<boolean>>();
let pendingId = 0;

export function add(tools: Tools, item: Item, wanted: Wanted, from?: 'wishlist'): Promise<boolean> {
  const key = lineKey(itemTypeOf(item), item.id, wanted);
  const same = underWay.get(key);
  if (same) return same;
  const adding = addLine(tools, item, wanted, from).finally(() => underWay.delete(key));
  underWay.set(key, adding);
  return adding;
}

async function addLine(tools: Tools, item: Item, wanted: Wanted, from?: 'wishlist'): Promise<boolean> {
  const cart = await cartOf(tools, item.module_id);
  if (!cart) return false;
  const lines = shownLines(cart);
  const key = lineKey(itemTypeOf(item), item.id, wanted);
  const known = lines.find((line) => keyOfLine(line) === key);
  if (known) return setQuantity(tools, known, known.quantity + wanted.quantity, 'cart.added');

  const isOther = lines.some((line) => line.item.store_id !== item.store_id);
  if (!isAllowed(tools, item, wanted, isOther ? [] : lines)) return false;
  if (isOther && !(await mayReplace(tools))) return false;
  pendingId -= 1;
  const line = toLine(item, wanted, pendingId);
  const done = isOther && from !== 'wishlist' ? 'cart.replaced' : 'cart.added';
  return carryOut(tools, cart, { kind: 'add', line, replace: isOther }, done);
}

export async function update(tools: Tools, line: CartLine, wanted: Wanted): Promise<boolean> {
  const cart = await cartOf(tools, line.module_id);
  if (!cart) return false;
  const key = keyOfLine(line);
  const others = shownLines(cart).filter((other) => keyOfLine(other) !== key);
  if (!isAllowed(tools, line.item, wanted, others)) return false;
  return carryOut(tools, cart, { kind: 'update', key, wanted }, 'cart.updated');
}

export async function setQuantity(tools: Tools, line: CartLine, quantity: number, done?: MessageKey): Promise<boolean> {
  if (quantity < 1) return remove(tools, line);
  const cart = await cartOf(tools, line.module_id);
  if (!cart) return false;
  const key = keyOfLine(line);
  const others = shownLines(cart).filter((other) => keyOfLine(other) !== key);
  const wanted = { ...wantedFromWire(line), quantity };
  // Fewer is always a step in the right direction.
  if (quantity > line.quantity && !isAllowed(tools, line.item, wanted, others)) return false;
  return carryOut(tools, cart, { kind: 'update', key, wanted }, done);
}

export async function remove(tools: Tools, line: CartLine): Promise<boolean> {
  const cart = await cartOf(tools, line.module_id);
  return cart !== null && carryOut(tools, cart, { kind: 'remove', key: keyOfLine(line) }, 'cart.removed');
}

export async function clear(tools: Tools): Promise<boolean> {
  const cart = await cartOf(tools, tools.store.get().module?.id ?? 0);
  return cart !== null && carryOut(tools, cart, { kind: 'clear' }, 'cart.cleared');
}

/** Whose cart it is; a guest without an identity gets one now. */
async function cartOf({ api, store, t }: Tools, module_id: number): Promise<CartKey | null> {
  try {
    if (!store.get().token) await ensureGuest(store, api);
    return cartKey(store.get(), module_id);
  } catch (error) {
    sayRefusal(t, error);
    return null;
  }
}

/** The browser asks the server's rule first, to answer faster. */
function isAllowed({ t }: Tools, item: Item, wanted: Wanted, others: readonly CartLine[]): boolean {
  const same = others.filter((line) => line.item_id === item.id && line.item_type === itemTypeOf(item));
  const refusal = refuseQuantity(item, wanted.variation, wanted.quantity, {
    variation: pieces(same.filter((line) => wantedFromWire(line).variation === wanted.variation)),
    item: pieces(same),
  });
  if (refusal) showToast({ id: 'error', tone: 'error', text: t(`cart.refused.${refusal}`) });
  return refusal === null;
}

export const pieces = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

const mayReplace = ({ open }: Tools): Promise<boolean> =>
  new Promise((answer) => open({ name: 'clear-cart', because: 'another-store', answer }));

async function carryOut(tools: Tools, cart: CartKey, change: Change, done?: MessageKey): Promise<boolean> {
  try {
    await makeChange(tools, cart, change);
  } catch (error) {
    sayRefusal(tools.t, error);
    return false;
  }
  if (done) showToast({ id: 'cart', text: tools.t(done) });
  return true;
}

function sayRefusal(t: Translate, error: unknown) {
  const words = error instanceof ApiError && error.status > 0 ? error.message : t('error.offline');
  showToast({ id: 'error', tone: 'error', text: words });
}
