import * as z from 'zod/mini';
import { CHAT_PARTNERS } from '#domain/chat/chat-sides.ts';
import { orderStatus } from '../orders/shapes.ts';
import { tripStatus } from '../rental/trip-shape.ts';
import { flag, money, pictureUrl } from '../wire.ts';

export const partnerType = z.enum(CHAT_PARTNERS);
const sideType = z.enum(['customer', ...CHAT_PARTNERS]);

/** Somebody in a conversation. `id` is their number in chats; the others are their numbers elsewhere. */
export const participantShape = z.object({
  id: z.int(),
  type: sideType,
  /** A store's name stands in `f_name`, as support's does. */
  f_name: z.string(),
  l_name: z.string(),
  /** Empty where the other side is not to be called. */
  phone: z.string(),
  email: z.string(),
  image_full_url: pictureUrl,
  user_id: z.nullable(z.int()),
  vendor_id: z.nullable(z.int()),
  /** Of a vendor: the store, for the way to its page. */
  store_id: z.nullable(z.int()),
  store_slug: z.nullable(z.string()),
  deliveryman_id: z.nullable(z.int()),
  admin_id: z.nullable(z.int()),
});

/** What of an order its card in the thread shows. */
const orderCardShape = z.object({
  id: z.int(),
  order_amount: money,
  order_status: orderStatus,
  order_type: z.enum(['delivery', 'take_away', 'parcel']),
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  delivery_address: z.object({ address: z.string() }),
  details_count: z.int(),
  /** How many pieces were bought. */
  items_count: z.int(),
  /** Of the first thing bought, or of the kind of parcel. */
  image_full_url: pictureUrl,
  /** The store's; of a parcel its kind. */
  title: z.string(),
  created_at: z.string(),
});

const tripCardShape = z.object({
  id: z.int(),
  trip_amount: money,
  trip_status: tripStatus,
  payment_status: z.enum(['unpaid', 'paid', 'partially_paid']),
  pickup_address: z.string(),
  schedule_at: z.string(),
  /** How many vehicles. */
  quantity: z.int(),
  image_full_url: pictureUrl,
  title: z.string(),
});

export const messageShape = z.object({
  /** Grows within a conversation: what is newer has the greater one. */
  id: z.int(),
  conversation_id: z.int(),
  sender_id: z.int(),
  sender_type: sideType,
  /** null: pictures only. */
  message: z.nullable(z.string()),
  file_full_url: z.array(z.string()),
  /** Whether the other side has seen it. */
  is_seen: flag,
  /** Written by the shop's own automatic answers, by nobody in person. */
  is_automatic: flag,
  /** What it is about. A card belongs where this differs from the message before. */
  order_id: z.nullable(z.int()),
  order: z.nullable(orderCardShape),
  trip_id: z.nullable(z.int()),
  trip: z.nullable(tripCardShape),
  /** The key its sender gave it, so that a browser finds its own again; null on the other side's. */
  client_key: z.nullable(z.string()),
  created_at: z.string(),
});

export const conversationShape = z.object({
  id: z.int(),
  /** The customer is always the sender of a conversation, the other side its receiver. */
  sender_id: z.int(),
  sender_type: sideType,
  receiver_id: z.int(),
  receiver_type: sideType,
  /** What of the other side the customer has not seen yet. */
  unread_message_count: z.int(),
  last_message_id: z.nullable(z.int()),
  last_message_time: z.string(),
  /** The last message that the other side has seen, and the last that the customer has. */
  receiver_seen_id: z.int(),
  sender_seen_id: z.int(),
  sender: participantShape,
  receiver: participantShape,
  last_message: z.nullable(messageShape),
});

export type Participant = z.output<typeof participantShape>;
export type ChatMessage = z.output<typeof messageShape>;
export type Conversation = z.output<typeof conversationShape>;
export type OrderCard = z.output<typeof orderCardShape>;
export type TripCard = z.output<typeof tripCardShape>;
