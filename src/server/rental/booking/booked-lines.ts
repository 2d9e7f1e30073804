import { offersTrip, rateFor } from '#domain/rental/trip-price.ts';
import { inLanguage } from '#domain/text.ts';
import { type Problem, problem } from '../../checkout/problem.ts';
import type { TripCartRow } from '../cart/trip-cart.service.ts';
import type { VehicleToBook } from './trip-facts.repository.ts';

export type BookedLine = {
  vehicle: VehicleToBook;
  quantity: number;
  /** Per hour, day or kilometre. */
  unit_price: number;
};

/** The lines at today's prices, and what stands in the way of each. */
export function bookedLines(
  cart: TripCartRow,
  vehicles: readonly VehicleToBook[],
  language: string,
): { lines: BookedLine[]; problems: Problem[] } {
  const found = new Map(vehicles.map((vehicle) => [vehicle.id, vehicle]));
  const lines = cart.lines.flatMap(({ vehicle_id, quantity }) => {
    const vehicle = found.get(vehicle_id);
    return vehicle ? [{ vehicle, quantity, unit_price: rateFor(vehicle, cart.rental_type) }] : [];
  });
  const problems = lines.flatMap(
    (line, at) => wrongWith(line, at, cart, inLanguage(line.vehicle.name, language)) ?? [],
  );
  return { lines, problems };
}

function wrongWith({ vehicle, quantity }: BookedLine, at: number, cart: TripCartRow, name: string): Problem | null {
  const named = { vehicle: name, count: String(vehicle.free) };
  if (!vehicle.status || vehicle.provider_id !== cart.provider_id) return problem('trip_vehicle_off', named, at);
  if (!offersTrip(vehicle, cart.rental_type)) return problem('trip_vehicle_type', named, at);
  if (vehicle.free >= quantity) return null;
  return problem(vehicle.free === 0 ? 'trip_vehicle_taken' : 'trip_vehicle_few', named, at);
}
