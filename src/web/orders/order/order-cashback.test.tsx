import { expect, test } from 'vitest';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OrderCashback } from './order-cashback.tsx';

const COMES = 'You get $2.34 back into your wallet once the order is delivered.';
const CAME = '$2.34 came back into your wallet.';

test.each<[OrderStatus, string]>([
  ['pending', COMES],
  ['picked_up', COMES],
  ['delivered', CAME],
  ['refund_requested', CAME],
  ['refund_request_canceled', CAME],
  ['refunded', ''],
  ['canceled', ''],
])('an order that is %s says of its cashback: %s [CHK-010]', (order_status, said) => {
  const part = renderPagePart(<OrderCashback order={{ cashback_amount: 2_34, order_status }} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 },
  });
  expect(plainText(part).trim()).toBe(said);
});
