import { useCallback, useEffect, useState } from 'react';
import type { SelectedAddress } from '#domain/addresses/selected-address.ts';
import { isTakeAway, type OrderType } from '#domain/orders/order-type.ts';
import { saveDraft, savedDraft } from '#web/session/drafts/checkout-draft.ts';
import type { GuestAddress } from '#web/session/remembered/guest-address.ts';
import { lastPayment } from '#web/session/remembered/last-payment.ts';

export const INSTRUCTIONS = ['front_door', 'reception', 'no_call', 'no_sound'] as const;
export const UNAVAILABLE_CHOICES = ['call', 'notify', 'wait', 'remove', 'cancel'] as const;

/** What is bought: the cart, one thing past it, or whatever a prescription says. */
export type CheckoutKind = 'cart' | 'buy_now' | 'campaign' | 'prescription';

/** What the shopper has decided so far; amounts are minor units. */
export type Draft = {
  /** Whose goods it was decided about, once that is known. */
  store_id?: number;
  order_type: OrderType;
  /** YYYY-MM-DD HH:mm by the town's clock; empty: to be chosen; null: as soon as possible. */
  schedule_at: string | null;
  /** Another address than the one the shopper shops at. */
  address: SelectedAddress | null;
  /** Somebody else than the address or the account names. */
  contact: { name: string; phone: string } | null;
  /** What a guest has typed here: it still counts when they sign in before they pay. */
  typed: GuestAddress | null;
  instruction: (typeof INSTRUCTIONS)[number] | '';
  unavailable: (typeof UNAVAILABLE_CHOICES)[number] | '';
  order_note: string;
  cutlery: boolean;
  dm_tips: number;
  wantsPackaging: boolean;
  coupon_code: string;
  /** A coupon's code that is not used yet. */
  typed_code: string;
  /** The id of a way to pay, see pay-options.ts. */
  pay: string;
  /** All of the wallet first. */
  usesWallet: boolean;
  bring_change_amount: number;
  wantsAccount: boolean;
};

/** What is said to one store: another one shall not hear of it. */
const OF_STORE = {
  order_type: 'delivery',
  schedule_at: null,
  unavailable: '',
  order_note: '',
  cutlery: false,
  wantsPackaging: false,
  coupon_code: '',
  typed_code: '',
} as const;

const NEW: Draft = {
  ...OF_STORE,
  address: null,
  contact: null,
  typed: null,
  instruction: '',
  dm_tips: 0,
  pay: '',
  usesWallet: false,
  bring_change_amount: 0,
  wantsAccount: false,
};

/** The note that the courier shall bring change for. At the counter nobody is asked, whatever they typed before. */
export const noteToChange = ({ order_type, bring_change_amount }: Draft): number =>
  isTakeAway(order_type) ? 0 : bring_change_amount;

/** How a draft changes as its goods turn out to be of this store; null: it is about it already. */
export const changeForStore = (
  { store_id: before }: Pick<Draft, 'store_id'>,
  store_id: number,
): Partial<Draft> | null => (before === store_id ? null : { ...(before && OF_STORE), store_id });

export function useDraft(page: CheckoutKind) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...NEW, pay: lastPayment(), ...savedDraft(page) }));
  useEffect(() => void saveDraft(page, draft), [page, draft]);
  const change = useCallback((changes: Partial<Draft>) => setDraft((before) => ({ ...before, ...changes })), []);
  return { draft, change };
}
