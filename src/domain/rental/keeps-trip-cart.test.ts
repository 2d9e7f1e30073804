import { expect, test } from 'vitest';
import { keepsTripCart } from './keeps-trip-cart.ts';

test('a trip cart stays only where its provider hands vehicles over [MOD-010] [MOD-012]', () => {
  expect(keepsTripCart([2, 3], [1, 3])).toBe(true);
  expect(keepsTripCart([2, 3], [1])).toBe(false);
  expect(keepsTripCart([], [1])).toBe(false);
});
