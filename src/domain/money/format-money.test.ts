import { describe, expect, test } from 'vitest';
import { formatMoney, type MoneyFormat } from './format-money.ts';

const dollars: MoneyFormat = { currency_symbol: '$', currency_symbol_direction: 'left', digit_after_decimal_point: 2 };

describe('formatMoney', () => {
  test.each([
    { digits: 0, text: '$13' },
    { digits: 1, text: '$12.5' },
    { digits: 2, text: '$12.50' },
  ])('shows $digits decimals when the business says so [MONEY-001a]', ({ digits, text }) => {
    expect(formatMoney(12_50, { ...dollars, digit_after_decimal_point: digits })).toBe(text);
  });

  test('shows two decimals when the business says nothing [MONEY-001b]', () => {
    expect(formatMoney(12_50, { currency_symbol: '$', currency_symbol_direction: 'left' })).toBe('$12.50');
  });

  test('shortens from 100000, not from 99999 [MONEY-002a]', () => {
    expect(formatMoney(99_999_00, dollars)).toBe('$99999.00');
    expect(formatMoney(100_000_00, dollars)).toBe('$100.00K');
    expect(formatMoney(250_400_00, dollars)).toBe('$250.40K');
  });

  test('says M from one million [MONEY-002b]', () => {
    expect(formatMoney(999_999_00, dollars)).toBe('$1000.00K');
    expect(formatMoney(1_000_000_00, dollars)).toBe('$1.00M');
  });

  test('says B from one billion [MONEY-002c]', () => {
    expect(formatMoney(1_000_000_000_00, dollars)).toBe('$1.00B');
    expect(formatMoney(2_560_000_000_00, dollars)).toBe('$2.56B');
  });

  test('the symbol stands on the left [MONEY-003a] or on the right [MONEY-003b]', () => {
    expect(formatMoney(5_00, dollars)).toBe('$5.00');
    expect(formatMoney(5_00, { ...dollars, currency_symbol: ' kr', currency_symbol_direction: 'right' })).toBe(
      '5.00 kr',
    );
  });

  test('what is owed keeps its sign before the symbol', () => {
    expect(formatMoney(-5_00, dollars)).toBe('-$5.00');
  });
});
