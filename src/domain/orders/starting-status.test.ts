import { expect, test } from 'vitest';
import { startingStatus } from './starting-status.ts';

test.each([
  [{ payment_method: 'cash_on_delivery' }, 'pending', 'unpaid'],
  [{ payment_method: 'wallet' }, 'confirmed', 'paid'],
  [{ payment_method: 'digital_payment' }, 'failed', 'unpaid'],
  [{ payment_method: 'offline_payment' }, 'failed', 'unpaid'],
  [{ payment_method: 'partial_payment', rest: 'cash_on_delivery' }, 'confirmed', 'partially_paid'],
  [{ payment_method: 'partial_payment', rest: 'digital_payment' }, 'failed', 'partially_paid'],
] as const)('%o starts as %s and %s', (choice, order_status, payment_status) => {
  expect(startingStatus(choice)).toEqual({ order_status, payment_status });
});
