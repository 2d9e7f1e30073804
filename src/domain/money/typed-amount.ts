import { latinDigits } from '../language/latin-digits.ts';

const MOST_DIGITS = 9;

/** What somebody types as an amount, as far as it can be one: digits of any keyboard, one dot or comma, two decimals. */
export function typedAmount(typed: string): string {
  const [whole = '', ...rest] = latinDigits(typed)
    .replaceAll(',', '.')
    .replaceAll(/[^\d.]/g, '')
    .split('.');
  const major = whole.slice(0, MOST_DIGITS);
  return rest.length === 0 ? major : `${major || '0'}.${rest.join('').slice(0, 2)}`;
}
