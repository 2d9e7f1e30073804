import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';

type Tools = Pick<Deps, 'hashSecret'>;

/** What proves that a guest's order is one's own, wherever one is: sealed by us, stored nowhere, not to be guessed. */
export const orderKey = ({ hashSecret }: Tools, order_id: number): string => hashSecret(`key of order ${order_id}`);

export function isOrderKey(tools: Tools, order_id: number, key: string): boolean {
  const [ours, theirs] = [Buffer.from(orderKey(tools, order_id)), Buffer.from(key)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
