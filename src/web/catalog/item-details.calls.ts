import { getItem } from '#contract/catalog/items.ts';
import type { ApiClient } from '#web/api/client.ts';

/** The call with its schema, fetched at the first call a browser makes itself (see catalog.calls.ts). */
export const itemDetails = (api: ApiClient, id: string, isCampaign: boolean, signal: AbortSignal) =>
  api(getItem, { params: { id }, query: isCampaign ? { campaign: '1' as const } : {} }, signal);
