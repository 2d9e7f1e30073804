import { describe, expect, test } from 'vitest';
import { expectedAt, readyAt } from './expected-at.ts';

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

describe('what the store says of its kitchen', () => {
  const placed = new Date('2026-05-04T12:00:00Z');
  const at = (minutes: number) => new Date(placed.getTime() + minutes * 60_000);
  const order = { order_status: 'processing', scheduled: false, schedule_at: placed, minutes: 40 } as const;

  test('makes it later, never earlier', () => {
    expect(expectedAt({ ...order, ready_at: at(60) })).toEqual(at(60));
    expect(expectedAt({ ...order, ready_at: at(10) })).toEqual(at(40));
    expect(expectedAt({ ...order, ready_at: null })).toEqual(at(40));
  });

  test('is the time for who fetches it', () => {
    expect(expectedAt({ ...order, order_type: 'take_away', ready_at: at(10) })).toEqual(at(10));
    expect(expectedAt({ ...order, scheduled: true, order_type: 'take_away', ready_at: at(-10) })).toEqual(placed);
  });

  test('counts from when it took the order on', () => {
    expect(readyAt(at(5), 20)).toEqual(at(25));
    expect(readyAt(null, 20)).toBeNull();
    expect(readyAt(at(5), null)).toBeNull();
  });
});
