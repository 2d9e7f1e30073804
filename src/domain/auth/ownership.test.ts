import { expect, test } from 'vitest';
import { mayRecoverBy } from './ownership.ts';

test.each([
  ['the contact itself is proven', { is_phone_verified: false, is_email_verified: true }, true],
  ['both are', { is_phone_verified: true, is_email_verified: true }, true],
  ['only the other one is', { is_phone_verified: true, is_email_verified: false }, false],
  ['none is', { is_phone_verified: false, is_email_verified: false }, true],
])('by email, where %s: %o → %s', (_, account, may) => {
  expect(mayRecoverBy(account, 'email')).toBe(may);
});
