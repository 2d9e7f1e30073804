import { AppError } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { assignWithDrivers } from '#server/rental/trips/assign-units.service.ts';
import { moveTrip } from '#server/rental/trips/move-trip.service.ts';
import { type DueTrip, dueTrips } from './demo-trips.repository.ts';
import { tripStays } from './trip-course.ts';

/** Every trip that has stood long enough goes one step, each in a transaction of its own: one that fails stops no other. */
export async function moveTrips(deps: Deps, failed: (error: unknown) => void): Promise<void> {
  const due = await dueTrips(deps.db, tripStays(deps.env.DEMO_ORDER_PACE), deps.now());
  for (const trip of due) await moveOneStep(deps, trip).catch(unlessRefused(failed));
}

const STATUS_AFTER = { confirm: 'confirmed', start: 'ongoing', complete: 'completed' } as const;

async function moveOneStep(deps: Deps, { id, step }: DueTrip): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (step === 'assign') await assignWithDrivers(deps, tx, id);
    else await moveTrip(deps, tx, { trip_id: id, to: STATUS_AFTER[step], by: 'system' });
  });
}

/** Somebody else moved or cancelled it in the meantime: it is left alone. */
const unlessRefused = (failed: (error: unknown) => void) => (error: unknown) => {
  if (!(error instanceof AppError)) failed(error);
};
