import type { Participant } from '#contract/chat/shapes.ts';
import type { ChatPartner, ChatTopic } from '#web/overlay/chat-address.ts';
import type { PendingMessage } from '#web/session/drafts/pending-messages.ts';

const numberIn = (text: string | null): number | null => (/^\d{1,12}$/.test(text ?? '') ? Number(text) : null);

/** Whom the address of the inbox names; null: nobody, only the list is open. */
export function partnerIn(query: URLSearchParams): ChatPartner | null {
  const conversation_id = numberIn(query.get('conversation_id'));
  if (conversation_id !== null) return { conversation_id };
  const vendor_id = numberIn(query.get('vendor_id'));
  if (vendor_id !== null) return { vendor_id };
  const delivery_man_id = numberIn(query.get('delivery_man_id'));
  if (delivery_man_id !== null) return { delivery_man_id };
  return numberIn(query.get('admin_id')) === 0 ? { admin_id: 0 } : null;
}

export function topicIn(query: URLSearchParams): ChatTopic | undefined {
  const order_id = numberIn(query.get('order_id'));
  if (order_id !== null) return { order_id };
  const trip_id = numberIn(query.get('trip_id'));
  return trip_id === null ? undefined : { trip_id };
}

/** To whom a message goes: a person, whether or not there is a conversation with them. */
export type Receiver = Pick<PendingMessage, 'receiver_type' | 'receiver_id'>;

/** As an address names them. */
export function receiverIn(partner: Exclude<ChatPartner, { conversation_id: number }>): Receiver {
  if ('vendor_id' in partner) return { receiver_type: 'vendor', receiver_id: partner.vendor_id };
  if ('delivery_man_id' in partner) return { receiver_type: 'delivery_man', receiver_id: partner.delivery_man_id };
  return { receiver_type: 'admin', receiver_id: 0 };
}

export function receiverOf({ vendor_id, deliveryman_id }: Participant): Receiver {
  if (vendor_id !== null) return { receiver_type: 'vendor', receiver_id: vendor_id };
  if (deliveryman_id !== null) return { receiver_type: 'delivery_man', receiver_id: deliveryman_id };
  return { receiver_type: 'admin', receiver_id: 0 };
}

export const isTo = (message: Receiver, { receiver_type, receiver_id }: Receiver): boolean =>
  message.receiver_type === receiver_type && message.receiver_id === receiver_id;

/** What the other side is to the customer. */
export const roleOf = (other: Participant): Receiver['receiver_type'] => receiverOf(other).receiver_type;
