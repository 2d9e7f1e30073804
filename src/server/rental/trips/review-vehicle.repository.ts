import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

export const hasVehicle = async (tx: Db, trip_id: number, vehicle_id: number): Promise<boolean> =>
  (await tx.row(sql`select id from trip_lines where trip_id = ${trip_id} and vehicle_id = ${vehicle_id} limit 1`)) !==
  null;

type NewReview = {
  trip_id: number;
  vehicle_id: number;
  provider_id: number;
  customer_id: number;
  rating: number;
  comment: string | null;
  attachment: readonly string[];
};

/** The stars of vehicle and provider follow by a trigger. */
export const insertVehicleReview = (tx: Db, review: NewReview): Promise<number> =>
  tx.run(sql`
    insert into reviews (store_id, vehicle_id, customer_id, trip_id, rating, comment, attachment)
    values (${review.provider_id}, ${review.vehicle_id}, ${review.customer_id}, ${review.trip_id}, ${review.rating},
      ${review.comment}, ${review.attachment}::text[])`);

/** Whether just this was said of it, whatever pictures came with it. */
export const isVehicleReviewedSo = async (
  db: Db,
  { trip_id, vehicle_id, rating, comment }: Pick<NewReview, 'trip_id' | 'vehicle_id' | 'rating' | 'comment'>,
): Promise<boolean> =>
  (await db.row(sql`
    select id from reviews where trip_id = ${trip_id} and vehicle_id = ${vehicle_id} and rating = ${rating}
      and comment is not distinct from ${comment}::text`)) !== null;

/** Whoever follows it hears that something is new. */
export const touchTrip = (tx: Db, trip_id: number): Promise<number> =>
  tx.run(sql`update trips set updated_at = now() where id = ${trip_id}`);
