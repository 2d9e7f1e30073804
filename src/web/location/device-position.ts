import { DEVICE_POSITION_OPTIONS } from '#domain/location/device-position.ts';
import type { Point } from '#domain/location/point.ts';

export type NoPosition = 'denied' | 'timed_out' | 'unavailable';

/** Where the device says it is, or why it does not. */
export function devicePosition(): Promise<Point | NoPosition> {
  return new Promise((answer) => {
    if (!navigator.geolocation) return answer('unavailable');
    // The browser's own timeout starts only when the shopper has decided; a question left open must end as well.
    const patience = setTimeout(() => answer('timed_out'), DEVICE_POSITION_OPTIONS.timeout);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        clearTimeout(patience);
        answer({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code }) => {
        clearTimeout(patience);
        answer(REASONS[code] ?? 'unavailable');
      },
      DEVICE_POSITION_OPTIONS,
    );
  });
}

/** By the codes of GeolocationPositionError. */
const REASONS: Record<number, NoPosition> = { 1: 'denied', 2: 'unavailable', 3: 'timed_out' };
