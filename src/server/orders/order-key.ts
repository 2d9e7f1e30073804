import type { Deps } from '../deps.ts';
import { followKey, isFollowKey } from '../live/follow-key.ts';

type Tools = Pick<Deps, 'hashSecret'>;

const order = (id: number) => ({ kind: 'order', id }) as const;

export const orderKey = (tools: Tools, order_id: number): string => followKey(tools, order(order_id));

export const isOrderKey = (tools: Tools, order_id: number, key: string): boolean =>
  isFollowKey(tools, order(order_id), key);
