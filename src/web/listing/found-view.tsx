import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { profileOf } from '#domain/modules/module-profile.ts';
import { useApi } from '#web/api/api.tsx';
import { useTranslate } from '#web/i18n/lazy/search.ts';
import { TabPanel, Tabs } from '#web/ui/controls/tabs.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { brandsQuery } from '../catalog/catalog.queries.ts';
import type { ResultRequest } from '../catalog/list-names.ts';
import { useScope } from '../catalog/scope.ts';
import { ItemCardSkeleton, StoreCardSkeleton } from './cards/card-skeletons.tsx';
import { ItemCard } from './cards/item-card.tsx';
import { StoreCard } from './cards/store-card.tsx';
import { CategoryRail, type ShelfCategory } from './categories/category-rail.tsx';
import { DietChoice } from './filters/diet-choice.tsx';
import { FilterPopover } from './filters/filter-chips.tsx';
import { filterFrom, ITEM_SORTS, isWhole, type ListFilter, listTypeFrom, STORE_SORTS } from './filters/list-filter.ts';
import { SortChip } from './filters/sort-chip.tsx';
import { FoundRows } from './found-list.tsx';
import { type FoundScope, itemResultsQuery, storeResultsQuery } from './results.queries.ts';

const ItemResultFilters = lazyWithRetry(() =>
  import('./result-filters.tsx').then(({ ItemResultFilters }) => ({ default: ItemResultFilters })),
);
const StoreResultFilters = lazyWithRetry(() =>
  import('./result-filters.tsx').then(({ StoreResultFilters }) => ({ default: StoreResultFilters })),
);
const PopularInstead = lazyWithRetry(() => import('./popular-instead.tsx'));

type FoundViewProps = {
  scope: FoundScope;
  moduleType: string;
  request: ResultRequest;
  title: string;
  /** Above the title: the way back. */
  above?: ReactNode;
  categories: readonly ShelfCategory[];
};

/** One line on a phone, which one can move: what is found is seen without scrolling. */
const FILTERS =
  'mb-3 flex items-center gap-2 max-md:-mx-(--space-gutter) max-md:overflow-x-auto max-md:px-(--space-gutter) max-md:py-1 max-md:[scrollbar-width:none] max-md:child:shrink-0 md:flex-wrap';

/** The items or stores of a result: tabs, categories, filters and order, all of it in the address. */
export function FoundView({ scope, moduleType, request, title, above, categories }: FoundViewProps) {
  const t = useTranslate();
  const [params, setParams] = useSearchParams();
  const shown = listTypeFrom(params, request);
  const own = useScope();
  const hasBrands = profileOf(moduleType).abilities.brand && own.module?.id === scope.module?.id;
  const { data: brands } = useQuery({ ...brandsQuery(useApi(), own), enabled: hasBrands && shown === 'item' });

  function show(list: 'item' | 'store') {
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('list_type', list);
        // Items and stores are filtered and sorted by different words.
        for (const name of ['filter', 'sort']) next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <section className="column py-6 md:py-8">
      {above}
      <h1 className="break-words font-extrabold text-title tracking-tight md:text-headline">
        <bdi>{title}</bdi>
      </h1>
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 wide:grid-cols-[208px_minmax(0,1fr)]">
        <div className="min-w-0">
          <CategoryRail
            label={t('categories.title')}
            categories={categories}
            counts={request.kind === 'category' || request.kind === 'new'}
          />
        </div>
        <Tabs
          className="min-w-0"
          label={t('results.kinds')}
          tabs={
            request.kind === 'campaign'
              ? [{ value: 'store', label: t('results.stores') }]
              : [
                  { value: 'item', label: t('results.items') },
                  { value: 'store', label: t('results.stores') },
                ]
          }
          value={shown}
          onChange={show}
        >
          {request.kind !== 'campaign' && (
            <TabPanel value="item">
              <h2 className="sr-only">{t('results.items')}</h2>
              <FoundItems scope={scope} request={request}>
                <FilterPopover>
                  {(close) => (
                    <ItemResultFilters scope={scope} request={request} brands={brands ?? []} onShow={close} />
                  )}
                </FilterPopover>
                <SortChip sorts={ITEM_SORTS} />
                <DietChoice moduleType={moduleType} />
              </FoundItems>
            </TabPanel>
          )}
          <TabPanel value="store">
            <h2 className="sr-only">{t('results.stores')}</h2>
            <FoundStores scope={scope} request={request}>
              {request.kind !== 'campaign' && (
                <>
                  <FilterPopover>
                    {(close) => <StoreResultFilters scope={scope} request={request} onShow={close} />}
                  </FilterPopover>
                  <SortChip sorts={STORE_SORTS} />
                </>
              )}
            </FoundStores>
          </TabPanel>
        </Tabs>
      </div>
    </section>
  );
}

/** `children`: what narrows and orders it. */
type FoundProps = { scope: FoundScope; request: ResultRequest; children: ReactNode };

function FoundItems({ scope, request, children }: FoundProps) {
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  const query = useInfiniteQuery(itemResultsQuery(useApi(), scope, request, filter));
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <Narrowing filter={filter} total={total}>
        {children}
      </Narrowing>
      <FoundRows
        query={query}
        rows={query.data?.pages.flatMap((page) => page.items)}
        total={total}
        card={(item) => <ItemCard item={item} />}
        skeleton={<ItemCardSkeleton />}
        grid="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-items"
      />
      {total === 0 && request.kind === 'searched' && (
        <Suspense fallback={null}>
          <PopularInstead />
        </Suspense>
      )}
    </>
  );
}

function FoundStores({ scope, request, children }: FoundProps) {
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  const query = useInfiniteQuery(storeResultsQuery(useApi(), scope, request, filter));
  const total = query.data?.pages[0]?.total;
  return (
    <>
      <Narrowing filter={filter} total={total}>
        {children}
      </Narrowing>
      <FoundRows
        query={query}
        rows={query.data?.pages.flatMap((page) => page.stores)}
        total={total}
        card={(store) => <StoreCard store={store} />}
        skeleton={<StoreCardSkeleton />}
        grid="grid-stores"
      />
    </>
  );
}

type NarrowingProps = { filter: ListFilter; total: number | undefined; children: ReactNode };

/** Of nothing there is nothing to leave out, unless it was left out already. */
const Narrowing = ({ filter, total, children }: NarrowingProps) =>
  children && (total !== 0 || !isWhole(filter)) && <div className={FILTERS}>{children}</div>;
