import { expect, test } from 'vitest';
import { amountDue } from './amount-due.ts';

test.each([
  [2500, 0, 2500],
  [2500, 1000, 1500],
  [2500, 2500, 0],
  // More than the amount came: nothing is due, and nothing is owed to the shop either.
  [2500, 3000, 0],
])('of %i, %i is paid: %i is due', (amount, paid, due) => {
  expect(amountDue(amount, paid)).toBe(due);
});
