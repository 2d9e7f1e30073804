import { LONGEST_BEFORE_MS, reminderAt } from '#domain/rental/trip-reminder.ts';
import type { Deps } from '#server/deps.ts';
import { mailTrip } from '#server/rental/mails/trip-mail.service.ts';
import { lockTrip } from '../move-trip.repository.ts';
import { notifyTraveller } from './notify-traveller.service.ts';
import { setReminded, type TripToRemind, tripsToRemind } from './remind-travellers.repository.ts';

const PAGE = 100;

/**
 * Tells whoever soon fetches a vehicle where and when. Asked every minute: a trip that was canceled or begins at another
 * time by now is found as it is, so nothing has to be called off.
 */
export async function remindTravellers(deps: Deps): Promise<void> {
  const now = deps.now();
  const until = new Date(now.getTime() + LONGEST_BEFORE_MS);
  for (let after: TripToRemind | null = null; ; ) {
    const trips: TripToRemind[] = await tripsToRemind(deps.db, { now, until, after, limit: PAGE });
    for (const trip of trips) {
      const due = reminderAt(trip);
      if (due && due <= now) await remind(deps, trip.id, { now, until });
    }
    after = trips.at(-1) ?? null;
    if (trips.length < PAGE) return;
  }
}

const remind = (deps: Deps, trip_id: number, soon: { now: Date; until: Date }): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const locked = await lockTrip(tx, trip_id);
    if (!locked || (await setReminded(tx, trip_id, soon)) === 0) return;
    await mailTrip(deps, tx, trip_id, 'reminder');
    await notifyTraveller(tx, locked, 'reminder');
  });
