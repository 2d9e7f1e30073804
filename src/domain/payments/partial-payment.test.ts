import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coversOrder, partialPayment, restMethods } from './partial-payment.ts';

const both = { partial_payment_status: 1, partial_payment_method: 'both' } as const;
const asked = { wallet_balance: 30_00, order_amount: 100_00, method: 'cash_on_delivery' } as const;

describe('a part from the wallet', () => {
  test('is all that is in it', () => {
    expect(partialPayment(both, asked)).toEqual({ partially_paid_amount: 30_00, due: 70_00 });
  });

  test.each([
    { wallet_balance: 0, answer: 'wallet_empty' },
    { wallet_balance: 1, answer: { partially_paid_amount: 1, due: 99_99 } },
    { wallet_balance: 99_99, answer: { partially_paid_amount: 99_99, due: 1 } },
    { wallet_balance: 100_00, answer: 'wallet_enough' },
  ])('with $wallet_balance of 10000 in it: $answer', ({ wallet_balance, answer }) => {
    expect(partialPayment(both, { ...asked, wallet_balance })).toEqual(answer);
  });

  test('goes with the methods that the business allows', () => {
    expect(partialPayment({ ...both, partial_payment_method: 'cod' }, asked)).toHaveProperty('due');
    expect(partialPayment({ ...both, partial_payment_method: 'digital_payment' }, asked)).toBe('method');
    expect(partialPayment({ ...both, partial_payment_method: '' }, asked)).toBe('method');
    expect(partialPayment({ ...both, partial_payment_status: 0 }, asked)).toBe('off');
  });

  test('offers nothing where it is switched off', () => {
    expect(restMethods(both)).toEqual(['cash_on_delivery', 'digital_payment']);
    expect(restMethods({ ...both, partial_payment_status: 0 })).toEqual([]);
  });
});

test('for any wallet either it covers the order, or both parts are paid and make the whole', () => {
  fc.assert(
    fc.property(fc.nat(500_00), fc.nat(500_00), (wallet_balance, order_amount) => {
      const answer = partialPayment(both, { ...asked, wallet_balance, order_amount });
      expect(answer === 'wallet_enough').toBe(wallet_balance > 0 && coversOrder(wallet_balance, order_amount));
      if (typeof answer === 'string') return;
      expect(answer.partially_paid_amount + answer.due).toBe(order_amount);
      expect(Math.min(answer.partially_paid_amount, answer.due)).toBeGreaterThan(0);
    }),
  );
});
