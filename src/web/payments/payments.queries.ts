import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';

/** Ways to pay outside the shop, with the accounts to pay to and what the shopper tells about it. */
export const offlineMethodsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['offline-methods'],
    queryFn: async ({ signal }) =>
      api((await import('#contract/checkout/checkout.ts')).listOfflinePaymentMethods, {}, signal),
    staleTime: 300_000,
  });
