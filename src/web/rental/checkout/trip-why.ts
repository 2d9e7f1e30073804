import type { Reason } from '#domain/pricing/bill.ts';
import type { TripLength } from '#domain/rental/trip-price.ts';
import type { TripRule } from '#domain/rental/trip-reasons.ts';
import { reasonValues } from '#web/pricing/reason-values.ts';
import { lengthWords } from '../vehicle/trip-words.ts';
import '#web/i18n/lazy/trip-checkout.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** A rule of a trip's account and its numbers as a sentence. */
export function tripWhy(
  t: Translate,
  money: (minor: number) => string,
  reason: Reason<TripRule>,
  length: TripLength,
): string {
  return t(`trip_checkout.why.${reason.rule}`, { ...reasonValues(money, reason), length: lengthWords(t, length) });
}
