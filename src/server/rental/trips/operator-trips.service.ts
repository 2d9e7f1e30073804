import { AppError } from '#contract/errors.ts';
import type { Trip } from '#contract/rental/trip-shape.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import { DEEPEST, type PageRequest, pageOf } from '#server/catalog/page.ts';
import type { Deps } from '#server/deps.ts';
import type { Assignment } from './assign-units.repository.ts';
import { assignUnits } from './assign-units.service.ts';
import { moveTrip, type TripMove } from './move-trip.service.ts';
import { tripToWire } from './trip-to-wire.ts';
import { allTrips, countAllTrips, findAnyTrip, linesOfTrip, unitsOfTrip } from './trips.repository.ts';
import { type TripList, wholeTrip } from './trips.service.ts';

export { editTripLength } from './edit-trip.service.ts';

type Listed = PageRequest & {
  trip_status?: TripStatus | undefined;
  provider_id?: number | undefined;
  language: string;
};

export async function tripsForOperator(
  deps: Deps,
  { trip_status, provider_id, language, ...query }: Listed,
): Promise<TripList<Trip>> {
  const page = pageOf(query);
  const filter = { trip_status: trip_status ?? null, provider_id: provider_id ?? null };
  const [rows, total_size] = await Promise.all([
    page.skip >= DEEPEST ? [] : allTrips(deps.db, filter, page),
    countAllTrips(deps.db, filter, DEEPEST),
  ]);
  const { limit, offset } = page;
  return { total_size, limit, offset, trips: rows.map((row) => tripToWire(row, { env: deps.env, language })) };
}

export async function tripForOperator(deps: Deps, trip_id: number, language: string) {
  const trip = await findAnyTrip(deps.db, trip_id);
  if (!trip) throw new AppError('trip_unknown');
  const [details, units, lines] = await Promise.all([
    wholeTrip(deps, trip, language),
    unitsOfTrip(deps.db, trip_id),
    linesOfTrip(deps.db, trip_id),
  ]);
  const vehicleOf = new Map(lines.map(({ id, vehicle_id }) => [id, vehicle_id]));
  return {
    ...details,
    // Left out: the key opens a guest's trip, and is the traveller's alone.
    key: null,
    reserved_units: units.map((unit) => ({
      id: unit.id,
      vehicle_id: vehicleOf.get(unit.trip_line_id) ?? null,
      vehicle_identity_id: unit.unit_id,
      license_plate_number: unit.license_plate_number,
      driver_id: unit.driver_id,
      assigned_at: unit.assigned_at?.toISOString() ?? null,
    })),
  };
}

/** A status reported again is no fault. */
export const moveForOperator = (deps: Deps, move: TripMove): Promise<boolean> =>
  deps.db.transaction((tx) => moveTrip(deps, tx, move));

export const assignForOperator = (deps: Deps, trip_id: number, assignments: readonly Assignment[]): Promise<void> =>
  deps.db.transaction((tx) => assignUnits(deps, tx, trip_id, assignments));
