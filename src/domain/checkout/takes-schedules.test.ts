import { expect, test } from 'vitest';
import { takesSchedules } from './takes-schedules.ts';

test('orders for later need a shop with slots, and a store that wants them [STORE-010]', () => {
  const shop = { schedule_order: true, schedule_order_slot_duration: 30 };
  const [willing, unwilling] = [{ schedule_order: true }, { schedule_order: false }];
  expect(takesSchedules(shop)).toBe(true);
  expect(takesSchedules(shop, willing)).toBe(true);
  expect(takesSchedules(shop, unwilling)).toBe(false);
  expect(takesSchedules({ ...shop, schedule_order_slot_duration: 0 }, willing)).toBe(false);
  expect(takesSchedules({ ...shop, schedule_order: false }, willing)).toBe(false);
});
