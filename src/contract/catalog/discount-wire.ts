import type { Discount } from '#domain/pricing/discount.ts';

/** One field for both kinds of discount: per cent as it is, an amount in the currency's major unit. */
export const discountFromWire = ({ discount, discount_type }: Discount): Discount => ({
  discount: discount_type === 'amount' ? Math.round(discount * 100) : discount,
  discount_type,
});

export const discountToWire = ({ discount, discount_type }: Discount): Discount => ({
  discount: discount_type === 'amount' ? discount / 100 : discount,
  discount_type,
});
