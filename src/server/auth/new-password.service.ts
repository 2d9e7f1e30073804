import { AppError } from '#contract/errors.ts';
import { mayRecoverBy } from '#domain/auth/ownership.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountByContact, handOver } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { checkCode, isSpent, sendCode, spendCode, takeCode } from './codes/codes.ts';
import { guessWasRight, noteGuess } from './codes/guesses.ts';
import type { Contact } from './contact.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { passwordGuess } from './password-login.service.ts';
import { endSessions } from './sessions/sessions.ts';

/** Known or not, a contact is answered the same: also its second request, its wrong codes and its block. */
export async function sendResetCode(deps: Deps, contact: Contact, caller: Caller): Promise<void> {
  const settings = await settingsNow(deps, caller.language);
  const isPhone = contact.channel === 'phone';
  const byProvider = isPhone && settings.firebase_otp_verification === 1;
  if (!byProvider && !(isPhone ? settings.is_sms_active : settings.is_mail_active)) throw new AppError('method_off');
  const account = await accountByContact(deps.db, contact);
  if (byProvider) return;
  await sendCode(deps, { ...resetOf(contact), isDecoy: !mayRecover(account, contact) }, caller);
}

/** The code stays good for the new password. */
export async function checkResetCode(deps: Deps, contact: Contact, code: string, caller: Caller): Promise<void> {
  if ((await checkCode(deps, resetOf(contact), code, caller)) === 'wrong') throw new AppError('reset_wrong');
}

type NewPassword = { code: string; password: string };

type Gone = Contact['channel'] | null;

/**
 * Ends every session: whoever knew the old password, or had a way in that was never proven, is signed out. The answer: the
 * kind of contact that left the account with it.
 */
export async function setNewPassword(
  deps: Deps,
  contact: Contact,
  { code, password }: NewPassword,
  caller: Caller,
): Promise<Gone> {
  if ((await takeCode(deps, resetOf(contact), code, caller)) === 'wrong')
    return goneBefore(deps, contact, { code, password }, caller);
  const password_hash = await hashPassword(password);
  const account = await accountByContact(deps.db, contact);
  if (!mayRecover(account, contact)) throw new AppError('reset_wrong');
  const gone = await deps.db.transaction(async (db) => {
    const left = await handOver(db, account.id, contact.channel, password_hash);
    await endSessions(deps, account.id, { db });
    await spendCode(deps, spentOf(contact, account), spentCode(code, left), db);
    return left;
  });
  await guessWasRight(deps, passwordGuess(contact, caller));
  return gone;
}

/**
 * The answer was lost, and the same is sent again: the code that set the password, and that password. It changes nothing,
 * and whoever sends it is slowed down as one who signs in. Anything else is refused.
 */
async function goneBefore(
  deps: Deps,
  contact: Contact,
  { code, password }: NewPassword,
  caller: Caller,
): Promise<Gone> {
  const account = await accountByContact(deps.db, contact);
  if (!account) throw new AppError('reset_wrong');
  for (const gone of [null, 'phone', 'email'] as const) {
    if (!(await isSpent(deps, spentOf(contact, account), spentCode(code, gone)))) continue;
    const guess = passwordGuess(contact, caller);
    await noteGuess(deps, guess);
    if (!(await isPassword(password, account.password_hash))) break;
    await guessWasRight(deps, guess);
    return gone;
  }
  throw new AppError('reset_wrong');
}

const resetOf = (contact: Contact) => ({ purpose: 'reset', ...contact }) as const;

/** With what went by it, so that who asks again hears the same. */
const spentCode = (code: string, gone: Gone): string => (gone === null ? code : `${code} ${gone}`);

/** A code that has set this account's password, and sets none any more. */
const spentOf = (contact: Contact, { id }: AccountRow) => ({ ...resetOf(contact), holder: id });

const mayRecover = (account: AccountRow | null, { channel }: Contact): account is AccountRow =>
  account?.status === true && mayRecoverBy(account, channel);
