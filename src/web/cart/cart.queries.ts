import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CartLine } from '#contract/cart/shapes.ts';
import { pieceCount } from '#domain/cart/piece-count.ts';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { sharedQuery } from '#web/api/shared-query.ts';
import { isJustMade } from '#web/session/guest.ts';
import { type SessionStore, useSession, useSessionStore } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';
import { onFirstGesture } from '#web/ui/on-first-gesture.ts';
import { type CartKey, cartKey } from './cart-key.ts';
import { followOtherTabs } from './other-tabs.ts';

const NO_LINES: readonly CartLine[] = [];

/** Loaded with the first read, and in any case before the first change. */
export const cartWork = () => import('./cart-work.ts');

/** The lines as the shopper sees them, changes that are still on their way included. */
const cartQuery = (api: ApiClient, store: SessionStore, key: CartKey) =>
  queryOptions({
    queryKey: key,
    // A file of its own: whoever only looks around does not wait for it.
    queryFn: async ({ signal, client }) => {
      followOtherTabs(client);
      if (isJustMade(key[1])) {
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

/** Whoever is nobody yet has put nothing in. */
const isNobody = ({ token, guest_id }: Pick<Session, 'token' | 'guest_id'>): boolean =>
  token === null && guest_id === null;

const hasCart = (session: Pick<Session, 'token' | 'guest_id' | 'module' | 'zoneid'>): boolean =>
  session.module !== null &&
  session.zoneid.length > 0 &&
  MODULE_PROFILES[session.module.module_type].sellsItems &&
  !isNobody(session);

export function useCartLines() {
  const api = useApi();
  const store = useSessionStore();
  const token = useSession((session) => session.token);
  const guest_id = useSession((session) => session.guest_id);
  const module = useSession((session) => session.module);
  const zoneid = useSession((session) => session.zoneid);
  const { data, isError, refetch } = useQuery({
    ...cartQuery(api, store, cartKey({ token, guest_id }, module?.id ?? 0)),
    enabled: hasCart({ token, guest_id, module, zoneid }),
  });
  const isReady = isNobody({ token, guest_id }) || data !== undefined;
  return { lines: data ?? NO_LINES, isReady, isError: isError && !data, refetch };
}

const useSharedLines = sharedQuery((session, api, store) => ({
  ...cartQuery(api, store, cartKey(session, session.module?.id ?? 0)),
  enabled: hasCart(session),
}));

/** Of one item: its only line, `several` of different choices, or nothing. For cards, of which a page has many. */
export const useLineOf = (item: { id: number; isCampaignItem: boolean }): CartLine | 'several' | undefined =>
  useSharedLines((lines = NO_LINES) => {
    const [line, another] = lines.filter((line) => isOf(line, item));
    return another ? 'several' : line;
  });

const isOf = ({ item_id, item_type }: CartLine, { id, isCampaignItem }: { id: number; isCampaignItem: boolean }) =>
  item_id === id && (item_type === 'ItemCampaign') === isCampaignItem;
