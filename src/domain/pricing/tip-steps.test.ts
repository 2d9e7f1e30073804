import { expect, test } from 'vitest';
import { tipSteps } from './tip-steps.ts';

test('tips follow the order: the shop’s steps of it, in round amounts [CHK-018]', () => {
  expect(tipSteps(18_00, [5, 10, 15], null)).toEqual([90, 1_80, 2_70]);
  expect(tipSteps(12_34, [5, 10, 15], null)).toEqual([60, 1_20, 1_90]);
});

test('what most people give stands among them, unless it is out of proportion [CHK-018]', () => {
  expect(tipSteps(18_00, [5, 10, 15], 2_00)).toEqual([90, 1_80, 2_00, 2_70]);
  expect(tipSteps(18_00, [5, 10, 15], 1_80)).toEqual([90, 1_80, 2_70]);
  expect(tipSteps(18_00, [5, 10, 15], 15_00)).toEqual([90, 1_80, 2_70]);
});

test('nobody is asked for a few cents, nor for more than half of a small order [CHK-018]', () => {
  expect(tipSteps(3_39, [5, 10, 15], null)).toEqual([50, 1_00, 1_50]);
  expect(tipSteps(2_10, [5, 10, 15], null)).toEqual([50, 1_00]);
});

test('of an order whose amount nobody knows yet nothing is offered', () => {
  expect(tipSteps(0, [5, 10, 15], 2_00)).toEqual([]);
});
