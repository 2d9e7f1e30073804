import { toMajor } from './minor-units.ts';

/** What the business says about showing money; the names are those of its configuration. */
export type MoneyFormat = {
  currency_symbol: string;
  currency_symbol_direction: 'left' | 'right';
  digit_after_decimal_point?: number | undefined;
};

const SHORT = [
  { from: 1_000_000_000, letter: 'B' },
  { from: 1_000_000, letter: 'M' },
  { from: 100_000, letter: 'K', unit: 1_000 },
] as const satisfies readonly { from: number; letter: string; unit?: number }[];

/** Minor units as a shopper reads them: $12.50, 12.50 kr, $150.00K. Digits do not change with the language. */
export function formatMoney(minor: number, format: MoneyFormat): string {
  const { currency_symbol, currency_symbol_direction, digit_after_decimal_point = 2 } = format;
  const major = toMajor(minor);
  const size = SHORT.find(({ from }) => Math.abs(major) >= from);
  const unit = size ? ('unit' in size ? size.unit : size.from) : 1;
  const number = (Math.abs(major) / unit).toFixed(digit_after_decimal_point) + (size?.letter ?? '');
  const amount = currency_symbol_direction === 'left' ? `${currency_symbol}${number}` : `${number}${currency_symbol}`;
  return major < 0 ? `-${amount}` : amount;
}
