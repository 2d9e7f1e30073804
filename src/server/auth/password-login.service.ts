import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { contactKind } from '#domain/auth/contact-value.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { accountByContact } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { type Guess, guessWasRight, noteGuess } from './codes/guesses.ts';
import type { Contact } from './contact.ts';
import { finishLogin } from './log-in.ts';
import { isPassword } from './password-hash.ts';
import { isKnownNetwork } from './sessions/sessions.repository.ts';
import { hashedNetwork } from './sessions/sessions.ts';

type PasswordLogin = { email_or_phone: string; password: string; guest_id?: string | null | undefined };

/** An unknown contact and a wrong password get the same answer, after the same work, and are counted the same. */
export async function passwordLogin(deps: Deps, login: PasswordLogin, caller: Caller): Promise<LoginReply> {
  const { centralize_login } = await settingsNow(deps, caller.language);
  if (centralize_login.manual_login_status !== 1) throw new AppError('login_type_off');

  const contact = contactOf(login.email_or_phone);
  const account = await accountByContact(deps.db, contact);
  const guess = passwordGuess(contact, caller);
  await noteGuess(deps, guess);
  // Many networks together are slowed down, too, but not where the owner is signed in.
  if (!(await isKnownNetwork(deps.db, account?.id ?? 0, hashedNetwork(deps, caller))))
    await noteGuess(deps, anywhere(contact));
  const isRight = await isPassword(login.password, account?.password_hash ?? null);
  if (!account || !isRight) throw new AppError('wrong_credentials');
  await guessWasRight(deps, guess);
  await guessWasRight(deps, anywhere(contact));
  return finishLogin(deps, { customer_id: account.id, guest_id: login.guest_id, login_type: 'manual', caller });
}

/** One network guesses the password of one contact. */
export const passwordGuess = ({ to }: Contact, { address }: Caller): Guess => ({
  kind: 'password',
  at: to.toLowerCase(),
  from: address,
});

const anywhere = ({ to }: Contact): Guess => ({ kind: 'passwordAnywhere', at: to.toLowerCase() });

function contactOf(typed: string): Contact {
  const value = typed.trim();
  return contactKind(value) === 'email'
    ? { channel: 'email', to: value }
    : { channel: 'phone', to: plainNumber(value) };
}
