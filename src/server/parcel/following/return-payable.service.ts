import type { Bill, PayableState } from '#domain/payments/payable.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { announceOrder } from '../../live/announce.ts';
import type { PayablePort } from '../../payments/payable-port.ts';
import { lockReturnToPay, type ReturnToPay, senderContacts, setReturnPaid } from './return-payable.repository.ts';

/** The answers of a parcel's way back to payments: its fee is paid at a gateway, from the wallet, or at the door. */
export const returnPayable = (deps: Pick<Deps, 'now'>): PayablePort => ({
  unknown: 'order_unknown',
  title: (id) => `#${id}`,
  walletType: 'parcel_return',
  bill: returnBill,
  async settled(tx, id, { payment_method }) {
    await setReturnPaid(tx, id, payment_method, deps.now());
    await announceOrder(tx, id);
  },
  async gatewayChosen() {},
  offline: null,
  // The parcel is on its way whether or not its fee was paid: there is nothing to take back.
  unpaidSince: async () => [],
  expire: async () => false,
  async contacts(db, ids) {
    return new Map((await senderContacts(db, ids)).map(({ id, ...contact }) => [id, contact]));
  },
  refundChanged: announceOrder,
});

async function returnBill(tx: Db, id: number): Promise<Bill | null> {
  const back = await lockReturnToPay(tx, id);
  if (!back) return null;
  return {
    due: back.return_fee_paid_at === null ? back.return_fee : 0,
    payer: payerOf(back),
    state: stateOf(back),
    allows: { digital_payment: back.digital_payment, offline_payment: false },
  };
}

function payerOf({ customer_id, guest_id }: ReturnToPay): Bill['payer'] {
  if (customer_id !== null) return { kind: 'customer', id: customer_id };
  return guest_id === null ? null : { kind: 'guest', id: guest_id };
}

/** Once it is back the courier has the fee: money that comes later belongs to its payer. */
const stateOf = ({ order_status, return_fee_paid_at }: ReturnToPay): PayableState =>
  order_status === 'canceled' && return_fee_paid_at === null ? 'awaiting_payment' : 'finished';
