import * as calls from '#contract/catalog/catalog.ts';
import * as items from '#contract/catalog/items.ts';
import * as offers from '#contract/catalog/offers.ts';
import { listItemReviews, listStoreReviews } from '#contract/catalog/reviews.ts';
import * as stores from '#contract/catalog/stores.ts';
import { findItemsOrStores } from '#contract/search/combined.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { customerIn } from '../http/shopper.ts';
import { categoriesFor, categoriesLike, childrenOf, popularCategories } from './categories.service.ts';
import { bannersFor, parcelCategoriesFor, promotionsFor, reasonsFor, videoContentFor } from './home/banners.service.ts';
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
import { itemsOrStores } from './search/combined.service.ts';
import { findItems, findStores, suggestionsFor } from './search/search.service.ts';
import { listStores, storeFor, storePopularItems, topOffers } from './stores/stores.service.ts';

const STORE_TYPES = { all: 'popular', newly_joined: 'latest', popular: 'popular', top_rated: 'top-rated' } as const;

export const catalogRoutes = (deps: Deps) => [
  route(calls.listCategories, ({ query, ...scope }) =>
    categoriesFor(deps, scope, { featured: query.featured === '1' }),
  ),
  route(calls.listPopularCategories, (scope) => popularCategories(deps, scope)),
  route(calls.listChildCategories, ({ params, ...scope }) => childrenOf(deps, scope, params.id)),
  route(calls.findCategories, ({ params, ...scope }) => categoriesLike(deps, scope, params.search)),

  route(calls.listBanners, ({ query, ...scope }) =>
    bannersFor(deps, scope, query.featured === '1' || query.feature === '1'),
  ),
  route(calls.listPromotions, (scope) => promotionsFor(deps, scope)),
  route(calls.listReasons, (scope) => reasonsFor(deps, scope)),
  route(calls.getVideoContent, (scope) => videoContentFor(deps, scope)),
  route(calls.listParcelCategories, (scope) => parcelCategoriesFor(deps, scope)),

  route(calls.listPopularStores, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
  route(calls.listLatestStores, ({ query, ...scope }) => listStores(deps, 'latest', scope, query)),
  route(calls.listTopRatedStores, ({ query, ...scope }) => listStores(deps, 'top-rated', scope, query)),
  route(calls.listDiscountedStores, ({ query, ...scope }) => listStores(deps, 'discounted', scope, query)),
  route(calls.listRecommendedStores, ({ query, ...scope }) => listStores(deps, 'recommended', scope, query)),
  route(calls.listStores, ({ params, query, ...scope }) =>
    listStores(deps, query.featured === '1' ? 'featured' : STORE_TYPES[query.store_type ?? 'all'], scope, {
      ...query,
      handover: params.filter,
    }),
  ),

  route(calls.listPopularItems, ({ query, ...scope }) => listItems(deps, 'popular', scope, query)),
  route(calls.listDiscountedItems, ({ query, ...scope }) => listItems(deps, 'discounted', scope, query, 'discounted')),
  route(calls.listMostReviewedItems, ({ query, ...scope }) => listItems(deps, 'most-reviewed', scope, query)),
  route(calls.listLatestItems, ({ query, ...scope }) => latestItems(deps, scope, query)),
  route(calls.searchItems, ({ query, ...scope }) => findItems(deps, scope, query)),
  ...moreItems(deps),
  ...moreStores(deps),
  ...offerRoutes(deps),
];

const moreItems = (deps: Deps) => [
  route(items.getItem, ({ params, query, ...scope }) =>
    query.campaign === '1' ? campaignItemFor(deps, scope, params.id) : itemFor(deps, scope, params.id),
  ),
  route(items.listRelatedItems, ({ params, ...scope }) => relatedItems(deps, scope, params.id)),
  route(items.listRelatedStoreItems, ({ params, query, ...scope }) => relatedStoreItems(deps, scope, params.id, query)),
  route(listItemReviews, ({ params, query, ...scope }) => itemReviews(deps, scope, params.id, query)),
  route(items.listNewItems, ({ query, ...scope }) => newItems(deps, scope, query)),
  route(items.listRecommendedItems, ({ query: { filter: _, ...query }, ...scope }) =>
    asItems(itemsMarked(deps, scope, 'recommended', query)),
  ),
  route(items.listConditionItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'conditions', query)),
  route(items.listBasicItems, ({ query, ...scope }) => itemsMarked(deps, scope, 'basic', query)),
  route(items.listSuggestedItems, ({ query, ...scope }) => asItems(itemsMarked(deps, scope, 'all', query))),
  route(items.suggestItemsAndStores, ({ query, ...scope }) => suggestionsFor(deps, scope, query)),
  route(items.listCategoryItems, ({ params, query, ...scope }) => itemsOfCategory(deps, scope, params.id, query)),
  route(items.listItemsOfCategories, ({ query, ...scope }) =>
    itemsOfCategories(deps, scope, query.category_ids ?? [], query),
  ),
  route(items.listItemsForMe, ({ shopper, ...scope }) => itemsForMe(deps, scope, customerIn(shopper).id)),
  route(findItemsOrStores, ({ query, ...scope }) => itemsOrStores(deps, scope, query)),
];

const moreStores = (deps: Deps) => [
  route(stores.getStore, ({ params, ...scope }) => storeFor(deps, scope, params.id)),
  route(listStoreReviews, ({ query, ...scope }) => storeReviews(deps, scope, query.store_id, query)),
  route(stores.listStorePopularItems, ({ params, ...scope }) => storePopularItems(deps, scope, params.id)),
  route(stores.searchStores, ({ query, ...scope }) => findStores(deps, scope, query)),
  route(stores.listTopOffers, ({ query, ...scope }) => topOffers(deps, scope, query)),
  route(stores.listStoresOfCategories, ({ query, ...scope }) => listStores(deps, 'popular', scope, query)),
  route(stores.listStoreBanners, ({ params, ...scope }) => storeBannersFor(deps, scope, params.store_id)),
];

const offerRoutes = (deps: Deps) => [
  route(offers.listCampaigns, (scope) => campaignsFor(deps, scope)),
  route(offers.getCampaign, ({ query, ...scope }) => campaignFor(deps, scope, query.basic_campaign_id)),
  route(offers.listCampaignItems, (scope) => campaignItemsFor(deps, scope)),
  route(offers.getFlashSale, (scope) => flashSaleFor(deps, scope)),
  route(offers.listFlashSaleItems, ({ query, ...scope }) => flashSaleItems(deps, scope, query)),
  route(offers.listBrands, (scope) => brandsFor(deps, scope)),
  route(offers.listBrandItems, ({ params, query, ...scope }) => itemsLabelled(deps, scope, 'brands', params.id, query)),
  route(offers.listConditions, (scope) => conditionsFor(deps, scope)),
  route(offers.listItemsOfCondition, ({ params, query, ...scope }) =>
    itemsLabelled(deps, scope, 'conditions', params.id, query),
  ),
  route(offers.listAdvertisements, (scope) => advertisementsFor(deps, scope)),
  route(offers.listCoupons, (scope) => couponsFor(deps, scope)),
];
