import type { Settings } from '#contract/config/settings-shape.ts';
import type { TextKey } from '#contract/texts/en.ts';
import { isTextKey, say } from '#contract/texts/say.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import type { OrderNews } from '#domain/orders/order-news.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { type CashPlace, cashPlace } from '#domain/payments/cash-place.ts';
import { inLanguage } from '#domain/text.ts';
import type { Fact } from '#server/mail/mail-content.ts';
import { mailMoment } from '#server/mail/mail-moment.ts';
import type { OrderToMail } from './order-mail.repository.ts';

/** Where, when, how it is paid, and what its shopper wrote. */
export function orderFacts(order: OrderToMail, settings: Settings, news: OrderNews): Fact[] {
  const { language, scheduled, schedule_at, order_note, is_own_address } = order;
  const fact = (name: TextKey, value: string | null): Fact[] => (value ? [{ name: say(language, name), value }] : []);
  return [
    ...(news === 'canceled' || news === 'coming_back' ? fact('mail.fact.reason', reasonOf(order)) : []),
    ...(news === 'refund_refused' ? fact('mail.fact.reason', order.refund_note) : []),
    ...(news === 'transfer_denied' ? fact('mail.fact.reason', order.transfer_note) : []),
    ...places(order, fact),
    ...(scheduled ? fact('mail.fact.time', mailMoment(schedule_at, language, settings)) : []),
    ...fact('mail.fact.payment', paymentOf(order, settings)),
    ...(is_own_address ? fact('mail.fact.note', order_note) : []),
  ];
}

type MakeFact = (name: TextKey, value: string | null) => Fact[];

function places({ order_type, delivery_address, store, parcel, language }: OrderToMail, fact: MakeFact): Fact[] {
  if (parcel)
    return [
      ...fact('mail.fact.sender', delivery_address.address ?? null),
      ...fact('mail.fact.receiver', parcel.receiver_details.address ?? null),
    ];
  return isTakeAway(order_type)
    ? fact('mail.fact.fetch', store && inLanguage(store.address, language))
    : fact('mail.fact.address', delivery_address.address ?? null);
}

/** What the shop itself cancels was not paid in time. Their own words are sent to nobody but themselves. */
function reasonOf({ canceled_by, cancellation_reason, is_own_address, language }: OrderToMail): string | null {
  if (canceled_by === 'system') return say(language, 'order.unpaid_expired');
  return canceled_by !== 'customer' || is_own_address ? cancellation_reason : null;
}

const CASH = {
  door: 'mail.method.cash_on_delivery',
  store: 'mail.method.cash_at_store',
  pickup: 'mail.method.cash_at_pickup',
  receiver: 'mail.method.receiver',
} as const satisfies Record<CashPlace, TextKey>;

function paymentOf(order: OrderToMail, settings: Settings): string {
  const { payment_method, payment_status, order_amount, partially_paid_amount, order_type, parcel, language } = order;
  const cash = cashPlace({ order_type, charge_payer: parcel?.charge_payer });
  if (cash === 'receiver') return say(language, 'mail.method.receiver');
  if (payment_status === 'partially_paid')
    return say(language, 'mail.method.parts', {
      paid: formatMoney(partially_paid_amount, settings),
      due: formatMoney(amountDue(order_amount, partially_paid_amount), settings),
    });
  if (payment_method === 'cash_on_delivery') return say(language, CASH[cash]);
  const key = `mail.method.${payment_method}`;
  // A gateway, by its own name.
  return say(language, isTextKey(key) ? key : 'mail.method.digital_payment');
}
