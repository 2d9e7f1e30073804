import { expect, test } from 'vitest';
import type { OrderStatus } from '../orders/order-status.ts';
import { parcelSteps } from './parcel-steps.ts';

const words = (order_status: OrderStatus, more: { comesBack?: boolean; isAtDoor?: boolean } = {}) =>
  parcelSteps({ order_status, comesBack: false, isAtDoor: false, ...more })?.map(
    ({ name, state }) => `${name} ${state}`,
  );

test.each([
  ['pending', ['placed now', 'picked_up next', 'on_the_way next', 'at_the_door next']],
  ['confirmed', ['placed done', 'picked_up now', 'on_the_way next', 'at_the_door next']],
  ['handover', ['placed done', 'picked_up now', 'on_the_way next', 'at_the_door next']],
  ['picked_up', ['placed done', 'picked_up done', 'on_the_way now', 'at_the_door next']],
  ['delivered', ['placed done', 'picked_up done', 'on_the_way done', 'delivered done']],
] as const)('a parcel that is %s [PARC-007]', (status, steps) => {
  expect(words(status)).toEqual(steps);
});

test('a courier who is nearly there is at the door [PARC-007]', () => {
  expect(words('picked_up', { isAtDoor: true })).toEqual([
    'placed done',
    'picked_up done',
    'on_the_way done',
    'at_the_door now',
  ]);
  expect(words('confirmed', { isAtDoor: true })?.[1]).toBe('picked_up now');
});

test('one that comes back has steps of its own; one that was never fetched, or is not paid, has none [PARC-007]', () => {
  expect(words('canceled', { comesBack: true })).toEqual(['picked_up done', 'coming_back now', 'returned next']);
  expect(words('returned', { comesBack: true })).toEqual(['picked_up done', 'coming_back done', 'returned done']);
  expect(words('canceled')).toBeUndefined();
  expect(words('failed')).toBeUndefined();
});
