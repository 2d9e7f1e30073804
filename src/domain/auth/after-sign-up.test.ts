import { expect, test } from 'vitest';
import { MODULE_TYPES } from '../modules/module-profile.ts';
import { afterSignUp } from './after-sign-up.ts';

test.each(MODULE_TYPES)(
  'with a zone, a new account in %s is asked what it likes, but for parcels [AUTH-012d] [AUTH-012e]',
  (type) => {
    expect(afterSignUp(true, type)).toBe(type === 'parcel' ? '/home' : '/interest');
  },
);

test('without a module it is asked too, without a zone it is not [AUTH-012d] [AUTH-012e]', () => {
  expect(afterSignUp(true, null)).toBe('/interest');
  for (const type of [...MODULE_TYPES, null]) expect(afterSignUp(false, type)).toBe('/home');
});
