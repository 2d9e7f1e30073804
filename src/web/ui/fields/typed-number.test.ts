import { expect, test } from 'vitest';
import { minorFromText } from '#domain/money/minor-units.ts';
import { latinDigits, typedAmount } from './typed-number.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['０１２３４５６７８９', '0123456789'],
  ['٫+٤٦ 70', '.+46 70'],
  ['maja@example.com, شارع ٧', 'maja@example.com, شارع 7'],
])('%s is read as %s', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits);
});

test.each([
  ['12', '12'],
  ['12,', '12.'],
  ['12,5', '12.5'],
  ['.5', '0.5'],
  ['12.345', '12.34'],
  ['1.2.3', '1.23'],
  ['-5 kr', '5'],
  ['١٢٫٥', '12.5'],
  ['１２', '12'],
  ['99999999999', '999999999'],
  ['🍕', ''],
])('%s is taken as %s, and counts', (typed, taken) => {
  expect(typedAmount(typed)).toBe(taken);
  if (taken) expect(minorFromText(taken)).not.toBeNull();
});
