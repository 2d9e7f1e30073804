import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#server/deps.ts';

type Secrets = Pick<Deps, 'hashSecret'>;

const keyOf = ({ hashSecret }: Secrets, payment_id: string): string => hashSecret(`payment link ${payment_id}`);

/** A browser on its way carries no token, so the address itself says that its bearer was let in. */
export const linkTo = (deps: Secrets, payment_id: string): string =>
  `/payment-mobile?payment=${payment_id}&key=${keyOf(deps, payment_id)}`;

export function isLinkKey(deps: Secrets, payment_id: string, key: string): boolean {
  const [expected, given] = [Buffer.from(keyOf(deps, payment_id)), Buffer.from(key)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
