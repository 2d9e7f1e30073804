import { AppError } from '#contract/errors.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { Db } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { moveOrRefuse } from '../../orders/changing/move-order.service.ts';
import { lockOwn } from '../../orders/owned-order.ts';
import { type PayRequest, payAtGateway, payByWallet } from '../../payments/pay.service.ts';
import type { Payables } from '../../payments/payable-port.ts';
import { lockReturnToPay } from './return-payable.repository.ts';

export type { Payables } from '../../payments/payable-port.ts';

/**
 * Its sender has it back. Cash is the courier's to report: who confirms it alone has paid before. Confirmed twice it is
 * confirmed: the answer to the first time may have been lost, or the courier has said it.
 */
export async function confirmReturn(
  deps: Deps,
  owner: Owner,
  { order_id, return_otp }: { order_id: number; return_otp: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOwn(tx, owner, order_id);
    if (order.return_otp !== null && order.return_otp !== return_otp) throw new AppError('return_code');
    if (order.order_status === 'returned') return;
    const back = await lockReturnToPay(tx, order_id);
    const isUnpaid = back?.order_status === 'canceled' && back.return_fee > 0 && back.return_fee_paid_at === null;
    if (isUnpaid) throw new AppError('return_fee_unpaid');
    await moveOrRefuse(deps, tx, { order_id, to: 'returned', by: 'customer', otp: return_otp });
  });
}

const wayBackOf = (order_id: number) => ({ kind: 'parcel_return', id: order_id }) as const;

export const payFee = (
  deps: Deps,
  tx: Db,
  payables: Payables,
  owner: Owner,
  { order_id, ...request }: { order_id: number } & Omit<PayRequest, 'payable'>,
) => payAtGateway(deps, tx, payables, owner, { ...request, payable: wayBackOf(order_id) });

export const payFeeFromWallet = (
  deps: Deps,
  tx: Db,
  payables: Payables,
  customer_id: number,
  { order_id, language }: { order_id: number; language: string },
) => payByWallet(deps, tx, payables, customer_id, { payable: wayBackOf(order_id), language });
