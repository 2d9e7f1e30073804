import { expect, test } from 'vitest';
import { type OrderInput, orderTotal } from '#domain/pricing/order-total.ts';
import { PLAIN_ORDER, plainLine } from '#tests/support/orders/plain-order.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Bill } from './bill.tsx';
import type { CartBill } from './use-cart-bill.ts';

/** Two lines of 20.00, the first with 15 per cent off by itself, in a store that takes something off everything. */
function billOf({ subtotal, storePercent }: { subtotal: number; storePercent: number }): string {
  const input: OrderInput = {
    ...PLAIN_ORDER,
    lines: [{ ...plainLine(20_00), discount: { discount: 15, discount_type: 'percent' } }, plainLine(20_00)],
    store: { ...PLAIN_ORDER.store, discount: { discount: storePercent, min_purchase: 0, max_discount: 0 } },
  };
  const quote = { lines: [], input } as unknown as CartBill['quote'];
  const bill: CartBill = { quote, total: orderTotal(input), missing: 0, isClosed: false, slot: null };
  return renderPagePart(<Bill subtotal={subtotal} bill={bill} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left' },
  });
}

test('what the store takes off beyond the prices above is a discount', () => {
  const text = billOf({ subtotal: 37_00, storePercent: 10 });
  expect(text).toContain('Discount of the store');
  expect(text).toContain('-$1.00');
});

test('where it takes the place of a larger one of an item, the rest is not called off', () => {
  const text = billOf({ subtotal: 35_40, storePercent: 8 });
  expect(text).toContain('The store’s discount instead of the items’');
  expect(text).toContain('>$1.40<');
  expect(text).not.toContain('Discount of the store');
});
