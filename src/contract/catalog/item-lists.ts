import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, pageOf, wholeText } from '../wire.ts';
import { idList, idOrSlug, itemFilters, needs, readsCatalogue, type } from './inputs.ts';
import { itemShape } from './item-shape.ts';
import { categories, products } from './list-replies.ts';

const reads = readsCatalogue('catalog');

const items = { items: z.array(itemShape) };

const itemList = <Rows extends Record<string, z.ZodMiniType>>(
  name: string,
  path: `/api/v1/${string}`,
  summary: string,
  rows: Rows,
) =>
  endpoint({
    ...reads,
    name,
    summary,
    path,
    needs,
    query: z.object({ ...page, type }),
    reply: pageOf(rows),
  });

export const listPopularItems = itemList(
  'listPopularItems',
  '/api/v1/items/popular',
  'Most ordered items first',
  products,
);

export const listDiscountedItems = itemList(
  'listDiscountedItems',
  '/api/v1/items/discounted',
  'Items with a discount of their own, the largest first',
  { ...products, ...categories },
);

export const listMostReviewedItems = itemList(
  'listMostReviewedItems',
  '/api/v1/items/most-reviewed',
  'Most reviewed items first',
  { ...products, ...categories },
);

export const listLatestItems = endpoint({
  ...reads,
  name: 'listLatestItems',
  summary:
    'Newest items first, of one store when asked; of some categories the most ordered first. With a filter by price, ' +
    'stars or availability the count stops at 1000',
  path: '/api/v1/items/latest',
  needs,
  query: z.object({ ...page, ...itemFilters, store_id: z.optional(wholeText), category_id: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});

export const listNewItems = endpoint({
  ...reads,
  name: 'listNewItems',
  summary: 'Newest items first',
  path: '/api/v1/items/new-arrival',
  needs,
  query: z.object({ ...page, type, category_id: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});

export const listRecommendedItems = endpoint({
  ...reads,
  name: 'listRecommendedItems',
  summary: 'Items the shops recommend, the most ordered first; of one store when asked',
  path: '/api/v1/items/recommended',
  needs,
  query: z.object({
    ...page,
    type,
    store_id: z.optional(wholeText),
    filter: z.optional(z.enum(['all'])),
  }),
  reply: pageOf(items),
});

export const listConditionItems = endpoint({
  ...reads,
  name: 'listConditionItems',
  summary: 'Items that help with a common condition, the most ordered first; of one store when asked',
  path: '/api/v1/items/common-conditions',
  needs,
  query: z.object({ ...page, type, store_id: z.optional(wholeText) }),
  reply: pageOf(products),
});

export const listBasicItems = endpoint({
  ...reads,
  name: 'listBasicItems',
  summary: 'What belongs in every medicine chest, the most ordered first',
  path: '/api/v1/items/basic',
  needs,
  query: z.object({ ...page, type }),
  reply: pageOf(products),
});

export const listSuggestedItems = endpoint({
  ...reads,
  name: 'listSuggestedItems',
  summary: 'What others order from this store: to add to a cart',
  path: '/api/v1/items/suggested',
  needs,
  query: z.object({ ...page, store_id: wholeText }),
  reply: pageOf(items),
});

export const listCategoryItems = endpoint({
  ...reads,
  name: 'listCategoryItems',
  summary: 'Items of a category or of its children, the most ordered first',
  path: '/api/v1/categories/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});

export const listItemsOfCategories = endpoint({
  ...reads,
  name: 'listItemsOfCategories',
  summary: 'Items of several categories, the most ordered first',
  path: '/api/v1/categories/items/list',
  needs,
  query: z.object({ ...page, ...itemFilters, category_ids: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});
