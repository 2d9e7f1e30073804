import type { QueryClient } from '@tanstack/react-query';
import { getTripCart } from '#contract/rental/trip-cart.ts';
import { type TripCart, tripOf } from '#contract/rental/trip-cart-shape.ts';
import type { ApiClient } from '#web/api/client.ts';
import { asShopper } from '#web/session/as-shopper.ts';
import { forgetNewGuest } from '#web/session/new-guest.ts';
import type { SessionStore } from '#web/session/session.tsx';
import { NO_TRIP_CART, type TripCartKey, type TripCartView } from './trip-cart-view.ts';

export type TripCartTools = { api: ApiClient; store: SessionStore; queries: QueryClient };

/** A change: how the cart looks with it, and how the server is told. */
export type TripCartChange = {
  /** The line whose quantity it sets: a later one of the same line makes it pointless. */
  steps?: number;
  show(cart: TripCartView): TripCartView;
  send(guest_id: string | null, own: Readonly<Record<string, string>>): Promise<TripCart>;
};

/** What the server last said, and what is on its way to it. */
type Queue = { said: TripCartView | null; changes: readonly TripCartChange[]; answers: number; last: Promise<unknown> };

const queues = new Map<string, Queue>();

function queueOf(key: TripCartKey): Queue {
  const name = key.join(' ');
  const queue = queues.get(name) ?? { said: null, changes: [], answers: 0, last: Promise.resolve() };
  queues.set(name, queue);
  return queue;
}

const shown = ({ said, changes }: Queue): TripCartView =>
  changes.reduce((cart, change) => change.show(cart), said ?? NO_TRIP_CART);

const viewOf = (reply: TripCart): TripCartView => ({ lines: reply.carts, trip: tripOf(reply) });

const header = ([, , module_id]: TripCartKey) => ({ moduleId: String(module_id) });

/** As the server has it, unless a change was answered meanwhile: that answer is newer. */
export async function readTripCart(
  tools: Pick<TripCartTools, 'api' | 'store'>,
  key: TripCartKey,
  signal?: AbortSignal,
): Promise<TripCartView> {
  const queue = queueOf(key);
  const { answers } = queue;
  const reply = await asShopper(tools, (guest_id) =>
    tools.api(getTripCart, { query: { guest_id } }, signal, header(key)),
  );
  if (queue.answers === answers) queue.said = viewOf(reply);
  return shown(queue);
}

/** What the shopper sees; asked for now if this tab has not seen it yet. */
export async function knownTripCart(tools: TripCartTools, key: TripCartKey): Promise<TripCartView> {
  const queue = queueOf(key);
  if (queue.said === null) tools.queries.setQueryData(key, await readTripCart(tools, key));
  return shown(queue);
}

/** Shows the change at once, sends it when its turn comes, and shows what the server made of it. */
export function changeTripCart(tools: TripCartTools, key: TripCartKey, change: TripCartChange): Promise<void> {
  forgetNewGuest();
  const queue = queueOf(key);
  const show = () => tools.queries.setQueryData(key, shown(queue));
  queue.changes = [...queue.changes, change];
  show();

  const send = async () => {
    if (isOvertaken(queue, change)) return;
    queue.said = viewOf(await asShopper(tools, (guest_id) => change.send(guest_id, header(key))));
    queue.answers += 1;
  };
  const settled = queue.last.then(send).finally(() => {
    queue.changes = queue.changes.filter((other) => other !== change);
    show();
  });
  // Whoever waits in line goes on after a refusal too.
  queue.last = settled.catch(() => tools.queries.invalidateQueries({ queryKey: key }));
  return settled;
}

const isOvertaken = ({ changes }: Queue, change: TripCartChange): boolean =>
  change.steps !== undefined && changes.slice(changes.indexOf(change) + 1).some(({ steps }) => steps === change.steps);
