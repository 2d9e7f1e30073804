import type { Discount } from '#domain/pricing/discount.ts';
import { type TripBill, tripBill } from '#domain/rental/trip-bill.ts';
import type { Vehicle } from './build-rental.ts';
import { settings } from './content/settings.ts';
import type { TripContent } from './content/trips.ts';
import type { Draft } from './draft.ts';

/** The columns of a vehicle that a trip is made of. */
export type RentedVehicle = {
  id: number;
  provider_id: number;
  module_id: number;
  zone_id: number;
  slug: string;
  name: unknown;
  thumbnail: unknown;
  trip_hourly: boolean;
  trip_day_wise: boolean;
  trip_distance: boolean;
  hourly_price: number;
  day_wise_price: number;
  distance_price: number;
} & Discount & { discount_price: number };

/** One after the other of those that are offered for such a trip, each of another provider. */
export function vehicleFor(
  draft: Draft,
  vehicles: readonly Vehicle[],
  { trip_type }: TripContent,
  turn: number,
): RentedVehicle {
  const providers = [...new Set(vehicles.map(({ store }) => store.id))];
  const provider_id = providers[turn % providers.length];
  const offered = (draft.rows.vehicles as unknown as RentedVehicle[]).find(
    (row) => row.provider_id === provider_id && (trip_type === 'day_wise' ? row.trip_day_wise : row.trip_hourly),
  );
  if (!offered) throw new Error(`no vehicle for a trip ${trip_type}`);
  return offered;
}

/** At the prices of today, without any offer of the provider's. */
export function billOf(draft: Draft, { days_ago, trip_type, hours }: TripContent, vehicle: RentedVehicle): TripBill {
  const provider = draft.rows.stores[vehicle.provider_id - 1] as unknown as { tax: number };
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
    provider: { tax: provider.tax, discount: null },
    now: { date: draft.day(-days_ago - 1), time: '12:00:00' },
    coupon: null,
    referral: null,
    settings: {
      tax_included: settings.tax_included === 1 ? 1 : 0,
      additional_charge_status: settings.additional_charge_status === 1 ? 1 : 0,
      additional_charge: Number(settings.additional_charge),
    },
  });
}
