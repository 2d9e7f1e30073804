import { expect, test } from 'vitest';
import { priceRange } from './price-range.ts';

test('an item without variations has one price', () => {
  expect(priceRange(5_00, [])).toEqual({ min: 5_00, max: 5_00 });
});

test('variations span from the cheapest to the dearest; the item’s own price does not count', () => {
  expect(priceRange(1_00, [{ price: 7_00 }, { price: 5_00 }])).toEqual({ min: 5_00, max: 7_00 });
});
