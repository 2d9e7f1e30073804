import { describe, expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { buttonsIn, linksIn, plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Placed } from './placed.tsx';

const THANKS = 'Thank you! Your order is placed';

describe('the page after an order, opened again later', () => {
  test('one that is on its way is thanked for, and can be followed', () => {
    const page = pageOf('confirmed');
    expect(plainText(page)).toContain(THANKS);
    expect(linksIn(page)).toContainEqual({ name: 'Track order', to: '/track-order?order_id=7' });
  });

  test('it says what was bought, where it goes, and what it costs: once', () => {
    const words = plainText(pageOf('confirmed'));
    for (const said of ['Margherita, Cola and 1 more', 'Vasagatan 1', 'Cash on delivery'])
      expect(words).toContain(said);
    expect(words.split('$20.00')).toHaveLength(2);
  });

  test('one that was paid at once says so beside how; what is paid at the door, and what may go back, does not', () => {
    const byCard = { payment_method: 'digital_payment', payment_status: 'paid' } as const;
    expect(plainText(pageOf('confirmed', byCard))).toMatch(/Total · \S.* Paid \$20\.00/);
    expect(plainText(pageOf('confirmed'))).not.toMatch(/\bPaid\b/);
    expect(plainText(pageOf('canceled', byCard))).not.toMatch(/\bPaid\b/);
  });

  test('one that waits for its money can be paid, or go back to the cart', () => {
    const page = pageOf('failed');
    expect(plainText(page)).toContain('Your order is waiting for its payment');
    expect(plainText(page)).not.toContain(THANKS);
    // Whether somebody began to pay, and what became of it, is not known here.
    expect(plainText(page)).toContain('We are still waiting for the payment of this order.');
    expect(buttonsIn(page)).toEqual(['Pay $20.00', 'Back to the cart']);
  });

  test.each([
    ['canceled', 'The store ran out of buns'],
    ['delivered', 'Delivered'],
    ['refunded', 'Refunded'],
  ] as const)('one that is %s says so, promises nothing and leads to its details', (order_status, said) => {
    const page = pageOf(order_status);
    expect(plainText(page)).toContain(said);
    expect(plainText(page)).not.toContain(THANKS);
    expect(plainText(page)).not.toContain('Expected');
    expect(linksIn(page)).toContainEqual({ name: 'View the order', to: '/order/7' });
    expect(linksIn(page).map(({ name }) => name)).not.toContain('Track order');
  });
});

function pageOf(order_status: OrderStatus, more: Partial<TrackedOrder> = {}): string {
  const order = {
    id: 7,
    order_type: 'delivery',
    order_status,
    payment_method: 'cash_on_delivery',
    payment_status: 'unpaid',
    order_amount: 20_00,
    partially_paid_amount: 0,
    details_count: 3,
    item_images_full_url: [],
    item_names: ['Margherita', 'Cola'],
    delivery_address: { address: 'Vasagatan 1' },
    cancellation_reason: order_status === 'canceled' ? 'The store ran out of buns' : null,
    expected_at: null,
    delivered: null,
    scheduled: 0,
    store: null,
    key: null,
    price: null,
    ...more,
  } as unknown as TrackedOrder;
  return renderPagePart(<Placed id={7} order_amount={20_00} order={order} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 },
  });
}
