import { AppError } from '#contract/errors.ts';
import { mayReviewTrip } from '#domain/rental/trip-status.ts';
import { isDuplicate } from '#server/db/bad-value.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import { withPictures } from '#server/media/with-pictures.ts';
import { lockTrip } from './move-trip.repository.ts';
import { hasVehicle, insertVehicleReview, isVehicleReviewedSo, touchTrip } from './review-vehicle.repository.ts';

type Words = {
  trip_id: number;
  vehicle_id: number;
  rating: number;
  comment?: string | null | undefined;
  attachment?: readonly File[] | undefined;
};

/** Back and paid for: one review for each vehicle of a trip. */
export async function reviewVehicleOf(deps: Deps, customer_id: number, words: Words): Promise<void> {
  const { trip_id, vehicle_id } = words;
  const said = { ...words, comment: words.comment || null };
  const rented = async (tx: Db) => {
    const trip = await lockTrip(tx, trip_id);
    if (trip?.customer_id !== customer_id || !(await hasVehicle(tx, trip_id, vehicle_id)))
      throw new AppError('trip_unknown');
    if (!mayReviewTrip(trip)) throw new AppError('trip_review_early');
    return trip;
  };
  try {
    await withPictures(
      deps,
      { files: words.attachment ?? [], field: 'attachment', mayAsk: rented },
      async (tx, attachment) => {
        const { provider_id } = await rented(tx);
        await insertVehicleReview(tx, { ...said, provider_id, customer_id, attachment });
        await touchTrip(tx, trip_id);
        await announceTrip(tx, trip_id);
      },
    );
  } catch (error) {
    if (!isDuplicate(error, 'reviews_once_per_trip')) throw error;
    // Sent again because the answer was lost, it is answered as the first time.
    if (!(await isVehicleReviewedSo(deps.db, said))) throw new AppError('review_known');
  }
}
