import { queryOptions, useQuery } from '@tanstack/react-query';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { isNewGuest } from '#web/session/new-guest.ts';
import { type SessionStore, useSession, useSessionStore } from '#web/session/session.tsx';
import { useRentalModuleId } from '../use-rental-module.ts';
import { NO_TRIP_CART, type TripCartKey, tripCartKey } from './trip-cart-view.ts';

const tripCartQuery = (api: ApiClient, store: SessionStore, key: TripCartKey) =>
  queryOptions({
    queryKey: key,
    // Chunks of their own: visitors who only browse do not wait for them.
    queryFn: async ({ signal }) => {
      if (isNewGuest(key[1])) return NO_TRIP_CART;
      const { readTripCart } = await import('./trip-cart-queue.ts');
      // The next thing they do may be to press plus; if this fails now it is asked for then.
      import('./rent.ts').catch(() => {});
      return readTripCart({ api, store }, key, signal);
    },
    // Who comes back to the module gets its cart anew.
    gcTime: 0,
    // Another tab or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** The trip cart as the shopper sees it, changes that are still on their way included. */
export function useTripCart() {
  const api = useApi();
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const module_id = useRentalModuleId();
  // Without an identity there can be no cart.
  const isNobody = token === null && guest_id === null;
  const { data, isError, refetch } = useQuery({
    ...tripCartQuery(api, store, tripCartKey({ token, guest_id }, module_id ?? 0)),
    enabled: module_id !== null && !isNobody,
  });
  return { ...(data ?? NO_TRIP_CART), isReady: isNobody || data !== undefined, isError: isError && !data, refetch };
}

/** How many vehicles. */
export const useTripCartCount = (): number => pieceCount(useTripCart().lines);
