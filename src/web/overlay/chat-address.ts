/** Whom a thread is with; a conversation that nobody has begun yet has no number of its own. */
export type ChatPartner =
  | { conversation_id: number }
  | { vendor_id: number }
  | { delivery_man_id: number }
  | { admin_id: 0 };

/** What one writes about; it stands in the thread as a card. */
export type ChatTopic = { order_id: number } | { trip_id: number };

export const INBOX = '/profile?page=inbox';

/** A thread in the inbox. */
export const chatAddress = (partner: ChatPartner, topic?: ChatTopic): string =>
  `${INBOX}&${new URLSearchParams(Object.entries({ ...partner, ...topic }).map(([name, id]) => [name, String(id)]))}`;
