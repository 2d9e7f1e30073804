import { requestLiveTicket, watchOrder } from '#contract/live/live.ts';
import type { Deps } from '../deps.ts';
import { eventStream } from '../http/event-stream.ts';
import { eventsRoute, route } from '../http/route.ts';
import type { Shopper } from '../http/shopper.ts';
import { giveTicket, type MayTrack, startWatching } from './live.service.ts';
import type { OrderWatch } from './order-watch.ts';

export const liveRoutes = (deps: Deps, watch: OrderWatch, mayTrack: MayTrack<Shopper>) => [
  route(requestLiveTicket, ({ shopper, body }) => giveTicket(deps, mayTrack, shopper, body)),
  eventsRoute(watchOrder, async ({ query, last_event_id }) => {
    const stream = eventStream();
    const leave = await startWatching(deps, watch, query.ticket, {
      order_id: query.order_id,
      after: query.last_event_id ?? last_event_id,
      tell: (name, event, id) => stream.tell(name, event, id),
      beat: () => stream.tell('beat', null),
      end: () => stream.finish(),
    });
    stream.once('close', leave);
    return stream;
  }),
];
