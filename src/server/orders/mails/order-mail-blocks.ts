import type { Settings } from '#contract/config/settings-shape.ts';
import { say } from '#contract/texts/say.ts';
import { commaList } from '#domain/language/comma-list.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OrderNews } from '#domain/orders/order-news.ts';
import { inLanguage, type Text } from '#domain/text.ts';
import type { Env } from '#server/env.ts';
import type { MailBlock, MailLine } from '#server/mail/mail-content.ts';
import { mailPicture } from '#server/mail/mail-picture.ts';
import { moneyBack } from '#server/mail/money-back.ts';
import type { NewOrderLine } from '../order-rows.repository.ts';
import type { OrderToMail } from './order-mail.repository.ts';
import { orderBill } from './order-mail-bill.ts';
import { orderFacts } from './order-mail-facts.ts';

/** What a mail tells of a line. */
export type MailedLine = Pick<
  NewOrderLine,
  'variation' | 'add_ons' | 'price' | 'quantity' | 'total_add_on_price' | 'discount_on_item' | 'substitution'
> & { item_details: { name: Text; image: string | null } };

export type OrderMailFacts = {
  order: OrderToMail;
  lines: readonly MailedLine[];
  refunds: readonly { refund_method: string; amount: number }[];
  settings: Settings;
  env: Env;
  link: string;
};

/** What was paid may be on its way back. */
export const tellsOfMoneyBack = (news: OrderNews): boolean =>
  news === 'canceled' || news === 'coming_back' || news === 'refunded';

/** Everything below the first sentence, in the order in which somebody needs it. */
export function orderMailBlocks(facts: OrderMailFacts, news: OrderNews): MailBlock[] {
  const { order, refunds, settings, link } = facts;
  return [
    ...(tellsOfMoneyBack(news) ? moneyBack(refunds, order.language, settings) : []),
    ...codeFor(facts, news),
    { kind: 'button', label: say(order.language, buttonOf(order, news)), href: link },
    { kind: 'lines', lines: mailLines(facts) },
    orderBill(order, settings),
    { kind: 'facts', facts: orderFacts(order, settings, news) },
  ];
}

/** The code that opens the next door; the courier of a parcel that comes back has a fee to ask for, too. */
function codeFor({ order, settings }: OrderMailFacts, news: OrderNews): MailBlock[] {
  const { language, parcel, otp } = order;
  if (news === 'coming_back' && parcel?.return_otp) {
    const amount = formatMoney(parcel.return_fee ?? 0, settings);
    const fee: MailBlock[] = parcel.return_fee
      ? [{ kind: 'text', text: say(language, 'mail.return_fee', { amount }) }]
      : [];
    return [...fee, { kind: 'code', name: say(language, 'mail.return_code'), code: parcel.return_otp }];
  }
  if (news !== 'on_the_way' || !settings.order_delivery_verification) return [];
  return [{ kind: 'code', name: say(language, parcel ? 'mail.receiver_code' : 'mail.delivery_code'), code: otp }];
}

function buttonOf({ parcel }: OrderToMail, news: OrderNews) {
  if (news === 'unpaid') return 'mail.button.pay';
  if (parcel) return 'mail.button.parcel';
  return isOver(news) ? 'mail.button.order' : 'mail.button.track';
}

/** There is nothing on its way any more. */
const isOver = (news: OrderNews): boolean =>
  news === 'delivered' || news === 'canceled' || news === 'refunded' || news === 'refund_refused';

/** What was bought, with what was chosen of it. */
export function mailLines({
  order,
  lines,
  settings,
  env,
}: Pick<OrderMailFacts, 'order' | 'lines' | 'settings' | 'env'>): MailLine[] {
  const { parcel, language } = order;
  if (parcel) {
    const name = inLanguage(parcel.category_name, language);
    return [{ name, details: [], amount: null, picture: mailPicture(env, parcel.category_image) }];
  }
  return lines.map((line) => ({
    name: `${line.quantity} × ${inLanguage(line.item_details.name, language)}`,
    details: [...chosenOf(line, language), ...ifSoldOut(line, language)],
    amount: formatMoney(line.price * line.quantity + line.total_add_on_price - line.discount_on_item, settings),
    picture: mailPicture(env, line.item_details.image),
  }));
}

const ifSoldOut = ({ substitution }: MailedLine, language: string): string[] =>
  substitution ? [say(language, `mail.sold_out.${substitution}`)] : [];

/** What was chosen of an item, in words. */
function chosenOf({ variation, add_ons }: MailedLine, language: string): string[] {
  const inWords = (text: Text) => inLanguage(text, language);
  const labels = (values: readonly { label: Text }[]) =>
    commaList(
      values.map(({ label }) => inWords(label)),
      language,
    );
  const chosen = variation.map((one) =>
    'values' in one ? `${inWords(one.name)}: ${labels(one.values)}` : inWords(one.label),
  );
  const extras = add_ons.map(({ name, quantity }) => `+ ${quantity} × ${inWords(name)}`);
  return [...chosen, ...extras];
}
