import {
  getCampaign,
  getFlashSale,
  listAdvertisements,
  listCampaignItems,
  listCampaigns,
  listFlashSaleItems,
} from '#contract/catalog/offers.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { campaignItemsFor } from '../items/item-details.service.ts';
import { campaignFor, campaignsFor } from './campaigns.service.ts';
import { advertisementsFor, flashSaleFor, flashSaleItems } from './offers.service.ts';

export const offerRoutes = (deps: Deps) => [
  route(listCampaigns, (scope) => campaignsFor(deps, scope)),
  route(getCampaign, ({ query, ...scope }) => campaignFor(deps, scope, query.basic_campaign_id)),
  route(listCampaignItems, (scope) => campaignItemsFor(deps, scope)),
  route(getFlashSale, (scope) => flashSaleFor(deps, scope)),
  route(listFlashSaleItems, ({ query, ...scope }) => flashSaleItems(deps, scope, query)),
  route(listAdvertisements, (scope) => advertisementsFor(deps, scope)),
];
