import type { Point } from '../location/point.ts';

/**
 * How two numbers may be read as a place, the likelier first: as they were sent, or swapped. Whoever asks takes the first
 * one that lies in the zone.
 */
export function readingsOf({ latitude, longitude }: { latitude: number; longitude: number }): Point[] {
  const asSent = { lat: latitude, lng: longitude };
  const swapped = { lat: longitude, lng: latitude };
  return [asSent, swapped].filter(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180);
}
