import { chargeByDistance, type DeliveryCharge, type Surge, type VehicleBand } from '../pricing/delivery-charge.ts';
import { takesTips } from '../pricing/extras.ts';
import { goodsTotal } from '../pricing/goods-total.ts';
import { type OrderTax, orderTax } from '../pricing/order-tax.ts';
import type { OrderTotal } from '../pricing/order-total.ts';

/** Minor units. */
export type ParcelRates = { parcel_per_km_shipping_charge: number; parcel_minimum_shipping_charge: number };

type CategoryRates = { [Name in keyof ParcelRates]: number | null };

/** A category with a minimum has rates of its own; otherwise the shop's hold. */
export const parcelRates = (category: CategoryRates, shop: ParcelRates): ParcelRates =>
  category.parcel_minimum_shipping_charge === null
    ? {
        parcel_per_km_shipping_charge: shop.parcel_per_km_shipping_charge,
        parcel_minimum_shipping_charge: shop.parcel_minimum_shipping_charge,
      }
    : {
        parcel_per_km_shipping_charge: category.parcel_per_km_shipping_charge ?? 0,
        parcel_minimum_shipping_charge: category.parcel_minimum_shipping_charge,
      };

/** Everything a parcel's price depends on, in the names of the settings. */
export type ParcelPriceInput = {
  /** Kilometres along the streets. */
  distance: number;
  rates: ParcelRates;
  vehicles: readonly VehicleBand[];
  surge: Surge | null;
  settings: {
    /** Per cent. */
    parcel_tax: number;
    tax_included: 0 | 1;
    additional_charge_status: 0 | 1;
    additional_charge: number;
    dm_tips_status: 0 | 1;
  };
  dm_tips: number;
};

/** Each part with the numbers that explain it. */
export type ParcelPrice = {
  distance: number;
  rates: ParcelRates;
  /** The fee: what the way costs, or the minimum, the vehicle and the hour. */
  delivery: DeliveryCharge;
  tax: OrderTax;
  additional_charge: number;
  dm_tips: number;
  order_amount: number;
};

/** The one sum of a parcel: for the quote, for the checkout and for the order. The fee is taxed, a tip is not. */
export function parcelPrice({ distance, rates, vehicles, surge, settings, ...given }: ParcelPriceInput): ParcelPrice {
  const byDistance = {
    per_km_shipping_charge: rates.parcel_per_km_shipping_charge,
    minimum_shipping_charge: rates.parcel_minimum_shipping_charge,
    maximum_shipping_charge: null,
  };
  const delivery = chargeByDistance(byDistance, { distance, vehicles, surge });
  const tax = orderTax(delivery.total, settings.parcel_tax, settings.tax_included);
  const additional_charge = settings.additional_charge_status === 1 ? settings.additional_charge : 0;
  const dm_tips = takesTips(settings.dm_tips_status, 'parcel') ? Math.max(0, given.dm_tips) : 0;
  return {
    distance,
    rates,
    delivery,
    tax,
    additional_charge,
    dm_tips,
    order_amount: delivery.total + tax.added + additional_charge + dm_tips,
  };
}

/** The same account in the form every order keeps: an order without goods, whose delivery is what is bought. */
export const parcelOrderTotal = ({
  delivery,
  tax,
  additional_charge,
  dm_tips,
  order_amount,
}: ParcelPrice): OrderTotal => ({
  goods: goodsTotal([], null),
  coupon_discount_amount: 0,
  ref_bonus_amount: 0,
  tax,
  additional_charge,
  extra_packaging_amount: 0,
  dm_tips,
  delivery,
  original_delivery_charge: delivery.total,
  free_delivery: null,
  delivery_charge: delivery.total,
  order_amount,
});
