import { expect, test } from 'vitest';
import { lineProblem } from './line-problem.ts';

const van = { trip_hourly: true, trip_day_wise: false, trip_distance: false };

test('a vehicle can be had up to as many as are free [RENT-027]', () => {
  const line = { rental_type: 'hourly', free: 2 } as const;
  expect(lineProblem(van, { ...line, quantity: 2 })).toBeNull();
  expect(lineProblem(van, { ...line, quantity: 3 })).toBe('too_many');
  expect(lineProblem(van, { ...line, quantity: 1, free: 0 })).toBe('none_free');
  expect(lineProblem(van, { ...line, quantity: 1, rental_type: 'day_wise' })).toBe('rental_type');
});
