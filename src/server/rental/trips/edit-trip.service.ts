import { AppError } from '#contract/errors.ts';
import { billForLength } from '#domain/rental/trip-bill.ts';
import { hoursAway, type RentalType } from '#domain/rental/trip-plan.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';
import { mayEditTrip } from '#domain/rental/trip-status.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import { cashbackAfter } from '#server/wallet/cashback.service.ts';
import { tellOperator } from '#server/webhooks/webhooks.service.ts';
import { mailTrip } from '../mails/trip-mail.service.ts';
import { refuseTakenUnits } from './assign-units.service.ts';
import { type TripToEdit, tripToEdit, writeEdit } from './edit-trip.repository.ts';
import { lockTrip } from './move-trip.repository.ts';
import { notifyTraveller } from './notices/notify-traveller.service.ts';

const HOUR_MS = 3_600_000;

export type LengthEdit = { estimated_hours?: number | undefined; distance?: number | undefined; reason: string };

/**
 * The provider changes how long or how far, before the trip is over. It is priced anew by the rule and the rates it was
 * booked at, and so is what comes back of it, and the traveller is told; a car that is promised to somebody else after
 * it cannot stay longer.
 */
export async function editTripLength(deps: Deps, trip_id: number, edit: LengthEdit): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const trip = await lockTrip(tx, trip_id);
    if (!trip) throw new AppError('trip_unknown');
    if (!mayEditTrip(trip.trip_status)) throw new AppError('trip_not_editable');
    const old = await tripToEdit(tx, trip_id);
    if (!old) throw new Error('a trip stays while it is locked');
    const next = lengthAfter(trip.trip_type, old, edit);
    // Said again, because the answer was lost.
    if (next.hours === old.estimated_hours && next.distance === old.distance) return;
    const bill = billForLength(old.bill, next.length);
    const cashback_amount = await cashbackAfter(tx, trip, bill.trip_amount);
    const { line_ids } = old;
    await refuseTakenUnits(() =>
      writeEdit(tx, { trip_id, ...next, bill, cashback_amount, line_ids, reason: edit.reason, now: deps.now() }),
    );
    await tellOperator(deps, tx, 'trip.changed', {
      trip_id: trip.id,
      trip_status: trip.trip_status,
      provider_id: trip.provider_id,
    });
    await mailTrip(deps, tx, trip_id, 'changed');
    await notifyTraveller(tx, trip, 'changed');
    await announceTrip(tx, trip_id);
  });
}

/** By what it is paid is what can be changed; a longer way takes longer in the same measure. */
function lengthAfter(rental_type: RentalType, old: TripToEdit, { estimated_hours, distance: asked }: LengthEdit) {
  const byWay = rental_type === 'distance_wise';
  const wanted = byWay ? asked : estimated_hours;
  if (wanted === undefined) throw new AppError('invalid', byWay ? 'distance' : 'estimated_hours');
  const hours = byWay ? old.estimated_hours : wanted;
  const distance = byWay ? wanted : old.distance;
  const stretch = old.distance > 0 ? distance / old.distance : 1;
  const destination_time = Math.round(old.destination_time * stretch * 1000) / 1000;
  const away = hoursAway({ rental_type, hours, route: { km: distance, hours: destination_time } });
  const length: TripLength = byWay ? { rental_type, km: distance } : { rental_type, hours };
  return { hours, distance, destination_time, length, ends_at: new Date(old.schedule_at.getTime() + away * HOUR_MS) };
}
