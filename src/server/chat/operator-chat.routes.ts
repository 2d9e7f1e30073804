import * as calls from '#contract/chat/operator-chat.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { answerCustomer, conversationsForOperator, messagesForOperator, receiverTypes } from './answer.service.ts';
import { noteSeen } from './seen.service.ts';

export const operatorChatRoutes = (deps: Deps) => [
  route(calls.listOperatorConversations, ({ query, language }) => conversationsForOperator(deps, language, query)),
  route(calls.getOperatorMessages, ({ params, query, language }) =>
    messagesForOperator(deps, language, params.id, query),
  ),
  route(calls.answerMessage, async ({ params, body, language }) => ({
    sent_id: await answerCustomer(deps, params.id, body),
    message: say(language, 'chat.sent'),
  })),
  route(calls.markSeenByOperator, async ({ params, body: { message_id } }) => ({
    waiting_message_count: await noteSeen(deps, params.id, { by: 'receiver', customer_id: null, message_id }),
  })),
  route(calls.tellTypingByOperator, async ({ params, language }) => {
    await receiverTypes(deps, params.id);
    return { message: say(language, 'chat.typing') };
  }),
];
