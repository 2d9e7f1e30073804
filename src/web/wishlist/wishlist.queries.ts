import { queryOptions } from '@tanstack/react-query';
import type { Item } from '#contract/catalog/item-shape.ts';
import type { Store } from '#contract/catalog/store-shape.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';

export type FavouriteKind = 'item' | 'store' | 'vehicle' | 'provider';
export type Favourite = { kind: FavouriteKind; id: number };

/** `ids` are what the hearts show: a change stands there before the server has answered. */
export type Favourites = {
  ids: Readonly<Record<FavouriteKind, readonly number[]>>;
  item: readonly Item[];
  store: readonly Store[];
  vehicles: readonly Vehicle[];
  providers: readonly Store[];
};

/** Whose, of which module, as far as their zones reach; null for whoever has no account to keep any in. */
export const favouriteScope = ({ token, module, zoneid }: Session): string | null =>
  token && `${token}.${module?.id ?? 0}.${zoneid.join('-')}`;

export const favouritesQuery = (api: ApiClient, scope: string | null) =>
  queryOptions({
    queryKey: ['wishlist', scope],
    queryFn: async ({ signal }): Promise<Favourites> => {
      return (await import('./wishlist.calls.ts')).favourites(api, signal);
    },
    // Changed only by the shopper, whose changes are written into it; the drawer asks anew.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: scope !== null,
  });
