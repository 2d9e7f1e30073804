import * as returns from '#contract/parcel/returns.ts';
import { changed, guestOf, type Tools, unlessOver } from '#web/orders/orders.calls.ts';
import { returnAddress } from '#web/session/return-address.ts';

/** The key makes a second press, or a retry after a lost answer, the same payment. */
export const payFeeFromWallet = (tools: Tools, order_id: number, key: string) =>
  changed(tools, () =>
    tools.api(returns.payParcelReturnFromWallet, { body: { order_id } }, undefined, { 'idempotency-key': key }),
  );

/** Where the browser has to go to pay. It comes back to the parcel. */
export async function payFeeAtGateway(tools: Tools, order_id: number, payment_method: string): Promise<string> {
  const body = { order_id, payment_method, callback: returnAddress(`/order/${order_id}`), ...guestOf(tools) };
  return (await unlessOver(tools, tools.api(returns.payParcelReturn, { body }))).redirect_link;
}

export const confirmReturn = (tools: Tools, order_id: number, return_otp: string) =>
  changed(tools, () => tools.api(returns.confirmParcelReturn, { body: { order_id, return_otp, ...guestOf(tools) } }));
