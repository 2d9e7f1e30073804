import { expect, test } from 'vitest';
import { fullName, splitName } from './name.ts';

test.each([
  ['Maja', { f_name: 'Maja', l_name: '' }],
  ['Maja Lindqvist', { f_name: 'Maja', l_name: 'Lindqvist' }],
  ['  Ines   Maria de la Cruz ', { f_name: 'Ines', l_name: 'Maria de la Cruz' }],
  ['  ', { f_name: '', l_name: '' }],
])('%j is split at its first space', (name, split) => {
  expect(splitName(name)).toEqual(split);
  expect(fullName(split)).toBe(name.trim().replaceAll(/\s+/g, ' '));
});
