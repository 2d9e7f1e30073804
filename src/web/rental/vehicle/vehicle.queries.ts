import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#web/api/client.ts';
import type { Scope } from '#web/catalog/scope.ts';
import type { TripTime } from './vehicle.calls.ts';

const calls = () => import('./vehicle.calls.ts');

type InLanguage = Pick<Scope, 'language'>;

/** By id or slug. The same wherever it is looked at from: only the language matters. */
export const vehicleQuery = (api: ApiClient, { language }: InLanguage, id: string) =>
  queryOptions({
    queryKey: ['vehicle', language, id],
    queryFn: async ({ signal }) => (await calls()).vehicle(api, id, signal),
    staleTime: 30_000,
    retry: false,
  });

export const similarVehiclesQuery = (api: ApiClient, { language }: InLanguage, id: number) =>
  queryOptions({
    queryKey: ['similar-vehicles', language, id],
    queryFn: async ({ signal }) => (await calls()).similar(api, id, signal),
  });

/** The free days of a vehicle. While others are asked for the last ones stay: only their numbers change. */
export const availabilityQuery = (api: ApiClient, id: number, trip: TripTime) =>
  queryOptions({
    queryKey: ['vehicle-availability', id, trip],
    queryFn: async ({ signal }) => (await calls()).availability(api, id, trip, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });

const REVIEWS_AT_ONCE = 10;

export const vehicleReviewsQuery = (api: ApiClient, { language }: InLanguage, id: number) =>
  infiniteQueryOptions({
    queryKey: ['vehicle-reviews', language, id],
    queryFn: async ({ pageParam, signal }) =>
      (await calls()).reviews(api, id, { offset: pageParam, limit: REVIEWS_AT_ONCE }, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total_size }, pages) =>
      pages.length * REVIEWS_AT_ONCE < total_size ? pages.length + 1 : undefined,
  });
