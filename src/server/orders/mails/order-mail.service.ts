import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { languageOf } from '#domain/language/language.ts';
import { addressIn } from '#domain/language/language-address.ts';
import type { OrderNews } from '#domain/orders/order-news.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { mailShop } from '#server/mail/mail-shop.ts';
import { renderMail } from '#server/mail/render-mail.ts';
import { postMail } from '#server/outbox/outbox.service.ts';
import { refundsOf } from '#server/payments/refunds/refund.service.ts';
import { orderKey } from '../order-key.ts';
import { linesOfOrder } from '../order-lines.repository.ts';
import { type OrderToMail, orderToMail } from './order-mail.repository.ts';
import { type MailedLine, orderMailBlocks, tellsOfMoneyBack } from './order-mail-blocks.ts';
import { newsOf } from './order-mail-words.ts';

/** What the mails about an order are written from. */
export type MailedOrder = { order: OrderToMail | null; lines: readonly MailedLine[] };

export async function readMailedOrder(tx: Db, order_id: number): Promise<MailedOrder> {
  const [order, lines] = await Promise.all([orderToMail(tx, order_id), linesOfOrder(tx, order_id)]);
  return { order, lines };
}

/**
 * What the caller knows already. `settings`: in the language of the order. `since`: of what may become so several times,
 * when it did.
 */
export type KnownToMail = { settings?: Settings; mailed?: MailedOrder; since?: Date };

/**
 * To whoever left an address, in the language they ordered in: what has become of their order. In the transaction in
 * which it became so, and once.
 */
export async function mailOrder(
  deps: Deps,
  tx: Db,
  order_id: number,
  news: OrderNews,
  known: KnownToMail = {},
): Promise<void> {
  const [{ order, lines }, refunds] = await Promise.all([
    known.mailed ?? readMailedOrder(tx, order_id),
    tellsOfMoneyBack(news) ? refundsOf(tx, { kind: 'order', id: order_id }) : [],
  ]);
  if (!order?.customer_email) return;
  const { language, customer_email: to } = order;
  const settings = known.settings ?? (await settingsOfToday(deps, tx, language));
  const words = newsOf(order, news);
  const facts = { order, lines, refunds, settings, env: deps.env, link: linkTo(deps, order) };
  const content = renderMail({
    language,
    shop: mailShop(deps.env, settings),
    subject: words.subject,
    preview: words.text,
    title: words.title,
    blocks: [{ kind: 'text', text: words.text }, ...orderMailBlocks(facts, news)],
    reason: say(language, 'mail.reason_order'),
  });
  const about = [`order ${order_id} ${news}`, known.since?.toISOString()].filter(Boolean).join(' ');
  await postMail(deps, tx, { to, language, ...content, about });
}

/** A guest has nothing else to show that the order is theirs; a customer signs in. */
function linkTo(deps: Deps, { id, is_guest, language }: { id: number; is_guest: boolean; language: string }): string {
  const query = new URLSearchParams({ order_id: String(id), ...(is_guest && { key: orderKey(deps, id) }) });
  return `${deps.env.PUBLIC_URL}${addressIn(languageOf(language), `/track-order?${query}`)}`;
}
