// Checks what the shop posts to a webhook. Plain JavaScript of Node alone: copy it into whatever receives it.
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Older than this, or from a future further away, it is somebody who sends again what they have overheard. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether the shop has sent this, and just now. `signature` is the header x-webhook-signature (`t=…,v1=…`), `body` the
 * bytes as they came: parsed and written anew they would be others. `used` keeps the signatures of the last minutes, of
 * which each is good once: the shop signs anew whatever it sends again.
 */
export function isFromShop({ secret, signature, body, now = Date.now(), used = new Map() }) {
  const parts = new Map(
    String(signature ?? '')
      .split(',')
      .map((part) => part.trim().split('=', 2)),
  );
  const [time, given] = [parts.get('t') ?? '', parts.get('v1') ?? ''];
  if (!/^\d{1,12}$/.test(time) || !/^[0-9a-f]{64}$/.test(given)) return false;
  if (Math.abs(now / 1000 - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  if (!timingSafeEqual(Buffer.from(given, 'hex'), expected) || used.has(given)) return false;
  for (const [old, at] of used) if (now / 1000 - at > 2 * TOLERANCE_SECONDS) used.delete(old);
  used.set(given, Number(time));
  return true;
}
