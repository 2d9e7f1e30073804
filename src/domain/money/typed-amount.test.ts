import { expect, test } from 'vitest';
import { minorFromText } from './minor-units.ts';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['12', '12'],
  ['12,', '12.'],
  ['12,5', '12.5'],
  ['.5', '0.5'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['-5 kr', '5'],
  ['١٢٫٥', '12.5'],
  ['99999999999', '999999999'],
  ['🍕', ''],
])('%s is taken as %s, and counts', (typed, taken) => {
  expect(typedAmount(typed)).toBe(taken);
  if (taken) expect(minorFromText(taken)).not.toBeNull();
});
