import * as calls from '#contract/chat/chat.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { questionsIn } from './automatic-answers.service.ts';
import { countUnread, inboxOf, searchInbox } from './inbox.service.ts';
import { noteSeen } from './seen.service.ts';
import { sendByCustomer } from './send.service.ts';
import { customerTypes, threadOf } from './thread.service.ts';

export const chatRoutes = (deps: Deps) => [
  route(calls.listConversations, ({ shopper, query, language }) =>
    inboxOf(deps, { customer_id: customerIn(shopper).id, language }, query),
  ),
  route(calls.searchConversations, ({ shopper, query, language }) =>
    searchInbox(deps, { customer_id: customerIn(shopper).id, language }, query),
  ),
  route(calls.countUnreadMessages, ({ shopper }) => countUnread(deps, customerIn(shopper).id)),
  route(calls.getMessages, ({ shopper, query: { seen, ...query }, language }) =>
    threadOf(deps, { customer_id: customerIn(shopper).id, language }, { ...query, isRead: seen !== '0' }),
  ),
  route(calls.sendMessage, async ({ shopper, body, language }) => ({
    ...(await sendByCustomer(deps, { customer_id: customerIn(shopper).id, language }, body)),
    message: say(language, 'chat.sent'),
  })),
  route(calls.markMessagesSeen, async ({ shopper, body: { conversation_id, message_id } }) => {
    const seen = { by: 'customer', customer_id: customerIn(shopper).id, message_id } as const;
    return { unread_message_count: await noteSeen(deps, conversation_id, seen) };
  }),
  route(calls.tellTyping, async ({ shopper, body, language }) => {
    await customerTypes(deps, customerIn(shopper).id, body.conversation_id);
    return { message: say(language, 'chat.typing') };
  }),
  route(calls.listAutomatedMessages, async ({ query: { limit = 10, offset = 1 }, language }) => {
    const all = questionsIn(language);
    return { total_size: all.length, limit, offset, data: all.slice((offset - 1) * limit, offset * limit) };
  }),
];
