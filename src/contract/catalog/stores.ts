import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, page, pageOf, pictureUrl, wholeText } from '../wire.ts';
import { categoryShape } from './category-shape.ts';
import { idList, idOrSlug, needs, readsCatalogue, searchText, storeFilters, type } from './inputs.ts';
import { itemShape } from './item-shape.ts';
import { stores } from './list-replies.ts';
import { storeShape } from './store-shape.ts';

const reads = readsCatalogue('catalog');

const storeDetailsShape = z.extend(storeShape, {
  /** Top categories that the store has something of. */
  category_ids: z.array(z.int()),
  /** What its plan allows; every store may be written to and reviewed. */
  store_sub: z.object({ chat: flag, review: flag }),
  /** The same with their children that the store has something of; counts are the store's. */
  category_details: z.array(categoryShape),
  /** One entry, or none while nothing is on sale. */
  price_range: z.array(z.object({ min_price: money, max_price: money })),
});

export type StoreDetails = z.output<typeof storeDetailsShape>;

export const getStore = endpoint({
  ...reads,
  name: 'getStore',
  summary: 'One store with its categories and prices, wherever it is',
  path: '/api/v1/stores/details/{id}',
  near: true,
  params: z.object({ id: idOrSlug }),
  reply: storeDetailsShape,
});

export const getStoreMenu = endpoint({
  ...reads,
  name: 'getStoreMenu',
  summary: 'What a store sells, shelf by shelf in the order of its categories, each with its most ordered items',
  path: '/api/v1/stores/menu/{id}',
  params: z.object({ id: idOrSlug }),
  reply: z.object({
    sections: z.array(
      z.object({
        category_id: z.int(),
        name: z.string(),
        /** How many there are; `items` may be the first of them. */
        total_size: z.int(),
        items: z.array(itemShape),
      }),
    ),
  }),
});

export const listStorePopularItems = endpoint({
  ...reads,
  name: 'listStorePopularItems',
  summary: 'Up to twenty items of a store, the most ordered first',
  path: '/api/v1/stores/popular-items/{id}',
  params: z.object({ id: idOrSlug }),
  reply: z.array(itemShape),
});

export const listStoreBanners = endpoint({
  ...reads,
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

const storeList = (name: string, path: `/api/v1/${string}`, summary: string) =>
  endpoint({
    ...reads,
    name,
    summary,
    path,
    needs,
    near: true,
    query: z.object({ ...page, type }),
    reply: pageOf(stores),
  });

export const listPopularStores = storeList('listPopularStores', '/api/v1/stores/popular', 'Most ordered from first');

export const listLatestStores = storeList('listLatestStores', '/api/v1/stores/latest', 'Newest first');

export const listTopRatedStores = storeList('listTopRatedStores', '/api/v1/stores/top-rated', 'Best rated first');

export const listDiscountedStores = storeList(
  'listDiscountedStores',
  '/api/v1/stores/discounted',
  'With a discount that runs now, the largest first',
);

export const listRecommendedStores = storeList(
  'listRecommendedStores',
  '/api/v1/stores/recommended',
  'Recommended by the business',
);

export const listStores = endpoint({
  ...reads,
  name: 'listStores',
  summary: 'All stores of the zones, those that deliver, or those where one can fetch the order',
  path: '/api/v1/stores/get-stores/{filter}',
  near: true,
  params: z.object({ filter: z.enum(['all', 'delivery', 'take_away']) }),
  query: z.object({
    ...page,
    type,
    store_type: z.optional(z.enum(['all', 'newly_joined', 'popular', 'top_rated'])),
    featured: z.optional(z.enum(['0', '1'])),
  }),
  reply: pageOf(stores),
});

export const listTopOffers = endpoint({
  ...reads,
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
  ...reads,
  name: 'listStoresOfCategories',
  summary: 'Stores that have something of the categories, the most ordered from first',
  path: '/api/v1/categories/stores/list',
  needs,
  near: true,
  query: z.object({ ...page, ...storeFilters, category_ids: z.optional(idList) }),
  reply: pageOf(stores),
});
