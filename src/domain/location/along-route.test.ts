import { expect, test } from 'vitest';
import { alongRoute, leftOfRoute } from './along-route.ts';

// Two legs of about the same length, north and then further north.
const way = [
  { lat: 57.7, lng: 11.97 },
  { lat: 57.71, lng: 11.97 },
  { lat: 57.73, lng: 11.97 },
];

test.each([
  { part: -1, lat: 57.7 },
  { part: 0, lat: 57.7 },
  { part: 1 / 6, lat: 57.705 },
  { part: 0.5, lat: 57.715 },
  { part: 1, lat: 57.73 },
  { part: 2, lat: 57.73 },
])('after $part of the way one is at $lat [ORD-011]', ({ part, lat }) => {
  expect(alongRoute(way, part)?.lat).toBeCloseTo(lat, 6);
});

test('a way of one point stays there, and no way is nowhere', () => {
  expect(alongRoute(way.slice(0, 1), 0.5)).toEqual(way[0]);
  expect(alongRoute([], 0.5)).toBeNull();
});

test('a way that stands still somewhere goes on', () => {
  const [first, second, third] = way;
  if (!first || !second || !third) throw new Error('three points');
  expect(alongRoute([first, first, third], 0.5)?.lat).toBeCloseTo(57.715, 6);
});

test('what is left of a way becomes less with every step, also where it leads away from its end', () => {
  const detour = [
    { lat: 57.7, lng: 11.97 },
    { lat: 57.72, lng: 11.97 },
    { lat: 57.72, lng: 11.98 },
    { lat: 57.7, lng: 11.98 },
  ];
  const left = [0, 0.2, 0.4, 0.6, 0.8, 1].map((part) => {
    const at = alongRoute(detour, part);
    return (at && leftOfRoute(detour, at)) ?? { beside: -1, left: -1 };
  });
  for (const { beside } of left) expect(beside).toBeLessThan(1);
  expect(left.map((step) => Math.round((step.left / (left[0]?.left ?? 1)) * 10) / 10)).toEqual([
    1, 0.8, 0.6, 0.4, 0.2, 0,
  ]);
});

test('a place beside the way says how far beside', () => {
  expect(leftOfRoute(way, { lat: 57.71, lng: 11.98 })?.beside).toBeCloseTo(594, -1);
  expect(leftOfRoute(way.slice(0, 1), { lat: 57.71, lng: 11.98 })).toBeNull();
});
