import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { useApi } from '#web/api/api.tsx';
import { type Translate, useTranslate } from '#web/i18n/lazy/search.ts';
import { categoriesQuery, parcelCategoriesQuery, vehicleResultsQuery } from '../catalog/catalog.queries.ts';
import type { ResultRequest } from '../catalog/list-names.ts';
import { wantedFrom } from '../catalog/result-request.ts';
import { useScope } from '../catalog/scope.ts';
import { ParcelCategoryCard, ParcelCategorySkeleton } from '../parcel/parcel-category-card.tsx';
import { VehicleCard } from '../rental/vehicle-card.tsx';
import { VehicleCardSkeleton } from './cards/card-skeletons.tsx';
import { toShelf } from './categories/to-shelf.ts';
import { FoundList } from './found-list.tsx';
import { FoundView } from './found-view.tsx';

/** What the address asks for, among the things the module has: items, vehicles, or kinds of parcels. */
export default function Results() {
  const { module } = useScope();
  const [params] = useSearchParams();
  const request = wantedFrom(params);
  if (!module || !request) return null;
  const { is_rental, is_parcel } = MODULE_PROFILES[module.module_type].abilities;
  if (is_rental) return <FoundVehicles request={request} />;
  return is_parcel ? <FoundParcelCategories request={request} /> : <FoundThings request={request} />;
}

function titleOf(t: Translate, request: ResultRequest): string {
  if (request.kind === 'searched') return t('results.for', { text: request.name });
  return 'name' in request ? request.name : t(`results.${request.kind}`);
}

const searchText = (request: ResultRequest): string => ('name' in request ? request.name : '');

/** A category shows its own parts beside it; everything else the categories of the module. */
function FoundThings({ request }: { request: ResultRequest }) {
  const t = useTranslate();
  const scope = useScope();
  const { data = [] } = useQuery(categoriesQuery(useApi(), scope));
  const own = request.kind === 'category' ? data.find(({ id }) => id === request.id)?.childes : undefined;
  return (
    <FoundView
      scope={scope}
      moduleType={scope.module?.module_type ?? ''}
      request={request}
      title={titleOf(t, request)}
      categories={request.kind === 'campaign' ? [] : (own ?? data).map(toShelf)}
    />
  );
}

function FoundVehicles({ request }: { request: ResultRequest }) {
  const t = useTranslate();
  const query = useInfiniteQuery(vehicleResultsQuery(useApi(), useScope(), searchText(request)));
  return (
    <FoundList
      title={titleOf(t, request)}
      rows={query.data?.pages.flatMap((page) => page.vehicles)}
      total={query.data?.pages[0]?.total ?? 0}
      failed={query.isError}
      onRetry={() => query.refetch()}
      more={{ has: query.hasNextPage, loading: query.isFetchingNextPage, load: () => query.fetchNextPage() }}
      card={(vehicle) => <VehicleCard vehicle={vehicle} />}
      skeleton={<VehicleCardSkeleton />}
      grid="grid-stores"
    />
  );
}

/** A handful of kinds, all known: they are searched here. */
function FoundParcelCategories({ request }: { request: ResultRequest }) {
  const t = useTranslate();
  const query = useQuery(parcelCategoriesQuery(useApi(), useScope()));
  const words = searchWords(searchText(request));
  const rows = query.data?.filter(({ name, description }) => {
    const own = searchWords(`${name} ${description}`);
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  return (
    <FoundList
      title={titleOf(t, request)}
      rows={rows}
      total={rows?.length ?? 0}
      failed={query.isError}
      onRetry={() => query.refetch()}
      more={{ has: false, loading: false, load: () => {} }}
      card={(category) => <ParcelCategoryCard category={category} />}
      skeleton={<ParcelCategorySkeleton />}
      grid="grid gap-3 md:grid-cols-2 md:gap-(--space-card-gap) wide:grid-cols-3"
    />
  );
}
