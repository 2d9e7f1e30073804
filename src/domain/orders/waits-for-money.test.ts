import { describe, expect, test } from 'vitest';
import { isUnverified, refuseAnotherUnpaid, waitsForMoney } from './waits-for-money.ts';

describe('what waits for its money', () => {
  test.each([
    ['failed', 'digital_payment', 'unpaid', true],
    ['failed', 'partial_payment', 'partially_paid', true],
    ['pending', 'offline_payment', 'unpaid', true],
    ['pending', 'offline_payment', 'paid', false],
    ['pending', 'cash_on_delivery', 'unpaid', false],
    ['confirmed', 'offline_payment', 'unpaid', false],
  ] as const)('%s, %s, %s: %s', (order_status, payment_method, payment_status, waits) => {
    expect(waitsForMoney({ order_status, payment_method, payment_status })).toBe(waits);
  });

  test('a transfer counts once somebody has seen it', () => {
    expect(isUnverified({ payment_method: 'offline_payment', payment_status: 'unpaid' })).toBe(true);
    expect(isUnverified({ payment_method: 'offline_payment', payment_status: 'paid' })).toBe(false);
    expect(isUnverified({ payment_method: 'cash_on_delivery', payment_status: 'unpaid' })).toBe(false);
  });

  test.each([
    [2, 19, null],
    [3, 0, 'shopper'],
    [0, 20, 'address'],
  ] as const)('%i of the shopper and %i from the address: %s', (of_shopper, from_address, refusal) => {
    const limits = { unpaid_orders_per_shopper: 3, unpaid_orders_per_address: 20 };
    expect(refuseAnotherUnpaid({ of_shopper, from_address }, limits)).toBe(refusal);
  });
});
