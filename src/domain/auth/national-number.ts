import { countryOf, nationalLengths } from './phone-number.ts';

/** The shortest phone number for signing in and up, in characters as they are sent. */
export const PHONE_LEAST = 10;

const DIGITS = 10;

/** Ten digits without the country's code, counted as people there write it: with the zero dialled at home, or without. */
export function hasTenDigits(phone: string): boolean {
  const digits = phone.replaceAll(/\D/g, '');
  const country = countryOf(phone, 'US');
  return country === null ? digits.length === DIGITS : nationalLengths(country, digits).includes(DIGITS);
}

/** Of what stands in a field beside its country: the zero counts only when it was typed. With `+` or `00` it says its country itself. */
export const isTenDigitsTyped = (typed: string): boolean =>
  /^(\+|00)/.test(typed.trim()) || typed.replaceAll(/\D/g, '').length === DIGITS;
