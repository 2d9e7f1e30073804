import { expect, test } from 'vitest';
import type { QuoteLine } from '#contract/checkout/quote.ts';
import { type OrderInput, orderTotal } from '#domain/pricing/order-total.ts';
import { changesSince } from './changes.ts';

const line = (item_id: number, price: number): QuoteLine =>
  ({ item_id, item_type: 'Item', cart_id: item_id, name: `Item ${item_id}`, price }) as QuoteLine;

const input = (lines: readonly QuoteLine[]): OrderInput => ({
  order_type: 'take_away',
  distance: 0,
  lines: lines.map(({ price }) => ({
    price,
    quantity: 1,
    add_ons: [],
    discount: { discount: 0, discount_type: 'percent' },
    flash: null,
  })),
  store: {
    per_km_shipping_charge: 0,
    minimum_shipping_charge: 0,
    maximum_shipping_charge: null,
    self_delivery_system: 0,
    extra_packaging_status: false,
    extra_packaging_amount: 0,
    tax: 0,
    free_delivery: false,
    discount: null,
  },
  zone: null,
  vehicles: [],
  surge: null,
  settings: {
    tax_included: 1,
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
});

const seen = (...lines: readonly QuoteLine[]) => ({ total: orderTotal(input(lines)), lines: [...lines] });

test('nothing changed: nothing to say', () => {
  expect(changesSince(seen(line(1, 500)), seen(line(1, 500)))).toEqual([]);
});

test('a price, what is gone, and what it does to the account [CHK-026]', () => {
  expect(changesSince(seen(line(1, 500), line(2, 300)), seen(line(1, 600)))).toEqual([
    { kind: 'price', item: 'Item 1', before: 500, now: 600 },
    { kind: 'gone', item: 'Item 2' },
    { kind: 'amount', name: 'items_price', before: 800, now: 600 },
    { kind: 'amount', name: 'total', before: 800, now: 600 },
  ]);
});
