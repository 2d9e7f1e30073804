import { expect, test } from 'vitest';
import { topUpToTakeBack } from './top-up-take-back.ts';

test.each([
  { what: 'all of it, with its bonus', gone: 50_00, balance: 80_00, taken: 55_00 },
  { what: 'a part, with that part of the bonus', gone: 10_01, balance: 80_00, taken: 11_01 },
  { what: 'no more than is left', gone: 50_00, balance: 12_00, taken: 12_00 },
  { what: 'nothing where all is spent', gone: 50_00, balance: 0, taken: 0 },
])('money of a top-up that was fetched back: $what', ({ gone, balance, taken }) => {
  expect(topUpToTakeBack({ amount: 50_00, bonus: 5_00 }, gone, balance)).toBe(taken);
});
