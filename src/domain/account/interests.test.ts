import { expect, test } from 'vitest';
import { asksInterests, offersInterests } from './interests.ts';

const food = { hasZone: true, module: { id: 1, module_type: 'food' }, categoryCount: 8 } as const;

test('interests are offered with a zone, in a module with categories that is not parcel [ROUTE-044a]', () => {
  expect(offersInterests(food)).toBe(true);
  expect(offersInterests({ ...food, categoryCount: 0 })).toBe(false);
  expect(offersInterests({ ...food, module: { id: 5, module_type: 'parcel' } })).toBe(false);
  expect(offersInterests({ ...food, hasZone: false })).toBe(false);
  expect(offersInterests({ ...food, module: null })).toBe(false);
});

test('after a module choice they are asked for once a module [ROUTE-044b]', () => {
  expect(asksInterests(food, [])).toBe(true);
  expect(asksInterests(food, [2, 3])).toBe(true);
  expect(asksInterests(food, [1])).toBe(false);
  expect(asksInterests({ ...food, categoryCount: 0 }, [])).toBe(false);
  expect(asksInterests({ ...food, module: { id: 5, module_type: 'parcel' } }, [])).toBe(false);
});
