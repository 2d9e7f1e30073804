import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, page } from '../wire.ts';
import { idOrSlug, readsCatalogue } from './inputs.ts';
import { itemShape } from './item-shape.ts';
import { reviewShape } from './reviews.ts';
import { storeShape } from './store-shape.ts';

const reads = readsCatalogue('catalog');

const itemDetailsShape = z.extend(itemShape, {
  /** Reviews, with or without words. */
  review_count: z.int(),
  /** The newest five. */
  reviews: z.array(reviewShape),
  store_details: storeShape,
  module: z.object({ id: z.int(), module_type: z.string() }),
  /** Whether there is anything to choose. */
  has_variant: flag,
});

export type ItemDetails = z.output<typeof itemDetailsShape>;

export const getItem = endpoint({
  ...reads,
  name: 'getItem',
  summary: 'One item with its store, wherever it is sold; with campaign=1 one of a campaign',
  path: '/api/v1/items/details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  query: z.object({ campaign: z.optional(z.enum(['0', '1'])) }),
  reply: itemDetailsShape,
});

export const listRelatedItems = endpoint({
  ...reads,
  name: 'listRelatedItems',
  summary: 'Up to ten popular items of the same category in the shopper’s zones',
  path: '/api/v1/items/related-items/{id}',
  params: z.object({ id: idOrSlug }),
  reply: z.array(itemShape),
});

export const listRelatedStoreItems = endpoint({
  ...reads,
  name: 'listRelatedStoreItems',
  summary: 'Other items of the same store, the most ordered first',
  path: '/api/v1/items/related-store-items/{id}',
  params: z.object({ id: idOrSlug }),
  query: z.object(page),
  reply: z.array(itemShape),
});
