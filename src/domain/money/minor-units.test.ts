import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { majorText, minorFromText, toMajor, toMinor } from './minor-units.ts';

describe('minor units', () => {
  test('there and back is the same amount', () => {
    fc.assert(fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => toMinor(toMajor(minor)) === minor));
  });

  test.each([
    [0.29, 29],
    [1.005, 100],
    [19.99, 1999],
  ])('%d of the major unit are %d', (major, minor) => {
    expect(toMinor(major)).toBe(minor);
  });

  test.each([
    ['12', 1200],
    ['12.', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['', null],
    ['12.345', null],
    ['-1', null],
    ['1e3', null],
  ])('"%s" is %s', (text, minor) => {
    expect(minorFromText(text)).toBe(minor);
  });

  test('prices for machines have two decimals', () => {
    expect(majorText(1250)).toBe('12.50');
  });
});
