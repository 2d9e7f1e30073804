import type { Point } from '#domain/location/point.ts';

/** Coordinates come as texts, empty where there are none. */
export function pointOf(latitude: string | null, longitude: string | null): Point | null {
  if (!latitude || !longitude) return null;
  return { lat: Number(latitude), lng: Number(longitude) };
}
