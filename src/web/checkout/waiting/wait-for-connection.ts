import { newKey } from '#web/api/new-key.ts';
import { forgetAttempt, savedAttempt } from '#web/session/drafts/order-attempt.ts';
import { saveWaitingOrder } from '#web/session/offline/waiting-order.ts';
import type { PlaceBody } from '../place-body.ts';

type Pressed = {
  page: string;
  module_id: number;
  body: PlaceBody;
  order_amount: number;
  /** Passwords and files are never stored, so an order that has them cannot wait. */
  secrets: { password: string; files: readonly File[] };
  offline: object | undefined;
};

/**
 * Keeps an order that was pressed without a connection. False: it has parts that can only be sent at once, or this
 * browser stores nothing.
 */
export function waitForConnection({ page, module_id, body, order_amount, secrets, offline }: Pressed): boolean {
  const hasSecrets = secrets.files.length > 0 || body.create_new_user || offline !== undefined;
  if (hasSecrets) return false;
  // It may have gone out the moment the connection was lost: then it is that attempt which waits.
  const attempt = savedAttempt(page);
  const isSent = attempt?.whole === true && attempt.sent === JSON.stringify([module_id, body, []]);
  const key = attempt?.key ?? newKey();
  const pressed_at = Date.now();
  if (!saveWaitingOrder({ key, page, module_id, body, order_amount, pressed_at, isSent, asks: null })) return false;
  forgetAttempt();
  return true;
}
