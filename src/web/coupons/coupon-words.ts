import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Coupon } from '#contract/coupons/coupons.ts';
import '#web/i18n/lazy/coupons.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** What a coupon is worth, in a few words. */
export function couponWorth(t: Translate, money: (minor: number) => string, coupon: Coupon): string {
  if (coupon.coupon_type === 'free_delivery') return t('coupons.free_delivery');
  const { discount, discount_type } = discountFromWire(coupon);
  return discount_type === 'percent'
    ? t('coupons.percent', { percent: String(discount) })
    : t('coupons.amount', { amount: money(discount) });
}

/** Under which terms it holds. */
export function couponTerms(t: Translate, money: (minor: number) => string, coupon: Coupon): string[] {
  const store = coupon.store?.name ?? coupon.data;
  return [
    ...(coupon.coupon_type === 'first_order' ? [t('coupons.first_order')] : []),
    ...(coupon.min_purchase > 0 ? [t('coupons.minimum', { amount: money(coupon.min_purchase) })] : []),
    ...(coupon.max_discount > 0 && coupon.discount_type === 'percent'
      ? [t('coupons.most', { amount: money(coupon.max_discount) })]
      : []),
    ...(store ? [t('coupons.only_at', { store })] : []),
  ];
}
