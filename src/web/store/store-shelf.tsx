import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import { useI18n } from '#web/i18n/lazy/store.ts';
import { ItemCardSkeleton } from '../listing/cards/card-skeletons.tsx';
import { ItemCard } from '../listing/cards/item-card.tsx';
import { CategoryRail } from '../listing/categories/category-rail.tsx';
import { DietChoice } from '../listing/filters/diet-choice.tsx';
import { ListFilters } from '../listing/filters/filter-chips.tsx';
import { filterFrom, ITEM_FILTERS, ITEM_SORTS } from '../listing/filters/list-filter.ts';
import { SortChip } from '../listing/filters/sort-chip.tsx';
import { FoundRows } from '../listing/found-list.tsx';
import { storeItemsQuery } from './store.queries.ts';
import { StoreSearch } from './store-search.tsx';
import type { StoreView } from './store-view.ts';

/** Everything the store sells, narrowed by what the address says. */
export default function StoreShelf({ store, lookOnly }: { store: StoreView; lookOnly: boolean }) {
  const { t, language } = useI18n();
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  const text = params.get('search')?.trim() ?? '';
  const query = useInfiniteQuery(storeItemsQuery(useApi(), { language }, store, text, filter));
  const total = query.data?.pages[0]?.total ?? 0;
  const all = store.categories.reduce((sum, { count }) => sum + count, 0);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 wide:grid-cols-[208px_minmax(0,1fr)]">
      <CategoryRail label={t('store.categories')} categories={store.categories} total={all} />
      <section aria-label={shelfName(store, filter.category_ids[0]) ?? t('store.everything')} className="min-w-0">
        <div className="mb-5 flex flex-wrap items-center gap-2">
          <StoreSearch name={store.name} />
          <DietChoice moduleType={store.module_type} />
          <ListFilters words={ITEM_FILTERS} price={store.price} />
          <SortChip sorts={ITEM_SORTS} />
        </div>
        <h2 className="font-bold text-lead tracking-tight md:text-title">
          <bdi>{shelfName(store, filter.category_ids[0]) ?? t('store.everything')}</bdi>
        </h2>
        <FoundRows
          rows={query.data?.pages.flatMap((page) => page.items)}
          total={total}
          failed={query.isError}
          onRetry={() => query.refetch()}
          more={{ has: query.hasNextPage, loading: query.isFetchingNextPage, load: () => query.fetchNextPage() }}
          card={(item) => <ItemCard item={item} lookOnly={lookOnly} />}
          skeleton={<ItemCardSkeleton />}
          grid="grid grid-cols-2 gap-x-3 gap-y-7 md:grid-items"
        />
      </section>
    </div>
  );
}

function shelfName({ categories }: StoreView, id: number | undefined): string | undefined {
  return categories.flatMap((category) => [category, ...category.childes]).find((category) => category.id === id)?.name;
}
