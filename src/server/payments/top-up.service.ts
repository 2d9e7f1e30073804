import { AppError } from '#contract/errors.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { createTopUp } from '../wallet/top-up.service.ts';
import { type PayRequest, payAtGateway } from './pay.service.ts';
import type { Payables } from './payable-port.ts';

type TopUpRequest = { amount: number } & Omit<PayRequest, 'payable'>;

/** `amount` in the major unit, as the wire has it. */
export async function topUpAtGateway(
  deps: Deps,
  tx: Db,
  payables: Payables,
  customer_id: number,
  { amount, ...request }: TopUpRequest,
): Promise<{ redirect_link: string }> {
  const settings = await settingsNow({ ...deps, db: tx }, 'en');
  if (settings.customer_wallet_status !== 1 || settings.add_fund_status !== 1) throw new AppError('add_fund_off');
  if (!settings.digital_payment || !deps.gateways.get(request.payment_method)) throw new AppError('payment_method_off');
  const id = await createTopUp(deps, tx, customer_id, amount);
  const owner = { kind: 'customer', id: customer_id } as const;
  return payAtGateway(deps, tx, payables, owner, { ...request, payable: { kind: 'wallet_top_up', id } });
}
