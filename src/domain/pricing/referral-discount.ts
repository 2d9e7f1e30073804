import { amountOff } from './discount.ts';

/** As the business sets it: per cent of the price after the coupon, or minor units. */
export type ReferralDiscount = {
  new_customer_discount_amount: number;
  new_customer_discount_amount_type: 'amount' | 'percentage';
};

/** Who may have it is decided by hasFirstOrderDiscount. */
export function referralAmountOff(discount: ReferralDiscount | null, price: number): number {
  if (!discount) return 0;
  const isPercent = discount.new_customer_discount_amount_type === 'percentage';
  return amountOff(price, {
    discount: discount.new_customer_discount_amount,
    discount_type: isPercent ? 'percent' : 'amount',
  });
}
