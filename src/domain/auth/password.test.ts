import { expect, test } from 'vitest';
import { isPasswordLongEnough } from './password.ts';

test('five characters are too few, six are enough [AUTH-018] [AUTH-027]', () => {
  expect(isPasswordLongEnough('12345')).toBe(false);
  expect(isPasswordLongEnough('123456')).toBe(true);
});
