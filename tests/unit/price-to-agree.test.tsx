import { expect, test } from 'vitest';
import type { TrackedOrder } from '#contract/orders/shapes.ts';
import { buttonsIn, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { PriceToAgree } from '#web/orders/order/price-to-agree.tsx';

const price = {
  price_status: 'asked',
  items: [{ name: 'Ibuprofen 400 mg', quantity: 2, price: 500 }],
  note: 'The generic one',
  total: { order_amount: 1850 },
} as TrackedOrder['price'];
const shown = (order: Partial<TrackedOrder>) =>
  renderPagePart(
    <PriceToAgree
      order={{ id: 7, order_status: 'pending', store: { name: 'Apotek' }, price, ...order } as TrackedOrder}
    />,
    { config: { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 } },
  );

test('what a prescription costs is shown whole, to be agreed to or not', () => {
  const html = shown({});
  for (const said of ['2 × Ibuprofen 400 mg', '$10.00', '$18.50', 'The generic one', 'Apotek has priced'])
    expect(html.replaceAll('<!-- -->', '')).toContain(said);
  expect(buttonsIn(html)).toEqual(['Agree to $18.50', 'Cancel the order']);
});

test('also while it waits for its card payment, and not once it is answered or over', () => {
  expect(shown({ order_status: 'failed' })).not.toBe('');
  expect(shown({ price: null })).not.toContain('Agree to');
  expect(shown({ order_status: 'canceled' })).not.toContain('Agree to');
  expect(shown({ price: price && { ...price, price_status: 'agreed' } })).not.toContain('Agree to');
});
