import fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatCircleMeters } from '../location/great-circle.ts';
import { roughPlace } from './rough-place.ts';

const degrees = (middle: number) => fc.double({ min: middle - 0.2, max: middle + 0.2, noNaN: true });

test('a place is told only roughly, and near enough to be the right part of town', () => {
  fc.assert(
    fc.property(degrees(57.7), degrees(11.97), (lat, lng) => {
      const rough = roughPlace({ lat, lng });
      expect(greatCircleMeters(rough, { lat, lng })).toBeLessThan(300);
      // Doors of one block look the same.
      expect(roughPlace(rough)).toEqual(rough);
    }),
  );
  expect(roughPlace({ lat: 57.70112, lng: 11.97043 })).toEqual(roughPlace({ lat: 57.70149, lng: 11.97009 }));
});
