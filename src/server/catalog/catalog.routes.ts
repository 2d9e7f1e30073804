import {
  findCategories,
  listCategories,
  listChildCategories,
  listPopularCategories,
} from '#contract/catalog/categories.ts';
import {
  listBasicItems,
  listCategoryItems,
  listConditionItems,
  listDiscountedItems,
  listItemsForMe,
  listItemsOfCategories,
  listLatestItems,
  listMostReviewedItems,
  listNewItems,
  listPopularItems,
  listRecommendedItems,
  listSuggestedItems,
} from '#contract/catalog/item-lists.ts';
import { getItem, listRelatedItems, listRelatedStoreItems } from '#contract/catalog/items.ts';
import { listBrandItems, listBrands, listConditions, listItemsOfCondition } from '#contract/catalog/labels.ts';
import {
  getCampaign,
  getFlashSale,
  listAdvertisements,
  listCampaignItems,
  listCampaigns,
  listFlashSaleItems,
} from '#contract/catalog/offers.ts';
import { listItemReviews, listStoreReviews } from '#contract/catalog/reviews.ts';
import {
  getStore,
  listDiscountedStores,
  listLatestStores,
  listPopularStores,
  listRecommendedStores,
  listStoreBanners,
  listStorePopularItems,
  listStoresOfCategories,
  listTopOffers,
  listTopRatedStores,
  listStores as storeList,
} from '#contract/catalog/stores.ts';
import { listCoupons } from '#contract/coupons/coupons.ts';
import { listBanners, listPromotions } from '#contract/home/home.ts';
import { getVideoContent, listParcelCategories, listReasons } from '#contract/parcel/parcel.ts';
import { findItemsOrStores, searchItems, searchStores, suggestItemsAndStores } from '#contract/search/search.ts';
import type { Deps } from '../deps.ts';
import {
  bannersFor,
  parcelCategoriesFor,
  promotionsFor,
  reasonsFor,
  videoContentFor,
} from '../home/banners.service.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { itemsOrStores } from '../search/combined.service.ts';
import { findItems, findStores, suggestionsFor } from '../search/search.service.ts';
import { categoriesFor, categoriesLike, childrenOf, popularCategories } from './categories.service.ts';
import {
  campaignItemFor,
  campaignItemsFor,
  itemFor,
  relatedItems,
  relatedStoreItems,
} from './items/item-details.service.ts';
import {
  asItems,
  itemsForMe,
  itemsLabelled,
  itemsMarked,
  itemsOfCategories,
  itemsOfCategory,
  latestItems,
  listItems,
  newItems,
} from './items/items.service.ts';
import { brandsFor, conditionsFor } from './labels.service.ts';
import {
  advertisementsFor,
  campaignFor,
  campaignsFor,
  couponsFor,
  flashSaleFor,
  flashSaleItems,
  storeBannersFor,
} from './offers/offers.service.ts';
import { itemReviews, storeReviews } from './reviews.service.ts';
import { listStores, storeFor, storePopularItems, topOffers } from './stores/stores.service.ts';

const STORE_TYPES = { all: 'popular', newly_joined: 'latest', popular: 'popular', top_rated: 'top-rated' } as const;

