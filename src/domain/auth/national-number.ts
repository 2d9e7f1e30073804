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
