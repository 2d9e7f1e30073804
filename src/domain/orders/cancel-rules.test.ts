import { describe, expect, test } from 'vitest';
import { canCancel, paidBack, refundAmount, refuseRefund } from './cancel-rules.ts';
import { ORDER_STATUSES } from './order-status.ts';

test('a customer cancels only what is pending or failed', () => {
  expect(ORDER_STATUSES.filter(canCancel)).toEqual(['pending', 'failed']);
});

test.each([
  { payment_status: 'paid', back: 40_00 },
  { payment_status: 'partially_paid', back: 15_00 },
  { payment_status: 'unpaid', back: 0 },
] as const)('a canceled order that was $payment_status gives back $back', ({ payment_status, back }) => {
  expect(paidBack({ order_amount: 40_00, payment_status, partially_paid_amount: 15_00 })).toBe(back);
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
