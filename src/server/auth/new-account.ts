import { AppError } from '#contract/errors.ts';
import { isDuplicate } from '../db/bad-value.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { accountByContact, accountIdByRefCode, insertAccount, type NewAccount } from './accounts.repository.ts';

type AccountFacts = Partial<Omit<NewAccount, 'ref_code'>> & Pick<NewAccount, 'login_medium' | 'current_language_key'>;

const EMPTY = {
  f_name: '',
  l_name: '',
  phone: null,
  email: null,
  password_hash: null,
  is_phone_verified: false,
  is_email_verified: false,
  ref_by: null,
};

/** A new customer's id. Two who sign up with the same email at the same moment: the second is refused. */
export async function makeAccount(deps: Deps, facts: AccountFacts, db: Db = deps.db): Promise<number> {
  const account = { ...EMPTY, ...facts };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const id = await insertAccount(db, { ...account, ref_code: freshRefCode(deps) });
    if (id !== null) return id;
    await refuseTaken(db, account);
  }
  throw new Error('no free refer code in three attempts');
}

type Contacts = { phone: string | null; email: string | null };

/** Refuses what belongs to another account. */
export async function refuseTaken(db: Db, { phone, email }: Contacts, own_id?: number): Promise<void> {
  const byEmail = email === null ? null : await accountByContact(db, { channel: 'email', to: email });
  if (byEmail && byEmail.id !== own_id) throw new AppError('email_taken');
  const byPhone = phone === null ? null : await accountByContact(db, { channel: 'phone', to: phone });
  if (byPhone && byPhone.id !== own_id) throw new AppError('phone_taken');
}

/** Two with the same contact at the same moment: the database lets one through, and the other is refused as usual. */
export function contactTakenError(error: unknown): unknown {
  if (isDuplicate(error, 'customers_email')) return new AppError('email_taken');
  return isDuplicate(error, 'customers_phone_key') ? new AppError('phone_taken') : error;
}

const REF_CODE_LENGTH = 10;

/** Read aloud and typed by friends: capital letters and digits. */
function freshRefCode({ secret }: Deps): string {
  const letters = secret()
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '');
  return letters.slice(0, REF_CODE_LENGTH).padEnd(REF_CODE_LENGTH, '7');
}

/** Who recommended us; null without a code. */
export async function referrer(
  deps: Deps,
  { ref_earning_status }: { ref_earning_status: number },
  ref_code: string | null | undefined,
): Promise<number | null> {
  if (!ref_code) return null;
  if (ref_earning_status !== 1) throw new AppError('referral_off');
  const id = await accountIdByRefCode(deps.db, ref_code);
  if (id === null) throw new AppError('ref_code');
  return id;
}
