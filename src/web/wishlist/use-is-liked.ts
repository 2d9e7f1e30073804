import { type QueryClient, QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { useSession } from '#web/session/session.tsx';
import type { Favourite } from './favourites.ts';
import { favouriteScope, favouritesQuery } from './wishlist.queries.ts';

type Liked = { subscribe(changed: () => void): () => void; has(what: Favourite): boolean };

const NOTHING: Liked = { subscribe: () => () => {}, has: () => false };

/** All hearts of a page listen to one query: one for each of them was the dearest part of a card. */
export function useIsLiked(what: Favourite): boolean {
  const [queries, api, scope] = [useQueryClient(), useApi(), useSession(favouriteScope)];
  const liked = scope === null ? NOTHING : likedIn(queries, api, scope);
  return useSyncExternalStore(
    liked.subscribe,
    () => liked.has(what),
    () => false,
  );
}

const known = new WeakMap<QueryClient, { scope: string; liked: Liked }>();

function likedIn(queries: QueryClient, api: ApiClient, scope: string): Liked {
  const last = known.get(queries);
  if (last?.scope === scope) return last.liked;
  const liked = listenTo(queries, api, scope);
  known.set(queries, { scope, liked });
  return liked;
}

function listenTo(queries: QueryClient, api: ApiClient, scope: string): Liked {
  const query = favouritesQuery(api, scope);
  const observer = new QueryObserver(queries, query);
  return {
    subscribe(changed) {
      // What nobody listened to for long is forgotten, and has to be found anew.
      if (!observer.hasListeners()) observer.setOptions(query);
      return observer.subscribe(changed);
    },
    has: ({ kind, id }) => observer.getCurrentQuery().state.data?.ids[kind].includes(id) ?? false,
  };
}
