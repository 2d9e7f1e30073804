import { type TripBill, tripBill } from '#domain/rental/trip-bill.ts';
import type { Draft } from './draft.ts';
import type { TripContent } from './past-trips.ts';
import type { TripSettings, Vehicle } from './read-town.ts';

/** One after the other of those that are offered for such a trip, each of another provider. */
export function vehicleFor(vehicles: readonly Vehicle[], { trip_type }: TripContent, turn: number): Vehicle {
  const providers = [...new Set(vehicles.map(({ store }) => store.id))];
  const provider_id = providers[turn % providers.length];
  const offered = vehicles.find(
    (row) => row.provider_id === provider_id && (trip_type === 'day_wise' ? row.trip_day_wise : row.trip_hourly),
  );
  if (!offered) throw new Error(`no vehicle for a trip ${trip_type}`);
  return offered;
}

/** At the prices of today, without any offer of the provider's. */
export function billOf(
  draft: Draft,
  { days_ago, trip_type, hours }: TripContent,
  vehicle: Vehicle,
  settings: TripSettings,
): TripBill {
  const unit_price = trip_type === 'day_wise' ? vehicle.day_wise_price : vehicle.hourly_price;
  return tripBill({
    length: { rental_type: trip_type === 'day_wise' ? 'day_wise' : 'hourly', hours },
    lines: [
      {
        unit_price,
        quantity: 1,
        discount: { discount: vehicle.discount_price, discount_type: vehicle.discount_type },
      },
    ],
    provider: { tax: vehicle.store.tax, discount: null },
    now: { date: draft.day(-days_ago - 1), time: '12:00:00' },
    coupon: null,
    referral: null,
    settings,
  });
}
