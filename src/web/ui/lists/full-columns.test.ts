import { expect, test } from 'vitest';
import { fullColumns } from './full-columns.ts';

test('no tile stands alone in the last row where that can be helped', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12].map(fullColumns)).toEqual([4, 5, 6, 4, 4, 5, 5, 6, 6]);
});
