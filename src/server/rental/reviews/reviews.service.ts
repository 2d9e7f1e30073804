import { AppError } from '#contract/errors.ts';
import type { VehicleReview } from '#contract/rental/reviews.ts';
import { inLanguage } from '#domain/text.ts';
import { type PageRequest, pageOf } from '../../catalog/page.ts';
import type { Scope } from '../../catalog/scope.ts';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { providerFor } from '../providers/provider.service.ts';
import { reviewedVehicle, reviewsOfProvider, reviewsOfVehicle, type VehicleReviewRow } from './reviews.repository.ts';

const NEWEST = { limit: 2, skip: 0 };

export async function newestReviews(deps: Deps, vehicle_id: number, language: string): Promise<VehicleReview[]> {
  const rows = await reviewsOfVehicle(deps.db, vehicle_id, NEWEST);
  return rows.map((row) => reviewToWire(deps.env, row, language));
}

export async function vehicleReviews(deps: Deps, { language }: Scope, vehicle_id: number, query: PageRequest) {
  const page = pageOf(query);
  const [vehicle, rows] = await Promise.all([
    reviewedVehicle(deps.db, vehicle_id),
    reviewsOfVehicle(deps.db, vehicle_id, page),
  ]);
  if (!vehicle) throw new AppError('not_found');
  return {
    total_size: vehicle.total_reviews,
    limit: page.limit,
    offset: page.offset,
    reviews: rows.map((row) => reviewToWire(deps.env, row, language)),
  };
}

/** A provider without a review plan shows its stars, and no words. */
export async function providerReviews(deps: Deps, scope: Scope, idOrSlug: string, query: PageRequest) {
  const page = pageOf(query);
  const { id, name, ratings, avg_rating, rating_count, reviews_section } = await providerFor(deps, scope, idOrSlug);
  const rows = reviews_section ? await reviewsOfProvider(deps.db, id, page) : [];
  return {
    total_size: reviews_section ? rating_count : 0,
    limit: page.limit,
    offset: page.offset,
    provider: { id, name, ratings, avg_rating, rating_count },
    reviews: rows.map((row) => reviewToWire(deps.env, row, scope.language)),
  };
}

function reviewToWire(env: Env, row: VehicleReviewRow, language: string): VehicleReview {
  const { f_name, l_name, vehicle_image, ...same } = row;
  return {
    ...same,
    attachment_full_url: row.attachment.map((picture) => pictureUrl(env, picture, '1x1')),
    replied_at: row.replied_at?.toISOString() ?? null,
    customer_name: f_name === null ? null : `${f_name} ${l_name ?? ''}`.trim(),
    customer_image_full_url: pictureUrl(env, row.customer_image, '1x1'),
    vehicle_name: inLanguage(row.vehicle_name, language),
    vehicle_image_full_url: pictureUrl(env, vehicle_image, '5x3'),
    created_at: row.created_at.toISOString(),
  };
}
