import { AppError } from '#contract/errors.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import { townTime } from '#domain/catalog/town-clock.ts';
import { lineProblem } from '#domain/rental/line-problem.ts';
import { townClock, townTimezone } from '../../catalog/area.service.ts';
import type { Deps } from '../../deps.ts';
import { vehiclesById } from '../rental.service.ts';
import { timeOf } from './trip.service.ts';
import type { StoredTrip } from './trip-cart.repository.ts';
import { freeCounts, type ProviderFacts, providerFacts } from './trip-facts.repository.ts';

/** A provider as it stands to a trip: at the trip's pickup place and pickup time. */
export async function providerFor(deps: Deps, provider_id: number, trip: StoredTrip): Promise<ProviderFacts | null> {
  const [clock, timezone] = await Promise.all([townClock(deps), townTimezone(deps)]);
  const { start } = timeOf(trip, clock.moment);
  const time = { ...townTime(start, timezone), always_open: clock.always_open };
  return providerFacts(deps.db, provider_id, trip.pickup_location, time);
}

/** Refused where the provider does not hand over at the trip's pickup place and time. */
export function refuseProvider(provider: ProviderFacts | null, name: string): asserts provider {
  if (!provider?.status) throw new AppError('trip_provider_gone');
  if (provider.pickup_zone_id.length === 0) throw new AppError('trip_no_pickup_zones');
  if (!provider.hands_over_here) throw new AppError('trip_outside', undefined, { provider: name });
  if (!provider.is_open) throw new AppError('trip_provider_closed', undefined, { provider: name });
}

/** The vehicle, when so many of it can be had for this trip in this module; else the refusal says why not. */
export async function offeredVehicle(
  deps: Deps,
  {
    vehicle_id,
    quantity,
    module_id,
    language,
  }: { vehicle_id: number; quantity: number; module_id: number; language: string },
  trip: StoredTrip,
): Promise<Vehicle> {
  const [vehicle] = await vehiclesById(deps, [vehicle_id], language);
  if (!vehicle) throw new AppError('trip_vehicle_gone');
  const provider = await providerFor(deps, vehicle.provider_id, trip);
  if (provider && provider.module_id !== module_id) throw new AppError('trip_vehicle_gone');
  refuseProvider(provider, vehicle.provider.name);
  await refuseQuantity(deps, vehicle, quantity, trip);
  return vehicle;
}

export async function refuseQuantity(deps: Deps, vehicle: Vehicle, quantity: number, trip: StoredTrip): Promise<void> {
  const free = (await freeCounts(deps.db, [vehicle.id], timeOf(trip, deps.now()))).get(vehicle.id) ?? 0;
  switch (lineProblem(vehicle, { rental_type: trip.rental_type, quantity, free })) {
    case 'rental_type':
      throw new AppError('trip_type_off');
    case 'none_free':
      throw new AppError('trip_none_free');
    case 'too_many':
      throw new AppError('trip_too_many', undefined, { count: String(free) });
  }
}
