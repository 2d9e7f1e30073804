import { AppError } from '#contract/errors.ts';
import type { SocialMedium } from '#domain/auth/login-types.ts';
import { splitName } from '#domain/auth/name.ts';
import { claimOf, mayTakeEmail } from '#domain/auth/social-claim.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '#server/providers/identity/identity.ts';
import { type AccountRow, accountByContact, handOver } from '../accounts.repository.ts';
import { makeAccount } from '../new-account.ts';
import { deleteTokensOf } from '../sessions/sessions.repository.ts';
import { customerBySocialName, insertSocialName, lockSocialName, releaseEmail } from './social-accounts.repository.ts';

export type Visit = {
  medium: SocialMedium;
  person: Person;
  /** The answer to "Is It You?". */
  verified?: 'yes' | 'no' | null | undefined;
  language: string;
};

/** The account of somebody who came with a token; or the one that may be theirs, and they have to say. */
export type Found = { customer_id: number; isNew: boolean } | { mayBe: AccountRow };

export async function findAccount(deps: Deps, db: Db, visit: Visit): Promise<Found> {
  const { medium, person } = visit;
  const name = { medium, subject: person.subject };
  await lockSocialName(db, name);
  const known = await customerBySocialName(db, name);
  if (known !== null) return { customer_id: known, isNew: false };

  const holder = person.email ? await accountByContact(db, { channel: 'email', to: person.email }) : null;
  // Whoever has not proven the email hears nothing of its account, not even that there is one.
  if (holder && person.is_email_verified && !visit.verified) return { mayBe: holder };
  const isTheirs = holder !== null && visit.verified === 'yes';
  const customer_id = isTheirs ? await join(db, person, holder) : await newcomer(deps, db, visit, holder);
  await insertSocialName(db, name, customer_id);
  return { customer_id, isNew: !isTheirs };
}

async function join(db: Db, person: Person, holder: AccountRow): Promise<number> {
  if (!holder.status) throw new AppError('account_blocked');
  const claim = claimOf(person, holder);
  if (claim === 'refuse') throw new AppError('social_not_yours');
  if (claim === 'hand-over') {
    await handOver(db, holder.id, 'email', null);
    await deleteTokensOf(db, holder.id);
  }
  return holder.id;
}

async function newcomer(deps: Deps, db: Db, visit: Visit, holder: AccountRow | null): Promise<number> {
  const { medium, person, language } = visit;
  const takesEmail = holder === null || mayTakeEmail(person, holder);
  if (holder && takesEmail) await releaseEmail(db, holder.id);
  const email = takesEmail ? person.email : null;
  const newAccount = {
    ...splitName(person.name),
    email,
    is_email_verified: email !== null && person.is_email_verified,
    login_medium: medium,
    current_language_key: language,
  };
  return makeAccount(deps, newAccount, db);
}
