import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { accountByContact } from './accounts.repository.ts';
import type { Contact } from './contact.ts';
import { failedLogins, forgetFailedLogins, noteFailedLogin } from './failed-logins.repository.ts';
import { finishLogin } from './log-in.ts';
import { isPassword } from './password-hash.ts';

const MOST_FAILURES = 10;
const FAILURE_WINDOW_MS = 15 * 60_000;

type PasswordLogin = { email_or_phone: string; password: string; guest_id?: string | null | undefined };

/** An unknown contact and a wrong password get the same answer, after the same work, and are counted the same. */
export async function passwordLogin(deps: Deps, login: PasswordLogin, language: string): Promise<LoginReply> {
  const { centralize_login } = await settingsNow(deps, language);
  if (centralize_login.manual_login_status !== 1) throw new AppError('login_type_off');

  const contact = contactOf(login.email_or_phone);
  const contact_hash = failureKey(deps, contact);
  const now = deps.now();
  const window = new Date(now.getTime() - FAILURE_WINDOW_MS);
  if ((await failedLogins(deps.db, contact_hash, window)) >= MOST_FAILURES) throw new AppError('try_later');

  const account = await accountByContact(deps.db, contact);
  const isRight = await isPassword(login.password, account?.password_hash ?? null);
  if (!account || !isRight) {
    await noteFailedLogin(deps.db, contact_hash, now, window);
    throw new AppError('wrong_credentials');
  }
  await forgetFailedLogins(deps.db, contact_hash);
  return finishLogin(deps, { customer_id: account.id, guest_id: login.guest_id, login_type: 'manual', language });
}

export const failureKey = ({ hashSecret }: Deps, { to }: Contact): string => hashSecret(`login ${to.toLowerCase()}`);

function contactOf(typed: string): Contact {
  const value = typed.trim();
  return contactKind(value) === 'email'
    ? { channel: 'email', to: value }
    : { channel: 'phone', to: plainNumber(value) };
}
