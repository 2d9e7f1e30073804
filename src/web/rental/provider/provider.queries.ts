import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { townTime } from '#domain/catalog/town-clock.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import type { ApiClient } from '#web/api/client.ts';
import { shopTime } from '#web/api/shop-time.ts';
import type { Scope } from '#web/catalog/scope.ts';

import { choiceToCall, planToCall } from '../search/search-call.ts';
import { comparable, type VehicleChoice } from '../search/vehicle-search-address.ts';
import type { Fleet } from './provider.calls.ts';

const calls = () => import('./provider.calls.ts');

type InLanguage = Pick<Scope, 'language'>;

/** By id or slug. The same for everybody, wherever they are: only the language matters. */
export const providerQuery = (api: ApiClient, { language }: InLanguage, id: string) =>
  queryOptions({
    queryKey: ['provider', language, id],
    queryFn: async ({ signal }) => (await calls()).provider(api, id, signal),
    staleTime: 30_000,
    retry: false,
  });

const VEHICLES_AT_ONCE = 12;

type VehicleRequest = { plan: TripPlan | null; choice: VehicleChoice; timezone: string };

/** What a provider rents out; for a planned trip what is free then, at its prices. */
export function providerVehiclesQuery(api: ApiClient, { language }: InLanguage, fleet: Fleet, request: VehicleRequest) {
  const now = townTime(new Date(shopTime()), request.timezone);
  // Wherever the trip begins: whether this provider hands over there is said when it is booked.
  const choice = choiceToCall(comparable(request.choice, request.plan));
  const query = { ...planToCall(request.plan, now), pickup_location: undefined, ...choice };
  return infiniteQueryOptions({
    queryKey: ['provider-vehicles', language, fleet.id, query],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).vehicles(api, fleet, { ...query, offset: pageParam, limit: VEHICLES_AT_ONCE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * VEHICLES_AT_ONCE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}

const REVIEWS_AT_ONCE = 10;

export const providerReviewsQuery = (api: ApiClient, { language }: InLanguage, id: string) =>
  infiniteQueryOptions({
    queryKey: ['provider-reviews', language, id],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).reviews(api, id, { offset: pageParam, limit: REVIEWS_AT_ONCE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * REVIEWS_AT_ONCE < total_size ? pages.length + 1 : undefined,
  });
