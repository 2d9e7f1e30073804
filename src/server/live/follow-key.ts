import { timingSafeEqual } from 'node:crypto';

type Tools = { hashSecret(secret: string): string };

/** What somebody may have booked as a guest, and follows. */
export type Followed = { kind: 'order' | 'trip'; id: number };

/** What proves that a guest's order or trip is one's own, wherever one is: sealed by us, stored nowhere, not to be guessed. */
export const followKey = ({ hashSecret }: Tools, { kind, id }: Followed): string => hashSecret(`key of ${kind} ${id}`);

export function isFollowKey(tools: Tools, followed: Followed, key: string): boolean {
  const [ours, theirs] = [Buffer.from(followKey(tools, followed)), Buffer.from(key)];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}
