import { expect, test } from 'vitest';
import { spacedPhone } from './spaced-phone.ts';

test.each([
  ['+46701740605', '+46 701 740 605'],
  ['+12025550143', '+1 202 555 0143'],
  ['+4612345678', '+46 123 456 78'],
  ['0701740605', '070 174 0605'],
  ['+46 70-174 06 05', '+46 701 740 605'],
  ['', ''],
  ['ask at the desk', 'ask at the desk'],
])('%s reads %s', (number, read) => {
  expect(spacedPhone(number)).toBe(read);
});
