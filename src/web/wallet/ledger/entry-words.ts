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
  parcel_return: 'wallet.entry.parcel_return',
};

/** What was paid is best known by who was paid; everything else by what it was. */
const PAYMENTS: ReadonlySet<string> = new Set(['order_place', 'partial_payment', 'trip_booking']);

/** What was given and taken back are bookings of the same kind, the other way round. */
const GIVEN: ReadonlySet<string> = new Set(['referrer', 'CashBack', 'add_fund']);

function entryName(t: Translate, { transaction_type, debit }: Pick<WalletEntry, 'transaction_type' | 'debit'>) {
  const what = t(NAMES[transaction_type] ?? 'wallet.entry.other');
  return debit > 0 && GIVEN.has(transaction_type) ? t('wallet.entry.taken_back', { what }) : what;
}

type Subject = Pick<WalletEntry, 'order_id' | 'trip_id' | 'subject_name'>;

/** Where an entry leads; null: to no page. */
export function entryAddress({ order_id, trip_id }: Subject): string | null {
  if (order_id) return `/order/${order_id}`;
  return trip_id ? `/rental/trip-status/${trip_id}` : null;
}

/** The number of what it was for. */
export function entryNumber(t: Translate, { order_id, trip_id }: Subject): string | null {
  if (order_id) return t('wallet.order', { id: String(order_id) });
  return trip_id ? t('wallet.trip', { id: String(trip_id) }) : null;
}

/** An entry's title, and the line below it. */
export function entryLines(t: Translate, entry: WalletEntry): { title: string; text: string | null } {
  const { transaction_type, subject_name } = entry;
  const [name, number] = [entryName(t, entry), entryNumber(t, entry)];
  if (!subject_name) return { title: name, text: number };
  return PAYMENTS.has(transaction_type)
    ? { title: subject_name, text: [number, name].filter(Boolean).join(' · ') }
    : { title: name, text: [subject_name, number].filter(Boolean).join(' · ') };
}
