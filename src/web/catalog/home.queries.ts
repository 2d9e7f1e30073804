import type { QueryClient } from '@tanstack/react-query';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { ApiClient } from '#web/api/client.ts';
import {
  allStoresQuery,
  bannersQuery,
  featuredCategoriesQuery,
  itemsQuery,
  parcelCategoriesQuery,
  popularProvidersQuery,
  reasonsQuery,
  rentalBannersQuery,
  resultsQuery,
  storesQuery,
  topRatedVehiclesQuery,
  vehicleCategoriesQuery,
  vehicleResultsQuery,
  videoContentQuery,
} from './catalog.queries.ts';
import { HOME_SECTIONS, type HomeSection } from './home-layout.ts';
import type { Wanted } from './list-names.ts';
import type { Scope } from './scope.ts';

/** What a search, a category or "what is new" shows, among the things the scope's module has. */
export function prefetchResults(queries: QueryClient, api: ApiClient, scope: Scope, wanted: Wanted): Promise<void>[] {
  if (!scope.module || scope.zone_ids.length === 0) return [];
  const { is_rental, is_parcel } = MODULE_PROFILES[scope.module.module_type].abilities;
  const name = wanted.kind === 'new' ? '' : wanted.name;
  if (is_rental) return [queries.prefetchInfiniteQuery(vehicleResultsQuery(api, scope, name))];
  if (is_parcel) return [queries.prefetchQuery(parcelCategoriesQuery(api, scope))];
  return [queries.prefetchInfiniteQuery(resultsQuery(api, scope, wanted))];
}

/** Everything the home of the scope's module shows. A part that fails does not fail the page: it can be asked again. */
export function prefetchHome(queries: QueryClient, api: ApiClient, scope: Scope): Promise<void>[] {
  if (!scope.module || scope.zone_ids.length === 0) return [];
  return HOME_SECTIONS[scope.module.module_type].flatMap((section) => prefetchSection(queries, api, scope, section));
}

function prefetchSection(queries: QueryClient, api: ApiClient, scope: Scope, section: HomeSection): Promise<void>[] {
  switch (section.kind) {
    case 'banners':
      return [queries.prefetchQuery(bannersQuery(api, scope))];
    case 'categories':
      return [queries.prefetchQuery(featuredCategoriesQuery(api, scope))];
    case 'stores':
      return [queries.prefetchQuery(storesQuery(api, scope, section.list))];
    case 'items':
      return [queries.prefetchQuery(itemsQuery(api, scope, section.list))];
    case 'all-stores':
      return [queries.prefetchInfiniteQuery(allStoresQuery(api, scope))];
    case 'parcel':
      return [
        queries.prefetchQuery(bannersQuery(api, scope)),
        queries.prefetchQuery(parcelCategoriesQuery(api, scope)),
        queries.prefetchQuery(reasonsQuery(api, scope)),
        queries.prefetchQuery(videoContentQuery(api, scope)),
      ];
    case 'rental':
      return [
        queries.prefetchQuery(rentalBannersQuery(api, scope)),
        queries.prefetchQuery(topRatedVehiclesQuery(api, scope)),
        queries.prefetchQuery(vehicleCategoriesQuery(api, scope)),
        queries.prefetchQuery(popularProvidersQuery(api, scope)),
      ];
  }
}
