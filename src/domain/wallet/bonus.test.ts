import { expect, test } from 'vitest';
import { type BonusRule, bestBonus, nextBonus } from './bonus.ts';

const tenPercent: BonusRule = {
  bonus_type: 'percentage',
  bonus_amount: 10,
  minimum_add_amount: 50_00,
  maximum_bonus_amount: 10_00,
};
const twoMore: BonusRule = {
  bonus_type: 'amount',
  bonus_amount: 2_00,
  minimum_add_amount: 20_00,
  maximum_bonus_amount: 0,
};
const rules = [tenPercent, twoMore];

test('the best rule whose minimum is reached counts, a percentage up to its cap [WALL-015]', () => {
  const given = (amount: number) => bestBonus(rules, amount)?.bonus ?? 0;
  expect([0, 19_99, 20_00, 49_99, 50_00, 80_00, 100_00, 500_00].map(given)).toEqual([
    0, 0, 2_00, 2_00, 5_00, 8_00, 10_00, 10_00,
  ]);
  expect(bestBonus([], 50_00)).toBeNull();
});

test('without a cap a percentage grows on', () => {
  expect(bestBonus([{ ...tenPercent, maximum_bonus_amount: 0 }], 500_00)?.bonus).toBe(50_00);
});

test('a percentage is rounded to the nearest cent', () => {
  expect([50_04, 50_05, 50_14].map((amount) => bestBonus([tenPercent], amount)?.bonus)).toEqual([5_00, 5_01, 5_01]);
});

test('of two that give the same the first one counts', () => {
  expect(bestBonus([twoMore, { ...twoMore }], 20_00)?.rule).toBe(twoMore);
});

test('what is missing for the next rule that brings more is told', () => {
  expect(nextBonus(rules, 12_00)).toEqual({ rule: twoMore, bonus: 2_00, missing: 8_00 });
  expect(nextBonus(rules, 38_00)).toEqual({ rule: tenPercent, bonus: 5_00, missing: 12_00 });
  expect(nextBonus(rules, 50_00)).toBeNull();
  expect(nextBonus([{ ...twoMore, minimum_add_amount: 90_00 }, tenPercent], 60_00)).toBeNull();
});
