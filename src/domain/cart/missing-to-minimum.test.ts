import { expect, test } from 'vitest';
import { missingToMinimum } from './missing-to-minimum.ts';

test('pieces and add-ons count towards the least order, and nothing is missing beyond it', () => {
  expect(missingToMinimum({ products: 500, add_ons: 100 }, 800)).toBe(200);
  expect(missingToMinimum({ products: 700, add_ons: 100 }, 800)).toBe(0);
  expect(missingToMinimum({ products: 900, add_ons: 0 }, 800)).toBe(0);
});
