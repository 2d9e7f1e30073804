import { AppError } from '#contract/errors.ts';
import { isEmptyMessage, mayWriteTo } from '#domain/chat/chat-rules.ts';
import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import { MOST_MESSAGES_A_MINUTE } from '#domain/chat/message-limits.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { withPictures } from '../media/with-pictures.ts';
import { tellOperator } from '../webhooks/webhooks.service.ts';
import { answerAutomatically } from './automatic-answers.service.ts';
import { openConversation } from './chat.repository.ts';
import type { Partner } from './conversation-row.ts';
import { findPartner } from './find-partner.service.ts';
import { findSent, writtenSince } from './messages.repository.ts';
import { type About, mayBeAbout, openOrderOrTrip } from './partners.repository.ts';
import { pageOfThread, type Thread } from './thread.service.ts';
import { AlreadySent, sentOnce, writeMessage } from './write-message.service.ts';

type Who = { customer_id: number; language: string };

export type Sending = {
  conversation_id?: number | null | undefined;
  receiver_id?: number | null | undefined;
  receiver_type?: ChatPartner | null | undefined;
  message?: string | null | undefined;
  image?: readonly File[] | undefined;
  order_id?: number | null | undefined;
  trip_id?: number | null | undefined;
  client_key?: string | undefined;
};

const MINUTE_MS = 60_000;

/** What a customer writes. A retry, known by its key, is answered as the first one was. */
export async function sendByCustomer(deps: Deps, who: Who, sending: Sending): Promise<Thread & { sent_id: number }> {
  const { image = [], client_key } = sending;
  const message = sending.message || null;
  if (isEmptyMessage(message, image.length)) throw new AppError('message_empty');
  const found = await findPartner(deps.db, who.customer_id, sending);
  const { partner, conversation } = found;
  const refuseRetry = async (db: Db, conversation_id: number | undefined) => {
    if (client_key === undefined || conversation_id === undefined) return;
    const message_id = await findSent(db, { conversation_id, isOwn: true, client_key });
    if (message_id !== null) throw new AlreadySent(message_id);
  };
  const mayAsk = async (db: Db) => {
    await refuseRetry(db, conversation?.id);
    await whatAbout(deps, db, who.customer_id, partner, sending);
  };

  const pictures = { files: image, field: 'image', isPrivate: true, mayAsk };
  const sent_id = await sentOnce(
    withPictures(deps, pictures, async (tx, picture_ids) => {
      const locked = await openConversation(tx, who.customer_id, partner);
      if (!locked) throw new AppError('unauthorized');
      await refuseRetry(tx, locked.id);
      const about = await whatAbout(deps, tx, who.customer_id, partner, sending);
      const written = { sender_type: 'customer', message, pictures: picture_ids, about, client_key } as const;
      const message_id = await writeMessage(deps, tx, locked, written);
      await tellOperator(deps, tx, 'message.received', { conversation_id: locked.id, message_id });
      const isAnswered = await answerAutomatically(deps, tx, locked, { message, language: who.language });
      if (deps.env.DEMO && deps.env.DEMO_ORDER_PACE > 0 && !isAnswered)
        await deps.jobs.add(tx, 'demo-answer', { id: message_id, language: who.language });
      return message_id;
    }),
  );
  const now = await findPartner(deps.db, who.customer_id, sending);
  return { ...(await pageOfThread(deps, who, now, { isRead: false })), sent_id };
}

/** What it is about, if it may be sent at all: the order or trip that is named, else the one that goes on. */
async function whatAbout(
  { now }: Deps,
  db: Db,
  customer_id: number,
  partner: Partner,
  { order_id = null, trip_id = null }: Sending,
): Promise<About | null> {
  const goesOn = await openOrderOrTrip(db, customer_id, partner);
  if (!mayWriteTo(partner.type, goesOn !== null)) throw new AppError('chat_closed');
  const since = new Date(now().getTime() - MINUTE_MS);
  if ((await writtenSince(db, customer_id, since, MOST_MESSAGES_A_MINUTE)) >= MOST_MESSAGES_A_MINUTE)
    throw new AppError('chat_too_fast');
  if (order_id === null && trip_id === null) return goesOn;
  const about = order_id === null ? { order_id, trip_id } : { order_id, trip_id: null };
  if (!(await mayBeAbout(db, customer_id, partner, about)))
    throw new AppError('chat_about', order_id === null ? 'trip_id' : 'order_id');
  return about;
}
