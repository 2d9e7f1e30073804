import { AppError } from '#contract/errors.ts';
import { mayRecoverBy } from '#domain/auth/ownership.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountByContact, handOver } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { checkCode, sendCode, takeCode } from './codes/codes.ts';
import { guessWasRight } from './codes/guesses.ts';
import type { Contact } from './contact.ts';
import { hashPassword } from './password-hash.ts';
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

/** Ends every session: whoever knew the old password, or had a way in that was never proven, is signed out. */
export async function setNewPassword(
  deps: Deps,
  contact: Contact,
  { code, password }: { code: string; password: string },
  caller: Caller,
): Promise<void> {
  if ((await takeCode(deps, resetOf(contact), code, caller)) === 'wrong') throw new AppError('reset_wrong');
  const password_hash = await hashPassword(password);
  const account = await accountByContact(deps.db, contact);
  if (!mayRecover(account, contact)) throw new AppError('reset_wrong');
  await deps.db.transaction(async (db) => {
    await handOver(db, account.id, contact.channel, password_hash);
    await endSessions(deps, account.id, { db });
  });
  await guessWasRight(deps, passwordGuess(contact, caller));
}

const resetOf = (contact: Contact) => ({ purpose: 'reset', ...contact }) as const;

const mayRecover = (account: AccountRow | null, { channel }: Contact): account is AccountRow =>
  account?.status === true && mayRecoverBy(account, channel);
