import { type Coupon, couponDiscount } from '../coupons/coupon-discount.ts';
import type { Discount } from '../pricing/discount.ts';
import { type OrderTax, orderTax } from '../pricing/order-tax.ts';
import { type ReferralDiscount, referralAmountOff } from '../pricing/referral-discount.ts';
import {
  type ProviderDiscount,
  priceOfUnits,
  providerAmountOff,
  type TripLength,
  vehicleAmountOff,
} from './trip-price.ts';

/** Everything a trip's amount depends on; amounts are minor units. */
export type TripBillInput = {
  length: TripLength;
  lines: readonly {
    /** Of an hour, a day or a kilometre, before any discount. */
    unit_price: number;
    quantity: number;
    discount: Discount;
  }[];
  provider: {
    /** Per cent. */
    tax: number;
    discount: ProviderDiscount | null;
  };
  /** What the town's clock showed when it was counted. */
  now: { date: string; time: string };
  /** A coupon that may be used, and the newcomer's discount where it is due: both were checked before. */
  coupon: Coupon | null;
  referral: ReferralDiscount | null;
  settings: { tax_included: 0 | 1; additional_charge_status: 0 | 1; additional_charge: number };
};

export type TripBillLine = {
  /** All vehicles of the line over the whole trip. */
  original_price: number;
  /** What their own discount takes off. */
  off: number;
  price: number;
};

/** Each part with the numbers that explain it. */
export type TripBill = {
  input: TripBillInput;
  /** In the order of `input.lines`. */
  lines: TripBillLine[];
  trip_cost: number;
  vehicle_discount_amount: number;
  /** On what the vehicles' own discounts leave. */
  provider_discount_amount: number;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
  subtotal: number;
  tax: OrderTax;
  additional_charge: number;
  trip_amount: number;
};

/** The one sum of a trip: a preview in the browser, the truth on the server. */
export function tripBill(input: TripBillInput): TripBill {
  const { provider, settings } = input;
  const lines = input.lines.map((line) => billLine(line, input.length));
  const trip_cost = sum(lines.map(({ original_price }) => original_price));
  const vehicle_discount_amount = sum(lines.map(({ off }) => off));
  const afterVehicles = trip_cost - vehicle_discount_amount;
  const provider_discount_amount = providerAmountOff(afterVehicles, provider.discount, input.now);
  const afterDiscounts = afterVehicles - provider_discount_amount;
  const coupon_discount_amount = couponDiscount(input.coupon, afterDiscounts);
  const afterCoupon = afterDiscounts - coupon_discount_amount;
  const ref_bonus_amount = referralAmountOff(input.referral, afterCoupon);
  const subtotal = afterCoupon - ref_bonus_amount;
  const tax = orderTax(subtotal, provider.tax, settings.tax_included);
  const additional_charge = settings.additional_charge_status === 1 ? settings.additional_charge : 0;
  return {
    input,
    lines,
    trip_cost,
    vehicle_discount_amount,
    provider_discount_amount,
    coupon_discount_amount,
    ref_bonus_amount,
    subtotal,
    tax,
    additional_charge,
    trip_amount: subtotal + tax.added + additional_charge,
  };
}

/**
 * The same trip, longer or shorter. What was granted when it was booked stays granted, though it may not reach a minimum
 * any more: a trip that is cut short shall not cost more for it.
 */
export function billForLength(booked: TripBill, length: TripLength): TripBill {
  const { input } = booked;
  const granted = <Terms extends { min_purchase: number }>(terms: Terms | null, amount: number): Terms | null =>
    terms && amount > 0 ? { ...terms, min_purchase: 0 } : terms;
  return tripBill({
    ...input,
    length,
    provider: {
      ...input.provider,
      discount: granted(input.provider.discount, booked.provider_discount_amount),
    },
    coupon: granted(input.coupon, booked.coupon_discount_amount),
  });
}

function billLine(line: TripBillInput['lines'][number], length: TripLength): TripBillLine {
  const one = priceOfUnits(line.unit_price, length);
  const original_price = one * line.quantity;
  const off = vehicleAmountOff(one, line.quantity, line.discount);
  return { original_price, off, price: original_price - off };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

export type TripBillRow = {
  name: 'trip_cost' | 'trip_discount' | 'coupon_discount' | 'first_trip_discount' | 'subtotal' | 'tax' | 'service_fee';
  /** As it is shown, what comes off with its sign. */
  amount: number;
  /** What it does to the total; the subtotal only sums up what stands above it. */
  added: number;
};

/** The rows of checkout, trip and invoice, in their order. One of nothing is left out, except cost and subtotal. */
export function tripBillRows(bill: Omit<TripBill, 'input' | 'lines'>): TripBillRow[] {
  const row = (name: TripBillRow['name'], amount: number, added = amount): TripBillRow => ({ name, amount, added });
  return [
    row('trip_cost', bill.trip_cost),
    row('trip_discount', minus(bill.vehicle_discount_amount + bill.provider_discount_amount)),
    row('coupon_discount', minus(bill.coupon_discount_amount)),
    row('first_trip_discount', minus(bill.ref_bonus_amount)),
    row('subtotal', bill.subtotal, 0),
    row('tax', bill.tax.total_tax_amount, bill.tax.added),
    row('service_fee', bill.additional_charge),
  ].filter(({ name, amount }) => amount !== 0 || name === 'trip_cost' || name === 'subtotal');
}

/** Nothing is 0, not -0. */
const minus = (amount: number): number => 0 - amount;

/** All that a traveller saves, whoever gives it. */
export const tripSaving = (bill: TripBill): number => bill.trip_cost - bill.subtotal;
