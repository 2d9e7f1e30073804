import type { Settings } from '#contract/config/settings-shape.ts';
import type { TextKey } from '#contract/texts/en.ts';
import { say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { postMail } from '#server/outbox/outbox.service.ts';
import { orderKey } from '../order-key.ts';

type Confirmed = {
  order_id: number;
  isGuest: boolean;
  to: string | null;
  order_amount: number;
  /** What it says, with number, amount and whatever else it has places for. */
  text: TextKey;
  values: Record<string, string>;
  settings: Settings;
  language: string;
};

/** To whoever left an address. Written with the order, sent after it. */
export async function confirmByMail(deps: Deps, tx: Db, confirmed: Confirmed): Promise<void> {
  const { order_id, isGuest, to, language } = confirmed;
  if (to === null) return;
  const values = {
    ...confirmed.values,
    order_id: String(order_id),
    amount: formatMoney(confirmed.order_amount, confirmed.settings),
  };
  await postMail(deps, tx, {
    to,
    language,
    subject: say(language, 'order.mail_subject', values),
    text: `${say(language, confirmed.text, values)}\n${linkTo(deps, order_id, isGuest)}`,
  });
}

/** A guest has nothing else to show that the order is theirs; a customer signs in. */
function linkTo(deps: Deps, order_id: number, isGuest: boolean): string {
  const query = new URLSearchParams({ order_id: String(order_id), ...(isGuest && { key: orderKey(deps, order_id) }) });
  return `${deps.env.PUBLIC_URL}/track-order?${query}`;
}
