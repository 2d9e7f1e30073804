import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { allStoresQuery } from '#web/catalog/catalog.queries.ts';
import { useScope } from '#web/catalog/scope.ts';
import { type StoreChoice, storeChoiceFrom, withStoreChoice } from '#web/catalog/store-choice.ts';
import { useTranslate } from '#web/i18n/i18n.tsx';
import { placeholders, StoreCardSkeleton } from '#web/listing/cards/card-skeletons.tsx';
import { StoreCard } from '#web/listing/cards/store-card.tsx';
import { NothingFound } from '#web/listing/nothing-found.tsx';
import { SectionFailed, SectionTitle } from '#web/listing/section.tsx';
import { ChipGroup } from '#web/ui/controls/chip-group.tsx';
import { Tabs } from '#web/ui/controls/tabs.tsx';
import { InfiniteList } from '#web/ui/lists/infinite-list.tsx';
import type { HomeSection, SectionWords } from '../home-section.ts';

export const allStoresSection: HomeSection<SectionWords> = {
  prefetch: ({ queries, api, scope, params }) => [
    queries.prefetchInfiniteQuery(allStoresQuery(api, scope, storeChoiceFrom(params))),
  ],
  View: AllStores,
};

/** Every store near the shopper, ten at a time; more come while one scrolls. Tab and filter stand in the address. */
function AllStores({ title }: SectionWords) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const choice = storeChoiceFrom(params);
  const query = useInfiniteQuery(allStoresQuery(useApi(), useScope(), choice));
  const words = { title: t(title) };
  const stores = query.data?.pages.flatMap((page) => page.stores);
  const isWhole = choice.store_type === 'all' && choice.filter === 'all';
  if (stores?.length === 0 && isWhole) return null;
  if (!stores && query.isError) return <SectionFailed {...words} onRetry={() => query.refetch()} />;
  const total = query.data?.pages[0]?.total ?? 0;
  const change = (choice: Partial<StoreChoice>) =>
    setParams((now) => withStoreChoice(now, choice), { replace: true, preventScrollReset: true });

  return (
    <section aria-label={words.title} aria-busy={!stores}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <SectionTitle {...words} text={stores && t('home.all_stores_count', { count: String(total) })} />
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
          <Tabs
            look="pill"
            label={words.title}
            tabs={[
              { value: 'all', label: t('stores.tab_all') },
              { value: 'popular', label: t('stores.tab_popular') },
            ]}
            value={choice.store_type}
            onChange={(store_type) => change({ store_type })}
          />
          <ChipGroup
            label={t('stores.how')}
            options={[
              { value: 'all', label: t('stores.how_all') },
              { value: 'delivery', label: t('stores.how_delivery') },
              { value: 'take_away', label: t('stores.how_take_away') },
            ]}
            value={choice.filter}
            onChange={(filter) => change({ filter })}
          />
        </div>
      </div>
      {stores?.length === 0 && <NothingFound />}
      <InfiniteList query={query} moreText={t('home.more')} loadingText={t('home.loading_more')}>
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
