import '#web/i18n/lazy/join.ts';
import type { StoreDraft } from '../store-draft.ts';

/** What is still to be chosen of the business plan, and where. */
export function planFault({ business_plan, package_id }: Pick<StoreDraft, 'business_plan' | 'package_id'>) {
  if (business_plan === null) return { field: 'business_plan', words: 'join.fault.plan' } as const;
  const isMissing = business_plan === 'subscription' && package_id === null;
  return isMissing ? ({ field: 'package_id', words: 'join.fault.package' } as const) : null;
}
