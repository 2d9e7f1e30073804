import { AppError } from '#contract/errors.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { ownCallback } from './own-callback.ts';
import { linkTo } from './payment-link.ts';
import { insertPayment } from './payments.repository.ts';

type TopUp = { amount: number; payment_method: string; callback: string };

/** `amount` in the major unit, as the wire has it. */
export async function openTopUp(
  deps: Deps,
  tx: Db,
  customer_id: number,
  request: TopUp,
): Promise<{ redirect_link: string }> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (settings.customer_wallet_status !== 1 || settings.add_fund_status !== 1) throw new AppError('add_fund_off');
  if (!settings.digital_payment || !deps.gateways.get(request.payment_method)) throw new AppError('payment_method_off');
  const callback = ownCallback(request.callback, [new URL(deps.env.PUBLIC_URL).origin]);
  if (callback === null) throw new AppError('foreign_callback');
  const payment = await insertPayment(tx, {
    order_id: null,
    customer_id,
    payment_method: request.payment_method,
    amount: request.amount,
    payment_status: 'unpaid',
    callback,
  });
  return { redirect_link: linkTo(deps, payment) };
}
