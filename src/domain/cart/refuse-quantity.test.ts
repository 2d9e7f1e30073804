import { expect, test } from 'vitest';
import { type CountedItem, refuseQuantity } from './refuse-quantity.ts';

const anItem = (overrides: Partial<CountedItem> = {}): CountedItem => ({
  module_type: 'grocery',
  stock: 5,
  maximum_cart_quantity: 3,
  flash_sale: 0,
  variations: [],
  ...overrides,
});

test('a dish knows only its maximum [CART-017]', () => {
  const dish = anItem({ module_type: 'food', stock: 1 });
  expect(refuseQuantity(dish, '', 3)).toBeNull();
  expect(refuseQuantity(dish, '', 4)).toBe('maximum');
});

test.each(['grocery', 'pharmacy', 'ecommerce'])('%s: the stock first, then the maximum [CART-018]', (module_type) => {
  expect(refuseQuantity(anItem({ module_type }), '', 3)).toBeNull();
  expect(refuseQuantity(anItem({ module_type }), '', 4)).toBe('maximum');
  expect(refuseQuantity(anItem({ module_type }), '', 6)).toBe('stock');
});

test('no limit, no refusal', () => {
  expect(refuseQuantity(anItem({ stock: null, maximum_cart_quantity: null }), '', 1000)).toBeNull();
});

test('the chosen variation’s own stock counts', () => {
  const shirt = anItem({ maximum_cart_quantity: null, variations: [{ type: 'Red-M', stock: 2 }] });
  expect(refuseQuantity(shirt, 'Red-M', 2)).toBeNull();
  expect(refuseQuantity(shirt, 'Red-M', 3)).toBe('stock');
});

test('what other lines hold of the same item counts too: all of it for the maximum, the variation for the stock', () => {
  const item = anItem({ stock: 10, maximum_cart_quantity: 5 });
  expect(refuseQuantity(item, '', 2, { variation: 0, item: 3 })).toBeNull();
  expect(refuseQuantity(item, '', 3, { variation: 0, item: 3 })).toBe('maximum');
  expect(refuseQuantity(item, '', 2, { variation: 9, item: 9 })).toBe('stock');
});
