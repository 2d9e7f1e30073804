import type { Endpoint } from '../endpoint.ts';
import { findCategories, listCategories, listChildCategories, listPopularCategories } from './categories.ts';
import { listBasicItems, listCategoryItems, listConditionItems, listDiscountedItems, listItemsOfCategories, listLatestItems, listMostReviewedItems, listNewItems, listPopularItems, listRecommendedItems, listSuggestedItems } from './item-lists.ts';
import { getItem, listRelatedItems, listRelatedStoreItems } from './items.ts';
import { listBrandItems, listBrands, listConditions, listItemsOfCondition } from './labels.ts';
import { getCampaign, getFlashSale, listAdvertisements, listCampaignItems, listCampaigns, listFlashSaleItems } from './offers.ts';
import { listItemReviews, listStoreReviews } from './reviews.ts';
import { getStore, listDiscountedStores, listLatestStores, listPopularStores, listRecommendedStores, listStoreBanners, listStorePopularItems, listStores, listStoresOfCategories, listTopOffers, listTopRatedStores } from './stores.ts';

export const CATALOG_ENDPOINTS: readonly Endpoint[] = [
  listCategories,
  listPopularCategories,
  listChildCategories,
  findCategories,
  listStores,
  listPopularStores,
  listLatestStores,
  listTopRatedStores,
  listDiscountedStores,
  listRecommendedStores,
  listPopularItems,
  listDiscountedItems,
  listMostReviewedItems,
  listLatestItems,
  getItem,
  listRelatedItems,
  listRelatedStoreItems,
  listItemReviews,
  listNewItems,
  listRecommendedItems,
  listConditionItems,
  listBasicItems,
  listSuggestedItems,
  listCategoryItems,
  listItemsOfCategories,
  getStore,
  listStoreReviews,
  listStorePopularItems,
  listTopOffers,
  listStoresOfCategories,
  listStoreBanners,
  listCampaigns,
  getCampaign,
  listCampaignItems,
  getFlashSale,
  listFlashSaleItems,
  listBrands,
  listBrandItems,
  listConditions,
  listItemsOfCondition,
  listAdvertisements,
];
