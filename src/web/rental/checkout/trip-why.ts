import type { Reason } from '#domain/pricing/bill.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';
import type { TripRule } from '#domain/rental/trip-reasons.ts';
import { lengthWords } from '../vehicle/trip-words.ts';
import '#web/i18n/lazy/trip-checkout.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** A rule of a trip's account and its numbers as a sentence. */
export function tripWhy(
  t: Translate,
  money: (minor: number) => string,
  { rule, money: amounts = {}, plain = {} }: Reason<TripRule>,
  length: TripLength,
): string {
  const shown = Object.entries(amounts).map(([name, amount]) => [name, money(amount)]);
  return t(`trip_checkout.why.${rule}`, { ...plain, ...Object.fromEntries(shown), length: lengthWords(t, length) });
}
