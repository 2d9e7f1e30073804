import type { Deps } from '#server/deps.ts';
import { isSameSecret } from '#server/providers/is-same-secret.ts';

type Secrets = Pick<Deps, 'hashSecret'>;

const keyOf = ({ hashSecret }: Secrets, payment_id: string): string => hashSecret(`payment link ${payment_id}`);

/** A browser on its way carries no token, so the address itself says that its bearer was let in. */
export const linkTo = (deps: Secrets, payment_id: string): string =>
  `/payment-mobile?payment=${payment_id}&key=${keyOf(deps, payment_id)}`;

export const isLinkKey = (deps: Secrets, payment_id: string, key: string): boolean =>
  isSameSecret(keyOf(deps, payment_id), key);
