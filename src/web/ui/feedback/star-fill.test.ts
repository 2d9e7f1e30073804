import { expect, test } from 'vitest';
import { starFills } from './star-fill.ts';

test.each([
  { value: 0, stars: 'eeeee' },
  { value: 4.8, stars: 'fffff' },
  { value: 4.74, stars: 'ffffh' },
  { value: 3.5, stars: 'fffhe' },
  { value: 2.24, stars: 'ffeee' },
  { value: 7, stars: 'fffff' },
  { value: -1, stars: 'eeeee' },
])('$value is drawn as $stars', ({ value, stars }) => {
  expect(
    starFills(value)
      .map(({ fill }) => fill[0])
      .join(''),
  ).toBe(stars);
});
