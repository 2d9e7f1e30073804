import { expect, test } from 'vitest';
import { rewardsToTakeBack } from './reward-take-back.ts';

const rewards = { cashback: 5_00, points: 200 };

test('what is still there is taken', () => {
  expect(rewardsToTakeBack(rewards, 1, { wallet_balance: 9_00, loyalty_point: 300 }, 100)).toEqual({
    cashback: 5_00,
    points: 200,
    withheld: 0,
  });
});

test('of a part of the goods’ money, a part', () => {
  expect(rewardsToTakeBack(rewards, 0.5, { wallet_balance: 9_00, loyalty_point: 300 }, 100)).toEqual({
    cashback: 2_50,
    points: 100,
    withheld: 0,
  });
});

test('what was spent is kept from the refund, points at their worth', () => {
  expect(rewardsToTakeBack(rewards, 1, { wallet_balance: 1_00, loyalty_point: 50 }, 100)).toEqual({
    cashback: 1_00,
    points: 50,
    withheld: 4_00 + 1_50,
  });
});

test('of points whose worth ends in parts of a cent, the part is not kept', () => {
  const spent = { wallet_balance: 0, loyalty_point: 0 };
  expect(rewardsToTakeBack({ cashback: 0, points: 2 }, 1, spent, 3).withheld).toBe(66);
  expect(rewardsToTakeBack({ cashback: 0, points: 2 }, 1, spent, 0).withheld).toBe(0);
});
