import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, pageOf, pictureUrl, wholeText } from '../wire.ts';
import { readsCatalogue } from './inputs.ts';

const reads = readsCatalogue('catalog');

export const reviewShape = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.nullable(z.string()),
  attachment: z.array(z.string()),
  attachment_full_url: z.array(pictureUrl),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  /** Null: the account is gone, its words stay. */
  customer: z.nullable(z.object({ f_name: z.string(), l_name: z.string(), image_full_url: pictureUrl })),
  customer_name: z.nullable(z.string()),
  item_id: z.int(),
  item_name: z.string(),
  item_slug: z.string(),
  item_image_full_url: pictureUrl,
  /** The same once more, as clients of stores read it. */
  item: z.object({ id: z.int(), name: z.string(), slug: z.string(), image_full_url: pictureUrl }),
  created_at: z.string(),
});

export type Review = z.output<typeof reviewShape>;

export const listItemReviews = endpoint({
  ...reads,
  name: 'listItemReviews',
  summary: 'What customers say of an item, the newest first',
  path: '/api/v1/items/reviews/{id}',
  params: z.object({ id: wholeText }),
  query: z.object(page),
  reply: pageOf({ reviews: z.array(reviewShape) }),
});

export const listStoreReviews = endpoint({
  ...reads,
  name: 'listStoreReviews',
  summary: 'What customers say of a store’s items, the newest first',
  path: '/api/v1/stores/reviews',
  query: z.object({ ...page, store_id: wholeText }),
  reply: z.array(reviewShape),
});
