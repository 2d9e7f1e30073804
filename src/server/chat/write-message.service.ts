import type { ChatSide } from '#domain/chat/chat-sides.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { announceCustomer } from '../live/announce.ts';
import type { LockedConversation } from './chat.repository.ts';
import { insertMessage } from './messages.repository.ts';
import type { About } from './partners.repository.ts';

export type Written = {
  sender_type: ChatSide;
  message: string | null;
  pictures?: string[];
  about?: About | null;
  client_key?: string | null | undefined;
  is_automatic?: boolean;
};

/** Writes into a conversation that is locked, and tells the customer: on every device, theirs and the other side's words. */
export async function writeMessage(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { id: conversation_id, customer_id }: LockedConversation,
  { sender_type, message, pictures = [], about, client_key = null, is_automatic = false }: Written,
): Promise<number> {
  const message_id = await insertMessage(tx, {
    conversation_id,
    customer_id,
    sender_type,
    message,
    pictures,
    order_id: about?.order_id ?? null,
    trip_id: about?.trip_id ?? null,
    client_key,
    is_automatic,
    created_at: now(),
  });
  await announceCustomer(tx, customer_id, { name: 'message', event: { conversation_id, message_id, sender_type } });
  return message_id;
}

/** A retry of what has been written already: nothing is done, and its pictures are not needed. */
export class AlreadySent extends Error {
  readonly message_id: number;

  constructor(message_id: number) {
    super('this message was sent before');
    this.message_id = message_id;
  }
}

/** What came with the same key before counts; the caller gets its number as if it had just been sent. */
export const sentOnce = (sent: Promise<number>): Promise<number> =>
  sent.catch((error: unknown) => {
    if (error instanceof AlreadySent) return error.message_id;
    throw error;
  });
