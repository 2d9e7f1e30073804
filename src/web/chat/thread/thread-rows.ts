import type { ChatMessage, OrderCard, TripCard } from '#contract/chat/shapes.ts';
import type { ChatTopic } from '#web/overlay/chat-address.ts';
import type { PendingMessage } from '#web/session/drafts/pending-messages.ts';

/** What a thread shows, from top to bottom. */
export type ThreadRow =
  | { kind: 'day'; id: string; at: string }
  | { kind: 'order'; id: string; order: OrderCard }
  | { kind: 'trip'; id: string; trip: TripCard }
  | { kind: 'message'; id: string; message: ChatMessage; isOwn: boolean; isLast: boolean }
  | { kind: 'pending'; id: string; pending: PendingMessage };

const MINUTE = 60_000;
/** What the same side says within so short a time belongs together: one time stands under all of it. */
const TOGETHER_MS = 5 * MINUTE;

const isOwn = ({ sender_type }: ChatMessage): boolean => sender_type === 'customer';

/**
 * Days, cards and messages in the order they were written, then what waits to be sent. `dayOf`: the day of a moment by the
 * town's clock; `told`: what stands over the messages already, and has no card among them.
 */
export function threadRows(
  messages: readonly ChatMessage[],
  waiting: readonly PendingMessage[],
  dayOf: (iso: string) => string,
  told?: ChatTopic,
): readonly ThreadRow[] {
  const isTold = (topic: ChatTopic) => JSON.stringify(topic) === JSON.stringify(told);
  const rows: ThreadRow[] = [];
  let [day, order_id, trip_id]: [string, number | null, number | null] = ['', null, null];
  messages.forEach((message, at) => {
    const itsDay = dayOf(message.created_at);
    if (itsDay !== day) rows.push({ kind: 'day', id: `day ${itsDay}`, at: message.created_at });
    if (message.order && message.order_id !== order_id && !isTold({ order_id: message.order.id }))
      rows.push({ kind: 'order', id: `order before ${message.id}`, order: message.order });
    if (message.trip && message.trip_id !== trip_id && !isTold({ trip_id: message.trip.id }))
      rows.push({ kind: 'trip', id: `trip before ${message.id}`, trip: message.trip });
    day = itsDay;
    order_id = message.order_id ?? order_id;
    trip_id = message.trip_id ?? trip_id;
    const next = messages[at + 1];
    const isLast = next === undefined || !belongTogether(message, next) || dayOf(next.created_at) !== itsDay;
    rows.push({ kind: 'message', id: rowId(message), message, isOwn: isOwn(message), isLast });
  });
  const arrived = new Set(messages.map(({ client_key }) => client_key));
  for (const pending of waiting)
    if (!arrived.has(pending.key)) rows.push({ kind: 'pending', id: pending.key, pending });
  return rows;
}

/** The same before and after it was sent, so that it stays where it is on the screen. */
const rowId = ({ client_key, id }: ChatMessage): string => client_key ?? String(id);

const belongTogether = (one: ChatMessage, next: ChatMessage): boolean =>
  isOwn(one) === isOwn(next) &&
  one.is_automatic === next.is_automatic &&
  Date.parse(next.created_at) - Date.parse(one.created_at) < TOGETHER_MS;
