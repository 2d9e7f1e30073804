import type { Endpoint } from '../endpoint.ts';
import {
  checkZone,
  findDirections,
  findZones,
  listZones,
  measureDistance,
  placeDetails,
  reverseGeocode,
  searchPlaces,
} from './location.ts';

export const LOCATION_ENDPOINTS: readonly Endpoint[] = [
  findZones,
  listZones,
  checkZone,
  reverseGeocode,
  searchPlaces,
  placeDetails,
  measureDistance,
  findDirections,
];
