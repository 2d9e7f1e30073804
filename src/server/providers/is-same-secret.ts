import { timingSafeEqual } from 'node:crypto';

/** Compares what somebody sent with a secret of ours; how long it takes says nothing about how much of it was right. */
export function isSameSecret(ours: string, given: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}
