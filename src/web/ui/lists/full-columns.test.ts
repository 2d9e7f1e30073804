import { expect, test } from 'vitest';
import { fullColumns } from './full-columns.ts';

test('no tile stands alone in the last row where that can be helped', () => {
  expect([4, 5, 6, 7, 8, 9, 10, 11, 12].map((count) => fullColumns(count))).toEqual([4, 5, 6, 4, 4, 5, 5, 6, 6]);
});

test('out of other numbers of columns', () => {
  expect([16, 12, 10, 7].map((count) => fullColumns(count, [8, 6, 5]))).toEqual([8, 6, 5, 8]);
});
