import type { QueryClient } from '@tanstack/react-query';
import { MODULE_PROFILES } from '#domain/modules/module-profile.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Queries } from '#web/api/load.ts';
import {
  allStoresQuery,
  bannersQuery,
  categoriesQuery,
  featuredCategoriesQuery,
  itemsQuery,
  parcelCategoriesQuery,
  popularProvidersQuery,
  reasonsQuery,
  rentalBannersQuery,
  storesQuery,
  topRatedVehiclesQuery,
  vehicleCategoriesQuery,
  vehicleResultsQuery,
  videoContentQuery,
} from '../catalog/catalog.queries.ts';
import type { ResultRequest } from '../catalog/list-names.ts';
import { wantedFrom } from '../catalog/result-request.ts';
import type { Scope } from '../catalog/scope.ts';
import { storeChoiceFrom } from '../catalog/store-choice.ts';
import { prefetchFound } from '../listing/results.queries.ts';
import { HOME_SECTIONS, type HomeSection } from './home-layout.ts';
import {
  advertisementsQuery,
  brandsQuery,
  campaignsQuery,
  conditionsQuery,
  couponsQuery,
  flashSaleQuery,
  promotionsQuery,
  type TabsOf,
  tabItemsQuery,
} from './home-rows.queries.ts';

/** What the address of /home shows: the home itself, or what is looked for. */
export const askHome =
  (scope: Scope, request: Request): Queries =>
  (queries, api) => {
    const params = new URL(request.url).searchParams;
    const resultRequest = wantedFrom(params);
    return resultRequest
      ? prefetchResults(queries, api, scope, resultRequest, params)
      : prefetchHome(queries, api, scope, params);
  };

/** What a search, a category or a list shows, among the things the scope's module has. */
function prefetchResults(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  resultRequest: ResultRequest,
  params: URLSearchParams,
): Promise<void>[] {
  if (!scope.module || scope.zone_ids.length === 0) return [];
  const { is_rental, is_parcel, brand } = MODULE_PROFILES[scope.module.module_type].abilities;
  if (is_rental)
    return [
      queries.prefetchInfiniteQuery(vehicleResultsQuery(api, scope, 'name' in resultRequest ? resultRequest.name : '')),
    ];
  if (is_parcel) return [queries.prefetchQuery(parcelCategoriesQuery(api, scope))];
  return [
    prefetchFound(queries, api, scope, resultRequest, params),
    queries.prefetchQuery(categoriesQuery(api, scope)),
    ...(brand ? [queries.prefetchQuery(brandsQuery(api, scope))] : []),
  ];
}

/** Everything the home of the scope's module shows. A part that fails does not fail the page: it can be asked again. */
function prefetchHome(queries: QueryClient, api: ApiClient, scope: Scope, params: URLSearchParams): Promise<void>[] {
  if (!scope.module || scope.zone_ids.length === 0) return [];
  return HOME_SECTIONS[scope.module.module_type].flatMap((section) =>
    prefetchSection(queries, api, scope, section, params),
  );
}

function prefetchSection(
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  section: HomeSection,
  params: URLSearchParams,
): Promise<void>[] {
  switch (section.kind) {
    case 'banners':
      return [queries.prefetchQuery(bannersQuery(api, scope))];
    case 'categories':
      return [queries.prefetchQuery(featuredCategoriesQuery(api, scope))];
    case 'stores':
      return [queries.prefetchQuery(storesQuery(api, scope, section.list))];
    case 'items':
      return [queries.prefetchQuery(itemsQuery(api, scope, section.list))];
    case 'tabs':
      return [prefetchFirstTab(queries, api, scope, section.of)];
    case 'flash':
      return [queries.prefetchQuery(flashSaleQuery(api, scope))];
    case 'ads':
      return [queries.prefetchQuery(advertisementsQuery(api, scope))];
    case 'campaigns':
      return [queries.prefetchQuery(campaignsQuery(api, scope))];
    case 'coupons':
      return [queries.prefetchQuery(couponsQuery(api, scope))];
    case 'brands':
      return [queries.prefetchQuery(brandsQuery(api, scope))];
    case 'promotions':
      return [queries.prefetchQuery(promotionsQuery(api, scope))];
    case 'visit-again':
      return section.instead ? prefetchSection(queries, api, scope, section.instead, params) : [];
    case 'cashback':
      return [];
    case 'all-stores':
      return [queries.prefetchInfiniteQuery(allStoresQuery(api, scope, storeChoiceFrom(params)))];
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

/** Which tabs there are must be known before the first of them can be filled. */
async function prefetchFirstTab(queries: QueryClient, api: ApiClient, scope: Scope, of: TabsOf): Promise<void> {
  const tabs: readonly { id: number }[] = await (of === 'condition'
    ? queries.fetchQuery(conditionsQuery(api, scope))
    : queries.fetchQuery(featuredCategoriesQuery(api, scope))
  ).catch(() => []);
  const [first] = tabs;
  if (first) await queries.prefetchQuery(tabItemsQuery(api, scope, of, first.id));
}
