import { expect, test } from 'vitest';
import { freeDeliveryProgress } from './free-delivery.ts';

test('the percentage is the subtotal over free_delivery_over [CART-024a]', () => {
  expect(freeDeliveryProgress(10_00, 40_00)).toEqual({ percent: 25, remaining: 30_00 });
  expect(freeDeliveryProgress(39_99, 40_00)).toEqual({ percent: 99.975, remaining: 1 });
});

test.each([
  { subtotal: 0, percent: 0, remaining: 40_00 },
  { subtotal: -5_00, percent: 0, remaining: 45_00 },
  { subtotal: 40_00, percent: 100, remaining: 0 },
  { subtotal: 400_00, percent: 100, remaining: 0 },
])('$subtotal of 4000 stays within 0 and 100 [CART-024b]', ({ subtotal, percent, remaining }) => {
  expect(freeDeliveryProgress(subtotal, 40_00)).toEqual({ percent, remaining });
});

test('where none is offered there is nothing to show', () => {
  expect(freeDeliveryProgress(10_00, null)).toBeNull();
  expect(freeDeliveryProgress(10_00, 0)).toBeNull();
});
