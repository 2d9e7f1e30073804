import { z } from 'zod';
import type { Point } from '#domain/location/point.ts';
import { decodePolyline } from '#domain/location/polyline.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Geo } from './geo.ts';
import type { OutsideServer } from './outside-server.ts';

const reply = z.union([
  z.object({
    code: z.literal('Ok'),
    routes: z.array(z.object({ distance: z.number(), duration: z.number(), geometry: z.string() })),
  }),
  z.object({ code: z.enum(['NoRoute', 'NoSegment']) }),
]);

const PROFILE: Record<TravelMode, string> = { driving: 'driving', walking: 'foot', bicycling: 'bike' };

/** OSRM says "no route" with status 400 and a code of its own. */
const REFUSED = 400;

export function osrm(server: OutsideServer): Pick<Geo, 'route'> {
  return {
    async route(from, to, mode) {
      const path = `/route/v1/${PROFILE[mode]}/${write(from)};${write(to)}?overview=full&geometries=polyline`;
      const answer = await server.get(path, reply, [REFUSED]);
      if (answer.code !== 'Ok') return null;
      const [best] = answer.routes;
      return best ? { meters: best.distance, seconds: best.duration, points: decodePolyline(best.geometry) } : null;
    },
  };
}

const write = ({ lat, lng }: Point): string => `${lng.toFixed(6)},${lat.toFixed(6)}`;
