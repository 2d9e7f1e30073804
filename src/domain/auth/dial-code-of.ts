import { DIAL_CODES } from './dial-codes.ts';

const KNOWN = new Set<string>(Object.values(DIAL_CODES));
const LONGEST = 4;

/** The country part of an international number; empty when no country has it. */
export function dialCodeOf(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  for (let length = LONGEST; length > 0; length -= 1)
    if (KNOWN.has(digits.slice(0, length))) return digits.slice(0, length);
  return '';
}
