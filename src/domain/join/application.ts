/** Who applies: whoever wants to sell here, or to carry. */
export const APPLICATION_KINDS = ['store', 'courier'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/**
 * awaiting_payment: its package is not paid yet, nobody looks at it. pending: somebody has to decide. expired: it was
 * never paid for, and what it said was deleted.
 */
export const APPLICATION_STATUSES = ['awaiting_payment', 'pending', 'approved', 'rejected', 'expired'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** What the operator decides; null: it may be decided now. A decision is made once, and not before the money is there. */
export function refuseDecision(status: ApplicationStatus): 'unpaid' | 'decided' | null {
  if (status === 'pending') return null;
  return status === 'awaiting_payment' ? 'unpaid' : 'decided';
}

export const BUSINESS_PLANS = ['commission', 'subscription'] as const;
export type BusinessPlan = (typeof BUSINESS_PLANS)[number];

export const IDENTITY_TYPES = ['passport', 'driving_license', 'nid'] as const;
export type IdentityType = (typeof IDENTITY_TYPES)[number];

/** Which part of an application a file is. */
export const APPLICATION_FILES = ['logo', 'cover_photo', 'tin_certificate_image', 'image', 'identity_image'] as const;
export type ApplicationFile = (typeof APPLICATION_FILES)[number];
