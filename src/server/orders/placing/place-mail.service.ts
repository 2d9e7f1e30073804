import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { inLanguage } from '#domain/text.ts';
import type { Quoted } from '#server/checkout/quote.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { postMail } from '#server/outbox/outbox.service.ts';

type Confirmed = { order_id: number; to: string | null; quoted: Quoted; language: string };

/** To whoever left an address. Written with the order, sent after it. */
export async function confirmByMail(deps: Deps, tx: Db, { order_id, to, quoted, language }: Confirmed): Promise<void> {
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
    text: say(language, 'order.mail_text', values),
  });
}
