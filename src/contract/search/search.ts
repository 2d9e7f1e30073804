import * as z from 'zod/mini';
import {
  anyFilter,
  idList,
  itemFilters,
  needs,
  prices,
  readsCatalogue,
  searchText,
  stars,
  storeFilters,
  type,
} from '../catalog/inputs.ts';
import { categories, products, stores } from '../catalog/list-replies.ts';
import { endpoint } from '../endpoint.ts';
import { page, pageOf, pictureUrl, shortText, wholeText } from '../wire.ts';

const reads = readsCatalogue('search');

export const searchItems = endpoint({
  ...reads,
  name: 'searchItems',
  summary:
    'Items whose name, generic names or tags have every word, or words that begin so, in any language and order; ' +
    'misspelt words are corrected when nothing is found. The best 500 at most; of a very long text the first 200 ' +
    'characters and ten words count',
  path: '/api/v1/items/search',
  needs,
  query: z.object({
    ...page,
    ...itemFilters,
    name: searchText,
    store_id: z.optional(wholeText),
    category_id: z.optional(idList),
    brand_ids: z.optional(idList),
  }),
  reply: pageOf({ ...products, ...categories }),
});

export const searchStores = endpoint({
  ...reads,
  name: 'searchStores',
  summary:
    'Stores whose name or tagline has every word, or words that begin so; misspelt words are corrected when nothing is ' +
    'found. The best 500 at most; of a very long text the first 200 characters and ten words count',
  path: '/api/v1/stores/search',
  needs,
  near: true,
  query: z.object({ ...page, ...storeFilters, name: searchText }),
  reply: pageOf(stores),
});

export const suggestItemsAndStores = endpoint({
  ...reads,
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

export const findItemsOrStores = endpoint({
  ...reads,
  name: 'findItemsOrStores',
  summary:
    'Items or stores that were searched for, or of categories, of brands, discounted, new, popular, recommended; ' +
    'another data_type gives no item, and all stores. Counts stop at 1000 where a filter is given',
  path: '/api/v1/get-combined-data',
  needs,
  near: true,
  query: z.object({
    ...page,
    ...prices,
    ...stars,
    type,
    list_type: z.enum(['item', 'store']),
    data_type: z.optional(shortText(50)),
    /** Needed when data_type is searched. */
    name: z.optional(searchText),
    category_ids: z.optional(idList),
    brand_ids: z.optional(idList),
    filter: anyFilter,
  }),
  reply: z.union([pageOf({ ...products, ...categories }), pageOf(stores)]),
});
