import { amountDue } from '#domain/payments/amount-due.ts';
import type { Bill, PayableState } from '#domain/payments/payable.ts';
import { isTripRunning, mayPayTrip } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { announceTrip } from '#server/live/announce.ts';
import type { PayablePort } from '#server/payments/payable-port.ts';
import { paidSoFar } from '#server/payments/payment-parts.service.ts';
import { type LockedTrip, lockTrip } from './move-trip.repository.ts';
import { tripContacts, zoneAllows } from './settle-trip.repository.ts';
import { settleTrip } from './settle-trip.service.ts';

/** The trips' answers to payments. They are paid when they are over, however long that takes: none expires. */
export const tripPayable = (deps: Deps): PayablePort => ({
  unknown: 'trip_unknown',
  title: (id) => `#${id}`,
  walletType: 'trip_booking',
  bill: tripBillOf,
  async settled(tx, id, payment) {
    const trip = await lockTrip(tx, id);
    if (!trip) throw new Error('a trip stays while it is locked');
    await settleTrip(deps, tx, trip, payment.payment_method);
    await announceTrip(tx, id);
  },
  gatewayChosen: async () => {},
  offline: null,
  unpaidSince: async () => [],
  expire: async () => false,
  async contacts(db, ids) {
    return new Map((await tripContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
  },
  refundChanged: announceTrip,
});

async function tripBillOf(tx: Db, id: number): Promise<Bill | null> {
  const trip = await lockTrip(tx, id);
  if (!trip) return null;
  const paid = await paidSoFar(tx, { kind: 'trip', id });
  return {
    due: trip.payment_status === 'paid' ? 0 : amountDue(trip.trip_amount, paid),
    payer: payerOf(trip),
    state: stateOf(trip),
    allows: { digital_payment: await zoneAllows(tx, id), offline_payment: false },
  };
}

function payerOf({ customer_id, guest_id }: LockedTrip): Bill['payer'] {
  if (customer_id !== null) return { kind: 'customer', id: customer_id };
  return guest_id === null ? null : { kind: 'guest', id: guest_id };
}

function stateOf(trip: LockedTrip): PayableState {
  if (trip.trip_status === 'canceled') return 'canceled';
  if (isTripRunning(trip.trip_status)) return 'active';
  return mayPayTrip(trip) ? 'awaiting_payment' : 'finished';
}
