import { isUntilMidnight } from '../catalog/opening-hours.ts';
import { amountOff, type Discount } from '../pricing/discount.ts';
import { hoursToBegin } from './change-plan.ts';
import { RENTAL_TYPES, type RentalType, type TripPlan } from './trip-plan.ts';

/** How long or how far, in the unit the trip is paid by. */
export type TripLength =
  | { rental_type: 'hourly'; hours: number }
  | { rental_type: 'day_wise'; hours: number }
  | { rental_type: 'distance_wise'; km: number };

type Rates = { hourly_price: number; day_wise_price: number; distance_price: number };

/** A vehicle as its offer says it: which kinds of trip, at which rates, and what comes off. */
export type RatedVehicle = Rates & {
  trip_hourly: 0 | 1 | boolean;
  trip_day_wise: 0 | 1 | boolean;
  trip_distance: 0 | 1 | boolean;
  discount: Discount;
};

/** Hours, days or kilometres. A day is 24 hours, and half a day is half a day. */
export function paidUnits(length: TripLength): number {
  switch (length.rental_type) {
    case 'hourly':
      return length.hours;
    case 'day_wise':
      return length.hours / 24;
    case 'distance_wise':
      return length.km;
  }
}

/** Minor units for one hour, day or kilometre. */
export function rateFor(rates: Rates, rental_type: RentalType): number {
  const prices = { hourly: rates.hourly_price, day_wise: rates.day_wise_price, distance_wise: rates.distance_price };
  return prices[rental_type];
}

export function offersTrip(vehicle: Omit<RatedVehicle, 'discount' | keyof Rates>, rental_type: RentalType): boolean {
  const offered = {
    hourly: vehicle.trip_hourly,
    day_wise: vehicle.trip_day_wise,
    distance_wise: vehicle.trip_distance,
  };
  return Boolean(offered[rental_type]);
}

/** Minor units for one vehicle over the whole trip. */
export const tripPrice = (rates: Rates, length: TripLength): number =>
  priceOfUnits(rateFor(rates, length.rental_type), length);

/** Rounded once, for one vehicle: two of them cost twice what one is shown for. */
export const priceOfUnits = (unit_price: number, length: TripLength): number =>
  Math.round(unit_price * paidUnits(length));

/** What the vehicle's own discount takes off: per cent of the whole trip, an amount off each vehicle. */
export const vehicleAmountOff = (price: number, quantity: number, discount: Discount): number =>
  amountOff(price, discount) * quantity;

/** What a plan is paid by; null while that is not known. */
export function lengthOf(plan: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>): TripLength | null {
  const { rental_type, hours, route } = plan;
  if (rental_type === 'distance_wise') return route && route.km > 0 ? { rental_type, km: route.km } : null;
  return hours > 0 ? { rental_type, hours } : null;
}

export type TripEstimate = {
  price: number;
  /** Before the vehicle's own discount. */
  original: number;
};

/** One vehicle for this plan; null where the plan lacks what is needed, or the vehicle is not offered for such a trip. */
export function estimate(
  vehicle: RatedVehicle,
  plan: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>,
): TripEstimate | null {
  const length = lengthOf(plan);
  if (!length || !offersTrip(vehicle, length.rental_type)) return null;
  const original = tripPrice(vehicle, length);
  return { original, price: original - vehicleAmountOff(original, 1, vehicle.discount) };
}

export type PriceChoice = TripEstimate & { rental_type: RentalType; is_cheapest: boolean };

/**
 * The same trip by the hour, by the day and by the kilometre, as far as the vehicle is offered for it and the plan says
 * enough: each at what it costs once somebody switches to it, so that a few hours by the day are a whole day. The time of
 * a trip by distance is the time on the road. One choice alone is not the cheapest of anything.
 */
export function priceChoices(
  vehicle: RatedVehicle,
  plan: Pick<TripPlan, 'rental_type' | 'hours' | 'route'>,
): PriceChoice[] {
  const choices = RENTAL_TYPES.flatMap((rental_type) => {
    const hours = rental_type === plan.rental_type ? plan.hours : hoursToBegin({ rental_type, hours: plan.hours });
    const priced = estimate(vehicle, { rental_type, hours, route: plan.route });
    return priced ? [{ ...priced, rental_type }] : [];
  });
  const lowest = Math.min(...choices.map(({ price }) => price));
  const first = choices.find(({ price }) => price === lowest);
  return choices.map((choice) => ({ ...choice, is_cheapest: choices.length > 1 && choice === first }));
}

export type ProviderDiscount = {
  /** Per cent. */
  discount: number;
  min_purchase: number;
  /** The most it takes off; 0 sets no limit. */
  max_discount: number;
  end_date: string;
  end_time: string;
};

/** 23:59 is how one writes midnight. */
const isOver = ({ end_date, end_time }: ProviderDiscount, now: { date: string; time: string }): boolean =>
  now.date > end_date || (now.date === end_date && now.time > end_time && !isUntilMidnight({ closing_time: end_time }));

/** `now` as the town's clock says it: date and time. */
export function providerAmountOff(total: number, offer: ProviderDiscount | null, now: { date: string; time: string }) {
  if (!offer || isOver(offer, now)) return 0;
  if (total <= offer.min_purchase) return 0;
  const off = amountOff(total, { discount: offer.discount, discount_type: 'percent' });
  return offer.max_discount > 0 ? Math.min(off, offer.max_discount) : off;
}
