import { requestLiveTicket, watchOrder } from '#contract/live/live.ts';
import { requestStreamTicket, watchStream } from '#contract/live/stream.ts';
import { requestTripTicket, watchTrip } from '#contract/rental/trips.ts';
import type { Deps } from '../deps.ts';
import { type EventStream, eventStream } from '../http/event-stream.ts';
import { eventsRoute, route } from '../http/route.ts';
import type { Shopper } from '../http/shopper.ts';
import type { Booked } from './follow-key.ts';
import type { Follow } from './listeners.ts';
import { giveSharedTicket, giveTicket, type MayFollow, startWatching } from './live.service.ts';
import type { Watch } from './watch.ts';

/**
 * Who signed out or was locked out elsewhere is heard of no longer than this: the stream ends, and the next one needs a
 * new ticket.
 */
const LONGEST_MS = 10 * 60_000;

export const liveRoutes = (deps: Deps, watch: Watch, mayFollow: Record<Booked['kind'], MayFollow<Shopper>>) => [
  route(requestLiveTicket, ({ shopper, body: { order_id, key } }) =>
    giveTicket(deps, mayFollow.order, shopper, { kind: 'order', id: order_id, key }),
  ),
  eventsRoute(watchOrder, ({ query, last_event_id }) =>
    followOne(deps, watch, { kind: 'order', id: query.order_id }, { ...query, header: last_event_id }),
  ),
  route(requestTripTicket, ({ shopper, body: { trip_id, key } }) =>
    giveTicket(deps, mayFollow.trip, shopper, { kind: 'trip', id: trip_id, key }),
  ),
  eventsRoute(watchTrip, ({ query, last_event_id }) =>
    followOne(deps, watch, { kind: 'trip', id: query.trip_id }, { ...query, header: last_event_id }),
  ),
  route(requestStreamTicket, ({ shopper, body }) =>
    giveSharedTicket(
      deps,
      { ...mayFollow, customer: async (asker, { id }) => asker.kind === 'customer' && asker.id === id },
      shopper,
      body.follow.map((one) => (one.kind === 'customer' ? { ...one, id: ownId(shopper) } : one)),
    ),
  ),
  eventsRoute(watchStream, ({ query: { follow, ticket } }) =>
    followAll(
      deps,
      watch,
      ticket,
      follow.map(({ kind, id, after }) => ({ followed: { kind, id }, after })),
    ),
  ),
];

const ownId = (shopper: Shopper): number => (shopper.kind === 'customer' ? shopper.id : 0);

type StreamRequest = { ticket: string; last_event_id?: number | undefined; header: number | null };

/** One order or trip in a connection of its own: the events stand there bare. */
async function followOne(deps: Deps, watch: Watch, followed: Booked, { ticket, last_event_id, header }: StreamRequest) {
  const stream = eventStream();
  const leave = await startWatching(deps, watch, ticket, {
    follows: [{ followed, after: last_event_id ?? header }],
    tell: (_followed, name, event, id) => stream.tell(name, event, id),
    gone: () => stream.finish(),
    beat: () => stream.tell('beat', null),
    end: () => stream.finish(),
  });
  return forAWhile(stream, leave);
}

/** All that a browser follows, in one connection: each event says what it is about. */
async function followAll(deps: Deps, watch: Watch, ticket: string, follows: readonly Follow[]) {
  const stream = eventStream();
  const leave = await startWatching(deps, watch, ticket, {
    follows,
    tell: (followed, name, event, event_id) =>
      stream.tell('news', { ...followed, name, event_id: event_id ?? null, event }),
    gone: (followed) => stream.tell('gone', followed),
    beat: () => stream.tell('beat', null),
    end: () => stream.finish(),
  });
  return forAWhile(stream, leave);
}

function forAWhile(stream: EventStream, leave: () => void): EventStream {
  const end = setTimeout(() => stream.finish(), LONGEST_MS).unref();
  stream.once('close', () => {
    clearTimeout(end);
    leave();
  });
  return stream;
}
