import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, page, pageOf, pictureUrl } from '../wire.ts';
import { idOrSlug, itemFilters, needs, readsCatalogue } from './inputs.ts';
import { products } from './list-replies.ts';

const reads = readsCatalogue('catalog');

export const listBrands = endpoint({
  ...reads,
  name: 'listBrands',
  summary: 'Brands of the module that the zones hold something of',
  path: '/api/v1/brand',
  needs,
  reply: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      image: z.string(),
      image_full_url: pictureUrl,
      module_id: z.int(),
      items_count: z.int(),
    }),
  ),
});

export const listBrandItems = endpoint({
  ...reads,
  name: 'listBrandItems',
  summary: 'Items of a brand, the most ordered first',
  path: '/api/v1/brand/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});

export const listConditions = endpoint({
  ...reads,
  name: 'listConditions',
  summary: 'Common conditions that the zones hold something against',
  path: '/api/v1/common-condition',
  needs,
  reply: z.array(z.object({ id: z.int(), name: z.string(), slug: z.string(), status: flag, items_count: z.int() })),
});

const itemsOfCondition = {
  ...reads,
  summary: 'Items against a common condition, the most ordered first',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
} as const;

export const listItemsOfCondition = endpoint({
  ...itemsOfCondition,
  name: 'listItemsOfCondition',
  path: '/api/v1/common-condition/items/{id}',
});

/** The same where other clients look for it. */
export const listConditionItemsById = endpoint({
  ...itemsOfCondition,
  name: 'listConditionItemsById',
  path: '/api/v1/items/common-conditions/{id}',
});
