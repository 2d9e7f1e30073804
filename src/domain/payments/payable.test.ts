import { expect, test } from 'vitest';
import { takesMoney } from './payable.ts';

test('money is taken while something waits for it or goes on, not when it is over', () => {
  expect(
    (['awaiting_payment', 'active', 'finished', 'canceled'] as const).map((state) => takesMoney({ state })),
  ).toEqual([true, true, false, false]);
});
