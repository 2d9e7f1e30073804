import { say } from '#contract/texts/say.ts';
import type { Db } from '../db/db.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { forgetNotice, notify } from '../notifications/notify.ts';
import { findAny } from './chat.repository.ts';
import { receiverToWire, supportOf } from './participants.ts';

const chatNotice = (customer_id: number, conversation_id: number) =>
  ({ customer_id, kind: 'chat', link: `/profile?page=inbox&conversation_id=${conversation_id}` }) as const;

/** As much of a message as a notification shows. */
const LONGEST_TEXT = 140;

/** Tells the customer that somebody wrote, wherever they are just now. A conversation has one notification at most. */
export async function tellOfMessage(
  deps: Deps,
  tx: Db,
  conversation_id: number,
  message: string | null,
): Promise<void> {
  const conversation = await findAny(tx, conversation_id);
  if (!conversation) return;
  const { customer_id, language, store, courier } = conversation;
  const support = await supportOf(inTransaction(deps, tx), language);
  const { f_name, l_name } = receiverToWire(deps, conversation, { support, language });
  await notify(tx, {
    ...chatNotice(customer_id, conversation_id),
    event: 'message',
    params: {
      name: `${f_name} ${l_name}`.trim(),
      text: message?.slice(0, LONGEST_TEXT) ?? say(language, 'chat.picture'),
      picture: store?.logo ?? courier?.image ?? null,
    },
  });
}

/** The customer has read it. */
export const forgetMessageNotice = (tx: Db, customer_id: number, conversation_id: number): Promise<number> =>
  forgetNotice(tx, chatNotice(customer_id, conversation_id));
