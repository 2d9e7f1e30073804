import { describe, expect, test } from 'vitest';
import { type FlashDiscount, type GoodsLine, goodsTotal, type StoreDiscount } from './goods-total.ts';

const aLine = (overrides: Partial<GoodsLine> = {}): GoodsLine => ({
  price: 10_00,
  quantity: 1,
  add_ons: [],
  discount: { discount: 0, discount_type: 'percent' },
  flash: null,
  ...overrides,
});
const percent = (discount: number) => ({ discount, discount_type: 'percent' as const });
const flash = (discount: number, admin_discount_percentage = 100): FlashDiscount => ({
  ...percent(discount),
  admin_discount_percentage,
});
const aStore = (overrides: Partial<StoreDiscount> = {}): StoreDiscount => ({
  discount: 20,
  min_purchase: 0,
  max_discount: 0,
  ...overrides,
});

describe('item against store discount', () => {
  const lines = [aLine({ discount: percent(30) }), aLine({ price: 20_00 })];

  test('the larger of the two sums counts, never both', () => {
    expect(goodsTotal(lines, aStore())).toMatchObject({
      product_discount: 3_00,
      store_discount: 6_00,
      discount_by: 'store_discount',
      off: 6_00,
      total: 24_00,
    });
    expect(goodsTotal(lines, aStore({ discount: 9 }))).toMatchObject({
      product_discount: 3_00,
      store_discount: 2_70,
      discount_by: 'product_discount',
      off: 3_00,
      total: 27_00,
    });
  });

  test('the store’s is laid over the lines by their price', () => {
    const { lines: totals } = goodsTotal(lines, aStore());
    expect(totals.map(({ off, source, total }) => ({ off, source, total }))).toEqual([
      { off: 2_00, source: 'store_discount', total: 8_00 },
      { off: 4_00, source: 'store_discount', total: 16_00 },
    ]);
  });

  test.each([
    { min_purchase: 30_00, store_discount: 6_00 },
    { min_purchase: 30_01, store_discount: 0 },
  ])('with min_purchase $min_purchase, 3000 of pieces get $store_discount', ({ min_purchase, store_discount }) => {
    expect(goodsTotal(lines, aStore({ min_purchase })).store_discount).toBe(store_discount);
  });

  test('the store’s takes off no more than its limit; 0 is no limit', () => {
    expect(goodsTotal(lines, aStore({ max_discount: 4_50 })).off).toBe(4_50);
    expect(goodsTotal(lines, aStore({ max_discount: 0 })).off).toBe(6_00);
  });

  test('add-ons count by their own number and are discounted by nobody', () => {
    const withAddOns = [aLine({ quantity: 2, add_ons: [{ price: 1_50, quantity: 3 }] })];
    expect(goodsTotal(withAddOns, aStore())).toMatchObject({ products: 20_00, add_ons: 4_50, off: 4_00, total: 20_50 });
  });
});

describe('a flash sale', () => {
  test('beats a larger discount of item and store, and stands beside theirs on other lines', () => {
    const lines = [aLine({ flash: flash(10), discount: percent(50) }), aLine({ price: 20_00 })];
    expect(goodsTotal(lines, aStore())).toMatchObject({
      store_discount_amount: 4_00,
      flash_admin_discount_amount: 1_00,
      off: 5_00,
      total: 25_00,
    });
  });

  test('its pieces help to reach the store’s least purchase', () => {
    const lines = [aLine({ flash: flash(10) }), aLine({ price: 20_00 })];
    expect(goodsTotal(lines, aStore({ min_purchase: 30_00 })).store_discount).toBe(4_00);
  });

  test('is borne by shop and store in their parts, to the cent', () => {
    const { flash_admin_discount_amount, flash_store_discount_amount } = goodsTotal(
      [aLine({ price: 9_99, flash: flash(10, 33) })],
      null,
    );
    expect({ flash_admin_discount_amount, flash_store_discount_amount }).toEqual({
      flash_admin_discount_amount: 33,
      flash_store_discount_amount: 67,
    });
  });
});

test('no lines cost nothing, as in an order by prescription', () => {
  expect(goodsTotal([], aStore())).toMatchObject({ products: 0, off: 0, total: 0 });
});
