import { timingSafeEqual } from 'node:crypto';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountById } from './accounts.repository.ts';
import { customerByTokenHash, guestBySecretHash, insertGuest } from './shopper.repository.ts';

/** Whose a token or a guest_id is. Secrets are compared by their hash only. */
export const shopperLookup = ({ db, env, hashSecret, now }: Deps) => ({
  customerByToken: (token: string) => customerByTokenHash(db, hashSecret(token), now()),
  guestBySecret: (guest_id: string) => guestBySecretHash(db, hashSecret(guest_id)),
  isOperator: (token: string) =>
    env.OPERATOR_TOKEN !== undefined && isSame(hashSecret(token), hashSecret(env.OPERATOR_TOKEN)),
});

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The account of a customer who is signed in. */
export const accountOf = (db: Db, customer_id: number): Promise<AccountRow | null> => accountById(db, customer_id);

/** A new guest; the answer is the only time the secret is shown. */
export async function makeGuest({ db, secret, hashSecret }: Deps): Promise<string> {
  const guest_id = secret();
  await insertGuest(db, hashSecret(guest_id));
  return guest_id;
}
