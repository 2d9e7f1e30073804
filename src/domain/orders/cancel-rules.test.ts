import { describe, expect, test } from 'vitest';
import { canCancel, refundAmount, refundOfLines, refuseRefund } from './cancel-rules.ts';
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
    expect(refuseRefund({ ...delivered, order_status: 'refund_requested' }, true)).toBe('asked');
    expect(refuseRefund({ ...delivered, payment_status: 'unpaid' }, true)).toBe('not_paid');
  });

  test('is the total without delivery and tip', () => {
    expect(refundAmount({ order_amount: 40_00, delivery_charge: 5_00, dm_tips: 2_00 })).toBe(33_00);
  });

  test('of some lines is their share of it, and the shares add up to it', () => {
    const lines = [
      { id: 1, price: 10_00, quantity: 2, total_add_on_price: 0, discount_on_item: 0 },
      { id: 2, price: 10_00, quantity: 1, total_add_on_price: 1_00, discount_on_item: 1_00 },
    ];
    // 30.00 of goods, of which a coupon left 25.00.
    expect(refundOfLines(25_00, lines, [1])).toBe(16_67);
    expect(refundOfLines(25_00, lines, [2])).toBe(8_33);
    expect(refundOfLines(25_00, lines, [2, 1])).toBe(25_00);
    expect(refundOfLines(25_00, lines, [3])).toBeNull();
    expect(refundOfLines(25_00, lines, [])).toBeNull();
  });
});
