import { AppError } from '#contract/errors.ts';
import type { Deps } from '../deps.ts';
import { announceCustomer } from '../live/announce.ts';
import { lockConversation } from './chat.repository.ts';
import { markSeen } from './messages.repository.ts';
import { forgetMessageNotice } from './tell-message.service.ts';

type Seen = {
  by: 'customer' | 'receiver';
  /** Whose conversation it must be; the other side may look into all. */
  customer_id: number | null;
  message_id: number;
};

/** How many are left that this side has not seen. The customer hears of it, here and on their other devices. */
export const noteSeen = (deps: Deps, conversation_id: number, { by, customer_id, message_id }: Seen): Promise<number> =>
  deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversation_id);
    if (!conversation || (customer_id !== null && conversation.customer_id !== customer_id))
      throw new AppError('conversation_unknown');
    const seen = await markSeen(tx, conversation_id, by, message_id);
    if (!seen) return by === 'customer' ? conversation.unread_count : conversation.waiting_count;
    if (by === 'customer' && seen.unread_count === 0)
      await forgetMessageNotice(tx, conversation.customer_id, conversation_id);
    await announceCustomer(tx, conversation.customer_id, {
      name: 'seen',
      event: { conversation_id, by, message_id: seen.seen_id },
    });
    return by === 'customer' ? seen.unread_count : seen.waiting_count;
  });
