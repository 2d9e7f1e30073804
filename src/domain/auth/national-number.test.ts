import { expect, test } from 'vitest';
import { hasTenDigits, isTenDigitsTyped } from './national-number.ts';

test.each(['+46701740605', '+4670174060 5', '+14155550100', '+8801712345678', '4155550100'])(
  '%s has ten digits at home [FPW-011]',
  (phone) => {
    expect(hasTenDigits(phone)).toBe(true);
  },
);

test.each(['', '+46', '+467017406', '+4670174060599', '+1415555010', '+141555501000', '0701740605 1'])(
  '%j has not [FPW-011]',
  (phone) => {
    expect(hasTenDigits(phone)).toBe(false);
  },
);

test.each([
  ['070-174 06 05', true],
  ['701740605', false],
  ['07017406055', false],
  ['+46701740605', true],
  ['0046701740605', true],
])('typed as %s, ten digits stand there: %s [FPW-011]', (typed, isTen) => {
  expect(isTenDigitsTyped(typed)).toBe(isTen);
});
