import type { Coupon } from '#contract/coupons/coupons.ts';
import { AppError, type ErrorCode } from '#contract/errors.ts';
import { type CouponRefusal, type CouponTerms, refuseCoupon } from '#domain/coupons/refuse-coupon.ts';
import { formatMoney, type MoneyFormat } from '#domain/money/format-money.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import type { Scope } from '../catalog/scope.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { couponToWire, forCustomer, listedToWire } from './coupon-to-wire.ts';
import { couponsForCustomer, couponUses, findCoupon, ordersOf, storeOfOrder } from './coupons.repository.ts';

/** Orders, trips …: what a coupon for a first purchase counts. */
export type CountPurchases = (db: Db, customer_id: number) => Promise<number>;

/** What the customer could still use today, or use at one store: a coupon that is used up is no help to anybody. */
export async function ownCoupons(
  deps: Deps,
  customer_id: number,
  scope: Scope,
  store_id: number | null,
  countBefore: CountPurchases = ordersOf,
): Promise<Coupon[]> {
  const [area, { date }] = await Promise.all([zonesToSearch(deps, scope), townNow(deps)]);
  const rows = await couponsForCustomer(deps.db, { ...area, store_id }, date, customer_id);
  const orders = rows.some(({ coupon_type }) => coupon_type === 'first_order')
    ? await countBefore(deps.db, customer_id)
    : 0;
  return rows
    .filter((row) => row.limit === null || (row.coupon_type === 'first_order' ? orders : row.uses) < row.limit)
    .map((row) => forCustomer(listedToWire(row, scope.language), row, customer_id));
}

type Applied = { code: string; store_id: number; amount: number | null };

/** `amount`: what the goods cost after their discounts, in minor units; null: the minimum is not looked at yet. */
export async function applyCoupon(
  deps: Deps,
  customer_id: number,
  { language }: Scope,
  { code, store_id, amount }: Applied,
  countBefore: CountPurchases = ordersOf,
): Promise<Coupon> {
  const store = await storeOfOrder(deps.db, store_id);
  const coupon = store && (await findCoupon(deps.db, { code, module_id: store.module_id }, false));
  if (!store || !coupon) throw new AppError('coupon_unknown');
  const [{ date }, uses, order_count] = await Promise.all([
    townNow(deps),
    couponUses(deps.db, coupon.id, customer_id),
    countBefore(deps.db, customer_id),
  ]);
  const refusal = refuseCoupon(coupon, {
    module_id: store.module_id,
    store,
    customer: { id: customer_id, uses, order_count },
    date,
    subtotal: amount,
  });
  if (refusal) {
    const { reason, values } = couponProblem(refusal, coupon, await settingsNow(deps, language));
    throw new AppError(reason, undefined, values);
  }
  return forCustomer(couponToWire(coupon, language), coupon, customer_id);
}

const REASONS = {
  unknown: 'coupon_unknown',
  expired: 'coupon_expired',
  not_eligible: 'coupon_not_eligible',
  limit: 'coupon_limit',
  minimum: 'coupon_minimum',
} as const satisfies Record<CouponRefusal, ErrorCode>;

export const couponProblem = (
  refusal: CouponRefusal,
  { min_purchase }: Pick<CouponTerms, 'min_purchase'>,
  format: MoneyFormat,
): { reason: ErrorCode; values: Record<string, string> } => ({
  reason: REASONS[refusal],
  values: { amount: formatMoney(min_purchase, format) },
});
