import {
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type SessionStore, useSessionStore } from '#web/session/session.tsx';
import { useApi } from './api.tsx';
import type { ApiClient } from './client.ts';

type Options<Data, Key extends QueryKey> = QueryObserverOptions<Data, Error, Data, Data, Key>;
type Shared<Data> = { subscribe(changed: () => void): () => void; get(): Data | undefined };

/**
 * A query that stands on a page by the dozen, on each of its cards: all of them share one observer, since one each was
 * the dearest part of a card. What is asked may depend on the session, and follows it. Select what is there already: a
 * new object each time would never be the same.
 */
export function sharedQuery<Data, Key extends QueryKey>(
  asks: (api: ApiClient, store: SessionStore) => Options<Data, Key>,
) {
  const known = new WeakMap<QueryClient, Shared<Data>>();
  return function useSharedQuery<Part>(select: (data: Data | undefined) => Part): Part {
    const queries = useQueryClient();
    const api = useApi();
    const store = useSessionStore();
    let shared = known.get(queries);
    if (!shared) {
      shared = share(queries, store, () => asks(api, store));
      known.set(queries, shared);
    }
    const { subscribe, get } = shared;
    return useSyncExternalStore(
      subscribe,
      () => select(get()),
      () => select(undefined),
    );
  };
}

function share<Data, Key extends QueryKey>(
  queries: QueryClient,
  store: SessionStore,
  options: () => Options<Data, Key>,
): Shared<Data> {
  const listeners = new Set<() => void>();
  let stop: (() => void) | null = null;
  let session: unknown;
  let hash = '';

  /** Read by every card whenever anything changes, so the key is written as text only when the session is another one. */
  function get(): Data | undefined {
    if (session !== store.get()) {
      session = store.get();
      hash = hashKey(options().queryKey);
    }
    return queries.getQueryCache().get<Data>(hash)?.state.data;
  }

  function tell() {
    for (const changed of listeners) changed();
  }

  function start() {
    const observer = new QueryObserver(queries, options());
    const leave = observer.subscribe(tell);
    const unfollow = store.subscribe(() => {
      observer.setOptions(options());
      tell();
    });
    return () => {
      leave();
      unfollow();
    };
  }

  return {
    get,
    subscribe(changed) {
      listeners.add(changed);
      stop ??= start();
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
  };
}
