import type { Endpoint } from '../endpoint.ts';
import * as chat from './chat.ts';
import * as operator from './operator-chat.ts';

export const CHAT_ENDPOINTS: readonly Endpoint[] = [
  chat.listConversations,
  chat.searchConversations,
  chat.countUnreadMessages,
  chat.getMessages,
  chat.sendMessage,
  chat.markMessagesSeen,
  chat.tellTyping,
  chat.listAutomatedMessages,
  operator.listOperatorConversations,
  operator.getOperatorMessages,
  operator.answerMessage,
  operator.markSeenByOperator,
  operator.tellTypingByOperator,
];
