import { describe, expect, test } from 'vitest';
import { planRefund, refundWay } from './refund-plan.ts';

const part = (payment_method: string, amount: number, refunded = 0) => ({
  id: payment_method,
  payment_method,
  amount,
  refunded,
});
const plan = (...args: Parameters<typeof planRefund>) =>
  planRefund(...args).map(({ payment_method, amount }) => `${payment_method} ${amount}`);

describe('money goes back the way it came', () => {
  test('all of it, each part to where it came from', () => {
    expect(plan([part('wallet', 10_00), part('stripe', 15_00)], null)).toEqual(['stripe 1500', 'wallet 1000']);
  });

  test('a part of it: the card first, then the wallet, then what is carried by hand', () => {
    const paid = [part('cash_on_delivery', 5_00), part('wallet', 10_00), part('stripe', 15_00)];
    expect(plan(paid, 20_00)).toEqual(['stripe 1500', 'wallet 500']);
    expect(plan(paid, 30_00)).toEqual(['stripe 1500', 'wallet 1000', 'cash_on_delivery 500']);
  });

  test('never more than came, and never twice', () => {
    expect(plan([part('stripe', 15_00, 10_00)], 20_00)).toEqual(['stripe 500']);
    expect(plan([part('stripe', 15_00, 15_00)], null)).toEqual([]);
    expect(plan([part('stripe', 15_00)], 0)).toEqual([]);
  });

  test.each([
    ['wallet', 'wallet'],
    ['cash_on_delivery', 'by_hand'],
    ['offline_payment', 'by_hand'],
    ['stripe', 'gateway'],
  ])('%s goes back by %s', (payment_method, way) => {
    expect(refundWay(payment_method)).toBe(way);
  });
});
