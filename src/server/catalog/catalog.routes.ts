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
  route(calls.listCategories, ({ query, ...asked }) =>
    categoriesFor(deps, asked, { featured: query.featured === '1' }),
  ),
  route(calls.listPopularCategories, (asked) => popularCategories(deps, asked)),
  route(calls.listChildCategories, ({ params, ...asked }) => childrenOf(deps, asked, params.id)),
  route(calls.findCategories, ({ params, ...asked }) => categoriesLike(deps, asked, params.search)),

  route(calls.listBanners, ({ query, ...asked }) =>
    bannersFor(deps, asked, query.featured === '1' || query.feature === '1'),
  ),
  route(calls.listPromotions, (asked) => promotionsFor(deps, asked)),
  route(calls.listReasons, (asked) => reasonsFor(deps, asked)),
  route(calls.getVideoContent, (asked) => videoContentFor(deps, asked)),
  route(calls.listParcelCategories, (asked) => parcelCategoriesFor(deps, asked)),

  route(calls.listPopularStores, ({ query, ...asked }) => listStores(deps, 'popular', asked, query)),
  route(calls.listLatestStores, ({ query, ...asked }) => listStores(deps, 'latest', asked, query)),
  route(calls.listTopRatedStores, ({ query, ...asked }) => listStores(deps, 'top-rated', asked, query)),
  route(calls.listDiscountedStores, ({ query, ...asked }) => listStores(deps, 'discounted', asked, query)),
  route(calls.listRecommendedStores, ({ query, ...asked }) => listStores(deps, 'recommended', asked, query)),
  route(calls.listStores, ({ params, query, ...asked }) =>
    listStores(deps, query.featured === '1' ? 'featured' : STORE_TYPES[query.store_type ?? 'all'], asked, {
      ...query,
      handover: params.filter,
    }),
  ),

  route(calls.listPopularItems, ({ query, ...asked }) => listItems(deps, 'popular', asked, query)),
  route(calls.listDiscountedItems, ({ query, ...asked }) => listItems(deps, 'discounted', asked, query, 'discounted')),
  route(calls.listMostReviewedItems, ({ query, ...asked }) => listItems(deps, 'most-reviewed', asked, query)),
  route(calls.listLatestItems, ({ query, ...asked }) => latestItems(deps, asked, query)),
  route(calls.searchItems, ({ query, ...asked }) => findItems(deps, asked, query)),
  ...moreItems(deps),
  ...moreStores(deps),
  ...offerRoutes(deps),
];

const moreItems = (deps: Deps) => [
  route(items.getItem, ({ params, query, ...asked }) =>
    query.campaign === '1' ? campaignItemFor(deps, asked, params.id) : itemFor(deps, asked, params.id),
  ),
  route(items.listRelatedItems, ({ params, ...asked }) => relatedItems(deps, asked, params.id)),
  route(items.listRelatedStoreItems, ({ params, query, ...asked }) => relatedStoreItems(deps, asked, params.id, query)),
  route(listItemReviews, ({ params, query, ...asked }) => itemReviews(deps, asked, params.id, query)),
  route(items.listNewItems, ({ query, ...asked }) => newItems(deps, asked, query)),
  route(items.listRecommendedItems, ({ query: { filter: _, ...query }, ...asked }) =>
    asItems(itemsMarked(deps, asked, 'recommended', query)),
  ),
  route(items.listConditionItems, ({ query, ...asked }) => itemsMarked(deps, asked, 'conditions', query)),
  route(items.listBasicItems, ({ query, ...asked }) => itemsMarked(deps, asked, 'basic', query)),
  route(items.listSuggestedItems, ({ query, ...asked }) => asItems(itemsMarked(deps, asked, 'all', query))),
  route(items.suggestItemsAndStores, ({ query, ...asked }) => suggestionsFor(deps, asked, query)),
  route(items.listCategoryItems, ({ params, query, ...asked }) => itemsOfCategory(deps, asked, params.id, query)),
  route(items.listItemsOfCategories, ({ query, ...asked }) =>
    itemsOfCategories(deps, asked, query.category_ids ?? [], query),
  ),
  route(items.listItemsForMe, ({ shopper, ...asked }) => itemsForMe(deps, asked, customerIn(shopper).id)),
  route(findItemsOrStores, ({ query, ...asked }) => itemsOrStores(deps, asked, query)),
];

const moreStores = (deps: Deps) => [
  route(stores.getStore, ({ params, ...asked }) => storeFor(deps, asked, params.id)),
  route(listStoreReviews, ({ query, ...asked }) => storeReviews(deps, asked, query.store_id, query)),
  route(stores.listStorePopularItems, ({ params, ...asked }) => storePopularItems(deps, asked, params.id)),
  route(stores.searchStores, ({ query, ...asked }) => findStores(deps, asked, query)),
  route(stores.listTopOffers, ({ query, ...asked }) => topOffers(deps, asked, query)),
  route(stores.listStoresOfCategories, ({ query, ...asked }) => listStores(deps, 'popular', asked, query)),
  route(stores.listStoreBanners, ({ params, ...asked }) => storeBannersFor(deps, asked, params.store_id)),
];

const offerRoutes = (deps: Deps) => [
  route(offers.listCampaigns, (asked) => campaignsFor(deps, asked)),
  route(offers.getCampaign, ({ query, ...asked }) => campaignFor(deps, asked, query.basic_campaign_id)),
  route(offers.listCampaignItems, (asked) => campaignItemsFor(deps, asked)),
  route(offers.getFlashSale, (asked) => flashSaleFor(deps, asked)),
  route(offers.listFlashSaleItems, ({ query, ...asked }) => flashSaleItems(deps, asked, query)),
  route(offers.listBrands, (asked) => brandsFor(deps, asked)),
  route(offers.listBrandItems, ({ params, query, ...asked }) => itemsLabelled(deps, asked, 'brands', params.id, query)),
  route(offers.listConditions, (asked) => conditionsFor(deps, asked)),
  route(offers.listItemsOfCondition, ({ params, query, ...asked }) =>
    itemsLabelled(deps, asked, 'conditions', params.id, query),
  ),
  route(offers.listAdvertisements, (asked) => advertisementsFor(deps, asked)),
  route(offers.listCoupons, (asked) => couponsFor(deps, asked)),
];
