import { expect, test } from 'vitest';
import { fitOf, fitWithTypos, plain, typosToPrefix } from './match-text.ts';
import { readQuery } from './search-town.ts';

test('accents and case do not matter', () => {
  expect(plain('  Linnégatan, Öster ')).toBe('linnegatan oster');
});

test('the better a text fits, the more it counts', () => {
  const scores = [
    fitOf('haga', 'haga'),
    fitOf('haga', 'hagakyrkan'),
    fitOf('nygata', 'haga nygata'),
    fitOf('nygata haga', 'haga nygata'),
    fitOf('kyrkan', 'hagakyrkan'),
    fitWithTypos('lisberg', 'liseberg'),
    fitOf('haga', 'vasagatan'),
  ];
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(scores.at(-1)).toBe(0);
});

test('a swap, a slip, a missing and a doubled letter are one typo each', () => {
  expect(typosToPrefix('vasagtaan', 'vasagatan', 3)).toBe(1);
  expect(typosToPrefix('vadagatan', 'vasagatan', 3)).toBe(1);
  expect(typosToPrefix('vasgatan', 'vasagatan', 3)).toBe(1);
  expect(typosToPrefix('vassagatan', 'vasagatan', 3)).toBe(1);
});

test('short texts are not guessed at', () => {
  expect(fitWithTypos('hga', 'haga')).toBe(0);
});

test.each([
  { typed: 'avenyn 12', name: 'avenyn', house: 12 },
  { typed: 'Vasagatan 12 B, Göteborg', name: 'vasagatan', house: 12 },
  { typed: 'Vasagatan 12b', name: 'vasagatan', house: 12 },
  { typed: 'Haga, Gothenburg', name: 'haga', house: null },
  { typed: 'Göteborg', name: 'goteborg', house: null },
  { typed: '52', name: '52', house: null },
])('"$typed" asks for $name, house $house', ({ typed, name, house }) => {
  expect(readQuery(typed)).toEqual({ name, house });
});
