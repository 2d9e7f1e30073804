import type { ErrorCode } from '#contract/errors.ts';
import { AppError } from '#contract/errors.ts';
import type { Bill, Payable, PayableKind, Payer, PayerContact } from '#domain/payments/payable.ts';
import type { Db } from '../db/db.ts';

/** What payments ask of a thing that is paid for. Its feature answers; features.ts joins them. */
export type PayablePort = {
  /** The refusal where there is no such thing, or it is somebody else's. */
  unknown: ErrorCode;
  /** What the payer reads behind the shop's name; null: nothing. */
  title(id: number): string | null;
  /** How the wallet's ledger calls it; null: it cannot be paid from a wallet. */
  walletType: 'order_place' | 'trip_booking' | 'parcel_return' | null;
  /**
   * Locks its row until the transaction ends. Every payment is written under this lock, which is taken before a
   * wallet's.
   */
  bill(tx: Db, id: number): Promise<Bill | null>;
  /** All of it has been paid, the last part by this payment. */
  settled(tx: Db, id: number, payment: { id: string | null; payment_method: string }): Promise<void>;
  /** Less has come than is due: it costs more than when this payment began. Left out: it keeps no account of parts. */
  partlyPaid?(tx: Db, id: number): Promise<void>;
  /** Its payer goes to a gateway, perhaps after another way of paying was chosen. */
  gatewayChosen(tx: Db, id: number): Promise<void>;
  /** null: it cannot be paid outside the shop. */
  offline: {
    /** Its payer says that the money is on its way; somebody has to check it. */
    submitted(tx: Db, id: number): Promise<void>;
    corrected(tx: Db, id: number): Promise<void>;
  } | null;
  /** Those that wait for their money since before that moment; `unverified`: for somebody to see that it came. */
  unpaidSince(db: Db, before: { unpaid: Date; unverified: Date }, limit: number): Promise<number[]>;
  /** Its money did not come in time: it gives back what it held. False: it does not wait for money any more. */
  expire(tx: Db, id: number): Promise<boolean>;
  /** How whoever paid for them can be reached; who has left cannot. */
  contacts(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, PayerContact>>;
  /** Its money was fetched back outside of the shop. Left out: what it was paid for is the operator's to see to. */
  moneyGone?(tx: Db, id: number, gone: { refund_id: number; amount: number }): Promise<void>;
  /** Money of it went back, or is on its way; whoever looks at it shall see that. */
  refundChanged(tx: Db, id: number): Promise<void>;
};

export type Payables = Readonly<Record<PayableKind, PayablePort>>;

/** Locked until the transaction ends. What belongs to somebody else is answered like what does not exist. */
export async function ownBill(tx: Db, payables: Payables, owner: Payer, { kind, id }: Payable): Promise<Bill> {
  const port = payables[kind];
  const bill = await port.bill(tx, id);
  if (!bill?.payer || bill.payer.kind !== owner.kind || bill.payer.id !== owner.id) throw new AppError(port.unknown);
  return bill;
}

/** Only what waits for its money can be paid; what goes on without it, or is over, cannot. */
export function refuseUnlessDue({ state, due }: Bill, refusal: ErrorCode = 'payment_not_open'): void {
  if (state !== 'awaiting_payment' || due <= 0) throw new AppError(refusal);
}
