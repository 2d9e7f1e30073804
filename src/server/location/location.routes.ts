import {
  checkZone,
  findDirections,
  findZones,
  listZones,
  measureDistance,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from '#contract/location/location.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { addressAt, directionsOf, distanceOf, placeOf, placesNamed } from './geo.service.ts';
import { isInZones, zonesAt, zonesOnMap } from './zones.service.ts';

export const locationRoutes = (deps: Deps) => [
  route(findZones, async ({ query, language }) => {
    const zones = await zonesAt(deps, query, language);
    return { zone_id: zones.map(({ id }) => id), zone_data: zones };
  }),
  route(listZones, ({ language }) => zonesOnMap(deps, language)),
  route(checkZone, ({ query }) => isInZones(deps, query, query.zone_id)),
  route(reverseGeocode, ({ query, language }) => addressAt(deps, query, language)),
  route(searchPlaces, ({ query, language }) => placesNamed(deps, query.search_text, language)),
  route(placeDetails, ({ query }) => placeOf(deps, query.placeid)),
  route(measureDistance, ({ query }) => distanceOf(deps, query)),
  route(findDirections, ({ query }) => directionsOf(deps, query)),
];
