import type { QueryClient } from '@tanstack/react-query';
import { addToCart, clearCart, listCart, removeFromCart, updateCart } from '#contract/cart/cart.ts';
import { itemTypeOf, keyOfLine, selectionFromWire, selectionToWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import { ApiError, isGone, isOutcomeUnknown } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { asShopper } from '#web/session/as-shopper.ts';
import { forgetNewGuest } from '#web/session/new-guest.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { CART_QUOTE, type CartKey } from './cart-key.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { type Change, isOvertaken, withChanges } from './pending-changes.ts';
import { saveChanges, savedChanges } from './saved-changes.ts';
import { withSelection } from './to-line.ts';

export type CartTools = { api: ApiClient; store: SessionStore; queries: QueryClient };

/**
 * One cart: what the server last said, and what is on its way to it. Changes go one after the other, so that answers
 * come in the order of the presses.
 */
type CartQueue = {
  key: CartKey;
  /** Null until the server has been asked. */
  lines: readonly CartLine[] | null;
  changes: readonly Change[];
  /** Without a connection they are kept, and carried out by resumeCart. */
  isWaiting: boolean;
  answers: number;
  last: Promise<unknown>;
};

const queues = new Map<string, CartQueue>();

export function queueOf(key: CartKey): CartQueue {
  const name = key.join(' ');
  const known = queues.get(name);
  if (known) return known;
  const changes = savedChanges(key);
  const queue = { key, lines: null, changes, isWaiting: changes.length > 0, answers: 0, last: Promise.resolve() };
  if (queues.size === 0) globalThis.addEventListener?.('pagehide', keepUnsent);
  queues.set(name, queue);
  return queue;
}

/**
 * The page goes, by a reload or for good, faster than the net was: what is not answered is carried out by the next one
 * (see resumeCart), or by this one if it comes back as it was.
 */
function keepUnsent() {
  for (const queue of queues.values()) {
    if (!queue.isWaiting && queue.changes.length > 0) keep(queue);
  }
}

/** For later. False where the browser stores nothing: what is not stored would wait for ever, and all that follows it. */
function keep(queue: CartQueue): boolean {
  queue.isWaiting = saveChanges(queue.key, queue.changes);
  return queue.isWaiting;
}

/** The lines from the server, unless a change was answered meanwhile: that answer is newer. */
export async function readCart(
  tools: Pick<CartTools, 'api' | 'store'>,
  key: CartKey,
  signal?: AbortSignal,
): Promise<readonly CartLine[]> {
  const queue = queueOf(key);
  const { answers } = queue;
  const lines = await listed(tools, key, signal);
  if (queue.answers === answers) queue.lines = lines;
  return shown(queue);
}

export const listed = (
  tools: Pick<CartTools, 'api' | 'store'>,
  key: CartKey,
  signal?: AbortSignal,
): Promise<readonly CartLine[]> =>
  asShopper(tools, (guest_id) => tools.api(listCart, { query: { guest_id } }, signal, header(key)));

export const shown = ({ lines, changes }: CartQueue) => withChanges(lines ?? [], changes);

/** What the shopper sees of a cart; asked for now if this tab has not seen it yet. */
export async function knownLines(tools: CartTools, key: CartKey): Promise<readonly CartLine[]> {
  const queue = queueOf(key);
  // A guest created on this page has an empty cart: no need to ask the server.
  if (queue.changes.length === 0) queue.lines ??= tools.queries.getQueryData<readonly CartLine[]>(key) ?? null;
  if (queue.lines === null) tools.queries.setQueryData(key, await readCart(tools, key));
  return shown(queue);
}

/** No answer, because there is no connection: nothing is refused, it is only not done yet. */
const isOutOfReach = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 0 && navigator.onLine === false;

/**
 * Shows the change at once, sends it when its turn comes, and shows what the server made of it. Without a connection it
 * is kept for later, and so is whatever follows.
 */
export function makeChange(tools: CartTools, key: CartKey, change: Change): Promise<'done' | 'pending'> {
  forgetNewGuest();
  const queue = queueOf(key);
  const show = () => tools.queries.setQueryData(key, shown(queue));
  // Another tab may have kept something meanwhile.
  const before = queue.isWaiting ? savedChanges(key) : queue.changes;
  queue.changes = [...before, change];
  // Before the change is sent: a quote under way is about the old cart, and of an empty one it would be refused.
  void tools.queries.cancelQueries({ queryKey: [CART_QUOTE] });
  show();

  const remove = () => {
    queue.changes = queue.changes.filter((other) => other !== change);
    show();
  };
  const settled = queue.last.then(async () => {
    if ((queue.isWaiting || navigator.onLine === false) && keep(queue)) return 'pending';
    try {
      queue.lines = await send(tools, key, queue, change).catch((error) => lookUp(tools, queue, change, error));
      queue.answers += 1;
      tellOtherTabs();
    } catch (error) {
      if (isOutOfReach(error) && keep(queue)) return 'pending';
      if (error instanceof LineGone) {
        queue.lines = error.left;
        queue.answers += 1;
        tellOtherTabs();
      }
      remove();
      throw error;
    }
    remove();
    return 'done';
  });
  // Whoever waits in line goes on after a refusal too.
  queue.last = settled.catch(() => {
    void tools.queries.invalidateQueries({ queryKey: [CART_QUOTE] });
    return tools.queries.invalidateQueries({ queryKey: key });
  });
  return settled;
}

/**
 * An answer that got lost on a line that works is looked up: where the cart is what the change was to make of it, it was
 * done, and nobody has to press again for what they have already.
 */
async function lookUp(
  tools: CartTools,
  { key, lines: before }: CartQueue,
  change: Change,
  error: unknown,
): Promise<readonly CartLine[]> {
  if (!isOutcomeUnknown(error) || navigator.onLine === false) throw error;
  const lines = await listed(tools, key).catch(() => null);
  if (lines && contentsOf(lines) === contentsOf(withChanges(before ?? [], [change]))) return lines;
  throw error;
}

const contentsOf = (lines: readonly CartLine[]): string =>
  JSON.stringify(lines.map((line) => [keyOfLine(line), line.quantity]).sort());

export const lineIn = (queue: CartQueue, name: string) => queue.lines?.find((line) => keyOfLine(line) === name);

/** What should be changed was taken out meanwhile, by another tab or device. */
export class LineGone extends Error {
  readonly left: readonly CartLine[];

  constructor(left: readonly CartLine[]) {
    super('the line is not in the cart any more');
    this.left = left;
  }
}

export async function send(
  tools: CartTools,
  key: CartKey,
  queue: CartQueue,
  change: Change,
): Promise<readonly CartLine[]> {
  const { api } = tools;
  const own = header(key);
  switch (change.kind) {
    case 'add': {
      const { line, replace } = change;
      const body = { ...toRequest(line), ...(replace && { replace }) };
      return asShopper(tools, (guest_id) => api(addToCart, { body: { ...body, guest_id } }, undefined, own));
    }
    case 'update': {
      const line = lineIn(queue, change.key);
      if (!line) throw new LineGone(await listed(tools, key));
      const next = withSelection(line, change.selection);
      const following = queue.changes.slice(queue.changes.indexOf(change) + 1);
      if (isOvertaken(change, following, keyOfLine(next) === change.key)) return queue.lines ?? [];
      const changed = next.substitution === line.substitution ? {} : { substitution: next.substitution };
      const body = { ...toRequest(next), ...changed, cart_id: line.id };
      return asShopper(tools, (guest_id) => api(updateCart, { body: { ...body, guest_id } }, undefined, own)).catch(
        async (error) => {
          throw isGone(error) ? new LineGone(await listed(tools, key)) : error;
        },
      );
    }
    case 'remove': {
      const line = lineIn(queue, change.key);
      // What another tab took out is not there for us either.
      if (!line) return listed(tools, key);
      const query = { cart_id: line.id };
      return asShopper(tools, (guest_id) =>
        api(removeFromCart, { query: { ...query, guest_id } }, undefined, own),
      ).catch((error) => {
        if (isGone(error)) return listed(tools, key);
        throw error;
      });
    }
    case 'clear':
      return asShopper(tools, (guest_id) => api(clearCart, { query: { guest_id } }, undefined, own));
  }
}

const toRequest = (line: CartLine) => ({
  item_id: line.item_id,
  model: itemTypeOf(line.item),
  price: line.price,
  // An unset field is left out: sent as empty it would erase what the line already has.
  ...selectionToWire(selectionFromWire({ ...line, substitution: line.substitution ?? undefined })),
});

const header = ([, , module_id]: CartKey) => ({ moduleId: String(module_id) });
