import { expect, test } from 'vitest';
import { en } from '#web/i18n/en.ts';
import type { Translate } from '#web/i18n/i18n.tsx';
import { follows, repeats } from './form-rules.ts';

const t: Translate = (key) => en[key];
const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

test.each([
  ['password', '12345', 'Password is too short - should be 6 chars minimum.'],
  ['password', '123456', true],
  ['password', '', 'Password is required'],
  ['email', emailOf(255), true],
  ['email', emailOf(256), 'An email can have at most 255 characters'],
  ['email', ' ', 'Email is required'],
  ['phone', '+46720000', 'Number must be 10 digits'],
  ['phone', '+467200001', true],
  ['phone', '', 'Please give a phone number'],
  ['tenDigitPhone', '+46701740605', true],
  ['tenDigitPhone', '+4670174060', 'Phone number must be exactly 10 digits'],
  ['contact', 'maja@example.com', true],
  ['contact', '+46 70 174 06 05', true],
  ['contact', 'maja', 'Must be a valid email or phone number'],
  ['name', '  ', 'First name is required'],
  ['code', '12345', 'The code has 6 digits'],
  ['code', '1234567', 'The code has 6 digits'],
  ['code', '123456', true],
] as const)('%s: "%s" is %s [AUTH-018] [AUTH-023] [AUTH-025] [AUTH-027] [FPW-011] [FPW-014]', (rule, value, said) => {
  expect(follows(t, rule)(value)).toBe(said);
});

test('a password is repeated letter for letter [AUTH-028] [FPW-016]', () => {
  const rule = repeats(t, () => 'Secret-77');
  expect(rule('Secret-77')).toBe(true);
  expect(rule('secret-77')).toBe('Passwords must match');
  expect(rule('')).toBe('Please repeat the password');
});
