import { type Coupon, couponDiscount } from '../coupons/coupon-discount.ts';
import { type Delivery, type DeliveryCharge, deliveryCharge, type StoreRates } from './delivery-charge.ts';
import { type PackingStore, packagingOffer, takesTips } from './extras.ts';
import { type AdminFreeDelivery, type FreeDeliveryBy, freeDeliveryBy } from './free-delivery-by.ts';
import { type GoodsLine, type GoodsTotal, goodsTotal, type StoreDiscount } from './goods-total.ts';
import { type OrderTax, orderTax } from './order-tax.ts';
import { type ReferralDiscount, referralAmountOff } from './referral-discount.ts';

/** Everything a total depends on, in the names of settings and store; amounts are minor units. */
export type OrderInput = Omit<Delivery, 'store'> & {
  lines: readonly GoodsLine[];
  store: StoreRates &
    PackingStore & {
      /** Per cent. */
      tax: number;
      free_delivery: boolean;
      /** The one that runs now. */
      discount: StoreDiscount | null;
    };
  settings: {
    tax_included: 0 | 1;
    additional_charge_status: 0 | 1;
    additional_charge: number;
    dm_tips_status: 0 | 1;
    admin_free_delivery: AdminFreeDelivery;
  };
  /** A coupon that may be used, and the newcomer's discount where it is due: both were checked before. */
  coupon: Coupon | null;
  referral: ReferralDiscount | null;
  dm_tips: number;
  /** Does this module pack, and does the shopper want it? */
  modulePacks: boolean;
  wantsPackaging: boolean;
};

/** Each part with the numbers that explain it. */
export type OrderTotal = {
  goods: GoodsTotal;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
  tax: OrderTax;
  additional_charge: number;
  extra_packaging_amount: number;
  dm_tips: number;
  delivery: DeliveryCharge;
  original_delivery_charge: number;
  free_delivery: FreeDeliveryBy | null;
  delivery_charge: number;
  order_amount: number;
  /** By which terms something came off; orders of before this was noted have none. */
  terms?: { coupon: Coupon | null; referral: ReferralDiscount | null } | undefined;
};

/** The one sum of an order: a preview in the browser, the truth on the server. */
export function orderTotal(input: OrderInput): OrderTotal {
  const { store, settings, coupon } = input;
  const goods = goodsTotal(input.lines, store.discount);
  const coupon_discount_amount = couponDiscount(coupon, goods.total);
  const afterCoupon = goods.total - coupon_discount_amount;
  const ref_bonus_amount = referralAmountOff(input.referral, afterCoupon);
  const goodsToPay = afterCoupon - ref_bonus_amount;
  const tax = orderTax(goodsToPay, store.tax, settings.tax_included);

  const delivery = deliveryCharge(input);
  const free_delivery =
    delivery.total === 0
      ? null
      : freeDeliveryBy({ admin: settings.admin_free_delivery, store, coupon, amount: afterCoupon });
  const delivery_charge = free_delivery ? 0 : delivery.total;

  const additional_charge = settings.additional_charge_status === 1 ? settings.additional_charge : 0;
  const extra_packaging_amount = input.wantsPackaging ? (packagingOffer(input.modulePacks, store) ?? 0) : 0;
  const dm_tips = takesTips(settings.dm_tips_status, input.order_type) ? Math.max(0, input.dm_tips) : 0;
  return {
    goods,
    coupon_discount_amount,
    ref_bonus_amount,
    tax,
    additional_charge,
    extra_packaging_amount,
    dm_tips,
    delivery,
    original_delivery_charge: delivery.total,
    free_delivery,
    delivery_charge,
    order_amount: goodsToPay + tax.added + additional_charge + extra_packaging_amount + dm_tips + delivery_charge,
    terms: { coupon, referral: input.referral },
  };
}

/** Where nothing is brought, or that is free anyway, a coupon for it gave nothing: it is good for another order. */
export const isCouponUsed = ({ coupon_discount_amount, free_delivery }: OrderTotal): boolean =>
  coupon_discount_amount > 0 || free_delivery?.because === 'coupon';
