import { expect, test } from 'vitest';
import { isContactNumber } from './contact-number.ts';

test.each(['+46701740605', '0701740605', '+46 70-174 06 05', '(031) 12 34 56'])('%s can be called', (typed) => {
  expect(isContactNumber(typed)).toBe(true);
});

test.each(['', '12', '+4612', 'call me', '+123456789012345678901'])('%s cannot', (typed) => {
  expect(isContactNumber(typed)).toBe(false);
});
