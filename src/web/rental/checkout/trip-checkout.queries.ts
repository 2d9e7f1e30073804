import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';

type Who = Pick<Session, 'token' | 'guest_id'>;

/** What the trip of the cart costs now. While a new one is counted, the last one stays on the screen. */
export const tripQuoteQuery = (api: ApiClient, { token, guest_id }: Who, module_id: number, coupon_code: string) =>
  queryOptions({
    queryKey: ['trip-quote', token ?? guest_id ?? '', module_id, coupon_code],
    queryFn: async ({ signal }) => {
      const { quoteTrip } = await import('#contract/rental/trip-booking.ts');
      const body = { guest_id: token ? null : guest_id, coupon_code: coupon_code || null };
      return api(quoteTrip, { body }, signal, { moduleId: String(module_id) });
    },
    placeholderData: keepPreviousData,
    // Prices and free vehicles move while one fills in a form: whoever comes back to the tab sees today's.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Coupons for a trip with this provider: a customer's own, or for a guest those for everybody. */
export const tripCouponsQuery = (
  api: ApiClient,
  { token, zoneid }: Pick<Session, 'token' | 'zoneid'>,
  { module_id, provider_id }: { module_id: number; provider_id: number },
) =>
  queryOptions({
    queryKey: ['own-coupons', 'trip', token ?? '', module_id, zoneid, provider_id],
    queryFn: async ({ signal }) => {
      const { listOwnRentalCoupons, listRentalCoupons } = await import('#contract/rental/rental-coupons.ts');
      const ofModule = { moduleId: String(module_id) };
      const query = { provider_id };
      return token
        ? api(listOwnRentalCoupons, { query }, signal, ofModule)
        : api(listRentalCoupons, { query }, signal, ofModule);
    },
  });
