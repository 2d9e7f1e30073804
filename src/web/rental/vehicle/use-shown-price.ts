import { estimate } from '#domain/rental/trip-price.ts';
import type { RateUnit } from '#domain/rental/vehicle-price.ts';
import { discountedRate, startingRate } from '#domain/rental/vehicle-price.ts';
import { useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { useTripPlan } from '../plan/use-trip-plan.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { planWords } from './trip-words.ts';

export type ShownPrice = {
  /** "Estimated (2 days)" or "Start From". */
  caption: string;
  price: number;
  /** Before the vehicle's own discount. */
  original: number;
  /** "per day" beside a rate; the price of a whole trip has none. */
  unit: string | null;
};

/** What the trip of this browser costs with this vehicle; the lowest rate while no such trip is known. */
export function useShownPrice(vehicle: Pick<VehicleCardData, PricedBy>): ShownPrice | null {
  const t = useTranslate();
  const { plan } = useTripPlan();
  const trip = estimate(vehicle, plan);
  const length = planWords(t, plan);
  if (trip && length) return { ...trip, caption: t('vehicle.estimated', { length }), unit: null };
  const rate = startingRate(vehicle);
  if (!rate) return null;
  return {
    caption: t('vehicle.from'),
    price: discountedRate(rate.price, vehicle.discount),
    original: rate.price,
    unit: t(UNIT_WORDS[rate.unit]),
  };
}

type PricedBy =
  | 'trip_hourly'
  | 'trip_day_wise'
  | 'trip_distance'
  | 'hourly_price'
  | 'day_wise_price'
  | 'distance_price'
  | 'discount';

export const UNIT_WORDS = { hour: 'unit.hour', day: 'unit.day', km: 'unit.km' } as const satisfies Record<
  RateUnit,
  string
>;
