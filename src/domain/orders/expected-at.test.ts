import { expect, test } from 'vitest';
import { expectedAt } from './expected-at.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const order = { order_status: 'confirmed', scheduled: false, schedule_at: noon, minutes: 40 } as const;

test('as long after placing as the store takes, or at the end of the slot', () => {
  expect(expectedAt(order)).toEqual(new Date('2026-03-01T12:40:00Z'));
  expect(expectedAt({ ...order, scheduled: true })).toEqual(noon);
  expect(expectedAt({ ...order, minutes: null })).toEqual(noon);
});

test('nobody waits for what is over', () => {
  expect(expectedAt({ ...order, order_status: 'delivered' })).toBeNull();
  expect(expectedAt({ ...order, order_status: 'failed' })).toBeNull();
});
