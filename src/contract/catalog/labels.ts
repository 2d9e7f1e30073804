import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, page, pictureUrl } from '../wire.ts';
import { idOrSlug, itemFilters, needs, readsCatalogue } from './inputs.ts';
import { pageOf, products } from './list-replies.ts';

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

export const listItemsOfCondition = endpoint({
  ...reads,
  name: 'listItemsOfCondition',
  summary: 'Items against a common condition, the most ordered first',
  path: '/api/v1/common-condition/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});
