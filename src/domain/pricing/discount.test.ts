import { describe, expect, test } from 'vitest';
import { type Discount, discountedPrice, NO_DISCOUNT, winningDiscount } from './discount.ts';

const percent = (discount: number): Discount => ({ discount, discount_type: 'percent' });
const amount = (discount: number): Discount => ({ discount, discount_type: 'amount' });

describe('discountedPrice', () => {
  test('per cent: price − price × discount / 100 [MONEY-007a]', () => {
    expect(discountedPrice(12_00, percent(20))).toBe(9_60);
    expect(discountedPrice(9_99, percent(12.5))).toBe(8_74);
  });

  test('amount: price − discount [MONEY-007b]', () => {
    expect(discountedPrice(12_00, amount(2_50))).toBe(9_50);
  });

  test('nothing costs less than nothing', () => {
    expect(discountedPrice(2_00, amount(5_00))).toBe(0);
    expect(discountedPrice(2_00, NO_DISCOUNT)).toBe(2_00);
  });
});

describe('winningDiscount', () => {
  test('a running flash sale beats a larger discount of the store', () => {
    expect(winningDiscount(10_00, { flash: percent(5), store: 50, own: percent(30) })).toEqual(percent(5));
  });

  test('the larger of the store’s and the item’s own counts, never both [MONEY-013]', () => {
    expect(winningDiscount(10_00, { flash: null, store: 15, own: percent(10) })).toEqual(percent(15));
    expect(winningDiscount(10_00, { flash: null, store: 15, own: amount(2_00) })).toEqual(amount(2_00));
    expect(winningDiscount(10_00, { flash: null, store: 0, own: NO_DISCOUNT })).toEqual(NO_DISCOUNT);
  });
});
