import type { Point } from '#domain/location/point.ts';
import type { TravelMode } from '#domain/location/route-attempts.ts';

export type Address = {
  formatted_address: string;
  street: string;
  house_number: string;
  district: string;
  city: string;
  country: string;
  location: Point;
  place_id: string;
};

export type PlaceSuggestion = { placeId: string; main: string; secondary: string };

export type Place = { id: string; name: string; formattedAddress: string; location: Point };

export type Route = { meters: number; seconds: number; points: Point[] };

/** What the shop asks about the world. Null means "there is nothing"; no answer at all is a `GeoUnavailable`. */
export type Geo = {
  reverse(at: Point, language: string): Promise<Address | null>;
  search(text: string, language: string, near?: Point): Promise<PlaceSuggestion[]>;
  place(placeId: string): Promise<Place | null>;
  route(from: Point, to: Point, mode: TravelMode): Promise<Route | null>;
};

export const MAX_SUGGESTIONS = 8;

export class GeoUnavailable extends Error {
  override readonly name = 'GeoUnavailable';
}
