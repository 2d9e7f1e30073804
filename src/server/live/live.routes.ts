import { requestLiveTicket, watchOrder } from '#contract/live/live.ts';
import { requestTripTicket, watchTrip } from '#contract/rental/trips.ts';
import type { Deps } from '../deps.ts';
import { eventStream } from '../http/event-stream.ts';
import { eventsRoute, route } from '../http/route.ts';
import type { Shopper } from '../http/shopper.ts';
import type { Followed } from './follow-key.ts';
import { giveTicket, type MayFollow, startWatching } from './live.service.ts';
import type { Watch } from './watch.ts';

export const liveRoutes = (deps: Deps, watch: Watch, mayFollow: Record<Followed['kind'], MayFollow<Shopper>>) => [
  route(requestLiveTicket, ({ shopper, body: { order_id, key } }) =>
    giveTicket(deps, mayFollow.order, shopper, { kind: 'order', id: order_id, key }),
  ),
  eventsRoute(watchOrder, ({ query, last_event_id }) =>
    follow(deps, watch, { kind: 'order', id: query.order_id }, { ...query, header: last_event_id }),
  ),
  route(requestTripTicket, ({ shopper, body: { trip_id, key } }) =>
    giveTicket(deps, mayFollow.trip, shopper, { kind: 'trip', id: trip_id, key }),
  ),
  eventsRoute(watchTrip, ({ query, last_event_id }) =>
    follow(deps, watch, { kind: 'trip', id: query.trip_id }, { ...query, header: last_event_id }),
  ),
];

type Asked = { ticket: string; last_event_id?: number | undefined; header: number | null };

async function follow(deps: Deps, watch: Watch, followed: Followed, { ticket, last_event_id, header }: Asked) {
  const stream = eventStream();
  const leave = await startWatching(deps, watch, ticket, {
    followed,
    after: last_event_id ?? header,
    tell: (name, event, id) => stream.tell(name, event, id),
    beat: () => stream.tell('beat', null),
    end: () => stream.finish(),
  });
  stream.once('close', leave);
  return stream;
}
