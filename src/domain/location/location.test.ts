import { describe, expect, test, vi } from 'vitest';
import { boundsOf, centreOf } from './bounds.ts';
import { DEVICE_POSITION_OPTIONS } from './device-position.ts';
import { greatCircleMeters } from './great-circle.ts';
import { mapStart } from './map-start.ts';
import { DELIVERY_ZOOM, pickerZoom } from './map-zoom.ts';
import { isInside, ringArea } from './polygon.ts';
import { decodePolyline, encodePolyline } from './polyline.ts';
import { firstRoute, ROUTE_ATTEMPTS, type TravelMode } from './route-attempts.ts';

const gothenburg = { lat: 57.7089, lng: 11.9746 };
const stockholm = { lat: 59.3293, lng: 18.0686 };

describe('greatCircleMeters', () => {
  test('from the equator to the pole is a quarter of the globe', () => {
    expect(greatCircleMeters({ lat: 0, lng: 40 }, { lat: 90, lng: 0 })).toBeCloseTo((6_371_008.8 * Math.PI) / 2, 3);
  });

  test('a degree of longitude is half as long at 60° north', () => {
    const atEquator = greatCircleMeters({ lat: 0, lng: 0 }, { lat: 0, lng: 0.01 });
    expect(greatCircleMeters({ lat: 60, lng: 0 }, { lat: 60, lng: 0.01 })).toBeCloseTo(atEquator / 2, 3);
  });

  test('is the same there and back, and zero at home', () => {
    expect(greatCircleMeters(stockholm, gothenburg)).toBeCloseTo(greatCircleMeters(gothenburg, stockholm), 6);
    expect(greatCircleMeters(gothenburg, gothenburg)).toBe(0);
  });
});

describe('isInside', () => {
  // An L: the notch at the upper right is outside.
  const ring = [
    { lat: 0, lng: 0 },
    { lat: 0, lng: 4 },
    { lat: 2, lng: 4 },
    { lat: 2, lng: 2 },
    { lat: 4, lng: 2 },
    { lat: 4, lng: 0 },
  ];

  test.each([
    { lat: 1, lng: 1, inside: true },
    { lat: 1, lng: 3, inside: true },
    { lat: 3, lng: 3, inside: false },
    { lat: 5, lng: 1, inside: false },
    { lat: 1, lng: -1, inside: false },
  ])('$lat,$lng is inside: $inside', ({ inside, ...at }) => {
    expect(isInside(at, ring)).toBe(inside);
  });

  test('a closed ring says the same as an open one', () => {
    expect(isInside({ lat: 1, lng: 3 }, [...ring, { lat: 0, lng: 0 }])).toBe(true);
  });

  test('no ring holds nothing', () => {
    expect(isInside({ lat: 1, lng: 1 }, [])).toBe(false);
  });

  test('areaOf measures a ring', () => {
    expect(ringArea(ring)).toBe(12);
  });
});

describe('polyline', () => {
  const points = [
    { lat: 38.5, lng: -120.2 },
    { lat: 40.7, lng: -120.95 },
    { lat: 43.252, lng: -126.453 },
  ];

  test("writes the example of Google's documentation", () => {
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
  });

  test('reads it back', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
  });
});

describe('bounds', () => {
  test('hold every point and have a centre', () => {
    const bounds = boundsOf([gothenburg, stockholm]);
    expect(bounds).toEqual({ south: 57.7089, west: 11.9746, north: 59.3293, east: 18.0686 });
    expect(bounds && centreOf(bounds).lat).toBeCloseTo(58.5191, 4);
  });

  test('of nothing are null', () => {
    expect(boundsOf([])).toBeNull();
  });
});

describe('firstRoute', () => {
  const asking = (answers: Partial<Record<TravelMode, string>>) =>
    vi.fn(async (mode: TravelMode) => answers[mode] ?? null);

  test('driving is tried first and wins [GEO-005a]', async () => {
    const ask = asking({ driving: 'road', walking: 'path', bicycling: 'lane' });
    expect(await firstRoute(ROUTE_ATTEMPTS, ask)).toEqual({ mode: 'driving', route: 'road' });
    expect(ask.mock.calls).toEqual([['driving']]);
  });

  test('walking is tried when driving has no route [GEO-005b]', async () => {
    const ask = asking({ walking: 'path', bicycling: 'lane' });
    expect(await firstRoute(ROUTE_ATTEMPTS, ask)).toEqual({ mode: 'walking', route: 'path' });
    expect(ask.mock.calls).toEqual([['driving'], ['walking']]);
  });

  test('bicycling is tried when walking has no route either [GEO-005c]', async () => {
    const ask = asking({ bicycling: 'lane' });
    expect(await firstRoute(ROUTE_ATTEMPTS, ask)).toEqual({ mode: 'bicycling', route: 'lane' });
    expect(ask.mock.calls).toEqual([['driving'], ['walking'], ['bicycling']]);
  });

  test('when all have none there is no line, only the marker [GEO-005d]', async () => {
    expect(await firstRoute(ROUTE_ATTEMPTS, asking({}))).toBeNull();
  });

  test('a mode that breaks does not stop the next one [GEO-005b]', async () => {
    const ask = vi.fn(async (mode: TravelMode) => {
      if (mode === 'driving') throw new Error('down');
      return 'path';
    });
    expect(await firstRoute(ROUTE_ATTEMPTS, ask)).toEqual({ mode: 'walking', route: 'path' });
  });
});

describe('maps', () => {
  test('the picker zooms from 1 to 21 [GEO-003a]', () => {
    expect(pickerZoom(false)).toMatchObject({ min: 1, max: 21 });
    expect(pickerZoom(true)).toMatchObject({ min: 1, max: 21 });
  });

  test('the picker starts at 17 [GEO-003b]', () => {
    expect(pickerZoom(false).default).toBe(17);
  });

  test('the picker starts at 9 when a zone is drawn [GEO-003c]', () => {
    expect(pickerZoom(true).default).toBe(9);
  });

  test('the delivery map zooms from 0 to 22 and starts at 10 [GEO-004]', () => {
    expect(DELIVERY_ZOOM).toEqual({ min: 0, max: 22, default: 10 });
  });

  test('the device is asked without high accuracy [GEO-001]', () => {
    expect(DEVICE_POSITION_OPTIONS.enableHighAccuracy).toBe(false);
  });

  test('the device has 5000 ms to answer [GEO-002]', () => {
    expect(DEVICE_POSITION_OPTIONS.timeout).toBe(5000);
  });

  test('a map opens at the default location when no place is known [GEO-007]', () => {
    expect(mapStart(null, { lat: '57.70', lng: '11.97' })).toEqual({ lat: 57.7, lng: 11.97 });
  });

  test('a map opens at the known place [GEO-007]', () => {
    expect(mapStart(stockholm, { lat: '57.70', lng: '11.97' })).toEqual(stockholm);
  });

  test('a known place that is none counts as unknown [GEO-007]', () => {
    expect(mapStart({ lat: Number.NaN, lng: 0 }, { lat: '57.70', lng: '11.97' })).toEqual({ lat: 57.7, lng: 11.97 });
  });
});
