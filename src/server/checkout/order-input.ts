import type { Settings } from '#contract/config/settings-shape.ts';
import type { Coupon } from '#domain/coupons/coupon-discount.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import type { Surge, VehicleBand } from '#domain/pricing/delivery-charge.ts';
import type { OrderInput } from '#domain/pricing/order-total.ts';
import type { ReferralDiscount } from '#domain/pricing/referral-discount.ts';
import type { RedeemedCoupon } from '../coupons/redeem-coupon.service.ts';
import type { OrderStore, OrderZone } from './order-facts.repository.ts';
import type { ShopperOrderRequest } from './order-request.ts';
import type { OrderLine } from './read-goods.ts';

type Facts = {
  request: ShopperOrderRequest;
  /** Kilometres. */
  distance: number;
  lines: readonly OrderLine[];
  store: OrderStore;
  zone: OrderZone;
  vehicles: readonly VehicleBand[];
  surge: Surge | null;
  settings: Settings;
  coupon: RedeemedCoupon | null;
  /** Is the discount of a first order due? */
  isNewcomer: boolean;
};

/** Field by field: what the sum does not need is not sent to the browser either. */
export function orderInput({ request, store, settings, coupon, surge, ...facts }: Facts): OrderInput {
  return {
    order_type: request.order_type,
    distance: facts.distance,
    lines: facts.lines.map(({ price, quantity, add_ons, discount, flash }) => ({
      price,
      quantity,
      add_ons,
      discount,
      flash,
    })),
    store: {
      self_delivery_system: store.self_delivery_system ? 1 : 0,
      per_km_shipping_charge: store.per_km_shipping_charge,
      minimum_shipping_charge: store.minimum_shipping_charge,
      maximum_shipping_charge: store.maximum_shipping_charge,
      extra_packaging_status: store.extra_packaging_status,
      extra_packaging_amount: store.extra_packaging_amount,
      tax: store.tax,
      free_delivery: store.free_delivery,
      discount: store.discount,
    },
    zone: facts.zone.rates,
    vehicles: facts.vehicles,
    surge: surge && { price: surge.price, price_type: surge.price_type },
    settings: {
      tax_included: settings.tax_included,
      additional_charge_status: settings.additional_charge_status,
      additional_charge: settings.additional_charge,
      dm_tips_status: settings.dm_tips_status,
      admin_free_delivery: settings.admin_free_delivery,
    },
    coupon: coupon && couponTerms(coupon),
    referral: facts.isNewcomer ? newcomerDiscount(settings) : null,
    dm_tips: request.dm_tips,
    modulePacks: profileOf(store.module_type).packs,
    wantsPackaging: request.wantsPackaging,
  };
}

export const couponTerms = (coupon: RedeemedCoupon): Coupon => ({
  coupon_type: coupon.coupon_type,
  discount: coupon.discount,
  discount_type: coupon.discount_type,
  min_purchase: coupon.min_purchase,
  max_discount: coupon.max_discount,
  created_by: coupon.created_by,
});

export const newcomerDiscount = (settings: Settings): ReferralDiscount => ({
  new_customer_discount_amount: settings.new_customer_discount_amount,
  new_customer_discount_amount_type: settings.new_customer_discount_amount_type,
});
