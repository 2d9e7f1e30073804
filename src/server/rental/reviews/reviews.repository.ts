import type { Text } from '#domain/text.ts';
import { type ReviewColumns, reviewColumns } from '../../catalog/reviews.sql.ts';
import type { Db } from '../../db/db.ts';
import { type Sql, sql } from '../../db/sql.ts';

export type VehicleReviewRow = ReviewColumns & {
  vehicle_id: number;
  vehicle_name: Text;
  vehicle_slug: string;
  vehicle_image: string;
};

type Window = { limit: number; skip: number };

const reviewsWhere = (db: Db, condition: Sql, { limit, skip }: Window): Promise<VehicleReviewRow[]> =>
  db.rows(sql`
    select ${reviewColumns}, v.id as vehicle_id, v.name as vehicle_name, v.slug as vehicle_slug,
      v.thumbnail as vehicle_image
    from reviews r join vehicles v on v.id = r.vehicle_id left join customers c on c.id = r.customer_id
    where ${condition} and r.status
    order by r.id desc limit ${limit} offset ${skip}`);

export const reviewsOfVehicle = (db: Db, vehicle_id: number, window: Window): Promise<VehicleReviewRow[]> =>
  reviewsWhere(db, sql`r.vehicle_id = ${vehicle_id} and r.vehicle_id is not null`, window);

export const reviewsOfProvider = (db: Db, provider_id: number, window: Window): Promise<VehicleReviewRow[]> =>
  reviewsWhere(db, sql`r.store_id = ${provider_id}`, window);

/** Counted where they are written, so never counted again. */
export const reviewedVehicle = (db: Db, vehicle_id: number): Promise<{ total_reviews: number } | null> =>
  db.row(sql`select total_reviews from vehicles where id = ${vehicle_id} and status`);
