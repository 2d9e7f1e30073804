import {
  checkZone,
  findDirections,
  findZones,
  listZones,
  measureDistance,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from '#contract/location.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { toAutocomplete, toDirection, toDistance, toGeocode, toPlaceDetails } from '../providers/geo/to-google.ts';
import { addressAt, distanceBetween, placeOf, placesNamed, routeBetween } from './geo.service.ts';
import { isInZones, zonesAt, zonesOnMap } from './zones.service.ts';

export const locationRoutes = (deps: Deps) => [
  route(findZones, async ({ query, language }) => {
    const zones = await zonesAt(deps, query, language);
    return { zone_id: zones.map(({ id }) => id), zone_data: zones };
  }),
  route(listZones, ({ language }) => zonesOnMap(deps, language)),
  route(checkZone, ({ query }) => isInZones(deps, query, query.zone_id)),
  route(reverseGeocode, async ({ query, language }) => toGeocode(await addressAt(deps, query, language))),
  route(searchPlaces, async ({ query, language }) =>
    toAutocomplete(await placesNamed(deps, query.search_text, language)),
  ),
  route(placeDetails, async ({ query }) => toPlaceDetails(await placeOf(deps, query.placeid))),
  route(measureDistance, async ({ query }) => toDistance(await distanceBetween(deps, ...journey(query)))),
  route(findDirections, async ({ query }) => toDirection(await routeBetween(deps, ...journey(query)))),
];

const TRAVEL_MODES = { DRIVE: 'driving', WALK: 'walking', BICYCLE: 'bicycling' } as const satisfies Record<
  string,
  TravelMode
>;

type FromTo = {
  origin_lat: number;
  origin_lng: number;
  destination_lat: number;
  destination_lng: number;
  mode: keyof typeof TRAVEL_MODES;
};

const journey = (query: FromTo) =>
  [
    { lat: query.origin_lat, lng: query.origin_lng },
    { lat: query.destination_lat, lng: query.destination_lng },
    TRAVEL_MODES[query.mode],
  ] as const;
