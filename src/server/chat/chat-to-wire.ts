import type { ChatMessage, Conversation, OrderCard, Participant, TripCard } from '#contract/chat/shapes.ts';
import { toFlag } from '#contract/wire.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { privatePictureUrl } from '../media/picture-pass.ts';
import { pictureUrl } from '../media/picture-url.ts';
import type { ConversationRow, MessageRow } from './conversation-row.ts';
import { customerToWire, receiverToWire } from './participants.ts';
import type { OrderCardRow, TripCardRow } from './partners.repository.ts';

export type Reader = { language: string; support: Participant };

export type Cards = { orders: ReadonlyMap<number, OrderCard>; trips: ReadonlyMap<number, TripCard> };

/** A list shows what was said last, not what it was about. */
const NO_CARDS: Cards = { orders: new Map(), trips: new Map() };

export function conversationToWire(deps: Deps, row: ConversationRow, reader: Reader): Conversation {
  const sender = customerToWire(deps, row.customer);
  const receiver = receiverToWire(deps, row, reader);
  return {
    id: row.id,
    sender_id: sender.id,
    sender_type: sender.type,
    receiver_id: receiver.id,
    receiver_type: receiver.type,
    unread_message_count: row.unread_count,
    last_message_id: row.last_message_id || null,
    last_message_time: new Date(row.last_message_at).toISOString(),
    receiver_seen_id: row.receiver_seen_id,
    sender_seen_id: row.customer_seen_id,
    sender,
    receiver,
    last_message: row.last_message && messageToWire(deps, row.last_message, row, reader),
  };
}

export function messageToWire(
  deps: Deps,
  message: MessageRow,
  conversation: ConversationRow,
  reader: Reader,
  cards: Cards = NO_CARDS,
): ChatMessage {
  const isOwn = message.sender_type === 'customer';
  const sender = isOwn ? customerToWire(deps, conversation.customer) : receiverToWire(deps, conversation, reader);
  const seen = isOwn ? conversation.receiver_seen_id : conversation.customer_seen_id;
  return {
    id: message.id,
    conversation_id: message.conversation_id,
    sender_id: sender.id,
    sender_type: message.sender_type,
    message: message.message,
    file_full_url: message.pictures.map((id) => privatePictureUrl(deps, id, '4x3') ?? ''),
    is_seen: toFlag(message.id <= seen),
    is_automatic: toFlag(message.is_automatic),
    order_id: message.order_id,
    order: message.order_id === null ? null : (cards.orders.get(message.order_id) ?? null),
    trip_id: message.trip_id,
    trip: message.trip_id === null ? null : (cards.trips.get(message.trip_id) ?? null),
    client_key: isOwn ? message.client_key : null,
    created_at: new Date(message.created_at).toISOString(),
  };
}

export const orderCardToWire = ({ env }: Deps, row: OrderCardRow, language: string): OrderCard => ({
  id: row.id,
  order_amount: row.order_amount,
  order_status: row.order_status,
  order_type: row.order_type,
  payment_status: row.payment_status,
  delivery_address: { address: row.address ?? '' },
  details_count: row.details_count,
  items_count: row.items_count,
  image_full_url: pictureUrl(env, row.image, '1x1'),
  title: row.title ? inLanguage(row.title, language) : '',
  created_at: row.created_at.toISOString(),
});

export const tripCardToWire = ({ env }: Deps, row: TripCardRow, language: string): TripCard => ({
  id: row.id,
  trip_amount: row.trip_amount,
  trip_status: row.trip_status,
  payment_status: row.payment_status,
  pickup_address: row.pickup_address ?? '',
  schedule_at: row.schedule_at.toISOString(),
  quantity: row.quantity,
  image_full_url: pictureUrl(env, row.image, '1x1'),
  title: inLanguage(row.title, language),
});
