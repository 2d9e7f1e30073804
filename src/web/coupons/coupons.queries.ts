import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';

/** Coupons the shopper may use, or use at one store: a customer's own, or for a guest those for everybody. */
export const usableCouponsQuery = (
  api: ApiClient,
  { token, module, zoneid }: Pick<Session, 'token' | 'module' | 'zoneid'>,
  store_id?: number,
) =>
  queryOptions({
    queryKey: ['own-coupons', token ?? '', module?.id ?? 0, zoneid, store_id],
    queryFn: async ({ signal }) =>
      token
        ? api((await import('#contract/coupons/coupons.ts')).listOwnCoupons, { query: { store_id } }, signal)
        : api((await import('#contract/coupons/coupons.ts')).listCoupons, { query: { store_id } }, signal),
  });
