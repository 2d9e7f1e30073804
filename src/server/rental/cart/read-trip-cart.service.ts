import { discountFromWire } from '#contract/catalog/discount-wire.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import type { TripCart, TripCartLine, TripOfCart } from '#contract/rental/trip-cart-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { lineProblem } from '#domain/rental/line-problem.ts';
import { lengthOf, tripPrice, vehicleAmountOff } from '#domain/rental/trip-price.ts';
import { townTimezone } from '../../catalog/area.service.ts';
import type { Deps } from '../../deps.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { vehiclesById } from '../rental.service.ts';
import { providerFor } from './offered-vehicle.service.ts';
import { pickupMinute, timeOf } from './trip.service.ts';
import { deleteIfEmpty, deleteLines, findTripCart, type StoredTrip, type TripCartRow } from './trip-cart.repository.ts';
import { freeCounts, type ProviderFacts } from './trip-facts.repository.ts';

/** Whose cart, of which module, told in which language. */
export type CartScope = { owner: Owner; module_id: number; language: string };

const EMPTY: TripCart = { carts: [], user_data: [] };

/**
 * The cart as it stands now, at today's prices. Vehicles that are not offered any more leave it, and so do all of a
 * provider that no longer hands over at the pickup place.
 */
export async function readTripCart(deps: Deps, { owner, module_id, language }: CartScope): Promise<TripCart> {
  const cart = await findTripCart(deps.db, owner, module_id);
  if (!cart) return EMPTY;
  const ids = cart.lines.map(({ vehicle_id }) => vehicle_id);
  const [provider, vehicles, free, timezone] = await Promise.all([
    providerFor(deps, cart.provider_id, cart),
    vehiclesById(deps, ids, language),
    freeCounts(deps.db, ids, timeOf(cart, deps.now())),
    townTimezone(deps),
  ]);
  const served = provider?.status && provider.hands_over_here ? provider : null;
  const offered = new Map(served && vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const carts = cart.lines.flatMap((line) => {
    const vehicle = offered.get(line.vehicle_id);
    if (!vehicle || !served) return [];
    return [lineToWire(deps, owner, cart, line, { vehicle, provider: served, free: free.get(vehicle.id) ?? 0 })];
  });
  if (carts.length < cart.lines.length) await dropOthers(deps, cart, carts);
  return carts.length > 0 ? { carts, user_data: tripToWire(owner, cart, timezone, carts) } : EMPTY;
}

function dropOthers({ db }: Deps, cart: TripCartRow, kept: readonly TripCartLine[]): Promise<number> {
  const keptIds = new Set(kept.map(({ id }) => id));
  const gone = cart.lines.map(({ id }) => id).filter((id) => !keptIds.has(id));
  return db.transaction(async (tx) => {
    await deleteLines(tx, cart.id, gone);
    return deleteIfEmpty(tx, cart.id);
  });
}

function lineToWire(
  { env }: Deps,
  owner: Owner,
  cart: TripCartRow,
  { id, vehicle_id, quantity }: TripCartRow['lines'][number],
  { vehicle, provider, free }: { vehicle: Vehicle; provider: ProviderFacts; free: number },
): TripCartLine {
  const { original, off } = linePrice(vehicle, quantity, cart);
  return {
    id,
    provider_id: cart.provider_id,
    user_id: owner.id,
    is_guest: owner.kind === 'guest',
    vehicle_id,
    module_id: cart.module_id,
    quantity,
    price: original - off,
    original_price: original,
    vehicle: { ...vehicle, total_vehicle_count: free, total_vehicles: free },
    provider: {
      ...vehicle.provider,
      pickup_zone_id: provider.pickup_zone_id,
      logo: provider.logo,
      logo_full_url: pictureUrl(env, provider.logo, '1x1'),
    },
    problem: lineProblem(vehicle, { rental_type: cart.rental_type, quantity, free }),
  };
}

function linePrice(vehicle: Vehicle, quantity: number, trip: StoredTrip): { original: number; off: number } {
  const length = lengthOf({
    rental_type: trip.rental_type,
    hours: trip.estimated_hours,
    route: { km: trip.distance, hours: trip.destination_time },
  });
  if (!length) return { original: 0, off: 0 };
  const price = tripPrice(vehicle, length);
  const discount = discountFromWire({ discount: vehicle.discount_price, discount_type: vehicle.discount_type });
  return { original: price * quantity, off: vehicleAmountOff(price, quantity, discount) };
}

const tripToWire = (owner: Owner, cart: TripCartRow, timezone: string, carts: readonly TripCartLine[]): TripOfCart => ({
  id: cart.id,
  user_id: owner.id,
  is_guest: owner.kind === 'guest',
  provider_id: cart.provider_id,
  rental_type: cart.rental_type,
  trip_type: cart.rental_type,
  estimated_hours: cart.estimated_hours,
  estimated_days: cart.estimated_hours / 24,
  distance: cart.distance,
  destination_time: cart.destination_time,
  pickup_location: cart.pickup_location,
  destination_location: cart.destination_location,
  pickup_time: pickupMinute(cart.pickup_time, timezone),
  total_cart_price: carts.reduce((sum, { price }) => sum + price, 0),
});
