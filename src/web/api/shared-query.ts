import { type QueryClient, QueryObserver, type QueryObserverOptions, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type SessionStore, useSessionStore } from '#web/session/session.tsx';
import type { Session } from '#web/session/storage.ts';
import { useApi } from './api.tsx';
import type { ApiClient } from './client.ts';

type Source<Data> = { data(): Data | undefined; subscribe(changed: () => void): () => void };

/**
 * One answer that every card of a page looks at, as the cart or the favourites: asked for once and watched once, however
 * many look. A query of its own in each card was a third of what a card cost, and all of them were drawn again whenever
 * the session or anything in the answer changed; here a card is drawn again only when what it selects is another.
 */
export function sharedQuery<Data, Key extends readonly unknown[]>(
  optionsFor: (
    session: Session,
    api: ApiClient,
    store: SessionStore,
  ) => QueryObserverOptions<Data, Error, Data, Data, Key>,
) {
  const sources = new WeakMap<QueryClient, Source<Data>>();

  function sourceOf(queries: QueryClient, api: ApiClient, store: SessionStore): Source<Data> {
    const known = sources.get(queries);
    if (known) return known;
    const made = sourceFor(queries, store, () => optionsFor(store.get(), api, store));
    sources.set(queries, made);
    return made;
  }

  /** `select` takes what is there, or a plain value: a new object each time would never be the same. */
  return function useShared<Part>(select: (data: Data | undefined) => Part): Part {
    const source = sourceOf(useQueryClient(), useApi(), useSessionStore());
    return useSyncExternalStore(
      source.subscribe,
      () => select(source.data()),
      // What is somebody's own is never part of the server's page.
      () => select(undefined),
    );
  };
}

function sourceFor<Data, Key extends readonly unknown[]>(
  queries: QueryClient,
  store: SessionStore,
  options: () => QueryObserverOptions<Data, Error, Data, Data, Key>,
): Source<Data> {
  const listeners = new Set<() => void>();
  let watching: { observer: QueryObserver<Data, Error, Data, Data, Key>; end(): void } | null = null;
  const tell = () => {
    for (const changed of listeners) changed();
  };

  function watch() {
    const observer = new QueryObserver(queries, options());
    const ends = [
      observer.subscribe(tell),
      // Another shopper or another module: another answer.
      store.subscribe(() => {
        observer.setOptions(options());
        tell();
      }),
    ];
    return { observer, end: () => ends.forEach((end) => void end()) };
  }

  return {
    data: () =>
      watching ? watching.observer.getCurrentResult().data : queries.getQueryData<Data>(options().queryKey ?? []),
    subscribe(changed) {
      listeners.add(changed);
      watching ??= watch();
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        watching?.end();
        watching = null;
      };
    },
  };
}
