import { AppError } from '#contract/errors.ts';
import type {
  AutocompleteReply,
  DirectionReply,
  DistanceReply,
  GeocodeReply,
  PlaceDetailsReply,
} from '#contract/location/geo-shapes.ts';
import type { FromTo } from '#contract/location/location.ts';
import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';
import type { Deps } from '../deps.ts';
import { distance } from '../providers/geo/distance.ts';
import { GeoUnavailable } from '../providers/geo/geo.ts';
import { toAutocomplete, toDirection, toDistance, toGeocode, toPlaceDetails } from '../providers/geo/to-google.ts';

export const addressAt = async ({ geo }: Deps, at: Point, language: string): Promise<GeocodeReply> =>
  toGeocode(await orRefuse(geo.reverse(at, language)));

export const placesNamed = async ({ geo }: Deps, text: string, language: string): Promise<AutocompleteReply> =>
  toAutocomplete(await orRefuse(geo.search(text, language)));

export async function placeOf({ geo }: Deps, placeId: string): Promise<PlaceDetailsReply> {
  const place = await orRefuse(geo.place(placeId));
  if (!place) throw new AppError('not_found', 'placeid');
  return toPlaceDetails(place);
}

export const distanceOf = async ({ geo }: Deps, journey: FromTo): Promise<DistanceReply> =>
  toDistance(await orRefuse(distance(geo, ...ends(journey))));

export const directionsOf = async ({ geo }: Deps, journey: FromTo): Promise<DirectionReply> =>
  toDirection(await orRefuse(geo.route(...ends(journey))));

const TRAVEL_MODES: Record<FromTo['mode'], TravelMode> = { DRIVE: 'driving', WALK: 'walking', BICYCLE: 'bicycling' };

const ends = (journey: FromTo): [from: Point, to: Point, mode: TravelMode] => [
  { lat: journey.origin_lat, lng: journey.origin_lng },
  { lat: journey.destination_lat, lng: journey.destination_lng },
  TRAVEL_MODES[journey.mode],
];

/** A map service that does not answer must not look like a place that does not exist. */
async function orRefuse<Found>(lookup: Promise<Found>): Promise<Found> {
  try {
    return await lookup;
  } catch (error) {
    if (error instanceof GeoUnavailable) throw new AppError('map_unavailable');
    throw error;
  }
}
