import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import { filterFrom } from '#web/listing/filters/list-filter.ts';
import { storeResultsQuery } from '#web/listing/results.queries.ts';
import { campaignsQuery } from './campaigns.queries.ts';

export type CampaignOf = { id: number; title: string; module_id: number };

const NO_FILTER = filterFrom(new URLSearchParams());

/** A campaign's own page asks for the same. */
export const requestOf = ({ id, title }: CampaignOf) => ({ kind: 'campaign', id, name: title }) as const;

export const campaignStoresQuery = (api: ApiClient, scope: Scope, campaign: CampaignOf) =>
  storeResultsQuery(api, scope, requestOf(campaign), NO_FILTER);

/** All campaigns, and who takes part in each. */
export async function fetchCampaigns(queries: QueryClient, api: ApiClient, scope: Scope): Promise<void> {
  const campaigns = await queries.fetchQuery(campaignsQuery(api, scope));
  await Promise.all(
    campaigns.map((campaign) => queries.prefetchInfiniteQuery(campaignStoresQuery(api, scope, campaign))),
  );
}
