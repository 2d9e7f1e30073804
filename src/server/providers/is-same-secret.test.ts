import { expect, test } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

test.each([
  ['seal', 'seal', true],
  ['seal', 'sealed', false],
  ['seal', 'sead', false],
  ['seal', '', false],
  // As many letters, but more bytes.
  ['seal', 'seäl', false],
])('%s and %s: %s', (ours, given, same) => expect(isSameSecret(ours, given)).toBe(same));
