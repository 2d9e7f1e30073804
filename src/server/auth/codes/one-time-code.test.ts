import { afterEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CODE } from '#domain/auth/one-time-code.ts';
import { oneTimeCode } from './one-time-code.ts';

describe('one-time codes', () => {
  afterEach(() => vi.restoreAllMocks());

  test('in demo mode every code is 123456', () => {
    expect(oneTimeCode(true)).toBe('123456');
  });

  test('outside demo mode a code has six digits, from a source that nobody can guess [SEC-003]', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const codes = Array.from({ length: 200 }, () => oneTimeCode(false));
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(190);
  });

  test('outside demo mode 123456 is never drawn, so it never works', () => {
    const draws = [Number(DEMO_CODE), 7];
    expect(oneTimeCode(false, () => draws.shift() ?? 0)).toBe('000007');
  });
});
