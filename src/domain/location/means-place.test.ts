import { expect, test } from 'vitest';
import { meansPlace } from './means-place.ts';

test.each([
  ['Vasagatan 33', 'Vasagatan 33, Göteborg'],
  ['göteborg vasagatan', 'Vasagatan, Göteborg'],
  ['Haga', 'Haga, Göteborg'],
])('%s means %s', (typed, place) => {
  expect(meansPlace(typed, place)).toBe(true);
});

test.each([
  ['Stockholm', 'Stockholmsgatan, Göteborg'],
  ['Vasagatn', 'Vasagatan, Göteborg'],
  ['Vasagatan 33', 'Vasagatan, Göteborg'],
])('%s is not simply %s: the shopper is asked', (typed, place) => {
  expect(meansPlace(typed, place)).toBe(false);
});
