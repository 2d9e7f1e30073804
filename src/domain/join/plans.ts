import { MODULE_PROFILES, type ModuleProfile, type ModuleType } from '../modules/module-profile.ts';
import type { BusinessPlan } from './application.ts';

export type PackageKind = ModuleProfile['packages'];

export const packageKindOf = (module_type: ModuleType): PackageKind => MODULE_PROFILES[module_type].packages;

/** What the business offers, as /config tells it. */
export type PlanSettings = {
  commission_business_model: 0 | 1;
  subscription_business_model: 0 | 1;
  subscription_free_trial_status: 0 | 1;
  subscription_free_trial_days: number;
};

export const isPlanOffered = (plan: BusinessPlan, settings: PlanSettings): boolean =>
  (plan === 'commission' ? settings.commission_business_model : settings.subscription_business_model) === 1;

/** How long a store may try a package without paying; null: not at all. It is told in days, whatever its type is called. */
export const trialDays = (settings: PlanSettings): number | null =>
  settings.subscription_free_trial_status === 1 && settings.subscription_free_trial_days > 0
    ? settings.subscription_free_trial_days
    : null;

/** An application that was not paid for so long is given up. */
export const UNPAID_DAYS = 14;
