import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { WalletFilter } from '#contract/wallet/wallet.ts';
import { pointsInMoney, refusePoints } from '#domain/wallet/loyalty.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { creditWallet, lockWallet, payLoyalty } from './ledger.service.ts';
import { loyaltyEntries, type WalletType, walletEntries } from './wallet.repository.ts';

const FILTERS: Record<WalletFilter, readonly WalletType[] | null> = {
  all: null,
  order: ['order_place', 'order_refund', 'partial_payment', 'parcel_return'],
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
  request: LedgerRequest & { type?: WalletFilter | undefined },
) {
  const page = pageOf(request);
  const { total_size, rows } = await walletEntries(db, customer_id, FILTERS[request.type ?? 'all'], page);
  return { total_size, ...page, data: rows.map(withTime) };
}

export async function loyaltyHistory({ db }: Deps, customer_id: number, request: LedgerRequest) {
  const page = pageOf(request);
  const { total_size, rows } = await loyaltyEntries(db, customer_id, page);
  return { total_size, ...page, data: rows.map(withTime) };
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
  // Points that make no whole unit would be lost.
  if (amount === 0)
    throw new AppError('points_too_few', undefined, { least: String(settings.loyalty_point_exchange_rate) });

  const reference = deps.secret();
  await payLoyalty(tx, { customer_id, points: point, transaction_type: 'point_to_wallet', reference });
  await creditWallet(tx, { customer_id, amount, transaction_type: 'loyalty_point', reference });
  return { message: say(language, 'wallet.points_transferred') };
}
