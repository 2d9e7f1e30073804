import { AppError, type ErrorCode } from '#contract/errors.ts';
import { type RefundRefusal, refundAmount, refundOfLines, refuseRefund } from '#domain/orders/cancel-rules.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { withPictures } from '#server/media/with-pictures.ts';
import { refundPayable } from '#server/payments/refunds/refund.service.ts';
import { takeBackRewards } from '#server/wallet/rewards.service.ts';
import { mailOrder } from '../mails/order-mail.service.ts';
import { linesOfOrder } from '../order-lines.repository.ts';
import { lockOwn } from '../owned-order.ts';
import { moveOrder, moveOrRefuse, refusalOfMove } from './move-order.service.ts';
import {
  decideRefundRow,
  feesOf,
  hasOtherPurchase,
  insertRefund,
  isAsked,
  isDecidedSo,
  type RefundRow,
  setRefundAmount,
} from './refund.repository.ts';

export type RefundRequest = {
  order_id: number;
  customer_reason: string;
  customer_note?: string | null | undefined;
  refund_method?: string | null | undefined;
  image?: readonly File[] | undefined;
  /** The numbers of some lines, `12,15`. */
  lines?: string | null | undefined;
};

/** The default: money goes back the way it came, unless the payer prefers the wallet. */
const AS_PAID = 'original';

const REFUSALS = {
  off: 'refund_off',
  asked: 'refund_asked',
  not_delivered: 'refund_not_delivered',
  not_paid: 'refund_not_paid',
} as const satisfies Record<RefundRefusal, ErrorCode>;

/** The same was asked before: its answer was lost, or it was pressed twice. Undoes what was begun. */
class AskedBefore extends Error {}

export async function askForRefund(deps: Deps, customer_id: number, request: RefundRequest): Promise<void> {
  const { order_id } = request;
  const line_ids = request.lines ? [...new Set(request.lines.split(',').map(Number))] : null;
  const asked = {
    order_id,
    customer_reason: request.customer_reason,
    customer_note: request.customer_note || null,
    refund_method: request.refund_method || AS_PAID,
    line_ids,
  };
  const { refund_active_status } = await settingsNow(deps, 'en');
  const refundable = async (tx: Db) => {
    const order = await lockOwn(tx, { kind: 'customer', id: customer_id }, order_id);
    if (order.order_status === 'refund_requested' && (await isAsked(tx, asked))) throw new AskedBefore();
    const refusal = refuseRefund(order, refund_active_status);
    if (refusal) throw new AppError(REFUSALS[refusal]);
    return order;
  };
  const pictures = { files: request.image ?? [], field: 'image', isPrivate: true, mayAsk: refundable };
  await withPictures(deps, pictures, async (tx, image) => {
    const order = await refundable(tx);
    const whole = refundAmount({ ...order, ...(await feesOf(tx, order_id)) });
    const refund_amount = line_ids ? refundOfLines(whole, await linesOfOrder(tx, order_id), line_ids) : whole;
    if (refund_amount === null) throw new AppError('invalid', 'lines');
    await insertRefund(tx, { ...asked, image, refund_amount });
    await moveOrRefuse(deps, tx, { order_id, to: 'refund_requested', by: 'customer' });
  }).catch((error: unknown) => {
    if (!(error instanceof AskedBefore)) throw error;
  });
}

type Decision = {
  order_id: number;
  refund_status: 'approved' | 'rejected';
  /** Minor units; null: all that was asked for. */
  refund_amount: number | null;
  note: string | null;
};

/**
 * Once: the order leaves `refund_requested`, and its row says how; told twice it is answered twice. Rewards for it are
 * taken back first; what of them was spent is kept from the money.
 */
export async function decideOnRefund(deps: Deps, { order_id, ...decision }: Decision): Promise<void> {
  const { refund_status, note } = decision;
  await deps.db.transaction(async (tx) => {
    const to = refund_status === 'approved' ? 'refunded' : 'refund_request_canceled';
    const answer = await moveOrder(deps, tx, { order_id, to, by: 'admin', note });
    if (answer?.refused === 'already' && (await isDecidedSo(tx, order_id, decision))) return;
    if (answer) throw refusalOfMove(answer, to);
    const asked = await decideRefundRow(tx, order_id, refund_status, note);
    if (refund_status === 'rejected') await mailOrder(deps, tx, order_id, 'refund_refused');
    if (refund_status === 'rejected' || !asked) return;
    const { customer_id, refund_method } = asked;
    const granted = decision.refund_amount ?? asked.refund_amount;
    if (granted > asked.refund_amount) throw new AppError('refund_too_much');
    const withheld = await takeBackFrom(deps, tx, { ...asked, order_id, granted });
    const refund_amount = await refundPayable(deps, tx, {
      payable: { kind: 'order', id: order_id },
      customer_id,
      amount: Math.max(0, granted - withheld),
      reason: 'granted',
      intoWallet: refund_method === 'wallet',
    });
    await setRefundAmount(tx, order_id, { granted_amount: granted, refund_amount });
    await mailOrder(deps, tx, order_id, 'refunded');
  });
}

async function takeBackFrom(
  deps: Deps,
  tx: Db,
  refund: RefundRow & { order_id: number; granted: number },
): Promise<number> {
  const { customer_id, order_id, granted } = refund;
  // Of the whole order, also where only some of its lines were asked back.
  const whole = refundAmount(refund);
  if (customer_id === null || whole === 0) return 0;
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  return takeBackRewards(
    tx,
    {
      customer_id,
      reference: String(order_id),
      share: granted / whole,
      isOnlyPurchase: granted === whole && !(await hasOtherPurchase(tx, customer_id, order_id)),
    },
    settings,
  );
}
