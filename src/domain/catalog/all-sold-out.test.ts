import { expect, test } from 'vitest';
import { isAllSoldOut } from './all-sold-out.ts';

const gone = { soldOut: true };
const there = { soldOut: false };

test('a menu is sold out when nothing is left on any of its shelves', () => {
  expect(
    isAllSoldOut([
      { total_size: 2, items: [gone, gone] },
      { total_size: 1, items: [gone] },
    ]),
  ).toBe(true);
});

test('one thing that is left is enough', () => {
  expect(
    isAllSoldOut([
      { total_size: 1, items: [gone] },
      { total_size: 2, items: [gone, there] },
    ]),
  ).toBe(false);
});

test('of a shelf that shows only its first things nothing is said', () => {
  expect(isAllSoldOut([{ total_size: 3, items: [gone, gone] }])).toBe(false);
});

test('a store without a menu has nothing that could be sold out', () => {
  expect(isAllSoldOut([])).toBe(false);
});
