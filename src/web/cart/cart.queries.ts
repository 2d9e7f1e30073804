import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CartLine } from '#contract/cart/shapes.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { sharedQuery } from '#web/api/shared-query.ts';
import { isNewGuest } from '#web/session/new-guest.ts';
import { type SessionStore, useSession, useSessionStore } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';
import { onFirstGesture } from '#web/ui/on-first-gesture.ts';
import { type CartKey, cartKey } from './changes/cart-key.ts';
import { followOtherTabs } from './changes/other-tabs.ts';

const NO_LINES: readonly CartLine[] = [];

/** Loaded with the first read, and in any case before the first change. */
export const cartWork = () => import('./changes/cart-work.ts');

/** The lines as the shopper sees them, changes that are still on their way included. */
const cartQuery = (api: ApiClient, store: SessionStore, key: CartKey) =>
  queryOptions({
    queryKey: key,
    // A chunk of its own: visitors who only browse do not wait for it.
    queryFn: async ({ signal, client }) => {
      followOtherTabs(client);
      if (isNewGuest(key[1])) {
        // The next thing they do may be to press plus; if this fails now it is asked for then.
        onFirstGesture(() => void cartWork().catch(() => {}));
        return NO_LINES;
      }
      return (await cartWork()).readCart({ api, store }, key, signal);
    },
    // Who comes back to a module gets its cart anew.
    gcTime: 0,
    // Another tab or another device may have changed it.
    refetchOnWindowFocus: 'always',
  });

/** How many pieces the cart holds. */
export const useItemCartCount = (): number => pieceCount(useCartLines().lines);

export function useCartLines() {
  const api = useApi();
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const module = useSession((session) => session.module);
  const cart = cartOf(api, store, { token, guest_id, module });
  const { data, isError, refetch } = useQuery(cart);
  // Nobody, and a module that sells no items, can have no cart: nothing is waited for.
  return { lines: data ?? NO_LINES, isReady: !cart.enabled || data !== undefined, isError: isError && !data, refetch };
}

/** The same lines, for the many cards of a page; each takes its own (lines-of-item.ts). */
export const useCartOnCard = sharedQuery((api, store) => cartOf(api, store, store.get()));

type Shopper = Pick<Session, 'token' | 'guest_id' | 'module'>;

/** Also without a place: what a link leads to can be put into it already. */
const cartOf = (api: ApiClient, store: SessionStore, { token, guest_id, module }: Shopper) => ({
  ...cartQuery(api, store, cartKey({ token, guest_id }, module?.id ?? 0)),
  enabled: module !== null && MODULE_PROFILES[module.module_type].sellsItems && (token !== null || guest_id !== null),
});
