import { queryOptions } from '@tanstack/react-query';
import type { ItemDetails } from '#contract/catalog/items.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from './scope.ts';

const calls = () => import('./item-details.calls.ts');

/** By id or slug: both name the same item. A campaign's items are a list of their own. */
export type ItemName = { id: string; isCampaign: boolean };

/** One item with its store and newest reviews. Cached for thirty seconds; a failure is shown at once. */
export const itemQuery = (api: ApiClient, { language }: Pick<Scope, 'language'>, { id, isCampaign }: ItemName) =>
  queryOptions({
    // Not by zone or module: an item is the same wherever it is looked at from.
    queryKey: ['item', id, isCampaign, language],
    queryFn: async ({ signal }): Promise<ItemDetails> => (await calls()).itemDetails(api, id, isCampaign, signal),
    staleTime: 30_000,
    retry: false,
  });

/** The item of a card or a line, whose id is known. */
export const itemSlugOrId = ({ id, isCampaignItem }: { id: number; isCampaignItem: boolean }): ItemName => ({
  id: String(id),
  isCampaign: isCampaignItem,
});

/** The item that a page's address names. */
export const itemNameIn = (params: URLSearchParams, id: string): ItemName => ({
  id,
  isCampaign: params.get('campaign') === '1',
});
