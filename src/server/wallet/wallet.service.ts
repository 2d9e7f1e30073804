import type { Reply } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { getReferral, WalletFilter } from '#contract/wallet/wallet.ts';
import { inLanguage } from '#domain/text.ts';
import { subjectOf } from '#domain/wallet/entry-subject.ts';
import { pointsInMoney, pointsSpent, refusePoints } from '#domain/wallet/loyalty.ts';
import { lastMonths } from '#domain/wallet/months.ts';
import { townNow } from '../catalog/area.service.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { creditWallet, lockWallet, payLoyalty } from './ledger.service.ts';
import {
  loyaltyEntries,
  type MonthRow,
  namesOf,
  referralOf,
  type WalletType,
  walletEntries,
  walletMonths,
} from './wallet.repository.ts';

const FILTERS: Record<WalletFilter, readonly WalletType[] | null> = {
  all: null,
  order: ['order_place', 'order_refund', 'partial_payment', 'trip_booking', 'parcel_return'],
  loyalty_point: ['loyalty_point'],
  add_fund: ['add_fund', 'add_fund_by_admin'],
  referrer: ['referrer'],
  CashBack: ['CashBack'],
};

type LedgerRequest = { limit?: number | undefined; offset?: number | undefined };

const pageOf = ({ limit = 10, offset = 1 }: LedgerRequest) => ({ limit, offset });

export async function walletHistory(
  { db }: Deps,
  customer_id: number,
  request: LedgerRequest & { type?: WalletFilter | undefined; language: string },
) {
  const page = pageOf(request);
  const { total_size, rows } = await walletEntries(db, customer_id, FILTERS[request.type ?? 'all'], page);
  return { total_size, ...page, data: await withSubjects(db, customer_id, rows, request.language) };
}

type Booked = { reference: string; created_at: Date };

/** Each entry with what it was for, by name: those of the page are asked for together. */
async function withSubjects<Row extends Booked>(db: Db, customer_id: number, rows: readonly Row[], language: string) {
  const subjects = rows.map(({ reference }) => subjectOf(reference));
  const named = await namesOf(db, customer_id, {
    orders: subjects.flatMap(({ order_id }) => order_id ?? []),
    trips: subjects.flatMap(({ trip_id }) => trip_id ?? []),
  });
  const nameOf = (kind: 'order' | 'trip', id: number | null): string | null => {
    const name = named.find((one) => one.kind === kind && one.id === id)?.name;
    return name ? inLanguage(name, language) : null;
  };
  return rows.map((row) => {
    const subject = subjectOf(row.reference);
    const subject_name = nameOf('order', subject.order_id) ?? nameOf('trip', subject.trip_id);
    return { ...withTime(row), ...subject, subject_name };
  });
}

/** The last six months, this one last; a month without entries is there with nothing. */
export async function walletByMonth(deps: Deps, customer_id: number): Promise<MonthRow[]> {
  const { timezone } = await settingsNow(deps, 'en');
  const months = lastMonths((await townNow(deps)).date, 6);
  const since = new Date(`${months[0]}-01T00:00:00Z`);
  // A day earlier: the town's month may begin before that of Greenwich.
  const rows = await walletMonths(deps.db, customer_id, { since: new Date(since.getTime() - 86_400_000), timezone });
  return months.map((month) => rows.find((row) => row.month === month) ?? { month, credit: 0, debit: 0 });
}

export async function referral(deps: Deps, customer_id: number): Promise<Reply<typeof getReferral>> {
  const [row, settings] = await Promise.all([referralOf(deps.db, customer_id), settingsNow(deps, 'en')]);
  if (!row) throw new AppError('unauthorized');
  const { new_customer_discount_amount: amount, new_customer_discount_amount_type: type } = settings;
  const isOffered = settings.new_customer_discount_status === 1 && amount > 0;
  return { ...row, friend_discount: isOffered ? { amount, type } : null };
}

export async function loyaltyHistory({ db }: Deps, customer_id: number, request: LedgerRequest & { language: string }) {
  const page = pageOf(request);
  const { total_size, rows } = await loyaltyEntries(db, customer_id, page);
  return { total_size, ...page, data: await withSubjects(db, customer_id, rows, request.language) };
}

const withTime = <Row extends { created_at: Date }>(row: Row) => ({ ...row, created_at: row.created_at.toISOString() });

/** Both ledgers in one transaction, under one reference: points that left have arrived. */
export async function pointsToWallet(
  deps: Deps,
  tx: Db,
  customer_id: number,
  { point, language }: { point: number; language: string },
): Promise<{ message: string }> {
  const settings = await settingsNow({ ...deps, db: tx }, language);
  if (settings.loyalty_point_status !== 1 || settings.customer_wallet_status !== 1) throw new AppError('points_off');
  const owned = (await lockWallet(tx, customer_id))?.loyalty_point ?? 0;
  const refusal = refusePoints(point, owned, settings);
  if (refusal === 'too_few')
    throw new AppError('points_too_few', undefined, { least: String(settings.loyalty_point_minimum_point) });
  if (refusal !== null) throw new AppError('points_too_many');
  const amount = pointsInMoney(point, settings);
  if (amount === 0)
    throw new AppError('points_too_few', undefined, { least: String(settings.loyalty_point_exchange_rate) });

  const reference = deps.secret();
  const points = pointsSpent(point, settings);
  await payLoyalty(tx, { customer_id, points, transaction_type: 'point_to_wallet', reference });
  await creditWallet(tx, { customer_id, amount, transaction_type: 'loyalty_point', reference });
  return { message: say(language, 'wallet.points_transferred') };
}
