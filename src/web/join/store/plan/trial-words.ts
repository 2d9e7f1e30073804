import { type PlanSettings, trialDays } from '#domain/join/plans.ts';
import '#web/i18n/lazy/join.ts';
import type { Translate } from '#web/i18n/i18n.tsx';

/** How long one may try a package for nothing, in words; null: not at all. */
export function trialWords(t: Translate, settings: PlanSettings): string | null {
  const count = trialDays(settings);
  return count === null ? null : t('join.trial.days', { count });
}
