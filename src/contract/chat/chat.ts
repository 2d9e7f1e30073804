import * as z from 'zod/mini';
import { LONGEST_MESSAGE } from '#domain/chat/message-limits.ts';
import { endpoint } from '../endpoint.ts';
import { anyImages } from '../media/uploads.ts';
import { page, pageOf, typed, wholeText } from '../wire.ts';
import { conversationShape, messageShape, participantShape, partnerType } from './shapes.ts';

const ofChat = { feature: 'chat', access: 'customer' } as const;

/** Numbers as texts in forms; known clients put a stray `?` behind one in an address. */
const leadingDigits = z.codec(z.string().check(z.regex(/^\d{1,15}\??$/)), z.number(), {
  decode: (text) => Number.parseInt(text, 10),
  encode: String,
});
export const messageNumber = z.union([z.int().check(z.minimum(0), z.maximum(999_999_999_999)), leadingDigits]);

const wholeNumber = z.union([z.int().check(z.minimum(1), z.maximum(999_999_999)), wholeText]);

/** What a retry is known by: the same key in the same conversation is the same message. */
export const client_key = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/)));

export const messageText = z.nullish(z.string().check(typed, z.maxLength(LONGEST_MESSAGE, 'error.message_too_long')));

const unreadShape = z.object({ admin: z.int(), vendor: z.int(), delivery_man: z.int() });

export const listConversations = endpoint({
  ...ofChat,
  name: 'listConversations',
  summary: 'Conversations with their last message, the newest first; `type` is one tab. `unread` counts all tabs',
  method: 'GET',
  path: '/api/v1/customer/message/list',
  query: z.object({ ...page, type: z.optional(partnerType) }),
  reply: z.extend(pageOf({ conversations: z.array(conversationShape) }), {
    type: z.nullable(partnerType),
    unread: unreadShape,
  }),
});

export const searchConversations = endpoint({
  ...ofChat,
  name: 'searchConversations',
  summary: 'Own conversations whose other side has this in its name, the newest first; without one all of them',
  method: 'GET',
  path: '/api/v1/customer/message/search-list',
  query: z.object({
    ...page,
    name: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    type: z.optional(partnerType),
  }),
  reply: pageOf({ conversations: z.array(conversationShape) }),
});

export const countUnreadMessages = endpoint({
  ...ofChat,
  name: 'countUnreadMessages',
  summary: 'How many messages the customer has not seen, in all and by whom they are from',
  method: 'GET',
  path: '/api/v1/customer/message/unread',
  reply: z.object({ unread_message_count: z.int(), unread: unreadShape }),
});

/** A page of a thread, newest first. */
const threadReply = {
  /** Whether the customer may write now: always to support, to others while an order or trip goes on. */
  status: z.boolean(),
  messages: z.array(messageShape),
  /** null before the first message. */
  conversation: z.nullable(conversationShape),
  /** Who is on the other side, also before the first message. */
  receiver: participantShape,
};

export const getMessages = endpoint({
  ...ofChat,
  name: 'getMessages',
  summary:
    'The messages of one conversation, newest first, by its number or by whom it is with (`admin_id=0` is support). Reading marks seen, unless `seen=0`. `before_id`: older ones; `after_id`: newer ones',
  method: 'GET',
  path: '/api/v1/customer/message/details',
  query: z.object({
    ...page,
    conversation_id: z.optional(leadingDigits),
    admin_id: z.optional(leadingDigits),
    vendor_id: z.optional(leadingDigits),
    delivery_man_id: z.optional(leadingDigits),
    before_id: z.optional(leadingDigits),
    after_id: z.optional(leadingDigits),
    seen: z.optional(z.enum(['0', '1'])),
  }),
  reply: pageOf(threadReply),
});

export const sendMessage = endpoint({
  ...ofChat,
  name: 'sendMessage',
  summary:
    'Sends a text, up to three pictures, or both, into a conversation or to somebody. With `client_key` a retry is sent once. Of the reply `sent_id` is the message',
  method: 'POST',
  path: '/api/v1/customer/message/send',
  multipart: true,
  body: z.object({
    conversation_id: z.nullish(messageNumber),
    /** Of a store its vendor's number, of support 0. */
    receiver_id: z.nullish(messageNumber),
    receiver_type: z.nullish(partnerType),
    message: messageText,
    image: anyImages,
    /** What it is about; without one the order or trip that goes on with them. */
    order_id: z.nullish(wholeNumber),
    trip_id: z.nullish(wholeNumber),
    client_key,
  }),
  reply: pageOf({ ...threadReply, message: z.string(), sent_id: z.int() }),
  perMinute: 120,
});

export const markMessagesSeen = endpoint({
  ...ofChat,
  name: 'markMessagesSeen',
  summary: 'The customer has seen the messages of a conversation up to this one',
  method: 'PUT',
  path: '/api/v1/customer/message/seen',
  body: z.object({ conversation_id: messageNumber, message_id: messageNumber }),
  reply: z.object({ unread_message_count: z.int() }),
});

export const tellTyping = endpoint({
  ...ofChat,
  name: 'tellTyping',
  summary: 'The customer is typing; counts for a few seconds',
  method: 'PUT',
  path: '/api/v1/customer/message/typing',
  body: z.object({ conversation_id: messageNumber }),
  reply: z.object({ message: z.string() }),
  perMinute: 120,
});

export const listAutomatedMessages = endpoint({
  feature: 'chat',
  name: 'listAutomatedMessages',
  summary: 'Questions that support answers by itself, to be sent by a press',
  method: 'GET',
  path: '/api/v1/customer/automated-message',
  access: 'public',
  query: z.object(page),
  reply: pageOf({ data: z.array(z.object({ id: z.int(), message: z.string() })) }),
});
