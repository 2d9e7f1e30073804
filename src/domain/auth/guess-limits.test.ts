import { expect, test } from 'vitest';
import { pauseAfter } from './guess-limits.ts';

const limit = { guesses: 5, pauseSeconds: 30, longestSeconds: 100, forgetSeconds: 1000 };

test.each([
  [1, 0],
  [4, 0],
  [5, 30],
  [6, 0],
  [10, 60],
  [15, 100],
  [5000, 100],
])('after %i guesses one waits %i seconds', (count, seconds) => {
  expect(pauseAfter(limit, count)).toBe(seconds);
});
