import { expect, test } from 'vitest';
import { overDefaults } from './over-defaults.ts';

const defaults = { name: 'shop', links: { android: '', ios: '' }, list: [1] as number[] };

test('what was written wins, what was not holds, also inside objects', () => {
  expect(overDefaults(defaults, { links: { ios: 'x' } })).toEqual({ ...defaults, links: { android: '', ios: 'x' } });
});

test('a list is taken as it was written', () => {
  expect(overDefaults(defaults, { list: [] }).list).toEqual([]);
});

test('nothing written is the defaults', () => {
  expect(overDefaults(defaults, null)).toEqual(defaults);
});
