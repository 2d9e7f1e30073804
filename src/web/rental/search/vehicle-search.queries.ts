import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { townTime } from '#domain/catalog/town-clock.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { ApiClient } from '#web/api/client.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { type Scope, scopeKey } from '#web/catalog/scope.ts';
import { configQuery } from '#web/config/config.queries.ts';
import { planFromSearch } from '../plan/plan-address.ts';
import { vehicleBrandsQuery, vehicleCategoriesQuery } from '../rental.queries.ts';
import { choiceToCall, planToCall } from './search-call.ts';
import { choiceFrom, comparable, type VehicleChoice } from './vehicle-search-address.ts';

const calls = () => import('./vehicle-search.calls.ts');

const AT_ONCE = 12;

type VehicleRequest = {
  plan: TripPlan | null;
  choice: VehicleChoice;
  timezone: string;
  /** Only of this provider. */
  provider_id?: string;
};

export function vehicleSearchQuery(
  api: ApiClient,
  scope: Scope,
  { plan, choice, timezone, provider_id }: VehicleRequest,
) {
  const query = {
    ...planToCall(plan, townTime(new Date(shopTime()), timezone)),
    ...choiceToCall(comparable(choice, plan)),
    provider_id,
  };
  return infiniteQueryOptions({
    queryKey: ['vehicle-search', scopeKey(scope), query],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).vehiclesFound(api, { ...query, offset: pageParam, limit: AT_ONCE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * AT_ONCE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What the page of an address needs before it is drawn. */
export const prefetchSearch = (
  queries: QueryClient,
  api: ApiClient,
  scope: Scope,
  params: URLSearchParams,
): Promise<unknown>[] => [
  queries
    .ensureQueryData(configQuery(api))
    .then(({ timezone }) =>
      queries.prefetchInfiniteQuery(
        vehicleSearchQuery(api, scope, { plan: planFromSearch(params), choice: choiceFrom(params), timezone }),
      ),
    ),
  queries.prefetchQuery(vehicleCategoriesQuery(api, scope)),
  queries.prefetchQuery(vehicleBrandsQuery(api, scope)),
];
