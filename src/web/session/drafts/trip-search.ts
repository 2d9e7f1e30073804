import { TRACES } from '../remembered/traces.ts';
import { storedValue } from '../stored-value.ts';

type StoredPlace = { lat: number; lng: number; location_name: string };

/** What somebody looks for in rental, under the names of the specification. */
export type TripSearch = {
  tripType: string;
  /** Hours. */
  duration: number;
  pickup_location: StoredPlace | null;
  destination_location: StoredPlace | null;
  /** The town's clock, or null for now. */
  selectedDate: string | null;
  /** Along the streets: metres and seconds. */
  distanceData: { distanceMeters: number; duration: number } | null;
};

export const storedTripSearch = storedValue<TripSearch>('local', TRACES.tripSearch, (value) => {
  const { tripType, duration, pickup_location, destination_location, selectedDate, distanceData } = (value ??
    {}) as Record<string, unknown>;
  if (typeof tripType !== 'string' || !Number.isFinite(duration)) return null;
  return {
    tripType,
    duration: duration as number,
    pickup_location: placeFrom(pickup_location),
    destination_location: placeFrom(destination_location),
    selectedDate: typeof selectedDate === 'string' ? selectedDate : null,
    distanceData: distanceFrom(distanceData),
  };
});

/** The last destinations of this browser, the newest first. */
export const storedDestinations = storedValue<readonly StoredPlace[]>('local', TRACES.destinations, (value) =>
  Array.isArray(value) ? value.flatMap((place) => placeFrom(place) ?? []) : null,
);

function placeFrom(value: unknown): StoredPlace | null {
  const { lat, lng, location_name } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(lat) && Number.isFinite(lng) && typeof location_name === 'string'
    ? { lat: lat as number, lng: lng as number, location_name }
    : null;
}

function distanceFrom(value: unknown): TripSearch['distanceData'] {
  const { distanceMeters, duration } = (value ?? {}) as Record<string, unknown>;
  return Number.isFinite(distanceMeters) && Number.isFinite(duration)
    ? { distanceMeters: distanceMeters as number, duration: duration as number }
    : null;
}
