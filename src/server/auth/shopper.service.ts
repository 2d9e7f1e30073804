import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountById } from './accounts.repository.ts';
import { touchSession } from './sessions/sessions.repository.ts';
import { customerByTokenHash, guestBySecretHash, insertGuest } from './shopper.repository.ts';

/** The list of sessions shows the hour of the last use, so one write an hour is enough. */
const NOTED_EVERY_MS = 3_600_000;

/** Guests whose number is remembered: it never becomes another's, and no guest is ever taken back. */
const MOST_GUESTS = 10_000;

/** Whose a token or a guest_id is. Secrets are compared by their hash only. */
export function shopperLookup({ db, hashSecret, now }: Deps) {
  const guests = new Map<string, number>();

  async function guestBySecret(guest_id: string): Promise<number | null> {
    const secret_hash = hashSecret(guest_id);
    const known = guests.get(secret_hash);
    if (known !== undefined) return known;
    const id = await guestBySecretHash(db, secret_hash);
    if (id === null) return null;
    const [oldest] = guests.keys();
    if (guests.size >= MOST_GUESTS && oldest !== undefined) guests.delete(oldest);
    guests.set(secret_hash, id);
    return id;
  }

  async function customerByToken(token: string): Promise<number | null> {
    const token_hash = hashSecret(token);
    const found = await customerByTokenHash(db, token_hash, now());
    if (found && now().getTime() - found.last_used_at.getTime() > NOTED_EVERY_MS)
      await touchSession(db, token_hash, now());
    return found?.id ?? null;
  }

  return { customerByToken, guestBySecret };
}

/** The account of a customer who is signed in. */
export const accountOf = (db: Db, customer_id: number): Promise<AccountRow | null> => accountById(db, customer_id);

/** A new guest; the answer is the only time the secret is shown. */
export async function makeGuest({ db, secret, hashSecret }: Deps): Promise<string> {
  const guest_id = secret();
  await insertGuest(db, hashSecret(guest_id));
  return guest_id;
}
