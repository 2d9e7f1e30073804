import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Deps } from '#server/deps.ts';
import { moveTrip } from './move-trip.service.ts';
import { isVisibleTrip } from './trips.repository.ts';

/** Whoever booked it takes it back. Canceled twice it is canceled. */
export async function cancelOwnTrip(
  deps: Deps,
  owner: Owner,
  { trip_id, reason }: { trip_id: number; reason?: string | null | undefined },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    if (!(await isVisibleTrip(tx, trip_id, { owner, hasKey: false }))) throw new AppError('trip_unknown');
    await moveTrip(deps, tx, { trip_id, to: 'canceled', by: 'customer', reason });
  });
}
