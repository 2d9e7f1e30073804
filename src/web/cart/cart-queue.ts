import type { QueryClient } from '@tanstack/react-query';
import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart/cart.ts';
import { itemTypeOf, keyOfLine, resultRequestFromWire, wantedToWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { ensureGuest } from '#web/session/guest.ts';
import type { SessionStore } from '#web/session/session.tsx';
import type { CartKey } from './cart.queries.ts';
import { type Change, isOvertaken, withChanges } from './pending-changes.ts';
import { withSelection } from './to-line.ts';

export type CartQueue = { api: ApiClient; store: SessionStore; queries: QueryClient };

/**
 * One cart: what the server last said, and what is on its way to it. Changes go one after the other, so that answers
 * come in the order of the presses.
 */
type QueuedCart = {
  /** Null until the server has been asked. */
  lines: readonly CartLine[] | null;
  changes: readonly Change[];
  answers: number;
  queue: Promise<unknown>;
};

const books = new Map<string, QueuedCart>();

function bookOf(key: CartKey): QueuedCart {
  const name = key.join(' ');
  const book = books.get(name) ?? { lines: null, changes: [], answers: 0, queue: Promise.resolve() };
  books.set(name, book);
  return book;
}

/** The lines from the server, unless a change was answered meanwhile: that answer is newer. */
export async function readCart(
  desk: Pick<CartQueue, 'api' | 'store'>,
  key: CartKey,
  signal?: AbortSignal,
): Promise<readonly CartLine[]> {
  const book = bookOf(key);
  const { answers } = book;
  const lines = await listed(desk, key, signal);
  if (book.answers === answers) book.lines = lines;
  return shown(book);
}

const listed = (
  desk: Pick<CartQueue, 'api' | 'store'>,
  key: CartKey,
  signal?: AbortSignal,
): Promise<readonly CartLine[]> =>
  asShopper(desk, (guest_id) => desk.api(listCart, { query: { guest_id } }, signal, header(key)));

const shown = ({ lines, changes }: QueuedCart) => withChanges(lines ?? [], changes);

/** What the shopper sees of a cart; asked for now if this tab has not seen it yet. */
export async function knownLines(desk: CartQueue, key: CartKey): Promise<readonly CartLine[]> {
  const book = bookOf(key);
  if (book.lines === null) desk.queries.setQueryData(key, await readCart(desk, key));
  return shown(book);
}

/** Shows the change at once, sends it when its turn comes, and shows what the server made of it. */
export function makeChange(desk: CartQueue, key: CartKey, change: Change): Promise<void> {
  const book = bookOf(key);
  const show = () => desk.queries.setQueryData(key, shown(book));
  book.changes = [...book.changes, change];
  show();

  const turn = book.queue.then(() => send(desk, key, book, change));
  const settled = turn
    .then((lines) => {
      book.lines = lines;
      book.answers += 1;
    })
    .finally(() => {
      book.changes = book.changes.filter((other) => other !== change);
      show();
    });
  // Whoever waits in line goes on after a refusal too.
  book.queue = settled.catch(() => desk.queries.invalidateQueries({ queryKey: key }));
  return settled;
}

const lineIn = (book: QueuedCart, name: string) => book.lines?.find((line) => keyOfLine(line) === name);

/** What another tab took out is not there for us either. */
const orWhatIsLeft = (desk: CartQueue, key: CartKey) => (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return listed(desk, key);
  throw error;
};

async function send(desk: CartQueue, key: CartKey, book: QueuedCart, change: Change): Promise<readonly CartLine[]> {
  const { api } = desk;
  const own = header(key);
  switch (change.kind) {
    case 'add': {
      const { line, replace } = change;
      const body = { ...toRequest(line), ...(replace && { replace }) };
      return asShopper(desk, (guest_id) => api(addToCart, { body: { ...body, guest_id } }, undefined, own));
    }
    case 'update': {
      const line = lineIn(book, change.key);
      // It went away under our hands: then this is how things are.
      if (!line) return listed(desk, key);
      const next = withSelection(line, change.selection);
      const later = book.changes.slice(book.changes.indexOf(change) + 1);
      if (isOvertaken(change, later, keyOfLine(next) === change.key)) return book.lines ?? [];
      const body = { ...toRequest(next), cart_id: line.id };
      return asShopper(desk, (guest_id) => api(updateCart, { body: { ...body, guest_id } }, undefined, own)).catch(
        orWhatIsLeft(desk, key),
      );
    }
    case 'remove': {
      const line = lineIn(book, change.key);
      if (!line) return listed(desk, key);
      const query = { cart_id: line.id };
      return asShopper(desk, (guest_id) =>
        api(removeFromCart, { query: { ...query, guest_id } }, undefined, own),
      ).catch(orWhatIsLeft(desk, key));
    }
    case 'clear':
      return asShopper(desk, (guest_id) => api(clearCart, { query: { guest_id } }, undefined, own));
  }
}

const toRequest = (line: CartLine) => ({
  item_id: line.item_id,
  model: itemTypeOf(line.item),
  price: line.price / 100,
  ...wantedToWire(resultRequestFromWire(line)),
});

const header = ([, , module_id]: CartKey) => ({ moduleId: String(module_id) });

/** A guest the server does not know any more becomes a new one. */
async function asShopper<Result>(
  { api, store }: Pick<CartQueue, 'api' | 'store'>,
  call: (guest_id: string | null) => Promise<Result>,
): Promise<Result> {
  if (store.get().token) return call(null);
  const guest_id = await ensureGuest(store, api);
  try {
    return await call(guest_id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || store.get().guest_id !== guest_id) throw error;
    store.set({ guest_id: null });
    return call(await ensureGuest(store, api));
  }
}
