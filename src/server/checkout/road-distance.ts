import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import type { Deps } from '../deps.ts';
import { distance } from '../providers/geo/distance.ts';
import { GeoUnavailable } from '../providers/geo/geo.ts';

/** Kilometres from a store to a place, by road; over the great circle where no road or no answer is found. */
export async function roadKilometres(
  { geo }: Pick<Deps, 'geo'>,
  store: { latitude: number; longitude: number },
  at: Point | null,
): Promise<number> {
  if (!at) return 0;
  const from = { lat: store.latitude, lng: store.longitude };
  try {
    return inKilometres((await distance(geo, from, at, 'driving')).meters);
  } catch (error) {
    // An order can be placed while the map service does not answer.
    if (error instanceof GeoUnavailable) return inKilometres(greatCircleMeters(from, at));
    throw error;
  }
}

/** To the metre, as an order stores it. */
export const inKilometres = (meters: number): number => Math.round(meters) / 1000;
