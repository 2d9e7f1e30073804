import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { imageFiles } from '../media/uploads.ts';
import { page, pageOf, wholeText } from '../wire.ts';
import { client_key, messageNumber, messageText } from './chat.ts';
import { conversationShape, messageShape, partnerType } from './shapes.ts';

/** The other side of every conversation: support, stores and couriers answer through the operator's own systems. */
const ofOperator = { feature: 'chat', access: 'operator', scope: 'chat' } as const;

const params = z.object({ id: wholeText });

/** What the other side sees besides. */
const operatorConversationShape = z.extend(conversationShape, {
  /** What of the customer the other side has not seen yet. */
  waiting_message_count: z.int(),
  /** The customer is typing just now. */
  is_typing: z.boolean(),
});

export type OperatorConversation = z.output<typeof operatorConversationShape>;

export const listOperatorConversations = endpoint({
  ...ofOperator,
  name: 'listOperatorConversations',
  summary: 'Conversations of all customers, the newest message first; `waiting=1`: with something nobody has seen yet',
  method: 'GET',
  path: '/api/v1/operator/conversations',
  query: z.object({
    ...page,
    type: z.optional(partnerType),
    store_id: z.optional(wholeText),
    delivery_man_id: z.optional(wholeText),
    waiting: z.optional(z.enum(['0', '1'])),
  }),
  reply: pageOf({ conversations: z.array(operatorConversationShape) }),
});

export const getOperatorMessages = endpoint({
  ...ofOperator,
  name: 'getOperatorMessages',
  summary: 'The messages of a conversation, newest first; `before_id`: older ones',
  method: 'GET',
  path: '/api/v1/operator/conversations/{id}/messages',
  params,
  query: z.object({ ...page, before_id: z.optional(wholeText), after_id: z.optional(wholeText) }),
  reply: z.object({ messages: z.array(messageShape), conversation: operatorConversationShape }),
});

export const answerMessage = endpoint({
  ...ofOperator,
  name: 'answerMessage',
  summary: 'Writes to the customer in the name of the other side; with `client_key` a retry is sent once',
  method: 'POST',
  path: '/api/v1/operator/conversations/{id}/messages',
  params,
  multipart: true,
  body: z.object({ message: messageText, image: z.optional(imageFiles), client_key }),
  reply: z.object({ message: z.string(), sent_id: z.int() }),
});

export const markSeenByOperator = endpoint({
  ...ofOperator,
  name: 'markSeenByOperator',
  summary: 'The other side has seen the customer’s messages up to this one; the customer sees that within two seconds',
  method: 'PUT',
  path: '/api/v1/operator/conversations/{id}/seen',
  params,
  body: z.object({ message_id: messageNumber }),
  reply: z.object({ waiting_message_count: z.int() }),
});

export const tellTypingByOperator = endpoint({
  ...ofOperator,
  name: 'tellTypingByOperator',
  summary: 'The other side is typing; the customer sees it for a few seconds',
  method: 'PUT',
  path: '/api/v1/operator/conversations/{id}/typing',
  params,
  reply: z.object({ message: z.string() }),
});
