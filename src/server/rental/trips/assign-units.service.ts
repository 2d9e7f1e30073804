import { AppError, type ErrorCode } from '#contract/errors.ts';
import { mayAssign } from '#domain/rental/trip-status.ts';
import { isExcluded } from '#server/db/bad-value.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import { tellOperator } from '#server/webhooks/webhooks.service.ts';
import {
  type Assignment,
  freeDrivers,
  heldUnits,
  knownAssignments,
  knownDrivers,
  writeAssignments,
} from './assign-units.repository.ts';
import { lockTrip } from './move-trip.repository.ts';
import { touchTrip } from './review-vehicle.repository.ts';

/** Which car comes and who drives it. That no car and no driver is promised twice is for the database to say. */
export async function assignUnits(
  deps: Deps,
  tx: Db,
  trip_id: number,
  assignments: readonly Assignment[],
): Promise<void> {
  const trip = await lockTrip(tx, trip_id);
  if (!trip) throw new AppError('trip_unknown');
  if (!mayAssign(trip.trip_status)) throw new AppError('trip_not_assignable');
  const drivers = [...new Set(assignments.flatMap(({ driver_id }) => driver_id ?? []))];
  const isTwice = new Set(assignments.map(({ id }) => id)).size < assignments.length;
  if (isTwice || (await knownAssignments(tx, trip_id, assignments)) < assignments.length)
    throw new AppError('trip_unit_unknown');
  if ((await knownDrivers(tx, trip.provider_id, drivers)) < drivers.length) throw new AppError('trip_driver_unknown');
  await refuseTakenUnits(() => writeAssignments(tx, trip_id, assignments, deps.now()));
  await touchTrip(tx, trip_id);
  await tellOperator(deps, tx, 'trip.changed', {
    trip_id: trip.id,
    trip_status: trip.trip_status,
    provider_id: trip.provider_id,
  });
  await announceTrip(tx, trip_id);
}

/** The reserved cars, with drivers as far as some are free; where none is, the traveller drives. */
export async function assignWithDrivers(deps: Deps, tx: Db, trip_id: number): Promise<void> {
  const units = await heldUnits(tx, trip_id);
  const drivers = await freeDrivers(tx, trip_id, units.length);
  const assignments = units.map(({ id }, at) => ({ id, unit_id: null, driver_id: drivers[at]?.id ?? null }));
  await assignUnits(deps, tx, trip_id, assignments);
}

export async function refuseTakenUnits<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal: ErrorCode = isExcluded(error, 'trip_units_driver_free') ? 'trip_driver_taken' : 'trip_unit_taken';
    throw isExcluded(error) ? new AppError(refusal) : error;
  }
}
