import { describe, expect, test } from 'vitest';
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
  expect(mergeCarts([aLine({ id: 1 })], [])).toEqual({ drop: [], move: [], count: [] });
});

test('one store: the same line counts both, others are moved', () => {
  const own = [aLine({ id: 1, key: 'milk', quantity: 2 })];
  const guests = [aLine({ id: 8, key: 'milk', quantity: 3 }), aLine({ id: 9, key: 'bread' })];
  expect(mergeCarts(own, guests)).toEqual({ drop: [], move: [9], count: [{ id: 1, quantity: 5 }] });
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
    ).count;
  expect(raise(3, 3)).toEqual([{ id: 1, quantity: 4 }]);
  expect(raise(6, 1)).toEqual([{ id: 1, quantity: 6 }]);
});

describe('the same item in other lines counts towards the limits', () => {
  const limited = (most: { stock?: number; maximum?: number }): MergeLine['item'] => ({
    module_type: 'grocery',
    stock: most.stock ?? 100,
    maximum_cart_quantity: most.maximum ?? null,
    flash_sale: 0,
    variations: [],
  });
  const milk = { key: 'milk', item_id: 7 };
  const gift = { key: 'milk as a gift', item_id: 7 };

  test.each([
    ['maximum', limited({ maximum: 6 })],
    ['stock', limited({ stock: 6 })],
  ])('by the %s: in the lines of the guest', (_limit, item) => {
    const own = [aLine({ ...milk, id: 1, quantity: 2, item })];
    const guests = [
      aLine({ ...milk, id: 8, quantity: 3, item }),
      aLine({ ...gift, id: 9, quantity: 2, item }),
      aLine({ id: 10, quantity: 5, item_id: 70 }),
    ];
    expect(mergeCarts(own, guests)).toEqual({ drop: [], move: [9, 10], count: [{ id: 1, quantity: 4 }] });
  });

  test('in the lines of the account', () => {
    const item = limited({ maximum: 6 });
    const own = [aLine({ ...milk, id: 1, quantity: 2, item }), aLine({ ...gift, id: 2, quantity: 2, item })];
    const guests = [aLine({ ...milk, id: 8, quantity: 3, item })];
    expect(mergeCarts(own, guests).count).toEqual([{ id: 1, quantity: 4 }]);
  });

  test('a line of the guest beside other lines of the account holds no more than may be added there', () => {
    const item = limited({ maximum: 6 });
    const own = [aLine({ ...milk, id: 1, quantity: 4, item })];
    const gifts = (quantity: number) => mergeCarts(own, [aLine({ ...gift, id: 9, quantity, item })]);
    expect(gifts(2)).toEqual({ drop: [], move: [9], count: [] });
    expect(gifts(3)).toEqual({ drop: [], move: [9], count: [{ id: 9, quantity: 2 }] });
    const full = [aLine({ ...milk, id: 1, quantity: 6, item })];
    expect(mergeCarts(full, [aLine({ ...gift, id: 9, quantity: 3, item })]).count).toEqual([{ id: 9, quantity: 1 }]);
  });

  test('what the guest alone has too much of is theirs to lower', () => {
    const item = limited({ stock: 2 });
    const own = [aLine({ id: 1, item_id: 70 })];
    expect(mergeCarts(own, [aLine({ ...gift, id: 9, quantity: 5, item })])).toEqual({ drop: [], move: [9], count: [] });
  });

  test('of another variation only towards the maximum, not towards the stock of this one', () => {
    const variations = [
      { type: 'small', stock: 5 },
      { type: 'large', stock: 5 },
    ];
    const raise = (maximum: number) => {
      const item = { ...limited({ maximum }), variations };
      const small = { key: 'small', item_id: 71, variation: 'small', item };
      const large = { key: 'large', item_id: 71, variation: 'large', item };
      return mergeCarts(
        [aLine({ ...small, id: 1, quantity: 2 })],
        [aLine({ ...small, id: 8, quantity: 3 }), aLine({ ...large, id: 9, quantity: 4 })],
      ).count;
    };
    expect(raise(100)).toEqual([{ id: 1, quantity: 5 }]);
    expect(raise(7)).toEqual([{ id: 1, quantity: 3 }]);
  });
});

test('two stores: the cart of this visit stays', () => {
  const own = [aLine({ id: 1 }), aLine({ id: 2 })];
  expect(mergeCarts(own, [aLine({ id: 9, store_id: 2 })])).toEqual({ drop: [1, 2], move: [9], count: [] });
});
