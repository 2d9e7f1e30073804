import type { WalletEntry } from '#contract/wallet/wallet.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import '#web/i18n/lazy/wallet.ts';

const NAMES: Readonly<Record<string, MessageKey>> = {
  order_place: 'wallet.entry.order_place',
  partial_payment: 'wallet.entry.partial_payment',
  trip_booking: 'wallet.entry.trip_booking',
  order_refund: 'wallet.entry.order_refund',
  add_fund: 'wallet.entry.add_fund',
  add_fund_by_admin: 'wallet.entry.add_fund_by_admin',
  loyalty_point: 'wallet.entry.loyalty_point',
  referrer: 'wallet.entry.referrer',
  CashBack: 'wallet.entry.CashBack',
};

/** Rewards that were given and taken back are bookings of the same kind, the other way round. */
const REWARDS: ReadonlySet<string> = new Set(['referrer', 'CashBack']);

export function entryName(t: Translate, { transaction_type, debit }: Pick<WalletEntry, 'transaction_type' | 'debit'>) {
  const what = t(NAMES[transaction_type] ?? 'wallet.entry.other');
  return debit > 0 && REWARDS.has(transaction_type) ? t('wallet.entry.taken_back', { what }) : what;
}
