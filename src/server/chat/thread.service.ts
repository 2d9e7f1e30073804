import type { ChatMessage, Conversation, Participant } from '#contract/chat/shapes.ts';
import { AppError } from '#contract/errors.ts';
import { mayWriteTo } from '#domain/chat/chat-rules.ts';
import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import { type PageRequest, pageOf } from '../catalog/page.ts';
import type { Deps } from '../deps.ts';
import { findAny, noteTyping } from './chat.repository.ts';
import { conversationToWire, messageToWire, orderCardToWire, type Reader, tripCardToWire } from './chat-to-wire.ts';
import type { ConversationRow, MessageRow } from './conversation-row.ts';
import { type Found, findPartner } from './find-partner.service.ts';
import { messagesOf } from './messages.repository.ts';
import { courierToWire, storeToWire, supportOf } from './participants.ts';
import { findCourier, findStore, openOrderOrTrip, orderCards, tripCards } from './partners.repository.ts';
import { noteSeen } from './seen.service.ts';

type Who = { customer_id: number; language: string };

export type Thread = {
  total_size: number;
  limit: number;
  offset: number;
  status: boolean;
  messages: ChatMessage[];
  conversation: Conversation | null;
  receiver: Participant;
};

type ThreadRequest = PageRequest & {
  conversation_id?: number | undefined;
  admin_id?: number | undefined;
  vendor_id?: number | undefined;
  delivery_man_id?: number | undefined;
  before_id?: number | undefined;
  after_id?: number | undefined;
  isRead: boolean;
};

export async function threadOf(deps: Deps, who: Who, request: ThreadRequest): Promise<Thread> {
  const found = await findPartner(deps.db, who.customer_id, {
    conversation_id: request.conversation_id,
    ...receiverIn(request),
  });
  return pageOfThread(deps, who, found, request);
}

function receiverIn({ admin_id, vendor_id, delivery_man_id }: ThreadRequest): {
  receiver_type?: ChatPartner;
  receiver_id?: number | undefined;
} {
  if (vendor_id !== undefined) return { receiver_type: 'vendor', receiver_id: vendor_id };
  if (delivery_man_id !== undefined) return { receiver_type: 'delivery_man', receiver_id: delivery_man_id };
  return admin_id === undefined ? {} : { receiver_type: 'admin' };
}

/** Reading marks seen; the older pages of a thread were read before. */
export async function pageOfThread(
  deps: Deps,
  { customer_id, language }: Who,
  { partner, conversation }: Found,
  { isRead, before_id, after_id, ...query }: Omit<ThreadRequest, 'conversation_id'>,
): Promise<Thread> {
  const { limit, offset, skip } = pageOf(query);
  const support = await supportOf(deps, language);
  const reader = { language, support };
  const status = mayWriteTo(partner.type, (await openOrderOrTrip(deps.db, customer_id, partner)) !== null);
  if (!conversation) {
    const receiver = await receiverOf(deps, partner, reader);
    return { total_size: 0, limit, offset, status, messages: [], conversation: null, receiver };
  }
  const rows = await messagesOf(deps.db, conversation.id, { limit, skip, before_id, after_id });
  const newest = rows[0];
  const isSeenNow =
    isRead && before_id === undefined && newest !== undefined && newest.id > conversation.customer_seen_id;
  if (isSeenNow) await noteSeen(deps, conversation.id, { by: 'customer', customer_id, message_id: newest.id });
  const now = isSeenNow ? ((await findAny(deps.db, conversation.id)) ?? conversation) : conversation;
  const wire = conversationToWire(deps, now, reader);
  return {
    total_size: now.message_count,
    limit,
    offset,
    status,
    messages: await messagesToWire(deps, rows, now, reader),
    conversation: wire,
    receiver: wire.receiver,
  };
}

async function receiverOf(deps: Deps, partner: Found['partner'], { language, support }: Reader): Promise<Participant> {
  if (partner.type === 'admin') return support;
  if (partner.type === 'vendor') {
    const store = await findStore(deps.db, partner.store_id);
    if (store) return storeToWire(deps, store, language);
  } else {
    const courier = await findCourier(deps.db, partner.courier_id);
    if (courier) return courierToWire(deps, courier);
  }
  throw new AppError('chat_receiver_unknown');
}

/** With the orders and trips they are about, each read once. */
export async function messagesToWire(
  deps: Deps,
  rows: readonly MessageRow[],
  conversation: ConversationRow,
  reader: Reader,
): Promise<ChatMessage[]> {
  const ids = (name: 'order_id' | 'trip_id') => [
    ...new Set(rows.map((row) => row[name]).filter((id): id is number => id !== null)),
  ];
  const [order_ids, trip_ids] = [ids('order_id'), ids('trip_id')];
  const [orders, trips] = await Promise.all([
    order_ids.length > 0 ? orderCards(deps.db, order_ids) : [],
    trip_ids.length > 0 ? tripCards(deps.db, trip_ids) : [],
  ]);
  const cards = {
    orders: new Map(orders.map((row) => [row.id, orderCardToWire(deps, row, reader.language)])),
    trips: new Map(trips.map((row) => [row.id, tripCardToWire(deps, row, reader.language)])),
  };
  return rows.map((row) => messageToWire(deps, row, conversation, reader, cards));
}

/** The other side asks for it; nobody is told. */
export async function customerTypes({ db, now }: Deps, customer_id: number, conversation_id: number): Promise<void> {
  if ((await noteTyping(db, customer_id, conversation_id, now())) === 0) throw new AppError('conversation_unknown');
}
