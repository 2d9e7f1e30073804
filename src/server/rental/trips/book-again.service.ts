import { AppError } from '#contract/errors.ts';
import type { TripCart } from '#contract/rental/trip-cart-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import { nextPickups } from '#domain/rental/next-pickups.ts';
import { LEAST_HOURS } from '#domain/rental/refuse-trip.ts';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { offersTrip } from '#domain/rental/trip-price.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow, townTimezone } from '#server/catalog/area.service.ts';
import { settingsOfToday } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import { type ProviderToBook, providerToBook } from '../booking/trip-facts.repository.ts';
import { readTripCart } from '../cart/read-trip-cart.service.ts';
import { readTrip, timeOf } from '../cart/trip.service.ts';
import type { StoredTrip } from '../cart/trip-cart.repository.ts';
import { fillTripCart } from '../cart/trip-cart.service.ts';
import { freeCounts } from '../cart/trip-facts.repository.ts';
import { vehiclesById } from '../rental.service.ts';
import type { TripLineRow, TripRow } from './trip-row.ts';
import { findTrip, linesOfTrip } from './trips.repository.ts';

type Line = { vehicle_id: number; quantity: number };

/**
 * An old trip into the cart, at the next time its provider hands over. What is not offered any more is named; what is
 * offered and not free then comes along, and the cart says so (docs/decisions/038).
 */
export async function bookAgain(
  deps: Deps,
  owner: Owner,
  { trip_id, replace, language }: { trip_id: number; replace: boolean; language: string },
): Promise<TripCart & { gone: string[] }> {
  const trip = await findTrip(deps.db, trip_id, { owner, hasKey: false });
  if (!trip) throw new AppError('trip_unknown');
  const { module_id, provider_id } = trip;
  const pickup = placeOf(trip);
  const booked = await linesOfTrip(deps.db, trip_id);
  const lines = await offeredLines(deps, trip, booked, language);
  if (lines.length === 0) throw new AppError('trip_vehicle_gone');
  const provider = await providerToBook(deps.db, provider_id, { pickup, now: await townNow(deps) });
  const next = await soonest(deps, trip, { pickup, provider: refuseProvider(provider, language), lines, language });
  const scope = { owner, module_id, language };
  await fillTripCart(deps, scope, { ...next, provider_id, lines, replace });
  const gone = booked.filter(({ vehicle_id }) => lines.every((line) => line.vehicle_id !== vehicle_id));
  return {
    ...(await readTripCart(deps, scope)),
    gone: gone.map(({ vehicle_details }) => inLanguage(vehicle_details.name, language)),
  };
}

/** Nothing says where it began once whoever booked it has left. */
function placeOf({ pickup_location }: TripRow): TripPlace {
  if (!('lat' in pickup_location)) throw new AppError('trip_unknown');
  return pickup_location as TripPlace;
}

async function offeredLines(
  deps: Deps,
  { provider_id, trip_type }: TripRow,
  booked: readonly TripLineRow[],
  language: string,
): Promise<Line[]> {
  const ids = booked.flatMap(({ vehicle_id }) => vehicle_id ?? []);
  const vehicles = await vehiclesById(deps, ids, language);
  const offered = new Set(
    vehicles.filter((one) => one.provider_id === provider_id && offersTrip(one, trip_type)).map(({ id }) => id),
  );
  return booked.flatMap(({ vehicle_id, quantity }) =>
    vehicle_id !== null && offered.has(vehicle_id) ? [{ vehicle_id, quantity }] : [],
  );
}

function refuseProvider(provider: ProviderToBook | null, language: string): ProviderToBook {
  if (!provider?.status || !provider.active) throw new AppError('trip_provider_gone');
  if (provider.pickup_zone_id === null)
    throw new AppError('trip_outside', undefined, { provider: inLanguage(provider.name, language) });
  return provider;
}

type SameAgain = { pickup: TripPlace; provider: ProviderToBook; lines: readonly Line[]; language: string };

/** The first time at which all of it is free; where there is none within days, the first at all. */
async function soonest(
  deps: Deps,
  trip: TripRow,
  { pickup, provider, lines, language }: SameAgain,
): Promise<StoredTrip> {
  const [now, timezone, settings] = await Promise.all([
    townNow(deps),
    townTimezone(deps),
    settingsOfToday(deps, deps.db, language),
  ]);
  const maySchedule = settings.schedule_order && provider.schedule_order;
  const times = nextPickups(provider.schedules, now).filter((time) => time === null || maySchedule);
  const [first] = times;
  if (first === undefined)
    throw new AppError('trip_provider_closed', undefined, { provider: inLanguage(provider.name, language) });
  const { trip_type: rental_type, destination_location } = trip;
  const estimated_hours = Math.max(trip.estimated_hours, LEAST_HOURS[rental_type]);
  const plan = { rental_type, estimated_hours, pickup_location: pickup, destination_location, pickup_time: first };
  const soon = await readTrip(deps, plan);
  for (const time of times) {
    const then = { ...soon, pickup_time: time === null ? null : momentIn(timezone, time) };
    if (await areFree(deps, lines, then)) return then;
  }
  return soon;
}

async function areFree(deps: Deps, lines: readonly Line[], trip: StoredTrip): Promise<boolean> {
  const ids = lines.map(({ vehicle_id }) => vehicle_id);
  const free = await freeCounts(deps.db, ids, timeOf(trip, deps.now()));
  return lines.every(({ vehicle_id, quantity }) => quantity <= (free.get(vehicle_id) ?? 0));
}
