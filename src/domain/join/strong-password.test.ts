import { describe, expect, test } from 'vitest';
import { isStrongPassword, missingPasswordParts } from './strong-password.ts';

describe('a password that others’ money depends on', () => {
  test.each(['Secret-1', 'Clave segura 9!', 'Ünïcödé#42'])('%s is strong', (password) => {
    expect(isStrongPassword(password)).toBe(true);
  });

  test.each([
    ['', ['length', 'lower_case', 'upper_case', 'digit', 'symbol']],
    ['Secret1', ['length', 'symbol']],
    ['secret-12', ['upper_case']],
    ['SECRET-12', ['lower_case']],
    ['Secret--x', ['digit']],
    ['Secret12 ', ['symbol']],
  ])('%j misses %j', (password, missing) => {
    expect(missingPasswordParts(password)).toEqual(missing);
  });
});
