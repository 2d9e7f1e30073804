import type { Settings } from '#contract/config/settings-shape.ts';
import { AppError } from '#contract/errors.ts';
import type { UnfinishedPayment } from '#contract/orders/orders.ts';
import type { Owner } from '#domain/auth/owner.ts';
import { isRunning } from '#domain/orders/order-status.ts';
import { amountDue } from '#domain/payments/amount-due.ts';
import { exceedsCashLimit } from '#domain/payments/cash-limit.ts';
import { type PaymentOffer, paymentOffer } from '#domain/payments/payment-offer.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import { reopenPayments } from '#server/payments/payment-parts.service.ts';
import { setPaymentMethod } from '../order-payable.repository.ts';
import { lockOwn } from '../owned-order.ts';
import { type UnfinishedRow, unfinishedPayment } from '../unfinished-payment.repository.ts';
import { isPaidInCash } from './delivered.service.ts';
import { moveOrRefuse } from './move-order.service.ts';

const MONTH_MS = 30 * 86_400_000;

/** What waits for its money, and how it could be paid now; {}: nothing. */
export async function unfinishedFor(
  deps: Deps,
  owner: Owner,
  order_id: number | null,
): Promise<UnfinishedPayment | Record<string, never>> {
  const since = new Date(deps.now().getTime() - MONTH_MS);
  const [row, settings] = await Promise.all([
    unfinishedPayment(deps.db, owner, { order_id, since }),
    settingsNow(deps, 'en'),
  ]);
  if (!row) return {};
  const offer = offerOf(row, settings, owner);
  return {
    ...row,
    order_status: 'failed',
    user_id: owner.id,
    cash_on_delivery: takesCash(row, offer) && !isTooMuch(row),
    digital_payment: offer.digital_payment,
    offline_payment: offer.offline_payment,
  };
}

const offerOf = (row: UnfinishedRow, settings: Settings, { kind }: Owner): PaymentOffer =>
  paymentOffer(settings, row, kind === 'customer');

const isPartial = ({ payment_status }: UnfinishedRow): boolean => payment_status === 'partially_paid';

const takesCash = (row: UnfinishedRow, offer: PaymentOffer): boolean =>
  isPartial(row) ? offer.partial_payment.includes('cash_on_delivery') : offer.cash_on_delivery;

const dueOf = ({ order_amount, partially_paid_amount }: UnfinishedRow): number =>
  amountDue(order_amount, partially_paid_amount);

const isTooMuch = (row: UnfinishedRow): boolean =>
  exceedsCashLimit(
    dueOf(row),
    row.maximum_cod_order_amount,
    row.order_type === 'take_away' ? row.order_type : 'delivery',
  );

/** Whoever could not pay at the gateway pays on delivery. Said again, because the answer was lost, it is so already. */
export async function switchToCash(deps: Deps, owner: Owner, order_id: number): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOwn(tx, owner, order_id);
    const row = await unfinishedPayment(tx, owner, { order_id, since: deps.now() });
    if (!row && isRunning(order.order_status) && isPaidInCash(order)) return;
    if (!row) throw new AppError('payment_not_open');
    const settings = await settingsNow({ ...deps, db: tx }, 'en');
    if (!takesCash(row, offerOf(row, settings, owner))) throw new AppError('cash_off');
    if (isTooMuch(row)) throw new AppError('cash_too_much');
    await reopenPayments(tx, { kind: 'order', id: order_id }, dueOf(row), 'cash_on_delivery');
    if (!isPartial(row)) await setPaymentMethod(tx, order_id, 'cash_on_delivery');
    await moveOrRefuse(deps, tx, { order_id, to: 'pending', by: 'customer' });
  });
}
