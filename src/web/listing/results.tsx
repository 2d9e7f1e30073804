import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { useApi } from '#web/api/api.tsx';
import { type Translate, useTranslate } from '#web/i18n/lazy/search.ts';
import { categoriesQuery, parcelCategoriesQuery, vehicleResultsQuery } from '../catalog/catalog.queries.ts';
import type { Wanted } from '../catalog/list-names.ts';
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
  const wanted = wantedFrom(params);
  if (!module || !wanted) return null;
  const { is_rental, is_parcel } = MODULE_PROFILES[module.module_type].abilities;
  if (is_rental) return <FoundVehicles wanted={wanted} />;
  return is_parcel ? <FoundParcelCategories wanted={wanted} /> : <FoundThings wanted={wanted} />;
}

function titleOf(t: Translate, wanted: Wanted): string {
  if (wanted.kind === 'searched') return t('results.for', { text: wanted.name });
  return 'name' in wanted ? wanted.name : t(`results.${wanted.kind}`);
}

const nameOf = (wanted: Wanted): string => ('name' in wanted ? wanted.name : '');

/** A category shows its own parts beside it; everything else the categories of the module. */
function FoundThings({ wanted }: { wanted: Wanted }) {
  const t = useTranslate();
  const scope = useScope();
  const { data = [] } = useQuery(categoriesQuery(useApi(), scope));
  const own = wanted.kind === 'category' ? data.find(({ id }) => id === wanted.id)?.childes : undefined;
  return (
    <FoundView
      scope={scope}
      moduleType={scope.module?.module_type ?? ''}
      wanted={wanted}
      title={titleOf(t, wanted)}
      categories={wanted.kind === 'campaign' ? [] : (own ?? data).map(toShelf)}
    />
  );
}

function FoundVehicles({ wanted }: { wanted: Wanted }) {
  const t = useTranslate();
  const query = useInfiniteQuery(vehicleResultsQuery(useApi(), useScope(), nameOf(wanted)));
  return (
    <FoundList
      title={titleOf(t, wanted)}
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
function FoundParcelCategories({ wanted }: { wanted: Wanted }) {
  const t = useTranslate();
  const query = useQuery(parcelCategoriesQuery(useApi(), useScope()));
  const words = searchWords(nameOf(wanted));
  const rows = query.data?.filter(({ name, description }) => {
    const own = searchWords(`${name} ${description}`);
    return words.every((word) => own.some((candidate) => candidate.startsWith(word)));
  });
  return (
    <FoundList
      title={titleOf(t, wanted)}
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
