import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';

/** Coupons the shopper may use: a customer's own, or for a guest those for everybody. */
export const usableCouponsQuery = (
  api: ApiClient,
  { token, module, zoneid }: Pick<Session, 'token' | 'module' | 'zoneid'>,
) =>
  queryOptions({
    queryKey: ['own-coupons', token ?? '', module?.id ?? 0, zoneid],
    queryFn: async ({ signal }) =>
      token
        ? api((await import('#contract/coupons/coupons.ts')).listOwnCoupons, {}, signal)
        : api((await import('#contract/coupons/coupons.ts')).listCoupons, {}, signal),
  });
