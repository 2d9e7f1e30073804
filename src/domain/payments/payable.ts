import type { Owner } from '../auth/owner.ts';

/** What money can be paid for. The database lists the same kinds. */
export const PAYABLE_KINDS = ['order', 'wallet_top_up', 'trip', 'parcel_return', 'registration'] as const;

export type PayableKind = (typeof PAYABLE_KINDS)[number];

export type Payable = { kind: PayableKind; id: number };

/** How books name it: an order by its number alone. */
export const referenceOf = ({ kind, id }: Payable): string => (kind === 'order' ? String(id) : `${kind} ${id}`);

/** The same where a part of it was booked before: what is booked has a name of its own. */
export const referenceOfRest = (payable: Payable): string => `${referenceOf(payable)}, rest`;

/**
 * awaiting_payment: nothing happens before its money has come. active: it goes on, and money that comes counts.
 * finished and canceled: money that comes too late belongs to the payer.
 */
export type PayableState = 'awaiting_payment' | 'active' | 'finished' | 'canceled';

/** Who pays: somebody with a cart, or whoever applies for a store and has no account. */
export type Payer = Owner | { kind: 'applicant'; id: number };

/** What a payable says of itself while it is locked; amounts are minor units. */
export type Bill = {
  due: number;
  /** null: whoever it was has left. */
  payer: Payer | null;
  state: PayableState;
  /** Ways to pay that it allows, besides what the business allows. */
  allows: { digital_payment: boolean; offline_payment: boolean };
};

/** Money for something that is finished or canceled comes too late. */
export const takesMoney = ({ state }: Pick<Bill, 'state'>): boolean =>
  state === 'awaiting_payment' || state === 'active';

/** Who gets money back, for somebody who sends it by hand. */
export type PayerContact = { name: string; phone: string; email: string | null };
