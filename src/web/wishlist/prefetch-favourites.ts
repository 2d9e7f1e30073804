import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Session } from '#web/session/storage.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

/** What somebody likes, before a page asks for it. */
export const prefetchFavourites = (queries: QueryClient, api: ApiClient, session: Session): Promise<void> =>
  queries.prefetchQuery(favouritesQuery(api, favouriteScope(session)));
