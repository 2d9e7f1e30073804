import { STORE_REGISTRATION } from '../join-links.ts';
import type { StoreForm } from './use-store-form.ts';

export const STORE_STEPS = ['store', 'plan', 'pay'] as const;

export type StoreStep = (typeof STORE_STEPS)[number];

export const STEP_ADDRESSES: Record<StoreStep, string> = {
  store: STORE_REGISTRATION,
  plan: `${STORE_REGISTRATION}&step=plan`,
  pay: `${STORE_REGISTRATION}&step=pay`,
};

/** One step back; from the first one to what joining brings. */
export function backFrom(step: StoreStep): string {
  const before = STORE_STEPS[STORE_STEPS.indexOf(step) - 1];
  return before ? STEP_ADDRESSES[before] : '/store-registration';
}

/** The step that was asked for, or the last one before it that can be shown: nobody pays for what is not complete. */
export function shownStep(asked: string | null, form: StoreForm): StoreStep {
  // Until it is known what was kept, nothing is known to be missing.
  if (!form.isRead) return STORE_STEPS.find((step) => step === asked) ?? 'store';
  const { business_plan, package_id } = form.draft;
  const canPay = form.isSent && business_plan === 'subscription' && package_id !== null;
  if (asked === 'pay' && canPay) return 'pay';
  return (asked === 'plan' || asked === 'pay') && form.isComplete ? 'plan' : 'store';
}
