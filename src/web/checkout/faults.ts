import { isContactNumber } from '#domain/auth/contact-number.ts';
import { isPasswordLongEnough } from '#domain/auth/password.ts';
import { isTakeAway } from '#domain/orders/order-type.ts';
import { changeFor } from '#domain/payments/cash-limit.ts';
import '#web/i18n/lazy/checkout.ts';
import type { MessageKey } from '#web/i18n/en.ts';
import { noteToChange } from './draft.ts';
import type { Quoted, Totals } from './use-checkout.ts';

/** The cards of the page, in the order one meets them. */
export const PARTS = ['address', 'contact', 'time', 'prescription', 'payment', 'account'] as const;

export type Part = (typeof PARTS)[number];
export type Faults = Partial<Record<Part, MessageKey>>;

/** What the shopper still has to say before the order can go out. */
export function faultsOf(checkout: Quoted, { paying }: Totals): Faults {
  const { draft, secrets } = checkout;
  const faults: Partial<Record<Part, MessageKey | null>> = {
    address: addressFault(checkout),
    contact: contactFault(checkout),
    time: draft.schedule_at === '' ? 'checkout.time.choose' : null,
    prescription: checkout.needsPrescription && secrets.files.length === 0 ? 'checkout.prescription.missing' : null,
    payment: paymentFault(paying, noteToChange(draft)),
    account:
      checkout.isGuest && draft.wantsAccount && !isPasswordLongEnough(secrets.password)
        ? 'checkout.password_short'
        : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, words]) => words !== null)) as Faults;
}

/** A guest says where and who they are in one form. */
function addressFault({ draft, address, isGuest, recipient }: Quoted): MessageKey | null {
  if (!isTakeAway(draft.order_type) && !address) return 'checkout.address.missing';
  if (!isGuest) return null;
  if (!recipient || recipient.name === '' || !isContactNumber(recipient.phone)) return 'checkout.contact.missing';
  return draft.wantsAccount && recipient.email === '' ? 'checkout.contact.no_email' : null;
}

/** While a customer's profile loads nothing counts as missing: the server already has it. */
function contactFault({ isGuest, recipient }: Quoted): MessageKey | null {
  if (isGuest || !recipient) return null;
  if (recipient.name.trim() === '') return 'checkout.contact.no_name';
  return isContactNumber(recipient.phone) ? null : 'checkout.contact.no_phone';
}

export function paymentFault({ chosen, due }: Totals['paying'], bring_change_amount: number): MessageKey | null {
  if (!chosen) return 'checkout.payment.choose';
  if (chosen.off === 'cash_limit') return 'checkout.payment.cash_limit';
  if (chosen.off === 'wallet_low') return 'checkout.payment.choose';
  const isShort = chosen.method === 'cash_on_delivery' && changeFor(bring_change_amount, due) === null;
  return isShort ? 'checkout.change_wrong' : null;
}
