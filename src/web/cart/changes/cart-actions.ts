import '#web/i18n/lazy/cart.ts';
import '#web/i18n/lazy/offline.ts';
import { countedLine, itemTypeOf, keyOfLine, selectionFromWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { Item } from '#contract/catalog/item-shape.ts';
import { keyOf, refuseLine } from '#domain/cart/line.ts';
import type { Selection } from '#domain/item/selection.ts';
import { failureWords } from '#web/api/api-error.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import type { Overlay } from '#web/overlay/overlay.tsx';
import { ensureGuest } from '#web/session/guest.ts';
import { showToast } from '#web/ui/feedback/toast-queue.ts';
import { type CartKey, cartKey } from './cart-key.ts';
import { type CartTools, knownLines, LineGone, makeChange } from './cart-queue.ts';
import type { Change } from './pending-changes.ts';
import { toLine, withSelection } from './to-line.ts';

export type Tools = CartTools & { t: Translate; open(overlay: Overlay): void };

/** Adds that are on their way, by what they add: the second press of a double click joins the first. */
const underWay = new Map<string, Promise<boolean>>();
const ADDED: ReadonlySet<MessageKey> = new Set(['cart.added', 'cart.replaced']);
let pendingId = 0;

export function add(tools: Tools, item: Item, selection: Selection, from?: 'wishlist'): Promise<boolean> {
  const key = keyOf(lineOf(item, selection));
  const same = underWay.get(key);
  if (same) return same;
  const adding = addLine(tools, item, selection, from).finally(() => underWay.delete(key));
  underWay.set(key, adding);
  return adding;
}

async function addLine(tools: Tools, item: Item, selection: Selection, from?: 'wishlist'): Promise<boolean> {
  const found = await findCart(tools, item.module_id);
  if (!found) return false;
  const { cart, lines } = found;
  const key = keyOf(lineOf(item, selection));
  const known = lines.find((line) => keyOfLine(line) === key);
  if (known) {
    // Taken out elsewhere, which this tab did not know: it is added after all.
    const anew = () => addLine(tools, item, selection, from);
    return setQuantity(tools, known, known.quantity + selection.quantity, { done: 'cart.added', ifGone: anew });
  }

  const isOther = lines.some((line) => line.item.store_id !== item.store_id);
  if (!isAllowed(tools, item, selection, isOther ? [] : lines)) return false;
  if (isOther && !(await mayReplace(tools))) return false;
  pendingId -= 1;
  const line = toLine(item, selection, pendingId);
  const done = isOther && from !== 'wishlist' ? 'cart.replaced' : 'cart.added';
  return carryOut(tools, cart, { kind: 'add', line, replace: isOther }, { done });
}

export async function update(tools: Tools, line: CartLine, selection: Selection): Promise<boolean> {
  const found = await findCart(tools, line.module_id);
  if (!found) return false;
  const { cart, lines } = found;
  const key = keyOfLine(line);
  const others = lines.filter((other) => keyOfLine(other) !== key);
  if (!isAllowed(tools, line.item, selection, others)) return false;
  return carryOut(tools, cart, { kind: 'update', key, selection }, { done: 'cart.updated' });
}

export async function setQuantity(
  tools: Tools,
  line: CartLine,
  quantity: number,
  outcome: Outcome = {},
): Promise<boolean> {
  if (quantity < 1) return remove(tools, line);
  const found = await findCart(tools, line.module_id);
  if (!found) return false;
  const { cart, lines } = found;
  const key = keyOfLine(line);
  const shown = lines.find((other) => keyOfLine(other) === key);
  if (!shown) return sayGone(tools);
  // Presses can be faster than the screen: each one adds to what is there by now.
  const count = Math.max(1, shown.quantity + quantity - line.quantity);
  const selection = { ...selectionFromWire(line), quantity: count };
  const others = lines.filter((other) => other !== shown);
  // Fewer is always a step in the right direction.
  if (count > shown.quantity && !isAllowed(tools, line.item, selection, others)) return false;
  return carryOut(tools, cart, { kind: 'update', key, selection }, outcome);
}

export async function remove(tools: Tools, line: CartLine): Promise<boolean> {
  const found = await findCart(tools, line.module_id);
  if (!found) return false;
  // The line as it was when it was removed; the screen may have known an older one.
  const gone = found.lines.find((other) => keyOfLine(other) === keyOfLine(line)) ?? line;
  const undo = { text: tools.t('cart.undo'), onPress: () => void putBack(tools, found.cart, gone) };
  return carryOut(tools, found.cart, { kind: 'remove', key: keyOfLine(line) }, { done: 'cart.removed', undo });
}

/** Undo of a removal. Needs no confirmation: the line was there a moment ago. */
async function putBack(tools: Tools, cart: CartKey, line: CartLine): Promise<void> {
  const lines = await knownLines(tools, cart);
  const selection = selectionFromWire(line);
  const key = keyOfLine(line);
  if (lines.some((other) => keyOfLine(other) === key)) return;
  // Another store's items came in between: then the cart asks as it always does.
  if (lines.some((other) => other.item.store_id !== line.item.store_id))
    return void addLine(tools, line.item, selection);
  pendingId -= 1;
  await carryOut(tools, cart, {
    kind: 'add',
    line: { ...withSelection(line, selection), id: pendingId },
    replace: false,
  });
}

export async function clear(tools: Tools): Promise<boolean> {
  const found = await findCart(tools, tools.store.get().module?.id ?? 0);
  return found !== null && carryOut(tools, found.cart, { kind: 'clear' }, { done: 'cart.cleared' });
}

/** Whose cart it is, and what is in it; a guest without an identity gets one now. */
async function findCart(
  tools: Tools,
  module_id: number,
): Promise<{ cart: CartKey; lines: readonly CartLine[] } | null> {
  const { api, store, t } = tools;
  try {
    if (!store.get().token) await ensureGuest(store, api);
    await knownLines(tools, cartKey(store.get(), module_id));
    // The server may have replaced an expired guest identity.
    const cart = cartKey(store.get(), module_id);
    return { cart, lines: await knownLines(tools, cart) };
  } catch (error) {
    sayRefusal(t, error);
    return null;
  }
}

const lineOf = (item: Item, selection: Selection) => ({
  item_type: itemTypeOf(item),
  item_id: item.id,
  ...selection,
});

/** The browser asks the server's rule first, to answer faster. */
function isAllowed({ t }: Tools, item: Item, selection: Selection, others: readonly CartLine[]): boolean {
  const refusal = refuseLine(item, lineOf(item, selection), others.map(countedLine));
  if (refusal) showToast({ id: 'error', tone: 'error', text: t(`cart.refused.${refusal}`) });
  return refusal === null;
}

const mayReplace = ({ open }: Tools): Promise<boolean> =>
  new Promise((answer) => open({ name: 'clear-cart', because: 'another-store', answer }));

type Outcome = {
  /** What is said when it is done. */
  done?: MessageKey;
  undo?: { text: string; onPress(): void };
  /** In place of saying that it is not in the cart any more. */
  ifGone?(): Promise<boolean>;
};

async function carryOut(
  tools: Tools,
  cart: CartKey,
  change: Change,
  { done, undo, ifGone }: Outcome = {},
): Promise<boolean> {
  let outcome: 'done' | 'pending';
  try {
    outcome = await makeChange(tools, cart, change);
  } catch (error) {
    if (error instanceof LineGone) return ifGone?.() ?? sayGone(tools);
    sayRefusal(tools.t, error);
    return false;
  }
  const words = outcome === 'pending' ? 'offline.cart_kept' : done;
  if (done && words)
    showToast({ id: 'cart', text: tools.t(words), ...(ADDED.has(done) ? viewCart(tools) : { action: undo }) });
  return true;
}

function sayGone({ t }: Tools): false {
  showToast({ id: 'error', tone: 'error', text: t('cart.line_gone') });
  return false;
}

/** On a phone an item's page has no other way to the cart. */
const viewCart = ({ t, open }: Tools) => ({
  leadsTo: 'cart',
  action: { text: t('cart.view'), onPress: () => open({ name: 'cart' }) },
});

const sayRefusal = (t: Translate, error: unknown) =>
  showToast({ id: 'error', tone: 'error', text: failureWords(t, error) });
