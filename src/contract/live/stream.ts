import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { guest_id, key } from '../orders/orders.ts';
import { liveTripShape } from '../rental/trips.ts';
import { wholeText } from '../wire.ts';
import { liveCourierShape, liveStatusShape } from './live.ts';
import { ownNewsShapes } from './own-news.ts';

const FOLLOWED_KINDS = ['order', 'trip', 'customer'] as const;
const kind = z.enum(FOLLOWED_KINDS);

/** Things that one connection follows at most. */
export const MOST_FOLLOWED = 20;

/** What a browser follows. Of the customer no number is needed: it is whoever asks. */
const followRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['order', 'trip']), id: z.union([z.int().check(z.positive()), wholeText]), key }),
  z.object({ kind: z.literal('customer') }),
]);

export type FollowRequest = z.output<typeof followRequest>;

export const requestStreamTicket = endpoint({
  name: 'requestStreamTicket',
  feature: 'live',
  summary:
    'One ticket for the live events of several orders and trips, and of the customer who asks; good for two minutes. What may not be followed is left out of `follow`',
  method: 'POST',
  path: '/api/v1/customer/live-ticket',
  access: 'anybody',
  body: z.object({ follow: z.array(followRequest).check(z.minLength(1), z.maxLength(MOST_FOLLOWED)), guest_id }),
  reply: z.object({ ticket: z.string(), follow: z.array(z.object({ kind, id: z.int() })) }),
  perMinute: 240,
});

const NAME = `(${FOLLOWED_KINDS.join('|')})-\\d{1,15}(-\\d{1,15})?`;

type Follow = { kind: (typeof FOLLOWED_KINDS)[number]; id: number; after: number | null };

/** `order-100001-57,customer-12`: each thing with the last event one has of it. */
const follow = z.codec(
  z.string().check(z.maxLength(1000), z.regex(new RegExp(`^${NAME}(,${NAME}){0,${MOST_FOLLOWED - 1}}$`))),
  z.array(z.custom<Follow>()),
  {
    decode: (text) =>
      text.split(',').map((one) => {
        const [kind, id, after] = one.split('-');
        return { kind: kind as Follow['kind'], id: Number(id), after: after === undefined ? null : Number(after) };
      }),
    encode: (all) =>
      all.map(({ kind, id, after }) => (after === null ? `${kind}-${id}` : `${kind}-${id}-${after}`)).join(','),
  },
);

/** One event of the stream: what it is about, what happened, and its number where it has one. */
const newsShape = z.object({
  kind,
  id: z.int(),
  name: z.string(),
  event_id: z.nullable(z.int()),
  event: z.union([
    liveStatusShape,
    liveCourierShape,
    liveTripShape,
    ownNewsShapes.start,
    ownNewsShapes.message,
    ownNewsShapes.seen,
    ownNewsShapes.typing,
    ownNewsShapes.notification,
  ]),
});

export type StreamNews = z.output<typeof newsShape>;

export const watchStream = endpoint({
  name: 'watchStream',
  feature: 'live',
  summary:
    'Live events of all that a ticket names, in one connection, as server-sent events `news`; `gone` names what is not there any more',
  method: 'GET',
  path: '/api/v1/customer/live',
  access: 'public',
  query: z.object({ follow, ticket: z.string().check(z.maxLength(100)) }),
  reply: newsShape,
  events: true,
});
