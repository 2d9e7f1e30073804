import { useMemo } from 'react';
import { townTime } from '#domain/catalog/town-clock.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import type { RentalType, TripPlace, TripPlan } from '#domain/rental/trip-plan.ts';
import { rateFor } from '#domain/rental/trip-price.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useMoney } from '#web/config/use-money.ts';
import '#web/i18n/lazy/vehicle.ts';
import { useI18n } from '#web/i18n/lazy/trip-cart.ts';
import type { VehicleCardData } from '../rental-cards.ts';
import { whenWords } from '../trip-form/plan-words.ts';
import { planWords } from '../vehicle/trip-words.ts';

type Length = Pick<TripPlan, 'rental_type' | 'hours' | 'route'>;

/** A trip in the shopper's words. */
export function useTripWords() {
  const { t, language } = useI18n();
  const { timezone } = useConfig();
  const money = useMoney();

  const kilometres = useMemo(
    () => new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
    [language],
  );
  const isAhead = (time: string | null): time is string =>
    time !== null && time > townMinute(townTime(new Date(shopTime()), timezone));
  const type = (name: RentalType): string => t(`vehicle.trip.${name}`);
  /** "2 days", "6 hours", "342.500 km"; null while it is not known. */
  const length = (plan: Length): string | null =>
    plan.rental_type === 'distance_wise'
      ? plan.route && t('vehicle.length.km', { count: kilometres.format(plan.route.km) })
      : planWords(t, plan);

  return {
    type,
    length,
    /** "Per day, 2 days". */
    rentType: (plan: Length): string =>
      t('vehicle.type_and_length', { type: type(plan.rental_type), length: length(plan) ?? t('tripcart.km_unknown') }),
    unit: (vehicle: VehicleCardData, plan: Length): string =>
      t(`tripcart.unit.${plan.rental_type}`, {
        price: money(rateFor(vehicle, plan.rental_type)),
        length: planWords(t, plan) ?? '',
      }),
    place: (place: TripPlace | null): string => place?.location_name ?? t('tripcart.no_destination'),
    isAhead,
    /** A time that has passed is now. */
    time: (time: string | null): string => (isAhead(time) ? whenWords(language, time) : t('tripcart.pickup_now')),
  };
}

export type TripWords = ReturnType<typeof useTripWords>;
