import type {
  getOperatorMessages,
  listOperatorConversations,
  OperatorConversation,
} from '#contract/chat/operator-chat.ts';
import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { isEmptyMessage } from '#domain/chat/chat-rules.ts';
import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import { type PageRequest, pageOf } from '../catalog/page.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { announceTyping } from '../live/announce.ts';
import { withPictures } from '../media/with-pictures.ts';
import { allConversations, findAny, lockConversation } from './chat.repository.ts';
import { conversationToWire, type Reader } from './chat-to-wire.ts';
import type { ConversationRow } from './conversation-row.ts';
import { findSent, messagesOf } from './messages.repository.ts';
import { supportOf } from './participants.ts';
import { tellOfMessage } from './tell-message.service.ts';
import { messagesToWire } from './thread.service.ts';
import { AlreadySent, sentOnce, writeMessage } from './write-message.service.ts';

/** For so long after the last sign of it, a customer counts as typing. */
const TYPES_MS = 6000;

export async function conversationsForOperator(
  deps: Deps,
  language: string,
  {
    waiting,
    ...query
  }: PageRequest & {
    type?: ChatPartner | undefined;
    store_id?: number | undefined;
    delivery_man_id?: number | undefined;
    waiting?: '0' | '1' | undefined;
  },
): Promise<Reply<typeof listOperatorConversations>> {
  const { limit, offset, skip } = pageOf(query);
  const support = await supportOf(deps, language);
  const { rows, total_size } = await allConversations(
    deps.db,
    { ...query, isWaiting: waiting === '1' },
    { limit, skip },
  );
  const conversations = rows.map((row) => toOperator(deps, row, { language, support }));
  return { total_size, limit, offset, conversations };
}

export async function messagesForOperator(
  deps: Deps,
  language: string,
  id: number,
  { before_id, after_id, ...query }: PageRequest & { before_id?: number | undefined; after_id?: number | undefined },
): Promise<Reply<typeof getOperatorMessages>> {
  const { limit, skip } = pageOf(query);
  const conversation = await findAny(deps.db, id);
  if (!conversation) throw new AppError('conversation_unknown', 'id');
  const reader = { language, support: await supportOf(deps, language) };
  const rows = await messagesOf(deps.db, id, { limit, skip, before_id, after_id });
  return {
    messages: await messagesToWire(deps, rows, conversation, reader),
    conversation: toOperator(deps, conversation, reader),
  };
}

const toOperator = (deps: Deps, row: ConversationRow, reader: Reader): OperatorConversation => ({
  ...conversationToWire(deps, row, reader),
  waiting_message_count: row.waiting_count,
  is_typing: row.customer_typing_at !== null && deps.now().getTime() - row.customer_typing_at.getTime() < TYPES_MS,
});

export type Answer = {
  message?: string | null | undefined;
  image?: readonly File[] | undefined;
  client_key?: string | undefined;
};

/** What the other side writes, whoever they are. There is no end to it: a courier may still say where the key lies. */
export async function answerCustomer(deps: Deps, id: number, { image = [], client_key, ...answer }: Answer) {
  const message = answer.message || null;
  if (isEmptyMessage(message, image.length)) throw new AppError('message_empty');
  const open = async (tx: Db) => {
    const conversation = await lockConversation(tx, id);
    if (!conversation) throw new AppError('conversation_unknown', 'id');
    const known = client_key && (await findSent(tx, { conversation_id: id, isOwn: false, client_key }));
    if (known) throw new AlreadySent(known);
    return conversation;
  };
  return sentOnce(
    withPictures(deps, { files: image, field: 'image', isPrivate: true, mayAsk: open }, async (tx, pictures) => {
      const conversation = await open(tx);
      const sender_type = conversation.receiver_type;
      const message_id = await writeMessage(deps, tx, conversation, { sender_type, message, pictures, client_key });
      await tellOfMessage(deps, tx, id, message);
      return message_id;
    }),
  );
}

export async function receiverTypes({ db }: Deps, id: number): Promise<void> {
  const conversation = await findAny(db, id);
  if (!conversation) throw new AppError('conversation_unknown', 'id');
  await announceTyping(db, conversation.customer_id, id);
}
