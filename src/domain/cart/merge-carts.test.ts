import { expect, test } from 'vitest';
import { type MergeLine, mergeCarts } from './merge-carts.ts';

const aLine = (overrides: Partial<MergeLine> & { id: number }): MergeLine => ({
  key: `key ${overrides.id}`,
  item_type: 'Item',
  item_id: overrides.id,
  variation: '',
  store_id: 1,
  quantity: 1,
  item: { module_type: 'grocery', stock: 10, maximum_cart_quantity: null, flash_sale: 0, variations: [] },
  ...overrides,
});

test('nothing of a guest changes nothing', () => {
  expect(mergeCarts([aLine({ id: 1 })], [])).toEqual({ drop: [], move: [], raise: [] });
});

test('one store: the same line counts both, others are moved', () => {
  const own = [aLine({ id: 1, key: 'milk', quantity: 2 })];
  const guests = [aLine({ id: 8, key: 'milk', quantity: 3 }), aLine({ id: 9, key: 'bread' })];
  expect(mergeCarts(own, guests)).toEqual({ drop: [], move: [9], raise: [{ id: 1, quantity: 5 }] });
});

test('no more than the limits allow, and no fewer than there were', () => {
  const limited = {
    module_type: 'grocery',
    stock: 10,
    maximum_cart_quantity: 4,
    flash_sale: 0,
    variations: [],
  } as const;
  const raise = (own: number, guest: number) =>
    mergeCarts(
      [aLine({ id: 1, key: 'milk', quantity: own, item: limited })],
      [aLine({ id: 8, key: 'milk', quantity: guest, item: limited })],
    ).raise;
  expect(raise(3, 3)).toEqual([{ id: 1, quantity: 4 }]);
  expect(raise(6, 1)).toEqual([{ id: 1, quantity: 6 }]);
});

test('two stores: the cart of this visit stays', () => {
  const own = [aLine({ id: 1 }), aLine({ id: 2 })];
  expect(mergeCarts(own, [aLine({ id: 9, store_id: 2 })])).toEqual({ drop: [1, 2], move: [9], raise: [] });
});

test('the limit counts the same item in the guest’s other lines', () => {
  const item = { module_type: 'grocery', stock: 10, maximum_cart_quantity: 5, flash_sale: 0, variations: [] } as const;
  const milk = { item_id: 7, item };
  const own = [aLine({ ...milk, id: 1, key: 'milk', quantity: 2 })];
  const guests = [
    aLine({ ...milk, id: 8, key: 'milk', quantity: 3 }),
    aLine({ ...milk, id: 9, key: 'milk with a straw', quantity: 2 }),
  ];
  expect(mergeCarts(own, guests)).toEqual({ drop: [], move: [9], raise: [{ id: 1, quantity: 3 }] });
});
