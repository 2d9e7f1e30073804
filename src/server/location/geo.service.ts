import { AppError } from '#contract/errors.ts';
import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Deps } from '../deps.ts';
import { type Distance, distance } from '../providers/geo/distance.ts';
import { type Address, GeoUnavailable, type Place, type PlaceSuggestion, type Route } from '../providers/geo/geo.ts';

export const addressAt = ({ geo }: Deps, at: Point, language: string): Promise<Address | null> =>
  orRefuse(geo.reverse(at, language));

export const placesNamed = ({ geo }: Deps, text: string, language: string): Promise<PlaceSuggestion[]> =>
  orRefuse(geo.search(text, language));

export async function placeOf({ geo }: Deps, placeId: string): Promise<Place> {
  const place = await orRefuse(geo.place(placeId));
  if (!place) throw new AppError('not_found', 'placeid');
  return place;
}

export const distanceBetween = ({ geo }: Deps, from: Point, to: Point, mode: TravelMode): Promise<Distance> =>
  orRefuse(distance(geo, from, to, mode));

export const routeBetween = ({ geo }: Deps, from: Point, to: Point, mode: TravelMode): Promise<Route | null> =>
  orRefuse(geo.route(from, to, mode));

/** A map service that does not answer must not look like a place that does not exist. */
async function orRefuse<Found>(asked: Promise<Found>): Promise<Found> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof GeoUnavailable) throw new AppError('map_unavailable');
    throw error;
  }
}
