import type { ChatTopic } from '#web/overlay/chat-address.ts';
import type { ThreadPage } from '../thread-pages.ts';

/** What the newest message that is about something is about. */
export function topicOf(pages: readonly ThreadPage[]): ChatTopic | undefined {
  for (const { order_id, trip_id } of pages.flatMap(({ messages }) => messages)) {
    if (order_id !== null) return { order_id };
    if (trip_id !== null) return { trip_id };
  }
  return undefined;
}
