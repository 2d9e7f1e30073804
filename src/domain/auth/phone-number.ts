import { type CountryCode, DIAL_CODES } from './dial-codes.ts';

/** A number as somebody writes it: the country beside it, and the rest as typed. */
export type WrittenPhone = { country: CountryCode; typed: string };

/** What is dialled at home before a number and never from abroad: a zero, but for these. */
const TRUNK: Partial<Record<CountryCode, string>> = {
  ...{ BF: '', BJ: '', CG: '', CI: '', IT: '', SM: '', VA: '' },
  HU: '06',
};

/** Whose number it is when several share a code and nobody said. */
const FIRST_OF_CODE: readonly CountryCode[] = ['US', 'GB', 'RU', 'AU', 'IT', 'NO', 'FI', 'MA', 'GP', 'CW', 'RE', 'SH'];

/** As it is stored and sent: spaces, dashes, dots and brackets are for reading. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s().-]/g, '');

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** `+` and the digits; empty when there are none. Typed with its own `+` or `00`, a number says its country itself. */
export function internationalNumber({ country, typed }: WrittenPhone): string {
  const digits = digitsOf(typed);
  if (digits === '') return '';
  if (typed.trim().startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  const trunk = TRUNK[country] ?? '0';
  return `+${DIAL_CODES[country]}${trunk && digits.startsWith(trunk) ? digits.slice(trunk.length) : digits}`;
}

/** The other way round. `preferred` is taken where its code fits, since many countries share one. */
export function writtenPhone(number: string, preferred: CountryCode): WrittenPhone {
  const country = countryOf(number, preferred);
  return country
    ? { country, typed: digitsOf(number).slice(DIAL_CODES[country].length) }
    : { country: preferred, typed: number };
}

/** The country whose code is the longest that fits; null when none does, or when no `+` says that there is one. */
export function countryOf(number: string, preferred: CountryCode): CountryCode | null {
  if (!number.trim().startsWith('+')) return null;
  const digits = digitsOf(number);
  const fitting = (Object.keys(DIAL_CODES) as CountryCode[]).filter((code) => digits.startsWith(DIAL_CODES[code]));
  const longest = Math.max(...fitting.map((code) => DIAL_CODES[code].length));
  const best = fitting.filter((code) => DIAL_CODES[code].length === longest);
  return [preferred, ...FIRST_OF_CODE].find((code) => best.includes(code)) ?? best[0] ?? null;
}

/** How many digits a number has at home: as it follows the country's code, and with what is dialled before it there. */
export function nationalLengths(country: CountryCode, digits: string): number[] {
  const dial = DIAL_CODES[country];
  const length = digits.length - dial.length;
  // Where the code begins with 1 (North America), nothing is dialled before it.
  const trunk = dial.startsWith('1') ? '' : (TRUNK[country] ?? '0');
  return [length, length + trunk.length];
}
