import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';
import type { Favourites } from './favourites.ts';

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
