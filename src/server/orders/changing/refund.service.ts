import { AppError } from '#contract/errors.ts';
import { refundAmount, refuseRefund } from '#domain/orders/cancel-rules.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { refundToWallet } from '#server/payments/refund.service.ts';
import { lockOwn } from '../owned-order.ts';
import { withPictures } from '../with-pictures.ts';
import { moveOrRefuse } from './move-order.service.ts';
import { decideRefundRow, feesOf, insertRefund } from './refund.repository.ts';

export type RefundRequest = {
  order_id: number;
  customer_reason: string;
  customer_note?: string | null | undefined;
  refund_method?: string | null | undefined;
  image?: readonly File[] | undefined;
};

const REFUSALS = { off: 'refund_off', not_delivered: 'refund_not_delivered', not_paid: 'refund_not_paid' } as const;

export async function askForRefund(deps: Deps, customer_id: number, request: RefundRequest): Promise<void> {
  const { order_id } = request;
  const { refund_active_status } = await settingsNow(deps, 'en');
  const refundable = async (tx: Db) => {
    const order = await lockOwn(tx, { kind: 'customer', id: customer_id }, order_id);
    const refusal = refuseRefund(order, refund_active_status);
    if (refusal) throw new AppError(REFUSALS[refusal]);
    return order;
  };
  await withPictures(deps, request.image ?? [], 'image', refundable, async (tx, image) => {
    const order = await refundable(tx);
    await insertRefund(tx, {
      order_id,
      customer_reason: request.customer_reason,
      customer_note: request.customer_note || null,
      refund_method: request.refund_method || 'wallet',
      image,
      refund_amount: refundAmount({ ...order, ...(await feesOf(tx, order_id)) }),
    });
    await moveOrRefuse(deps, tx, { order_id, to: 'refund_requested', by: 'customer' });
  });
}

/** Once: the order leaves `refund_requested`, and its row says how. */
export async function decideOnRefund(
  deps: Deps,
  { order_id, refund_status, note }: { order_id: number; refund_status: 'approved' | 'rejected'; note: string | null },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const to = refund_status === 'approved' ? 'refunded' : 'refund_request_canceled';
    await moveOrRefuse(deps, tx, { order_id, to, by: 'admin', note });
    const refund = await decideRefundRow(tx, order_id, refund_status, note);
    if (refund_status === 'rejected' || !refund?.customer_id) return;
    await refundToWallet(tx, {
      customer_id: refund.customer_id,
      amount: refund.refund_amount,
      reference: String(order_id),
    });
  });
}
