import { describe, expect, test } from 'vitest';
import { changeFor, exceedsCashLimit } from './cash-limit.ts';

test.each([
  { order_amount: 200_00, limit: 200_00, order_type: 'delivery', exceeds: false },
  { order_amount: 200_01, limit: 200_00, order_type: 'delivery', exceeds: true },
  { order_amount: 200_01, limit: 200_00, order_type: 'take_away', exceeds: false },
  { order_amount: 999_999_00, limit: null, order_type: 'delivery', exceeds: false },
  { order_amount: 1, limit: 0, order_type: 'delivery', exceeds: true },
] as const)('$order_amount in cash with the limit $limit, $order_type: $exceeds', (given) => {
  expect(exceedsCashLimit(given.order_amount, given.limit, given.order_type)).toBe(given.exceeds);
});

describe('change', () => {
  test('is what the note is more than the order', () => expect(changeFor(50_00, 37_69)).toBe(12_31));
  test('is nothing for the exact sum', () => expect(changeFor(37_69, 37_69)).toBe(0));
  test('is nothing where nobody asked for it', () => expect(changeFor(0, 37_69)).toBe(0));
  test('cannot be brought for a note that is too small', () => expect(changeFor(37_68, 37_69)).toBeNull());
});
