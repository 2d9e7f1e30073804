import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pointsEarned, pointsInMoney, pointsSpent, refusePoints } from './loyalty.ts';

const exchange = { loyalty_point_minimum_point: 200, loyalty_point_exchange_rate: 100 };

test('points are per cent of the amount, whole ones', () => {
  expect(pointsEarned(100_00, 5)).toBe(5);
  expect(pointsEarned(119_99, 5)).toBe(5);
  expect(pointsEarned(120_00, 5)).toBe(6);
  expect(pointsEarned(120_00, 0)).toBe(0);
});

test('no point is lost to a per cent that no number holds exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000 }), (hundredths) => {
      expect(pointsEarned(10_000_00, hundredths / 100)).toBe(hundredths);
    }),
  );
});

test.each([
  { points: 199, owned: 500, refusal: 'too_few' },
  { points: 200, owned: 500, refusal: null },
  { points: 500, owned: 500, refusal: null },
  { points: 501, owned: 500, refusal: 'more_than_owned' },
])('$points points of $owned: $refusal', ({ points, owned, refusal }) => {
  expect(refusePoints(points, owned, exchange)).toBe(refusal);
});

test('none and fewer are too few, even without a minimum', () => {
  const free = { ...exchange, loyalty_point_minimum_point: 0 };
  expect(refusePoints(0, 500, free)).toBe('too_few');
  expect(refusePoints(-1, 500, free)).toBe('too_few');
});

test('points become whole units of the currency', () => {
  expect(pointsInMoney(299, exchange)).toBe(2_00);
  expect(pointsInMoney(300, exchange)).toBe(3_00);
  expect(pointsInMoney(7, { ...exchange, loyalty_point_exchange_rate: 0 })).toBe(7_00);
});

test('points that make no whole unit are kept', () => {
  expect([200, 250, 299, 300].map((points) => pointsSpent(points, exchange))).toEqual([200, 200, 200, 300]);
  expect(pointsSpent(7, { ...exchange, loyalty_point_exchange_rate: 0 })).toBe(7);
});
