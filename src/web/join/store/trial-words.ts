import type { Config } from '#contract/config/config.ts';
import type { Translate } from '#web/i18n/lazy/join.ts';

type Trial = Pick<
  Config,
  'subscription_free_trial_status' | 'subscription_free_trial_days' | 'subscription_free_trial_type'
>;

/** How long one may try a package for nothing, in words; null: not at all. */
export function trialWords(t: Translate, trial: Trial): string | null {
  const { subscription_free_trial_status, subscription_free_trial_days: count, subscription_free_trial_type } = trial;
  if (subscription_free_trial_status !== 1 || count <= 0) return null;
  return t(`join.trial.${subscription_free_trial_type}${count === 1 ? '_one' : ''}`, { count });
}
