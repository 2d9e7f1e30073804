import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { page, pictureUrl, wholeText } from '../wire.ts';
import {
  categories,
  fromCatalogue,
  idList,
  idOrSlug,
  itemFilters,
  needs,
  pageOf,
  products,
  searchText,
  type,
} from './inputs.ts';
import { reviewShape } from './reviews.ts';
import { itemShape, storeShape } from './shapes.ts';

const items = { items: z.array(itemShape) };

export const itemDetailsShape = z.extend(itemShape, {
  /** Reviews, with or without words. */
  review_count: z.int(),
  /** The newest five. */
  reviews: z.array(reviewShape),
  store_details: storeShape,
});

export type ItemDetails = z.output<typeof itemDetailsShape>;

export const getItem = endpoint({
  ...fromCatalogue,
  name: 'getItem',
  summary: 'One item with its store, wherever it is sold; with campaign=1 one of a campaign',
  path: '/api/v1/items/details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  query: z.object({ campaign: z.optional(z.enum(['0', '1'])) }),
  reply: itemDetailsShape,
});

export const listRelatedItems = endpoint({
  ...fromCatalogue,
  name: 'listRelatedItems',
  summary: 'Up to ten popular items of the same category in the shopper’s zones',
  path: '/api/v1/items/related-items/{id}',
  params: z.object({ id: idOrSlug }),
  reply: z.array(itemShape),
});

export const listRelatedStoreItems = endpoint({
  ...fromCatalogue,
  name: 'listRelatedStoreItems',
  summary: 'Other items of the same store, the most ordered first',
  path: '/api/v1/items/related-store-items/{id}',
  params: z.object({ id: idOrSlug }),
  query: z.object(page),
  reply: z.array(itemShape),
});

export const listNewItems = endpoint({
  ...fromCatalogue,
  name: 'listNewItems',
  summary: 'Newest items first',
  path: '/api/v1/items/new-arrival',
  needs,
  query: z.object({ ...page, type, category_id: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});

export const listRecommendedItems = endpoint({
  ...fromCatalogue,
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
  ...fromCatalogue,
  name: 'listConditionItems',
  summary: 'Items that help with a common condition, the most ordered first; of one store when asked',
  path: '/api/v1/items/common-conditions',
  needs,
  query: z.object({ ...page, type, store_id: z.optional(wholeText) }),
  reply: pageOf(products),
});

export const listBasicItems = endpoint({
  ...fromCatalogue,
  name: 'listBasicItems',
  summary: 'What belongs in every medicine chest, the most ordered first',
  path: '/api/v1/items/basic',
  needs,
  query: z.object({ ...page, type }),
  reply: pageOf(products),
});

export const listSuggestedItems = endpoint({
  ...fromCatalogue,
  name: 'listSuggestedItems',
  summary: 'What others order from this store: to add to a cart',
  path: '/api/v1/items/suggested',
  needs,
  query: z.object({ ...page, store_id: wholeText }),
  reply: pageOf(items),
});

export const suggestItemsAndStores = endpoint({
  ...fromCatalogue,
  name: 'suggestItemsAndStores',
  summary: 'Names of items and stores for what is being typed, at most 50 of each; misspelt words are corrected',
  path: '/api/v1/items/item-or-store-search',
  needs,
  query: z.object({ name: searchText, limit: page.limit }),
  reply: z.object({
    items: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        image: z.string(),
        image_full_url: pictureUrl,
        store_id: z.int(),
        store_name: z.string(),
        module_id: z.int(),
      }),
    ),
    stores: z.array(
      z.object({
        id: z.int(),
        slug: z.string(),
        name: z.string(),
        tagline: z.string(),
        logo: z.string(),
        logo_full_url: pictureUrl,
        module_id: z.int(),
        module_type: z.string(),
        zone_id: z.int(),
        latitude: z.string(),
        longitude: z.string(),
      }),
    ),
  }),
});

export const listCategoryItems = endpoint({
  ...fromCatalogue,
  name: 'listCategoryItems',
  summary: 'Items of a category or of its children, the most ordered first',
  path: '/api/v1/categories/items/{id}',
  needs,
  params: z.object({ id: idOrSlug }),
  query: z.object({ ...page, ...itemFilters }),
  reply: pageOf(products),
});

export const listItemsOfCategories = endpoint({
  ...fromCatalogue,
  name: 'listItemsOfCategories',
  summary: 'Items of several categories, the most ordered first',
  path: '/api/v1/categories/items/list',
  needs,
  query: z.object({ ...page, ...itemFilters, category_ids: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});

export const listItemsForMe = endpoint({
  name: 'listItemsForMe',
  room: 'catalog',
  method: 'GET',
  access: 'customer',
  summary: 'Up to five items by the customer’s interests, else popular ones',
  path: '/api/v1/customer/suggested-items',
  reply: z.array(itemShape),
});