export const catalogRoutes = (deps: Deps) => [
  route(listCategories, ({ query, ...scope }) => categoriesFor(deps, scope, { featured: query.featured === '1' })),
  route(listPopularCategories, (scope) => popularCategories(deps, scope)),
  route(listChildCategories, ({ params, ...scope }) => childrenOf(deps, scope, params.id)),
  route(findCategories, ({ params, ...scope }) => categoriesLike(deps, scope, params.search)),

  route(listBanners, ({ query, ...scope }) => bannersFor(deps, scope, query.featured === '1' || query.feature === '1')),
  route(listPromotions, (scope) => promotionsFor(deps, scope)),
  route(listReasons, (scope) => reasonsFor(deps, scope)),
  route(getVideoContent, (scope) => videoContentFor(deps, scope)),
  route(listParcelCategories, (scope) => parcelCategoriesFor(deps, scope)),

  route(listPopularStores, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
  route(listLatestStores, ({ query, ...scope }) => listStores(deps, 'latest', scope, query)),
  route(listTopRatedStores, ({ query, ...scope }) => listStores(deps, 'top-rated', scope, query)),
  route(listDiscountedStores, ({ query, ...scope }) => listStores(deps, 'discounted', scope, query)),
  route(listRecommendedStores, ({ query, ...scope }) => listStores(deps, 'recommended', scope, query)),
  route(storeList, ({ params, query, ...scope }) =>
    listStores(deps, query.featured === '1' ? 'featured' : STORE_TYPES[query.store_type ?? 'all'], scope, {
      ...query,
      handover: params.filter,
    }),
  ),

  route(listPopularItems, ({ query, ...scope }) => listItems(deps, 'popular', scope, query)),
  route(listDiscountedItems, ({ query, ...scope }) => listItems(deps, 'discounted', scope, query, 'discounted')),
  route(listMostReviewedItems, ({ query, ...scope }) => listItems(deps, 'most-reviewed', scope, query)),
  route(listLatestItems, ({ query, ...scope }) => latestItems(deps, scope, query)),
  route(searchItems, ({ query, ...scope }) => findItems(deps, scope, query)),
  ...moreItems(deps),
  ...moreStores(deps),
  ...offerRoutes(deps),
];

const moreItems = (deps: Deps) => [
  route(getItem, ({ params, query, ...scope }) =>
    query.campaign === '1' ? campaignItemFor(deps, scope, params.id) : itemFor(deps, scope, params.id),
  ),
  route(listRelatedItems, ({ params, ...scope }) => relatedItems(deps, scope, params.id)),
  route(listRelatedStoreItems, ({ params, query, ...scope }) => relatedStoreItems(deps, scope, params.id, query)),
  route(listItemReviews, ({ params, query, ...scope }) => itemReviews(deps, scope, params.id, query)),
  route(listNewItems, ({ query, ...scope }) => newItems(deps, scope, query)),
  route(listRecommendedItems, ({ query: { filter: _, ...query }, ...scope }) =>
    asItems(itemsMarked(deps, scope, 'recommended', query)),
  ),
  route(listConditionItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'conditions', query)),
  route(listBasicItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'basic', query)),
  route(listSuggestedItems, ({ query, ...scope }) => asItems(itemsMarked(deps, scope, 'all', query))),
  route(suggestItemsAndStores, ({ query, ...scope }) => suggestionsFor(deps, scope, query)),
  route(listCategoryItems, ({ params, query, ...scope }) => itemsOfCategory(deps, scope, params.id, query)),
  route(listItemsOfCategories, ({ query, ...scope }) =>
    itemsOfCategories(deps, scope, query.category_ids ?? [], query),
  ),
  route(listItemsForMe, ({ shopper, ...scope }) => itemsForMe(deps, scope, customerIn(shopper).id)),
  route(findItemsOrStores, ({ query, ...scope }) => itemsOrStores(deps, scope, query)),
];

const moreStores = (deps: Deps) => [
  route(getStore, ({ params, ...scope }) => storeFor(deps, scope, params.id)),
  route(listStoreReviews, ({ query, ...scope }) => storeReviews(deps, scope, query.store_id, query)),
  route(listStorePopularItems, ({ params, ...scope }) => storePopularItems(deps, scope, params.id)),
  route(searchStores, ({ query, ...scope }) => findStores(deps, scope, query)),
  route(listTopOffers, ({ query, ...scope }) => topOffers(deps, scope, query)),
  route(listStoresOfCategories, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
  route(listStoreBanners, ({ params, ...scope }) => storeBannersFor(deps, scope, params.store_id)),
];

const offerRoutes = (deps: Deps) => [
  route(listCampaigns, (scope) => campaignsFor(deps, scope)),
  route(getCampaign, ({ query, ...scope }) => campaignFor(deps, scope, query.basic_campaign_id)),
  route(listCampaignItems, (scope) => campaignItemsFor(deps, scope)),
  route(getFlashSale, (scope) => flashSaleFor(deps, scope)),
  route(listFlashSaleItems, ({ query, ...scope }) => flashSaleItems(deps, scope, query)),
  route(listBrands, (scope) => brandsFor(deps, scope)),
  route(listBrandItems, ({ params, query, ...scope }) => itemsLabelled(deps, scope, 'brands', params.id, query)),
  route(listConditions, (scope) => conditionsFor(deps, scope)),
  route(listItemsOfCondition, ({ params, query, ...scope }) =>
    itemsLabelled(deps, scope, 'conditions', params.id, query),
  ),
  route(listAdvertisements, (scope) => advertisementsFor(deps, scope)),
  route(listCoupons, (scope) => couponsFor(deps, scope)),
];
