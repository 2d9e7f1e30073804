import { expect, test } from 'vitest';
import { crossingSides } from './crosses-itself.ts';

const ring = (...corners: [number, number][]) => corners.map(([lng, lat]) => ({ lng, lat }));

test('a ring around an area crosses nothing, closed or not', () => {
  expect(crossingSides(ring([0, 0], [4, 0], [4, 4], [2, 1], [0, 4]))).toBeNull();
  expect(crossingSides(ring([0, 0], [4, 0], [4, 4], [0, 4], [0, 0]))).toBeNull();
});

test('a bow tie crosses itself, and it is said where', () => {
  expect(crossingSides(ring([0, 0], [4, 4], [4, 0], [0, 4]))).toEqual([1, 3]);
});

test('a ring that touches itself at a corner is no area either', () => {
  expect(crossingSides(ring([0, 0], [4, 0], [4, 4], [2, 0], [0, 4]))).toEqual([1, 3]);
});
