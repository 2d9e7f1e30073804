import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money, page, pictureUrl, wholeText } from '../wire.ts';
import { fromCatalogue, idList, idOrSlug, needs, pageOf, searchText, storeFilters, stores, type } from './inputs.ts';
import { categoryShape, itemShape, storeShape } from './shapes.ts';

export const storeDetailsShape = z.extend(storeShape, {
  /** Top categories that the store has something of. */
  category_ids: z.array(z.int()),
  /** The same with their children that the store has something of; counts are the store's. */
  category_details: z.array(categoryShape),
  /** One entry, or none while nothing is on sale. */
  price_range: z.array(z.object({ min_price: money, max_price: money })),
});

export type StoreDetails = z.output<typeof storeDetailsShape>;

export const getStore = endpoint({
  ...fromCatalogue,
  name: 'getStore',
  summary: 'One store with its categories and prices, wherever it is',
  path: '/api/v1/stores/details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  reply: storeDetailsShape,
});

export const listStorePopularItems = endpoint({
  ...fromCatalogue,
  name: 'listStorePopularItems',
  summary: 'Up to twenty items of a store, the most ordered first',
  path: '/api/v1/stores/popular-items/{id}',
  params: z.object({ id: idOrSlug }),
  reply: z.array(itemShape),
});

export const searchStores = endpoint({
  ...fromCatalogue,
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

export const listTopOffers = endpoint({
  ...fromCatalogue,
  name: 'listTopOffers',
  summary: 'Stores with a discount that runs now: the largest first, or by name',
  path: '/api/v1/stores/top-offer-near-me',
  needs,
  near: true,
  query: z.object({
    ...page,
    type,
    sort_by: z.optional(z.enum(['asc', 'desc'])),
    name: z.optional(searchText),
    halal: z.optional(z.enum(['0', '1'])),
  }),
  reply: pageOf(stores),
});

export const listStoresOfCategories = endpoint({
  ...fromCatalogue,
  name: 'listStoresOfCategories',
  summary: 'Stores that have something of the categories, the most ordered from first',
  path: '/api/v1/categories/stores/list',
  needs,
  near: true,
  query: z.object({ ...page, ...storeFilters, category_ids: z.optional(idList) }),
  reply: pageOf(stores),
});

export const listStoreBanners = endpoint({
  ...fromCatalogue,
  name: 'listStoreBanners',
  summary: 'The banners a store shows on its own page',
  path: '/api/v1/banners/{store_id}',
  params: z.object({ store_id: wholeText }),
  reply: z.array(
    z.object({
      id: z.int(),
      store_id: z.int(),
      title: z.string(),
      image: z.string(),
      image_full_url: pictureUrl,
      default_link: z.nullable(z.string()),
    }),
  ),
});

export const listStoresToVisitAgain = endpoint({
  name: 'listStoresToVisitAgain',
  room: 'orders',
  method: 'GET',
  access: 'customer',
  summary: 'Up to twenty stores the customer ordered from, each with up to five items',
  path: '/api/v1/customer/visit-again',
  reply: z.array(z.extend(storeShape, { items: z.array(itemShape) })),
});
