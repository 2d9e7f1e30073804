import * as calls from '#contract/catalog/offers.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { campaignItemsFor } from '../items/item-details.service.ts';
import { campaignFor, campaignsFor } from './campaigns.service.ts';
import { advertisementsFor, flashSaleFor, flashSaleItems } from './offers.service.ts';

export const offerRoutes = (deps: Deps) => [
  route(calls.listCampaigns, (scope) => campaignsFor(deps, scope)),
  route(calls.getCampaign, ({ query, ...scope }) => campaignFor(deps, scope, query.basic_campaign_id)),
  route(calls.listCampaignItems, (scope) => campaignItemsFor(deps, scope)),
  route(calls.getFlashSale, (scope) => flashSaleFor(deps, scope)),
  route(calls.listFlashSaleItems, ({ query, ...scope }) => flashSaleItems(deps, scope, query)),
  route(calls.listAdvertisements, (scope) => advertisementsFor(deps, scope)),
];
