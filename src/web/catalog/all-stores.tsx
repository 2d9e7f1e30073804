import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#web/api/api.tsx';
import type { MessageKey } from '#web/i18n/en.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { InfiniteList } from '#web/ui/infinite-list.tsx';
import { placeholders, StoreCardSkeleton } from './card-skeletons.tsx';
import { allStoresQuery } from './catalog.queries.ts';
import { useScope } from './scope.ts';
import { SectionFailed, SectionTitle } from './section.tsx';
import { StoreCard } from './store-card.tsx';

/** Every store near the shopper, twelve at a time; more come while one scrolls. */
export function AllStores({ title }: { title: MessageKey }) {
  const t = useTranslate();
  const query = useInfiniteQuery(allStoresQuery(useApi(), useScope()));
  const words = { title: t(title) };
  const stores = query.data?.pages.flatMap((page) => page.stores);
  if (stores?.length === 0) return null;
  if (!stores && query.isError) return <SectionFailed {...words} onRetry={() => query.refetch()} />;
  const total = query.data?.pages[0]?.total ?? 0;

  return (
    <section aria-label={words.title} aria-busy={!stores}>
      <div className="mb-4">
        <SectionTitle {...words} text={stores && t('home.all_stores_count', { count: String(total) })} />
      </div>
      <InfiniteList
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        onMore={() => query.fetchNextPage()}
        moreText={t('home.more')}
        loadingText={t('home.loading_more')}
      >
        <ul className="grid-stores">
          {stores
            ? stores.map((store) => (
                <li key={store.id}>
                  <StoreCard store={store} />
                </li>
              ))
            : placeholders(8).map((place) => (
                <li key={place}>
                  <StoreCardSkeleton />
                </li>
              ))}
        </ul>
      </InfiniteList>
    </section>
  );
}
