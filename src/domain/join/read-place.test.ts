import { expect, test } from 'vitest';
import { readingsOf } from './read-place.ts';

test('a place is read as it was sent first, then swapped', () => {
  expect(readingsOf({ latitude: 57.7, longitude: 11.97 })).toEqual([
    { lat: 57.7, lng: 11.97 },
    { lat: 11.97, lng: 57.7 },
  ]);
});

test('what can be no latitude is no reading', () => {
  expect(readingsOf({ latitude: 121.5, longitude: 31.2 })).toEqual([{ lat: 31.2, lng: 121.5 }]);
  expect(readingsOf({ latitude: 170, longitude: 170 })).toEqual([]);
});
