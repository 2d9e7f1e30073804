import { DIAL_CODES } from './dial-codes.ts';
import { countryOf } from './phone-number.ts';

/** A number as people read it: its country's code, then groups of three, the last one of up to four. */
export function spacedPhone(number: string): string {
  const plain = number.replaceAll(/[\s().-]/g, '');
  if (!/^\+?\d{5,}$/.test(plain)) return number;
  const country = countryOf(plain, 'US');
  const code = country ? `+${DIAL_CODES[country]}` : '';
  const rest = plain.slice(code.length);
  return [code, ...groups(rest)].filter(Boolean).join(' ');
}

function groups(digits: string): string[] {
  const parts: string[] = [];
  let left = digits;
  while (left.length > 4) {
    parts.push(left.slice(0, 3));
    left = left.slice(3);
  }
  return [...parts, left];
}
