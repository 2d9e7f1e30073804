import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { flag, money, page, pictureUrl, shortText, wholeText } from '../wire.ts';
import {
  categories,
  fromCatalogue,
  idList,
  itemFilters,
  needs,
  pageOf,
  products,
  searchText,
  stores,
  type,
} from './inputs.ts';
import { basicCampaignShape, categoryShape } from './shapes.ts';

export const listCategories = endpoint({
  ...fromCatalogue,
  name: 'listCategories',
  summary: 'Top categories with their children and how much the zones hold of each; featured ones only when asked',
  path: '/api/v1/categories',
  query: z.object({ featured: z.optional(z.enum(['0', '1'])) }),
  reply: z.array(categoryShape),
});

export const findCategories = endpoint({
  ...fromCatalogue,
  name: 'findCategories',
  summary: 'Top categories by id, by slug, or by a part of their name',
  path: '/api/v1/categories/{search}',
  params: z.object({ search: shortText(100) }),
  reply: z.array(categoryShape),
});

export const listChildCategories = endpoint({
  ...fromCatalogue,
  name: 'listChildCategories',
  summary: 'The children of a category',
  path: '/api/v1/categories/childes/{id}',
  params: z.object({ id: wholeText }),
  reply: z.array(categoryShape),
});

export const listPopularCategories = endpoint({
  ...fromCatalogue,
  name: 'listPopularCategories',
  summary: 'Up to 20 categories that most is ordered from',
  path: '/api/v1/categories/popular',
  needs,
  reply: z.array(categoryShape),
});

const bannerShape = z.object({
  id: z.int(),
  title: z.string(),
  type: z.enum(['default', 'store_wise', 'item_wise']),
  image: z.string(),
  image_full_url: pictureUrl,
  link: z.nullable(z.string()),
  store: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      tagline: z.string(),
      logo_full_url: pictureUrl,
      zone_id: z.int(),
      module_id: z.int(),
      latitude: z.string(),
      longitude: z.string(),
    }),
  ),
  item: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      name: z.string(),
      image_full_url: pictureUrl,
      store_id: z.int(),
      module_id: z.int(),
      price: money,
    }),
  ),
});

export type Banner = z.output<typeof bannerShape>;

export const listBanners = endpoint({
  ...fromCatalogue,
  name: 'listBanners',
  summary: 'Banners of the module in the zones, and the campaigns that run; only featured banners when asked',
  path: '/api/v1/banners',
  query: z.object({ featured: z.optional(z.enum(['0', '1'])), feature: z.optional(z.enum(['0', '1'])) }),
  reply: z.object({ campaigns: z.array(basicCampaignShape), banners: z.array(bannerShape) }),
});

const promotionShape = z.object({
  id: z.int(),
  type: z.string(),
  key: z.string(),
  value: z.string(),
  value_full_url: pictureUrl,
});

export const listPromotions = endpoint({
  ...fromCatalogue,
  name: 'listPromotions',
  summary:
    'Pictures between the lists of a home page: a list for parcel, else one key a picture, each with its address',
  path: '/api/v1/other-banners',
  needs,
  reply: z.union([z.object({ banners: z.array(promotionShape) }), z.record(z.string(), z.nullable(z.string()))]),
});

export const listReasons = endpoint({
  ...fromCatalogue,
  name: 'listReasons',
  summary: 'Why to choose this module',
  path: '/api/v1/other-banners/why-choose',
  needs,
  reply: z.object({
    banners: z.array(
      z.object({
        id: z.int(),
        title: z.string(),
        short_description: z.string(),
        image: z.nullable(z.string()),
        image_full_url: pictureUrl,
        status: flag,
      }),
    ),
  }),
});

export const getVideoContent = endpoint({
  ...fromCatalogue,
  name: 'getVideoContent',
  summary: 'How the module works, step by step, with a picture or video',
  path: '/api/v1/other-banners/video-content',
  needs,
  reply: z.object({
    section_title: z.string(),
    banner_type: z.enum(['video', 'image', 'video_content']),
    banner_video: z.nullable(z.string()),
    banner_image: z.nullable(z.string()),
    banner_image_full_url: pictureUrl,
    banner_video_content: z.nullable(z.string()),
    banner_video_content_full_url: pictureUrl,
    banner_contents: z.array(z.object({ key: z.string(), value: z.string() })),
  }),
});

export const listParcelCategories = endpoint({
  ...fromCatalogue,
  name: 'listParcelCategories',
  summary: 'What can be sent; without rates of its own a category costs what the configuration says',
  path: '/api/v1/parcel-category',
  needs,
  reply: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      image: z.string(),
      image_full_url: pictureUrl,
      module_id: z.int(),
      orders_count: z.int(),
      parcel_per_km_shipping_charge: z.nullable(money),
      parcel_minimum_shipping_charge: z.nullable(money),
    }),
  ),
});

const storeList = (name: string, path: `/api/v1/${string}`, summary: string) =>
  endpoint({
    ...fromCatalogue,
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
  ...fromCatalogue,
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

const itemList = <Rows extends Record<string, z.ZodMiniType>>(
  name: string,
  path: `/api/v1/${string}`,
  summary: string,
  rows: Rows,
) =>
  endpoint({
    ...fromCatalogue,
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
  ...fromCatalogue,
  name: 'listLatestItems',
  summary:
    'Newest items first, of one store when asked; of some categories the most ordered first. With a filter by price, ' +
    'stars or availability the count stops at 1000',
  path: '/api/v1/items/latest',
  needs,
  query: z.object({ ...page, ...itemFilters, store_id: z.optional(wholeText), category_id: z.optional(idList) }),
  reply: pageOf({ ...products, ...categories }),
});

export const searchItems = endpoint({
  ...fromCatalogue,
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
