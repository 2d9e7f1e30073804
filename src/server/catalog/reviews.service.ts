import type { Review } from '#contract/catalog/reviews.ts';
import { AppError } from '#contract/errors.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { type PageRequest, pageOf } from './page.ts';
import { type ReviewRow, reviewedItem, reviewedStore, reviewsOfItem, reviewsOfStore } from './reviews.repository.ts';
import type { Scope } from './scope.ts';

export async function itemReviews(deps: Deps, { language }: Scope, item_id: number, query: PageRequest) {
  const page = pageOf(query);
  const [item, rows] = await Promise.all([reviewedItem(deps.db, item_id), reviewsOfItem(deps.db, item_id, page)]);
  if (!item) throw new AppError('not_found');
  return {
    total_size: item.rating_count,
    limit: page.limit,
    offset: page.offset,
    reviews: rows.map((row) => reviewToWire(deps.env, row, language)),
  };
}

/** A store without a review plan shows none. */
export async function storeReviews(deps: Deps, { language }: Scope, store_id: number, query: PageRequest) {
  const store = await reviewedStore(deps.db, store_id);
  if (!store) throw new AppError('not_found');
  if (!store.reviews_section) return [];
  const rows = await reviewsOfStore(deps.db, store_id, pageOf(query));
  return rows.map((row) => reviewToWire(deps.env, row, language));
}

export function reviewToWire(env: Env, row: ReviewRow, language: string): Review {
  const { f_name, l_name, customer_image, item_image, ...same } = row;
  const item_name = inLanguage(row.item_name, language);
  const item_image_full_url = pictureUrl(env, item_image, '4x3');
  return {
    ...same,
    attachment_full_url: row.attachment.map((picture) => pictureUrl(env, picture, '1x1')),
    replied_at: row.replied_at?.toISOString() ?? null,
    customer:
      f_name === null ? null : { f_name, l_name: l_name ?? '', image_full_url: pictureUrl(env, customer_image, '1x1') },
    customer_name: f_name === null ? null : `${f_name} ${l_name ?? ''}`.trim(),
    item_name,
    item_image_full_url,
    item: { id: row.item_id, name: item_name, slug: row.item_slug, image_full_url: item_image_full_url },
    created_at: row.created_at.toISOString(),
  };
}
