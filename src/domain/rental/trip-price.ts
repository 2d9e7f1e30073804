import { amountOff, type Discount } from '../pricing/discount.ts';

/** How long or how far, in the unit the trip is paid by. */
export type TripLength =
  | { rental_type: 'hourly'; hours: number }
  | { rental_type: 'day_wise'; hours: number }
  | { rental_type: 'distance_wise'; km: number };

type Rates = { hourly_price: number; day_wise_price: number; distance_price: number };

/** Minor units for one vehicle over the whole trip; a part of a day is rounded, and a trip is at least one. */
export function tripPrice(vehicle: Rates, length: TripLength): number {
  switch (length.rental_type) {
    case 'hourly':
      return Math.round(vehicle.hourly_price * length.hours);
    case 'day_wise':
      return vehicle.day_wise_price * Math.max(1, Math.round(length.hours / 24));
    case 'distance_wise':
      return Math.round(vehicle.distance_price * length.km);
  }
}

/** What the vehicle's own discount takes off: per cent of the whole trip, an amount off each vehicle. */
export const vehicleAmountOff = (price: number, quantity: number, discount: Discount): number =>
  amountOff(price, discount) * quantity;

export type ProviderDiscount = {
  /** Per cent. */
  discount: number;
  min_purchase: number;
  /** The most it takes off; 0 sets no limit. */
  max_discount: number;
  end_date: string;
  end_time: string;
};

/** `now` as the town's clock says it: date and time. */
export function providerAmountOff(total: number, offer: ProviderDiscount | null, now: { date: string; time: string }) {
  if (!offer || `${now.date} ${now.time}` > `${offer.end_date} ${offer.end_time}`) return 0;
  if (total <= offer.min_purchase) return 0;
  const off = amountOff(total, { discount: offer.discount, discount_type: 'percent' });
  return offer.max_discount > 0 ? Math.min(off, offer.max_discount) : off;
}

type TripSum = {
  /** All vehicles, before anything comes off. */
  total: number;
  vehiclesOff: number;
  providerOff: number;
  coupon: number;
};

/** The larger of the two discounts counts, never both; a coupon comes off what is left. */
export function taxBase({ total, vehiclesOff, providerOff, coupon }: TripSum): number {
  return Math.max(0, total - Math.max(vehiclesOff, providerOff) - coupon);
}

/** Added on top, or already inside: then it is only told. */
export function tax(base: number, rate: number, isIncluded: boolean): { amount: number; added: number } {
  const amount = Math.round(isIncluded ? (base * rate) / (100 + rate) : (base * rate) / 100);
  return { amount, added: isIncluded ? 0 : amount };
}
