/** The digits of Arabic, Persian and full-width keyboards, and their decimal mark, as everybody else writes them, one for one. */
export const latinDigits = (typed: string): string =>
  typed
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) % 16))
    .replaceAll('\u066b', '.');

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
