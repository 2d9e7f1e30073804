import { describe, expect, test } from 'vitest';
import { canCancel, refundAmount, refuseRefund } from './cancel-rules.ts';
import { ORDER_STATUSES } from './order-status.ts';

test('a customer cancels only what is pending or failed [ORD-013]', () => {
  const cancelable = ORDER_STATUSES.filter((order_status) => canCancel({ order_status, scheduled: false }));
  expect(cancelable).toEqual(['pending', 'failed']);
});

test('an order for later is taken back until the store begins with it', () => {
  const cancelable = ORDER_STATUSES.filter((order_status) => canCancel({ order_status, scheduled: true }));
  expect(cancelable).toEqual(['pending', 'accepted', 'confirmed', 'failed']);
});

describe('a refund', () => {
  const delivered = { order_status: 'delivered', payment_status: 'paid' } as const;

  test('is for orders that were delivered and paid, where the business allows it', () => {
    expect(refuseRefund(delivered, true)).toBeNull();
    expect(refuseRefund(delivered, false)).toBe('off');
    expect(refuseRefund({ ...delivered, order_status: 'picked_up' }, true)).toBe('not_delivered');
    expect(refuseRefund({ ...delivered, order_status: 'refund_request_canceled' }, true)).toBe('not_delivered');
    expect(refuseRefund({ ...delivered, payment_status: 'unpaid' }, true)).toBe('not_paid');
  });

  test('is the total without delivery and tip', () => {
    expect(refundAmount({ order_amount: 40_00, delivery_charge: 5_00, dm_tips: 2_00 })).toBe(33_00);
  });
});
