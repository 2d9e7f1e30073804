import { AppError } from '#contract/errors.ts';
import type { ChatPartner } from '#domain/chat/chat-sides.ts';
import type { Db } from '../db/db.ts';
import { findOwn, findWith } from './chat.repository.ts';
import { type ConversationRow, type Partner, partnerIn } from './conversation-row.ts';
import { hasMetCourier, storeOfVendor } from './partners.repository.ts';

type Named = {
  conversation_id?: number | null | undefined;
  receiver_id?: number | null | undefined;
  receiver_type?: ChatPartner | null | undefined;
};

export type Found = { partner: Partner; conversation: ConversationRow | null };

/** Whom a request means. Conversations of others, and couriers one never met, are answered like what does not exist. */
export async function findPartner(db: Db, customer_id: number, named: Named): Promise<Found> {
  if (named.conversation_id) {
    const conversation = await findOwn(db, customer_id, named.conversation_id);
    if (!conversation) throw new AppError('conversation_unknown');
    return { partner: partnerIn(conversation), conversation };
  }
  const partner = await partnerOf(db, customer_id, named);
  return { partner, conversation: await findWith(db, customer_id, partner) };
}

async function partnerOf(db: Db, customer_id: number, { receiver_type, receiver_id }: Named): Promise<Partner> {
  if (receiver_type === 'admin') return { type: 'admin' };
  if (!receiver_type || !receiver_id) throw new AppError('chat_receiver');
  if (receiver_type === 'vendor') {
    const store_id = await storeOfVendor(db, customer_id, receiver_id);
    if (store_id === null) throw new AppError('chat_receiver_unknown');
    return { type: 'vendor', store_id };
  }
  if (!(await hasMetCourier(db, customer_id, receiver_id))) throw new AppError('chat_receiver_unknown');
  return { type: 'delivery_man', courier_id: receiver_id };
}
