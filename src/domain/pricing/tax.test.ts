import { expect, test } from 'vitest';
import { tax } from './tax.ts';

test('tax that is not included is added [MONEY-012a]', () => {
  expect(tax(80_00, 25, false)).toEqual({ amount: 20_00, added: 20_00 });
});

test('tax that is included is taken out of the amount and not added [MONEY-012b]', () => {
  expect(tax(100_00, 25, true)).toEqual({ amount: 20_00, added: 0 });
});
