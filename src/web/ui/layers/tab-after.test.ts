import { expect, test } from 'vitest';
import { tabAfter } from './tab-after.ts';

const TABS = ['a', 'b', 'c'];

test.each([
  { from: 'a', key: 'ArrowRight', rtl: false, to: 'b' },
  { from: 'c', key: 'ArrowRight', rtl: false, to: 'a' },
  { from: 'a', key: 'ArrowLeft', rtl: false, to: 'c' },
  { from: 'a', key: 'ArrowLeft', rtl: true, to: 'b' },
  { from: 'b', key: 'Home', rtl: false, to: 'a' },
  { from: 'b', key: 'End', rtl: false, to: 'c' },
  { from: 'b', key: 'x', rtl: false, to: undefined },
])('$key leads from $from to $to (right-to-left: $rtl)', ({ from, key, rtl, to }) => {
  expect(tabAfter(TABS, from, key, rtl)).toBe(to);
});
