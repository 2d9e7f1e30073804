import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { inLanguage } from '#domain/text.ts';
import type { Quoted } from '#server/checkout/quote.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { postMail } from '#server/outbox/outbox.service.ts';
import { orderKey } from '../order-key.ts';

type Confirmed = { order_id: number; isGuest: boolean; to: string | null; quoted: Quoted; language: string };

/** To whoever left an address. Written with the order, sent after it. */
export async function confirmByMail(
  deps: Deps,
  tx: Db,
  { order_id, isGuest, to, quoted, language }: Confirmed,
): Promise<void> {
  if (to === null) return;
  const { store, total, settings } = quoted;
  const values = {
    order_id: String(order_id),
    store: inLanguage(store.name, language),
    amount: formatMoney(total.order_amount, settings),
  };
  await postMail(deps, tx, {
    to,
    language,
    subject: say(language, 'order.mail_subject', values),
    text: `${say(language, 'order.mail_text', values)}\n${linkTo(deps, order_id, isGuest)}`,
  });
}

/** A guest has nothing else to show that the order is theirs; a customer signs in. */
function linkTo(deps: Deps, order_id: number, isGuest: boolean): string {
  const query = new URLSearchParams({ order_id: String(order_id), ...(isGuest && { key: orderKey(deps, order_id) }) });
  return `${deps.env.PUBLIC_URL}/track-order?${query}`;
}
