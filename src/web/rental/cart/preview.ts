import type { TripCartLine } from '#contract/rental/trip-cart-shape.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { estimate, offersTrip } from '#domain/rental/trip-price.ts';
import { toVehicleCard } from '../to-vehicle-card.ts';

/** The lines as they would be on another trip, by the server's own rule; whether they are free then only it knows. */
export const linesOn = (lines: readonly TripCartLine[], plan: TripPlan): readonly TripCartLine[] =>
  lines.map((line) => {
    if (!offersTrip(line.vehicle, plan.rental_type)) return { ...line, problem: 'rental_type' as const };
    const priced = estimate(toVehicleCard(line.vehicle), plan);
    if (!priced) return line;
    const { price, original } = priced;
    return { ...line, problem: null, price: price * line.quantity, original_price: original * line.quantity };
  });

export const totalOf = (lines: readonly TripCartLine[]): number =>
  lines.reduce((sum, { price, problem }) => sum + (problem === 'rental_type' ? 0 : price), 0);
