import { AppError } from '#contract/errors.ts';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import type { Deps } from '#server/deps.ts';
import { IdentityUnavailable, type Person } from '#server/providers/identity/identity.ts';
import { MEDIUM_NAMES } from './medium-names.ts';

type Brought = { medium: SocialMedium; token: string; nonce?: string | null | undefined };

/** Who somebody is at this medium. Refuses a token that is not right, and says in which way. */
export async function readIdToken({ identity }: Deps, { medium, token, nonce }: Brought): Promise<Person> {
  const values = { medium: MEDIUM_NAMES[medium] };
  const issuer = identity.issuer(medium);
  if (!issuer) throw new AppError('social_off', undefined, values);
  try {
    const read = await issuer.read(token, nonce ?? '');
    if ('fault' in read) throw new AppError(`id_token_${read.fault}`, undefined, values);
    return read;
  } catch (error) {
    if (!(error instanceof IdentityUnavailable)) throw error;
    const refusal = new AppError('identity_down', undefined, values);
    refusal.cause = error;
    throw refusal;
  }
}
