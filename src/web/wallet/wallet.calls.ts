import { addFund as fund, transferPoints as transfer } from '#contract/wallet/wallet.ts';
import type { ApiClient } from '#web/api/client.ts';
import { underSameKey } from '#web/api/lost/under-same-key.ts';
import { returnAddress } from '#web/session/return-address.ts';

/** Where the gateway brings the browser back to: the wallet among the pages of the profile. */
const callback = () => window.location.origin + returnAddress('/profile?page=wallet');

/** Minor units; the answer is where to go and pay. Asked again after a lost answer it is the same top-up. */
export const addFund = async (api: ApiClient, amount: number, payment_method: string): Promise<string> => {
  const body = { amount, payment_method, callback: callback(), payment_platform: 'web' } as const;
  return (await underSameKey(body, (once, key) => api(fund, { body: once }, undefined, key))).redirect_link;
};

export const convertPoints = async (api: ApiClient, point: number, key: string): Promise<string> =>
  (await api(transfer, { body: { point } }, undefined, { 'Idempotency-Key': key })).message;
