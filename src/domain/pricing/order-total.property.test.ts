import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { orderInputShape } from '#contract/checkout/quote-facts.ts';
import { anyOrder } from '#tests/support/orders/any-order.ts';
import { type OrderInput, orderTotal } from './order-total.ts';
import { summaryLines } from './summary-lines.ts';

test('for any order the lines that are shown add up to the total, which is whole and not below zero', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const total = orderTotal(order);
      const lines = summaryLines(total);
      expect(lines.reduce((sum, { added }) => sum + added, 0)).toBe(total.order_amount);
      expect(total.order_amount).toBeGreaterThanOrEqual(0);
      for (const { name, amount } of lines) {
        expect(Number.isInteger(amount)).toBe(true);
        expect(Math.sign(amount)).not.toBe(/discount/.test(name) ? 1 : -1);
      }
    }),
  );
});

test('for any order the discounts of its lines add up to the order’s, and no line costs less than its add-ons', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const { goods } = orderTotal(order);
      const flash = goods.flash_admin_discount_amount + goods.flash_store_discount_amount;
      const off = (source: RegExp) =>
        goods.lines.filter((one) => source.test(one.source)).reduce((sum, one) => sum + one.off, 0);
      expect(off(/flash_sale/)).toBe(flash);
      expect(off(/product_discount|store_discount/)).toBe(goods.store_discount_amount);
      expect(goods.store_discount_amount).toBe(Math.max(goods.product_discount, goods.store_discount));
      expect(goods.flash_store_discount_amount).toBeGreaterThanOrEqual(0);
      expect(goods.lines.reduce((sum, one) => sum + one.total, 0)).toBe(goods.total);
      for (const one of goods.lines) expect(one.total).toBeGreaterThanOrEqual(one.add_ons);
    }),
  );
});

test('for any order the total does not depend on the order of its lines', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const withoutLines = ({ goods: { lines: _, ...goods }, ...total }: ReturnType<typeof orderTotal>) => ({
        ...total,
        goods,
      });
      const turned = orderTotal({ ...order, lines: order.lines.toReversed() });
      expect(withoutLines(turned)).toEqual(withoutLines(orderTotal(order)));
    }),
  );
});

test('for any order two lines of the same thing cost what one line of both costs', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const apart = order.lines.flatMap((one) =>
        one.quantity === 1
          ? [one]
          : [
              { ...one, quantity: 1 },
              { ...one, quantity: one.quantity - 1, add_ons: [] },
            ],
      );
      expect(orderTotal({ ...order, lines: apart }).order_amount).toBe(orderTotal(order).order_amount);
    }),
  );
});

test('for any order the browser, which counts from what came over the wire, gets the server’s total to the cent [CHK-016]', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const arrived = z.decode(orderInputShape, JSON.parse(JSON.stringify(z.encode(orderInputShape, listed(order)))));
      const total = orderTotal(arrived);
      expect(total).toEqual(orderTotal(order));
      expect(summaryLines(total).reduce((sum, { added }) => sum + added, 0)).toBe(orderTotal(order).order_amount);
    }),
    { numRuns: 500 },
  );
});

/** The contract's lists are ordinary ones. */
const listed = (order: OrderInput) => ({
  ...order,
  lines: order.lines.map((line) => ({ ...line, add_ons: [...line.add_ons] })),
  vehicles: [...order.vehicles],
});

test('for any order a tip changes the total by itself alone', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const without = orderTotal({ ...order, dm_tips: 0 });
      const { dm_tips, order_amount } = orderTotal(order);
      expect(order_amount - without.order_amount).toBe(dm_tips);
    }),
  );
});

test('for any order a coupon that takes something off the goods never makes the goods dearer', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const [with_, without] = [orderTotal(order), orderTotal({ ...order, coupon: null })];
      expect(with_.tax.base).toBeLessThanOrEqual(without.tax.base);
      expect(with_.goods).toEqual(without.goods);
    }),
  );
});
