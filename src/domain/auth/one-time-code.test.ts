import { expect, test } from 'vitest';
import { isCode } from './one-time-code.ts';

test.each(['000000', '123456', '999999'])('%s is a code [AUTH-014]', (typed) => {
  expect(isCode(typed)).toBe(true);
});

test.each(['', '12345', '1234567', '12345a', ' 123456', '１２３４５６'])('%j is none [FPW-014]', (typed) => {
  expect(isCode(typed)).toBe(false);
});
