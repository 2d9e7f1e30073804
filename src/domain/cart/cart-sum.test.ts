import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartSubtotal, linePrice, type PricedLine } from './cart-sum.ts';

const aLine = (overrides: Partial<PricedLine> = {}): PricedLine => ({
  price: 10_00,
  quantity: 2,
  discount: { discount: 10, discount_type: 'percent' },
  add_ons: [{ price: 1_50, quantity: 3 }],
  isGone: false,
  ...overrides,
});

test('a line: pieces less their discount, add-ons once and in full', () => {
  expect(linePrice(aLine())).toMatchObject({ unit: 10_00, unitNow: 9_00, off: 2_00, add_ons: 4_50, total: 22_50 });
});

test('the subtotal is the sum of the lines, without what cannot be had [CART-004b]', () => {
  expect(cartSubtotal([aLine(), aLine({ quantity: 1, add_ons: [] }), aLine({ isGone: true })])).toBe(31_50);
  expect(cartSubtotal([])).toBe(0);
});

test('for any cart the subtotal is whole, not below zero, and what the lines show together', () => {
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
    add_ons: fc.array(fc.record({ price: fc.nat(10_000), quantity: fc.integer({ min: 1, max: 9 }) }), { maxLength: 4 }),
    isGone: fc.constant(false),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const subtotal = cartSubtotal(lines);
      const shown = lines.map(linePrice);
      expect(Number.isInteger(subtotal)).toBe(true);
      expect(subtotal).toBe(shown.reduce((sum, { total }) => sum + total, 0));
      for (const { pieces, off, add_ons, total } of shown) {
        expect(total).toBe(pieces - off + add_ons);
        expect(off).toBeLessThanOrEqual(pieces);
      }
    }),
  );
});
