import { isSameSecret } from '../providers/is-same-secret.ts';

type Tools = { hashSecret(secret: string): string };

/** What somebody may have booked as a guest, and follows. */
export type Booked = { kind: 'order' | 'trip'; id: number };

/** What is followed live: what was booked, or all that concerns a customer. */
export type Followed = Booked | { kind: 'customer'; id: number };

/** What proves that a guest's order or trip is one's own, wherever one is: sealed by us, stored nowhere, not to be guessed. */
export const followKey = ({ hashSecret }: Tools, { kind, id }: Booked): string => hashSecret(`key of ${kind} ${id}`);

export const isFollowKey = (tools: Tools, followed: Booked, key: string): boolean =>
  isSameSecret(followKey(tools, followed), key);
