import type { Discount } from '#domain/pricing/discount.ts';
import { amountFromWire, amountToWire } from '../amounts.ts';

/** One field for both kinds of discount: per cent as it is, an amount in the currency's major unit. */
export const discountFromWire = ({ discount, discount_type }: Discount): Discount => ({
  discount: amountFromWire(discount, discount_type === 'amount'),
  discount_type,
});

export const discountToWire = ({ discount, discount_type }: Discount): Discount => ({
  discount: amountToWire(discount, discount_type === 'amount'),
  discount_type,
});
