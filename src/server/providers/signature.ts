import { createHmac, timingSafeEqual } from 'node:crypto';

const TOLERANCE_SECONDS = 300;

type Signed = { secret: string; body: string; now: Date };

const seconds = (now: Date): number => Math.floor(now.getTime() / 1000);
const hmac = (secret: string, time: number | string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/** `t=1700000000,v1=<hex>`: HMAC-SHA256 of time and body, in the form Stripe made common. */
export const sign = ({ secret, body, now }: Signed): string =>
  `t=${seconds(now)},v1=${hmac(secret, seconds(now), body).toString('hex')}`;

/** One of several signatures suffices, since a secret is changed while the old one still signs. */
export function isSigned(header: string | string[] | undefined, { secret, body, now }: Signed): boolean {
  if (typeof header !== 'string' || header.length > 2000) return false;
  const parts = header.split(',').map((part) => part.trim().split('='));
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(seconds(now) - Number(time)) > TOLERANCE_SECONDS) return false;
  const expected = hmac(secret, time, body);
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/i.test(value)) return false;
    return timingSafeEqual(Buffer.from(value, 'hex'), expected);
  });
}
