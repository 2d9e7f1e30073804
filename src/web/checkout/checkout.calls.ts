import { applyCoupon as apply } from '#contract/coupons/coupons.ts';
import { placeOrder } from '#contract/orders/place.ts';
import { payOrder, payOrderOffline } from '#contract/payments/payments.ts';
import type { ApiClient } from '#web/api/client.ts';
import { againIfLost, sendOnce } from '#web/api/lost/send-once.ts';
import type { OfflineDetails } from '#web/payments/offline-fields.tsx';
import { savedAttempt } from '#web/session/drafts/order-attempt.ts';
import type { PlaceBody } from './place-body.ts';

type Secrets = { password: string; files: readonly File[] };

const NO_SECRETS: Secrets = { password: '', files: [] };

/** Places an order once, however often it is asked. */
export async function place(api: ApiClient, page: string, module_id: number, body: PlaceBody, secrets = NO_SECRETS) {
  const { password, files } = secrets;
  const sent = JSON.stringify([
    module_id,
    body,
    files.map(({ name, size, lastModified }) => [name, size, lastModified]),
  ]);
  const whole = { ...body, ...(password && { password }), ...(files.length > 0 && { order_attachment: [...files] }) };
  return sendOnce({ page, sent, whole: password === '' && files.length === 0 }, (key) =>
    placeByKey(api, key, module_id, whole),
  );
}

/** However often it is asked with the same key, it is one order. */
export const placeByKey = (api: ApiClient, key: string, module_id: number, body: PlaceBody) =>
  api(placeOrder, { body }, undefined, { moduleId: String(module_id), 'Idempotency-Key': key });

/** The attempt of this page whose answer never came, sent again; null: there is none. */
export async function resend(api: ApiClient, page: string) {
  const saved = savedAttempt(page);
  if (!saved?.whole) return null;
  const [module_id, body] = JSON.parse(saved.sent) as [number, PlaceBody];
  return place(api, page, module_id, body);
}

export const applyCoupon = (api: ApiClient, code: string, store_id: number, goodsTotal: number, module_id: number) =>
  api(apply, { query: { code, store_id, amount: goodsTotal } }, undefined, { moduleId: String(module_id) });

/** Where the gateway waits for this order's money; it comes back to `callback`. Asked twice it is the same payment. */
export async function startPayment(
  api: ApiClient,
  guest_id: string | null,
  order_id: number,
  payment_method: string,
  callback: string,
): Promise<string> {
  const body = { guest_id, order_id, payment_method, callback };
  return (await againIfLost(() => api(payOrder, { body }))).redirect_link;
}

export const tellOfflinePayment = (
  api: ApiClient,
  guest_id: string | null,
  order_id: number,
  { method_id, fields, customer_note }: OfflineDetails,
) => api(payOrderOffline, { body: { ...fields, guest_id, order_id, method_id, customer_note } });
