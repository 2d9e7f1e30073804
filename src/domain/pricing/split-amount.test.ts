import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmount } from './split-amount.ts';

test('shares follow the weights; the cent left over goes where most was cut off', () => {
  expect(splitAmount(10_00, [30_00, 10_00])).toEqual([7_50, 2_50]);
  expect(splitAmount(1_00, [1, 1, 1])).toEqual([34, 33, 33]);
  expect(splitAmount(1_00, [1, 5])).toEqual([17, 83]);
  // Half a cent was cut off both: the larger line takes it, wherever it stands.
  expect(splitAmount(2, [1, 3])).toEqual([0, 2]);
  expect(splitAmount(5, [0, 0])).toEqual([0, 0]);
  expect(splitAmount(0, [])).toEqual([]);
});

const weights = fc.array(fc.nat(9_000_000_000), { minLength: 1, maxLength: 30 });
const amountWithin = fc
  .tuple(weights, fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([all, part]) => ({ all, amount: Math.floor(all.reduce((sum, one) => sum + one, 0) * part) }));

test('for any weights the shares are whole, add up to the amount, and none is above its weight', () => {
  fc.assert(
    fc.property(amountWithin, ({ all, amount }) => {
      const shares = splitAmount(amount, all);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
      shares.forEach((share, at) => {
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(all[at] ?? 0);
      });
    }),
  );
});

test('for any weights a share is within a cent of its exact part, and the order of the lines does not matter', () => {
  const pairs = (all: number[], shares: number[]) => all.map((weight, at) => `${weight}:${shares[at]}`).sort();
  fc.assert(
    fc.property(amountWithin, ({ all, amount }) => {
      const whole = all.reduce((sum, one) => sum + one, 0);
      const shares = splitAmount(amount, all);
      // Where nothing weighs anything there is nothing to share.
      const parts = all.map((weight) => (whole > 0 ? (amount / whole) * weight : 0));
      shares.forEach((share, at) => {
        expect(Math.abs(share - (parts[at] ?? 0))).toBeLessThan(1.001);
      });
      const turned = all.toReversed();
      expect(pairs(turned, splitAmount(amount, turned))).toEqual(pairs(all, shares));
    }),
  );
});
