import { describe, expect, test } from 'vitest';
import { isSoldOut, limitsOf, refuseOneMore } from './quantity-limits.ts';

const anItem = (overrides: Partial<Parameters<typeof limitsOf>[0]> = {}) => ({
  stock: 5,
  maximum_cart_quantity: null,
  flash_sale: 0 as const,
  variations: [],
  ...overrides,
});
const BOTH = ['stock', 'maximum'] as const;

describe('how many one may take', () => {
  test('as many as are in stock [ITEM-035a]', () => {
    const limits = limitsOf(anItem(), undefined, BOTH);
    expect(refuseOneMore(4, limits)).toBeNull();
    expect(refuseOneMore(5, limits)).toBe('stock');
  });

  test('no more than the maximum, when there is one [ITEM-035b]', () => {
    expect(refuseOneMore(3, limitsOf(anItem({ maximum_cart_quantity: 3 }), undefined, BOTH))).toBe('maximum');
    expect(refuseOneMore(2, limitsOf(anItem({ maximum_cart_quantity: 3 }), undefined, BOTH))).toBeNull();
    expect(refuseOneMore(900, limitsOf(anItem({ stock: null }), undefined, BOTH))).toBeNull();
  });

  test('the stock is looked at first', () => {
    expect(refuseOneMore(5, limitsOf(anItem({ maximum_cart_quantity: 5 }), undefined, BOTH))).toBe('stock');
  });

  test('food knows only the maximum [FOOD-010]', () => {
    const limits = limitsOf(anItem({ stock: 0, maximum_cart_quantity: 2 }), undefined, ['maximum']);
    expect(refuseOneMore(1, limits)).toBeNull();
    expect(refuseOneMore(2, limits)).toBe('maximum');
  });

  test('a variation has its own stock; in a flash sale no more than the sale has left', () => {
    expect(limitsOf(anItem({ stock: 30 }), { stock: 2 }, BOTH).stock).toBe(2);
    expect(limitsOf(anItem({ stock: 3 }), { stock: 20 }, BOTH).stock).toBe(20);
    expect(limitsOf(anItem({ stock: 3, flash_sale: 1 }), { stock: 20 }, BOTH).stock).toBe(3);
    expect(limitsOf(anItem({ stock: null, flash_sale: 1 }), { stock: 20 }, BOTH).stock).toBe(20);
  });

  test('sold out: nothing in stock, in no variation, where stock counts [ITEM-027]', () => {
    expect(isSoldOut(anItem({ stock: 0 }), BOTH)).toBe(true);
    expect(isSoldOut(anItem({ stock: 4, variations: [{ stock: 0 }, { stock: 0 }] }), BOTH)).toBe(true);
    expect(isSoldOut(anItem({ stock: 4, variations: [{ stock: 0 }, { stock: 4 }] }), BOTH)).toBe(false);
    expect(isSoldOut(anItem({ stock: null }), BOTH)).toBe(false);
    expect(isSoldOut(anItem({ stock: 0 }), ['maximum'])).toBe(false);
  });
});
