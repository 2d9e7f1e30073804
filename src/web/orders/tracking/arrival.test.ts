import { expect, test } from 'vitest';
import { arrivalOf } from './arrival.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const in40 = '2026-11-15T12:40:00Z';
const order = { order_status: 'processing', expected_at: in40, scheduled: 0 } as const;

test('while it is prepared the store’s promise counts [ORD-011]', () => {
  expect(arrivalOf(order, now, null)).toEqual({ kind: 'minutes', minutes: 40, by: Date.parse(in40), isLate: false });
});

test('on the way the courier’s own place counts [ORD-011]', () => {
  const onTheWay = { ...order, order_status: 'picked_up' } as const;
  expect(arrivalOf(onTheWay, now, 7)).toEqual({ kind: 'minutes', minutes: 7, by: now + 7 * 60_000, isLate: false });
  expect(arrivalOf(onTheWay, Date.parse(in40), 7)).toMatchObject({ minutes: 7, isLate: true });
});

test('later than promised is any moment, and said to be late', () => {
  expect(arrivalOf(order, Date.parse('2026-11-15T12:45:00Z'), null)).toMatchObject({ minutes: 0, isLate: true });
});

test('what is wanted much later shows its time, what is over its state', () => {
  const tonight = { ...order, order_status: 'pending', scheduled: 1, expected_at: '2026-11-15T19:00:00Z' } as const;
  expect(arrivalOf(tonight, now, null)).toEqual({ kind: 'day', at: tonight.expected_at, isWanted: true });
  expect(arrivalOf({ ...order, expected_at: '2026-11-19T12:00:00Z' }, now, null)).toMatchObject({ isWanted: false });
  expect(arrivalOf({ ...order, order_status: 'delivered', expected_at: null }, now, null)).toEqual({
    kind: 'state',
    status: 'delivered',
  });
});
