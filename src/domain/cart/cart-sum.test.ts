import fc from 'fast-check';
import { expect, test } from 'vitest';
import { goodsTotal } from '../pricing/goods-total.ts';
import { type CartGoods, cartSum } from './cart-sum.ts';

const aLine = (overrides: Partial<CartGoods> = {}): CartGoods => ({
  price: 10_00,
  quantity: 2,
  discount: { discount: 10, discount_type: 'percent' },
  flash: null,
  add_ons: [{ price: 1_50, quantity: 3 }],
  isGone: false,
  ...overrides,
});

const ofStore = (discount: number, min_purchase = 0) => ({ discount, min_purchase, max_discount: 0 });

test('a line: pieces less their discount, add-ons once and in full', () => {
  expect(cartSum([aLine()], null).lines).toMatchObject([{ off: 2_00, add_ons: 4_50, total: 22_50 }]);
});

test('the subtotal is the sum of the lines, without what cannot be had [CART-004b]', () => {
  const lines = [aLine(), aLine({ isGone: true, quantity: 3 }), aLine({ quantity: 1, add_ons: [] })];
  const sum = cartSum(lines, null);
  expect(sum.subtotal).toBe(31_50);
  expect(sum.lines.map(({ total }) => total)).toEqual([22_50, 31_50, 9_00]);
  expect(cartSum([], null).subtotal).toBe(0);
});

test('where the discount of the store takes the place of the items’, the lines say so', () => {
  const reduced = aLine({ quantity: 1, add_ons: [], discount: { discount: 15, discount_type: 'percent' } });
  const plain = aLine({ quantity: 1, add_ons: [], discount: { discount: 0, discount_type: 'percent' } });
  const totals = (percent: number, least = 0) =>
    cartSum([reduced, plain], ofStore(percent, least)).lines.map(({ total }) => total);
  expect(totals(7)).toEqual([8_50, 10_00]);
  expect(totals(8)).toEqual([9_20, 9_20]);
  expect(totals(8, 20_01)).toEqual([8_50, 10_00]);
});

test('for any cart the lines together are the subtotal, and both are what the bill counts', () => {
  const line = fc.record({
    price: fc.nat(1_000_000),
    quantity: fc.integer({ min: 1, max: 1000 }),
    discount: fc.oneof(
      fc.record({
        discount: fc.double({ min: 0, max: 100, noNaN: true }),
        discount_type: fc.constant('percent' as const),
      }),
      fc.record({ discount: fc.nat(100_000), discount_type: fc.constant('amount' as const) }),
    ),
    flash: fc.constant(null),
    add_ons: fc.array(fc.record({ price: fc.nat(10_000), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }),
    isGone: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.integer({ min: 0, max: 100 }), (lines, percent) => {
      const { subtotal, lines: shown } = cartSum(lines, ofStore(percent));
      expect(Number.isInteger(subtotal)).toBe(true);
      expect(subtotal).toBe(shown.reduce((sum, { total }) => sum + total, 0));
      expect(subtotal).toBe(goodsTotal(lines, ofStore(percent)).total);
      for (const { pieces, off, add_ons, total } of shown) {
        expect(total).toBe(pieces - off + add_ons);
        expect(off).toBeLessThanOrEqual(pieces);
      }
    }),
  );
});
