import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OrderActions } from './order-actions.tsx';

test.each<[OrderStatus, boolean]>([
  ['picked_up', false],
  ['delivered', true],
  ['refund_requested', true],
  ['refund_request_canceled', true],
  ['refunded', false],
])('an order that is %s can be reviewed: %s [ORD-018]', (order_status, canBe) => {
  const order = { id: 7, order_status, order_type: 'delivery', is_guest: true, scheduled: 0, delivery_man: null };
  const lines = [{ item_id: 5, is_reviewed: false }];
  const part = (
    <OrderActions order={order as unknown as TrackedOrder} lines={lines as unknown as readonly OrderLine[]} />
  );
  expect(plainText(renderPagePart(part)).includes('Give Review')).toBe(canBe);
});
