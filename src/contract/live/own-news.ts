import * as z from 'zod/mini';
import { CHAT_PARTNERS } from '#domain/chat/chat-sides.ts';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification.ts';

/**
 * What concerns one customer, whatever page is open. Each event has a number that grows by one: who comes back with the
 * last one gets what was missed, in order. `typing` has none; it is over in a moment.
 */
const messageNewsShape = z.object({
  conversation_id: z.int(),
  message_id: z.int(),
  sender_type: z.enum(['customer', ...CHAT_PARTNERS]),
});

const seenNewsShape = z.object({
  conversation_id: z.int(),
  /** Who has seen it: the customer (on another device), or the other side. */
  by: z.enum(['customer', 'receiver']),
  message_id: z.int(),
});

const typingNewsShape = z.object({ conversation_id: z.int() });

const notificationNewsShape = z.object({
  notification_id: z.int(),
  kind: z.enum(NOTIFICATION_KINDS),
});

/** `start`: the stream begins. Not `resumed`: what came before is not told; load what is shown. */
const startNewsShape = z.object({ resumed: z.boolean() });

export const ownNewsShapes = {
  start: startNewsShape,
  message: messageNewsShape,
  seen: seenNewsShape,
  typing: typingNewsShape,
  notification: notificationNewsShape,
};

export type OwnNewsEvents = {
  [Name in keyof typeof ownNewsShapes]: z.output<(typeof ownNewsShapes)[Name]>;
};

/** One thing that happened, by its name. */
export type OwnNews = {
  [Name in keyof OwnNewsEvents]: { name: Name; event: OwnNewsEvents[Name] };
}[keyof OwnNewsEvents];
