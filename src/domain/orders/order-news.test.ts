import { describe, expect, test } from 'vitest';
import { orderNews, placedNews } from './order-news.ts';
import { ORDER_STATUSES } from './order-status.ts';

const brought = { order_type: 'delivery', accepted_by_courier: false } as const;
const fetched = { order_type: 'take_away', accepted_by_courier: false } as const;
const parcel = { order_type: 'parcel', accepted_by_courier: false } as const;

describe('who ordered is written to', () => {
  test('when it is confirmed, on its way, there, or not coming', () => {
    expect(ORDER_STATUSES.map((to) => orderNews(to, brought, 'pending')).filter(Boolean)).toEqual([
      'confirmed',
      'on_the_way',
      'delivered',
      'canceled',
      'returned',
    ]);
  });

  test('when something they fetch themselves is ready', () => {
    expect(orderNews('handover', fetched, 'processing')).toBe('ready');
    expect(orderNews('handover', brought, 'processing')).toBe(null);
  });

  test('that a parcel turns round, if it was picked up before', () => {
    expect(orderNews('canceled', parcel, 'picked_up')).toBe('coming_back');
    expect(orderNews('canceled', parcel, 'confirmed')).toBe('canceled');
    expect(orderNews('canceled', brought, 'picked_up')).toBe('canceled');
  });

  test('at once, and asked for the money where it has not come', () => {
    expect([placedNews('pending'), placedNews('confirmed'), placedNews('failed')]).toEqual([
      'placed',
      'placed',
      'unpaid',
    ]);
  });
});
