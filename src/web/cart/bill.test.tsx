import { expect, test } from 'vitest';
import { type OrderInput, orderTotal } from '#domain/pricing/order-total.ts';
import { PLAIN_ORDER, plainLine } from '#tests/support/orders/plain-order.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Bill } from './bill.tsx';
import type { CartBill } from './use-cart-bill.ts';

/** Two lines of 20.00, the first with 15 per cent off by itself, in a store that takes something off everything. */
function billOf(storePercent: number): string {
  const input: OrderInput = {
    ...PLAIN_ORDER,
    lines: [{ ...plainLine(20_00), discount: { discount: 15, discount_type: 'percent' } }, plainLine(20_00)],
    store: { ...PLAIN_ORDER.store, discount: { discount: storePercent, min_purchase: 0, max_discount: 0 } },
  };
  const quote = { lines: [], input } as unknown as CartBill['quote'];
  const bill: CartBill = { quote, total: orderTotal(input), missing: 0, isClosed: false, slot: null };
  return renderPagePart(<Bill subtotal={bill.total.goods.total} bill={bill} />, {
    config: { currency_symbol: '$', currency_symbol_direction: 'left' },
  });
}

test('the subtotal opens into the discounts that the lines above have, and which of them counts', () => {
  const text = billOf(8);
  for (const words of ['>$36.80<', '$3.00', '$3.20', 'The larger of the two counts.']) expect(text).toContain(words);
  expect(billOf(0)).not.toContain('The larger of the two counts.');
});
