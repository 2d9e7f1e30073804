import { describe, expect, test } from 'vitest';
import {
  isNewsTo,
  isRunning,
  mayMove,
  mayWaitForMoney,
  nextStatuses,
  ORDER_STATUSES,
  type OrderStatus,
  trackStep,
} from './order-status.ts';

const delivery = { order_type: 'delivery', accepted_by_courier: false } as const;
const food = { ...delivery, accepted_by_courier: true };
const fetched = { order_type: 'take_away', accepted_by_courier: true } as const;

const isWay = (way: OrderStatus[], course: Parameters<typeof mayMove>[2]) =>
  way.every((to, at) => at === 0 || mayMove(way[at - 1] ?? to, to, course));

test('every step is news, and what was before it is none', () => {
  for (const course of [food, fetched, { order_type: 'parcel', accepted_by_courier: false } as const])
    for (const from of ORDER_STATUSES)
      for (const to of nextStatuses(from, course)) {
        expect([from, to, isNewsTo(from, to)]).toEqual([from, to, true]);
        if (from !== 'failed') expect([to, from, isNewsTo(to, from)]).toEqual([to, from, false]);
      }
  for (const status of ORDER_STATUSES) expect(isNewsTo(status, status)).toBe(false);
});

describe('the way of an order', () => {
  test('to the door', () => {
    const way: OrderStatus[] = ['pending', 'confirmed', 'processing', 'handover', 'picked_up', 'delivered'];
    expect(isWay(way, delivery)).toBe(true);
    expect(isWay(['pending', 'accepted', 'confirmed'], food)).toBe(true);
    expect(mayMove('pending', 'accepted', delivery)).toBe(false);
  });

  test('to the counter, without a courier', () => {
    expect(isWay(['pending', 'confirmed', 'processing', 'handover', 'delivered'], fetched)).toBe(true);
    expect(nextStatuses('pending', fetched)).not.toContain('accepted');
    expect(nextStatuses('handover', fetched)).not.toContain('picked_up');
    expect(mayMove('handover', 'delivered', delivery)).toBe(false);
  });

  test('of a parcel: fetched, brought, and back to its sender when it is canceled on the way [PARC-007] [PARC-008]', () => {
    const parcel = { order_type: 'parcel', accepted_by_courier: false } as const;
    expect(isWay(['pending', 'confirmed', 'handover', 'picked_up', 'delivered'], parcel)).toBe(true);
    expect(isWay(['confirmed', 'picked_up', 'canceled', 'returned'], parcel)).toBe(true);
    expect(mayMove('confirmed', 'processing', parcel)).toBe(false);
    expect(mayMove('confirmed', 'delivered', parcel)).toBe(false);
    expect(mayMove('delivered', 'refund_requested', parcel)).toBe(false);
    expect(mayMove('canceled', 'returned', delivery)).toBe(false);
  });

  test('out of an open payment: paid, in cash, or given up', () => {
    expect(nextStatuses('failed', delivery)).toEqual(['pending', 'confirmed', 'canceled']);
  });

  test('back to an open payment only while nobody prepares it', () => {
    expect(ORDER_STATUSES.filter(mayWaitForMoney)).toEqual(['pending', 'accepted', 'confirmed']);
  });

  test('after it has come: asked back, and decided once', () => {
    expect(nextStatuses('delivered', delivery)).toEqual(['refund_requested']);
    expect(nextStatuses('refund_requested', delivery)).toEqual(['refunded', 'refund_request_canceled']);
  });

  test.each(['canceled', 'refunded', 'refund_request_canceled', 'returned'] as const)('ends at %s', (status) => {
    expect(nextStatuses(status, food)).toEqual([]);
  });

  test('never leads back to where the order was', () => {
    const reaches = (from: OrderStatus, goal: OrderStatus): boolean =>
      nextStatuses(from, food).some((to) => to === goal || reaches(to, goal));
    expect(ORDER_STATUSES.filter((status) => reaches(status, status))).toEqual([]);
  });
});

test('running is what has not come to an end', () => {
  expect(ORDER_STATUSES.filter(isRunning)).toEqual([
    'pending',
    'accepted',
    'confirmed',
    'processing',
    'handover',
    'picked_up',
  ]);
});

test.each([
  ['pending', 1],
  ['confirmed', 2],
  ['processing', 3],
  ['handover', 3],
  ['picked_up', 4],
  ['delivered', 5],
  ['returned', 5],
  ['canceled', null],
  ['failed', null],
] as const)('tracking of %s stands at %s', (status, step) => expect(trackStep(status)).toBe(step));

test('tracking never goes back', () => {
  for (const from of ORDER_STATUSES) {
    for (const to of nextStatuses(from, food)) {
      expect(trackStep(to) ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(trackStep(from) ?? 0);
    }
  }
});
