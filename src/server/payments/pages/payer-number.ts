import type { Deps } from '#server/deps.ts';
import { isSameSecret } from '#server/providers/is-same-secret.ts';

type Secrets = Pick<Deps, 'hashSecret'>;

/**
 * Clients in the field open the way to a gateway with nothing but the order and the number they were told for its payer.
 * So that number is not the customer's own, which anybody could count up to, but one that only we can make for the order:
 * a whole number that every client can hold.
 */
export const payerNumber = ({ hashSecret }: Secrets, order_id: number): number =>
  Number.parseInt(
    Buffer.from(hashSecret(`payer of order ${order_id}`), 'base64url')
      .toString('hex')
      .slice(0, 12),
    16,
  ) + SMALLEST;

/** Longer than any number of a customer or a guest. */
const SMALLEST = 1_000_000_000_000;

export const isPayerNumber = (secrets: Secrets, order_id: number, given: string): boolean =>
  isSameSecret(String(payerNumber(secrets, order_id)), given);
