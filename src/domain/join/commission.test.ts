import { expect, test } from 'vitest';
import { commissionOf } from './commission.ts';

test('a commission is its part of the order, to the minor unit [REG-004]', () => {
  expect(commissionOf(40_00, 12)).toBe(4_80);
  expect(commissionOf(9_99, 12.5)).toBe(1_25);
  expect(commissionOf(40_00, 0)).toBe(0);
});
