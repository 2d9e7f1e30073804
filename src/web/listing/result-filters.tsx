import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useApi } from '#web/api/api.tsx';
import type { ResultRequest } from '../catalog/list-names.ts';
import FilterPanel from './filters/filter-panel.tsx';
import { filterFrom, ITEM_FILTERS, type OfferedFilters, STORE_FILTERS } from './filters/list-filter.ts';
import { ShowResults } from './filters/show-results.tsx';
import { type FoundScope, itemResultsQuery, priceRangeQuery, storeResultsQuery } from './results.queries.ts';

type ResultFiltersProps = { scope: FoundScope; request: ResultRequest; onShow(): void };

/** Filters that know what they would find: the prices there are, and how much is left. */
export function ItemResultFilters({
  scope,
  request,
  brands,
  onShow,
}: ResultFiltersProps & { brands: NonNullable<OfferedFilters['brands']> }) {
  const [params] = useSearchParams();
  const filter = filterFrom(params);
  const api = useApi();
  const { data: price } = useQuery(priceRangeQuery(api, scope, request, filter));
  const found = useInfiniteQuery(itemResultsQuery(api, scope, request, filter));
  return (
    <FilterPanel words={ITEM_FILTERS} price={price ?? undefined} brands={brands}>
      <ShowResults total={found.data?.pages[0]?.total} onShow={onShow} />
    </FilterPanel>
  );
}

export function StoreResultFilters({ scope, request, onShow }: ResultFiltersProps) {
  const [params] = useSearchParams();
  const found = useInfiniteQuery(storeResultsQuery(useApi(), scope, request, filterFrom(params)));
  return (
    <FilterPanel words={STORE_FILTERS}>
      <ShowResults total={found.data?.pages[0]?.total} onShow={onShow} />
    </FilterPanel>
  );
}
