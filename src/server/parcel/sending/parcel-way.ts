import { greatCircleMeters } from '#domain/location/great-circle.ts';
import type { Point } from '#domain/location/point.ts';
import { ROUTE_ATTEMPTS } from '#domain/location/route-attempts.ts';
import { inKilometres } from '../../checkout/road-distance.ts';
import type { Deps } from '../../deps.ts';
import { GeoUnavailable } from '../../providers/geo/geo.ts';

/** `distance` in kilometres. */
export type ParcelWay = { distance: number; travel_minutes: number };

/** A town's ordinary pace, for when no map answers: metres a minute. */
const USUAL_PACE = 540;

/**
 * Along the streets, measured before rows are read or locked: a map may take its time. null: no street leads there, which
 * of a place outside of our zones is no wonder.
 */
export async function measureParcelWay({ geo }: Pick<Deps, 'geo'>, from: Point, to: Point): Promise<ParcelWay | null> {
  try {
    // By car, and where none may drive, as couriers ride and walk.
    for (const mode of ROUTE_ATTEMPTS) {
      const route = await geo.route(from, to, mode);
      if (route) return { distance: inKilometres(route.meters), travel_minutes: Math.ceil(route.seconds / 60) };
    }
    return null;
  } catch (error) {
    if (!(error instanceof GeoUnavailable)) throw error;
    // A parcel can be sent while the map service does not answer.
    const meters = greatCircleMeters(from, to);
    return { distance: inKilometres(meters), travel_minutes: Math.ceil(meters / USUAL_PACE) };
  }
}
