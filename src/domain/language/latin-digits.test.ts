import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['٫+٤٦ 70', '.+46 70'],
  ['maja@example.com, شارع ٧', 'maja@example.com, شارع 7'],
])('%s is %s', (typed, digits) => {
  expect(latinDigits(typed)).toBe(digits);
});
