import { AppError } from '#contract/errors.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { accountByContact, markVerified, setPassword } from './accounts.repository.ts';
import { checkCode, sendCode, takeCode } from './codes.ts';
import type { Contact } from './contact.ts';
import { forgetFailedLogins } from './failed-logins.repository.ts';
import { hashPassword } from './password-hash.ts';
import { failureKey } from './password-login.service.ts';
import { endSessions } from './sessions.ts';

/** Known or not, a contact is answered the same: also its second request, its wrong codes and its block. */
export async function sendResetCode(deps: Deps, contact: Contact, language: string): Promise<void> {
  const settings = await settingsNow(deps, language);
  const isPhone = contact.channel === 'phone';
  const byProvider = isPhone && settings.firebase_otp_verification === 1;
  if (!byProvider && !(isPhone ? settings.is_sms_active : settings.is_mail_active)) throw new AppError('method_off');
  const account = await accountByContact(deps.db, contact);
  if (byProvider) return;
  await sendCode(deps, { ...resetOf(contact), language, isDecoy: !account?.status });
}

/** The code stays good for the new password. */
export async function checkResetCode(deps: Deps, contact: Contact, code: string): Promise<void> {
  if ((await checkCode(deps, resetOf(contact), code)) === 'wrong') throw new AppError('reset_wrong');
}

/** Whoever knew the old password is out: every session of the account ends. */
export async function setNewPassword(deps: Deps, contact: Contact, code: string, password: string): Promise<void> {
  const password_hash = await hashPassword(password);
  if ((await takeCode(deps, resetOf(contact), code)) === 'wrong') throw new AppError('reset_wrong');
  const account = await accountByContact(deps.db, contact);
  if (!account) throw new AppError('reset_wrong');
  await deps.db.transaction(async (db) => {
    await setPassword(db, account.id, password_hash);
    await markVerified(db, account.id, contact.channel);
    await endSessions(deps, account.id, { db });
    await forgetFailedLogins(db, failureKey(deps, contact));
  });
}

const resetOf = (contact: Contact) => ({ purpose: 'reset', ...contact }) as const;
