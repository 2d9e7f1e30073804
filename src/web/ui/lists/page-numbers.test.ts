import { expect, test } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

test.each([
  { current: 1, total: 1, shown: '1' },
  { current: 1, total: 3, shown: '1 2 3' },
  { current: 1, total: 9, shown: '1 2 gap 9' },
  { current: 3, total: 9, shown: '1 2 3 4 gap 9' },
  { current: 4, total: 9, shown: '1 2 3 4 5 gap 9' },
  { current: 5, total: 9, shown: '1 gap 4 5 6 gap 9' },
  { current: 9, total: 9, shown: '1 gap 8 9' },
])('page $current of $total shows $shown', ({ current, total, shown }) => {
  expect(pageNumbers(current, total).join(' ')).toBe(shown);
});
