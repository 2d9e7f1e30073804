import type { ChatPartner, ChatSide } from '#domain/chat/chat-sides.ts';
import type { Text } from '#domain/text.ts';

/** Whom a customer writes with. */
export type Partner =
  | { type: 'admin' }
  | { type: 'vendor'; store_id: number }
  | { type: 'delivery_man'; courier_id: number };

export type PersonRow = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string | null;
  email: string | null;
  image: string | null;
};

export type ChatStoreRow = {
  id: number;
  vendor_id: number;
  slug: string;
  name: Text;
  phone: string;
  email: string;
  logo: string;
};

export type MessageRow = {
  id: number;
  conversation_id: number;
  sender_type: ChatSide;
  message: string | null;
  pictures: string[];
  order_id: number | null;
  trip_id: number | null;
  client_key: string | null;
  is_automatic: boolean;
  created_at: Date | string;
};

export type ConversationRow = {
  id: number;
  customer_id: number;
  receiver_type: ChatPartner;
  last_message_id: number;
  last_message_at: Date;
  message_count: number;
  customer_seen_id: number;
  receiver_seen_id: number;
  /** What the customer has not seen, and what the other side has not. */
  unread_count: number;
  waiting_count: number;
  customer_typing_at: Date | null;
  customer: PersonRow;
  /** The customer's. */
  language: string;
  store: ChatStoreRow | null;
  courier: PersonRow | null;
  last_message: MessageRow | null;
};

export function partnerIn({ receiver_type, store, courier }: ConversationRow): Partner {
  if (receiver_type === 'vendor' && store) return { type: 'vendor', store_id: store.id };
  if (receiver_type === 'delivery_man' && courier) return { type: 'delivery_man', courier_id: courier.id };
  return { type: 'admin' };
}
