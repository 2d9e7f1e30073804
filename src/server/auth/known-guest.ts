import type { Deps } from '../deps.ts';
import { guestBySecretHash } from './shopper.repository.ts';

/** The guest whom a client names by its secret, if there is one. */
export const knownGuest = async (
  { db, hashSecret }: Pick<Deps, 'db' | 'hashSecret'>,
  secret: string | null | undefined,
): Promise<number | null> => (secret ? guestBySecretHash(db, hashSecret(secret)) : null);
