import { expect, test } from 'vitest';
import { type OrderInput, orderTotal } from '#domain/pricing/order-total.ts';
import { renderPagePart } from '#tests/support/pages/render-page-part.tsx';
import { Bill } from './bill.tsx';
import type { CartBill } from './use-cart-bill.ts';

const line = { price: 20_00, quantity: 1, add_ons: [], flash: null };

/** Two lines of 20.00, the first with 15 per cent off by itself, in a store that takes something off everything. */
function billOf({ subtotal, storePercent }: { subtotal: number; storePercent: number }): string {
  const input: OrderInput = {
    order_type: 'take_away',
    distance: 1,
    zone: {
      delivery_charge_type: 'fixed',
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
      fixed_shipping_charge: 0,
    },
    vehicles: [],
    surge: null,
    lines: [
      { ...line, discount: { discount: 15, discount_type: 'percent' } },
      { ...line, discount: { discount: 0, discount_type: 'percent' } },
    ],
    store: {
      self_delivery_system: 0,
      per_km_shipping_charge: 0,
      minimum_shipping_charge: 0,
      maximum_shipping_charge: null,
      extra_packaging_status: false,
      extra_packaging_amount: 0,
      tax: 0,
      free_delivery: false,
      discount: { discount: storePercent, min_purchase: 0, max_discount: 0 },
    },
    settings: {
      tax_included: 0,
      additional_charge_status: 0,
      additional_charge: 0,
      dm_tips_status: 0,
      admin_free_delivery: { status: false, type: 'free_delivery_by_order_amount', free_delivery_over: 0 },
    },
    coupon: null,
    referral: null,
    dm_tips: 0,
    modulePacks: false,
    wantsPackaging: false,
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
