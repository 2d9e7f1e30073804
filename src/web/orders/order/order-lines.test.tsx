import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders/lines-shape.ts';
import { plainText, renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { OrderLines } from './order-lines.tsx';

test('a line of an order shows what was chosen, and what all of it cost [ORD-009]', () => {
  const line = {
    id: 1,
    item_id: 5,
    item_details: { name: 'Ramen', slug: 'ramen' },
    variation: [{ name: 'Size', values: [{ label: 'Large', optionPrice: 2_00 }] }],
    add_ons: [{ id: 1, name: 'Egg', price: 1_50, quantity: 2 }],
    total_add_on_price: 3_00,
    price: 12_00,
    quantity: 2,
    discount_on_item: 2_40,
    substitution: null,
    image_full_url: null,
  } as unknown as OrderLine;
  const words = plainText(
    renderPagePart(<OrderLines lines={[line]} />, {
      config: { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 },
    }),
  );
  for (const said of ['Ramen', 'Size: Large', '+ 2× Egg', 'Quantity: 2', '$24.60', '$27.00'])
    expect(words).toContain(said);
});
