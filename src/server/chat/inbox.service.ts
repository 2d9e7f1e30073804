import type { listConversations, searchConversations } from '#contract/chat/chat.ts';
import type { Reply } from '#contract/endpoint.ts';
import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import { type PageRequest, pageOf } from '../catalog/page.ts';
import type { Deps } from '../deps.ts';
import { conversationsNamed, conversationsOf, type Unread, unreadOf } from './chat.repository.ts';
import { conversationToWire } from './chat-to-wire.ts';
import { supportOf } from './participants.ts';

type Who = { customer_id: number; language: string };

export async function inboxOf(
  deps: Deps,
  { customer_id, language }: Who,
  { type, ...query }: PageRequest & { type?: ChatPartner | undefined },
): Promise<Reply<typeof listConversations>> {
  const { limit, offset, skip } = pageOf(query);
  const [support, { rows, total_size }, unread] = await Promise.all([
    supportOf(deps, language),
    conversationsOf(deps.db, { customer_id, type }, { limit, skip }),
    unreadOf(deps.db, customer_id),
  ]);
  const conversations = rows.map((row) => conversationToWire(deps, row, { language, support }));
  return { type: type ?? null, total_size, limit, offset, unread, conversations };
}

export async function searchInbox(
  deps: Deps,
  { customer_id, language }: Who,
  { name = '', type, ...query }: PageRequest & { name?: string | undefined; type?: ChatPartner | undefined },
): Promise<Reply<typeof searchConversations>> {
  const { limit, offset, skip } = pageOf(query);
  const support = await supportOf(deps, language);
  const { rows, total_size } = await conversationsNamed(
    deps.db,
    { customer_id, type, name, support: `${support.f_name} ${support.l_name}` },
    { limit, skip },
  );
  const conversations = rows.map((row) => conversationToWire(deps, row, { language, support }));
  return { total_size, limit, offset, conversations };
}

export async function countUnread(
  { db }: Deps,
  customer_id: number,
): Promise<{ unread_message_count: number; unread: Unread }> {
  const unread = await unreadOf(db, customer_id);
  return { unread_message_count: unread.admin + unread.vendor + unread.delivery_man, unread };
}
