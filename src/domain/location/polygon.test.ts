import { expect, test } from 'vitest';
import { isInside, ringArea } from './polygon.ts';

// Its sides lean to both sides, and its eastern one is bent inwards.
const arrow = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 10 },
  { lat: 5, lng: 4 },
  { lat: 10, lng: 10 },
  { lat: 10, lng: 6 },
];

test('a point is inside by the leaning sides of a zone, not by the box around it', () => {
  const inside = (lat: number, lng: number) => isInside({ lat, lng }, arrow);
  expect([inside(1, 0.5), inside(1, 0.7), inside(1, 8.7), inside(1, 8.9)]).toEqual([false, true, true, false]);
  expect([inside(5, 2.9), inside(5, 3.1), inside(5, 3.9), inside(5, 4.1)]).toEqual([false, true, true, false]);
  expect([inside(9, 5.3), inside(9, 5.5), inside(9, 8.7), inside(9, 8.9)]).toEqual([false, true, true, false]);
  expect([inside(-1, 5), inside(11, 8)]).toEqual([false, false]);
});

test('a ring that ends where it began is the same zone, and so is one told the other way round', () => {
  const [first] = arrow;
  for (const ring of [[...arrow, ...(first ? [first] : [])], arrow.toReversed()]) {
    expect([isInside({ lat: 5, lng: 3.5 }, ring), isInside({ lat: 5, lng: 4.5 }, ring)]).toEqual([true, false]);
    expect(ringArea(ring)).toBe(40);
  }
});
