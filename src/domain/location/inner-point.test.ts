import { expect, test } from 'vitest';
import { innerPoint } from './inner-point.ts';
import { isSamePoint, roundedPoint } from './point.ts';
import { isInside } from './polygon.ts';

const square = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 2 },
  { lat: 2, lng: 2 },
  { lat: 2, lng: 0 },
];
// A thin L: the middle of its box is outside.
const bent = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 10 },
  { lat: 2, lng: 10 },
  { lat: 2, lng: 2 },
  { lat: 10, lng: 2 },
  { lat: 10, lng: 0 },
];

test('the middle of a zone, when the zone holds it', () => {
  expect(innerPoint(square)).toEqual({ lat: 1, lng: 1 });
});

test('a zone that bends around its middle still has a point', () => {
  const point = innerPoint(bent);
  expect(point && isInside(point, bent)).toBe(true);
  // Of all that were tried the nearest to the middle.
  expect([point?.lat, point?.lng].map((degrees) => degrees?.toFixed(2))).toEqual(['1.67', '5.00']);
});

test('no ring, no point', () => {
  expect(innerPoint([])).toBeNull();
});

test('points are told to a hand’s width', () => {
  expect(roundedPoint({ lat: 0.1 + 0.2, lng: -11.97456789012 })).toEqual({ lat: 0.3, lng: -11.974568 });
  expect(isSamePoint({ lat: 57.7, lng: 11.9 }, { lat: 57.7000005, lng: 11.9 })).toBe(true);
  expect(isSamePoint({ lat: 57.7, lng: 11.9 }, { lat: 57.70001, lng: 11.9 })).toBe(false);
});
