import { expect, test } from 'vitest';
import { readHours } from './store-hours.ts';

test('hours are read as the database writes them', () => {
  expect(readHours('7 1 08:00:00 14:00:00,9 1 16:30:00 23:59:59', 3)).toEqual([
    { id: 7, store_id: 3, day: 1, opening_time: '08:00:00', closing_time: '14:00:00' },
    { id: 9, store_id: 3, day: 1, opening_time: '16:30:00', closing_time: '23:59:59' },
  ]);
  expect(readHours(null, 3)).toEqual([]);
});

test('of the same text each store has its own', () => {
  expect(readHours('7 1 08:00:00 14:00:00', 3)[0]?.store_id).toBe(3);
  expect(readHours('7 1 08:00:00 14:00:00', 4)[0]?.store_id).toBe(4);
  expect(readHours('7 1 08:00:00 14:00:00', 3)).toBe(readHours('7 1 08:00:00 14:00:00', 3));
});
