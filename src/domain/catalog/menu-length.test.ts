import { expect, test } from 'vitest';
import { isWorthARow, itemsPerShelf } from './menu-length.ts';

test('a few shelves are long, many are short, and none is empty [STORE-001]', () => {
  expect(itemsPerShelf(0)).toBe(24);
  expect(itemsPerShelf(3)).toBe(24);
  expect(itemsPerShelf(6)).toBe(20);
  expect(itemsPerShelf(10)).toBe(12);
  expect(itemsPerShelf(200)).toBe(6);
});

test('a row begins with three cards', () => {
  expect([0, 1, 2, 3, 4].map(isWorthARow)).toEqual([false, false, false, true, true]);
});
