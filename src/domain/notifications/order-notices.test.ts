import { expect, test } from 'vitest';
import { ORDER_STATUSES } from '../orders/order-status.ts';
import { orderNotice, parcelNotice } from './order-notices.ts';

const brought = { order_type: 'delivery', hasCourier: true } as const;
const fetched = { order_type: 'take_away', hasCourier: false } as const;

test('an order tells what changes something for its shopper, not every step in the kitchen [CHAT-007]', () => {
  const told = ORDER_STATUSES.filter((to) => orderNotice({ from: 'pending', to }, brought) !== null);
  expect(told).toEqual(['confirmed', 'picked_up', 'delivered', 'canceled', 'refund_request_canceled', 'refunded']);
});

test('what is fetched is told when it is ready, what is brought when its courier rides', () => {
  expect(orderNotice({ from: 'processing', to: 'handover' }, fetched)).toBe('ready');
  expect(orderNotice({ from: 'processing', to: 'handover' }, brought)).toBeNull();
  expect(orderNotice({ from: 'handover', to: 'picked_up' }, brought)).toBe('courier_on_way');
  expect(orderNotice({ from: 'handover', to: 'picked_up' }, { ...brought, hasCourier: false })).toBe('on_way');
});

test('a parcel that is canceled comes back when a courier already has it', () => {
  expect(parcelNotice({ from: 'picked_up', to: 'canceled' })).toBe('comes_back');
  expect(parcelNotice({ from: 'confirmed', to: 'canceled' })).toBe('canceled');
  expect(parcelNotice({ from: 'confirmed', to: 'handover' })).toBeNull();
});
