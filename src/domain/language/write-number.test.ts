import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './language.ts';
import { writeNumber } from './write-number.ts';

const COUNTS = Array.from({ length: 1100 }, (_, count) => count);
const RATINGS = Array.from({ length: 51 }, (_, tenths) => tenths / 10);
const OTHERS = [999.9, 999.95, 1000, 1234, 12_345, 0.25, 4.55, -5, -1.5, 1_234_567.891, 0.1 + 0.2, 1e21];

describe('numbers', () => {
  test.each(LANGUAGES.map(({ key }) => key))('are written as %s writes them', (language) => {
    const intl = new Intl.NumberFormat(language);
    for (const value of [...COUNTS, ...RATINGS, ...OTHERS]) {
      expect(writeNumber(value, language), String(value)).toBe(intl.format(value));
    }
  });

  test('a language the shop does not speak has its own digits', () => {
    expect(writeNumber(5, 'fa')).toBe(new Intl.NumberFormat('fa').format(5));
  });
});
