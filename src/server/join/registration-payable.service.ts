import { UNPAID_DAYS } from '#domain/join/plans.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import type { Bill, PayableState } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { PayablePort } from '../payments/payable-port.ts';
import { paidSoFar } from '../payments/payment-parts.service.ts';
import { tellSent } from './application-sent.service.ts';
import { type Application, lockApplication, setPending } from './applications.repository.ts';
import { setExpired } from './forget-applications.repository.ts';
import { giveBack } from './plan-payments.service.ts';
import { applicantContacts, unpaidApplications } from './registration-payable.repository.ts';

const DAY_MS = 86_400_000;

/** The answers of a store's application to payments: its package is paid at a gateway, once. */
export const registrationPayable = (deps: Deps): PayablePort => ({
  unknown: 'application_unknown',
  title: () => null,
  walletType: null,
  bill: applicationBill,
  async settled(tx, id) {
    const application = await lockApplication(tx, id);
    if (!application) throw new Error('only an application that awaits its payment is settled');
    await setPending(tx, id, { is_free_trial: false, paid_at: deps.now() });
    await tellSent(deps, tx, application);
  },
  async gatewayChosen() {},
  offline: null,
  // It holds nothing but an email and a phone: whoever applied has days to come back, where an order has minutes.
  async unpaidSince(db, _before, limit) {
    const before = new Date(deps.now().getTime() - UNPAID_DAYS * DAY_MS);
    return (await unpaidApplications(db, before, limit)).map(({ id }) => id);
  },
  async expire(tx, id) {
    if (!(await setExpired(tx, id))) return false;
    await giveBack(deps, tx, id);
    return true;
  },
  async contacts(db, ids) {
    return new Map((await applicantContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
  },
  async refundChanged() {},
});

async function applicationBill(tx: Db, id: number): Promise<Bill | null> {
  const application = await lockApplication(tx, id);
  if (!application) return null;
  const state = stateOf(application);
  const paid = await paidSoFar(tx, { kind: 'registration', id });
  return {
    due: state === 'awaiting_payment' ? amountDue(application.price ?? 0, paid) : 0,
    payer: { kind: 'applicant', id },
    state,
    allows: { digital_payment: true, offline_payment: false },
  };
}

function stateOf({ application_status }: Application): PayableState {
  if (application_status === 'awaiting_payment') return 'awaiting_payment';
  return application_status === 'rejected' || application_status === 'expired' ? 'canceled' : 'finished';
}
