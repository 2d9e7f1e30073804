import { expect, test } from 'vitest';
import type { OrderStatus } from './order-status.ts';
import { trackSteps } from './track-steps.ts';

const shown = (status: OrderStatus, type = 'delivery') =>
  trackSteps(status, type)?.map(({ name, state }) => `${name} ${state}`);

test.each([
  ['pending', ['placed now', 'confirmed next', 'preparing next', 'on_the_way next', 'delivered next']],
  ['confirmed', ['placed done', 'confirmed now', 'preparing next', 'on_the_way next', 'delivered next']],
  ['handover', ['placed done', 'confirmed done', 'preparing now', 'on_the_way next', 'delivered next']],
  ['picked_up', ['placed done', 'confirmed done', 'preparing done', 'on_the_way now', 'delivered next']],
  ['delivered', ['placed done', 'confirmed done', 'preparing done', 'on_the_way done', 'delivered done']],
] as const)('an order that is %s shows its five steps [ORD-010]', (status, steps) => {
  expect(shown(status)).toEqual(steps);
});

test('whoever fetches the order sees it ready, and then fetched [ORD-010]', () => {
  expect(shown('handover', 'take_away')).toEqual([
    'placed done',
    'confirmed done',
    'preparing done',
    'ready now',
    'fetched next',
  ]);
  expect(shown('delivered', 'take_away')?.at(-1)).toBe('fetched done');
});

test.each(['canceled', 'failed', 'refunded', 'refund_requested', 'refund_request_canceled'] as const)(
  'an order that is %s is off the road',
  (status) => expect(trackSteps(status, 'delivery')).toBeNull(),
);
