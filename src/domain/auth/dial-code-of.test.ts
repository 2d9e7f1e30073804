import { expect, test } from 'vitest';
import { dialCodeOf } from './dial-code-of.ts';

test.each([
  ['+46 70 174 06 05', '46'],
  ['+18095550100', '1809'],
  ['+14155550100', '1'],
  ['+0000', ''],
])('%s is dialled by %j', (phone, code) => {
  expect(dialCodeOf(phone)).toBe(code);
});
