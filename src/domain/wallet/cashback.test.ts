import { expect, test } from 'vitest';
import { bestCashback, type CashbackRule } from './cashback.ts';

const aRule = (overrides: Partial<CashbackRule & { uses: number }> = {}) => ({
  cashback_type: 'percentage' as const,
  cashback_amount: 10,
  min_purchase: 0,
  max_discount: 0,
  same_user_limit: 0,
  uses: 0,
  ...overrides,
});
const fiveBack = aRule({ cashback_type: 'amount', cashback_amount: 5_00 });

test('the rule that gives most [WALL-018]', () => {
  expect(bestCashback([fiveBack, aRule()], 60_00)).toEqual({ rule: aRule(), calculated_amount: 6_00 });
  expect(bestCashback([fiveBack, aRule()], 40_00)?.calculated_amount).toBe(5_00);
});

test('a percentage gives no more than its limit', () => {
  expect(bestCashback([fiveBack, aRule({ max_discount: 4_00 })], 90_00)?.rule).toBe(fiveBack);
});

test.each([
  { order_amount: 49_99, calculated_amount: undefined },
  { order_amount: 50_00, calculated_amount: 5_00 },
])('with min_purchase 5000, an order of $order_amount gives $calculated_amount', (given) => {
  expect(bestCashback([aRule({ min_purchase: 50_00 })], given.order_amount)?.calculated_amount).toBe(
    given.calculated_amount,
  );
});

test('a customer uses a rule up to its limit', () => {
  expect(bestCashback([aRule({ same_user_limit: 2, uses: 1 })], 60_00)).not.toBeNull();
  expect(bestCashback([aRule({ same_user_limit: 2, uses: 2 })], 60_00)).toBeNull();
});

test('nothing is no cashback', () => {
  expect(bestCashback([], 60_00)).toBeNull();
  expect(bestCashback([aRule()], 0)).toBeNull();
});
