import { queryOptions } from '@tanstack/react-query';
import { type Point, roundedPoint } from '#domain/location/point.ts';
import type { ApiClient } from '#web/api/client.ts';

/** The wire's part of this feature comes with the first question: many a visitor never asks one. */
const contract = () => import('#contract/location/location.ts');

/** Towns do not move while somebody shops. */
const staleTime = Number.POSITIVE_INFINITY;

export const suggestionsQuery = (api: ApiClient, search_text: string) =>
  queryOptions({
    queryKey: ['places', search_text],
    queryFn: async ({ signal }) => {
      const { searchPlaces } = await contract();
      const { suggestions } = await api(searchPlaces, { query: { search_text } }, signal);
      return suggestions.map(({ placePrediction }) => placePrediction);
    },
    staleTime,
  });

export type Suggestion = { placeId: string; text: { text: string } };

export const placeQuery = (api: ApiClient, placeid: string) =>
  queryOptions({
    queryKey: ['place', placeid],
    queryFn: async ({ signal }) => api((await contract()).placeDetails, { query: { placeid } }, signal),
    staleTime,
  });

/** The address of a point, or null where the map knows no name. */
export const addressQuery = (api: ApiClient, at: Point) => {
  const query = roundedPoint(at);
  return queryOptions({
    queryKey: ['address', query.lat, query.lng],
    queryFn: async ({ signal }) => {
      const { results } = await api((await contract()).reverseGeocode, { query }, signal);
      return results[0]?.formatted_address ?? null;
    },
    staleTime,
  });
};

export const zonesAtQuery = (api: ApiClient, at: Point) => {
  const query = roundedPoint(at);
  return queryOptions({
    queryKey: ['zones-at', query.lat, query.lng],
    queryFn: async ({ signal }) => api((await contract()).findZones, { query }, signal),
  });
};

export const zonesQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['zones'], queryFn: async ({ signal }) => api((await contract()).listZones, {}, signal) });
