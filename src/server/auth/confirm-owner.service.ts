import type { Confirmation } from '#contract/account/security.ts';
import { AppError } from '#contract/errors.ts';
import { maskedContact } from '#domain/auth/masked-contact.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountById } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { forgiveGuess, isSpent, sendCode, spendCode, takeCode } from './codes/codes.ts';
import { guessWasRight, noteGuess } from './codes/guesses.ts';
import { isPassword } from './password-hash.ts';
import { confirmedAt, confirmSession } from './sessions/sessions.repository.ts';

type Channel = 'phone' | 'email';
type Who = { id: number; token: string };

const GOOD_FOR_MS = 15 * 60_000;

/** Whoever finds an open session must not take the account over, nor carry it away. */
export async function refuseUnconfirmed(deps: Deps, { token }: Who): Promise<void> {
  if (!(await isConfirmed(deps, token))) throw new AppError('not_confirmed');
}

async function isConfirmed(deps: Deps, token: string): Promise<boolean> {
  const at = await confirmedAt(deps.db, deps.hashSecret(token));
  return at !== null && deps.now().getTime() - at.getTime() < GOOD_FOR_MS;
}

export async function confirmationFor(deps: Deps, who: Who, language: string): Promise<Confirmation> {
  const account = await ownAccount(deps, who);
  const channels = await openChannels(deps, account, language);
  return {
    is_confirmed: await isConfirmed(deps, who.token),
    has_password: account.password_hash !== null,
    channels: channels.map((channel) => ({ channel, to: maskedContact(account[channel] ?? '') })),
  };
}

export async function sendOwnerCode(deps: Deps, who: Who, channel: Channel, caller: Caller): Promise<void> {
  const account = await ownAccount(deps, who);
  if (!(await openChannels(deps, account, caller.language)).includes(channel)) throw new AppError('method_off');
  await sendCode(deps, codeOf(account, channel), caller);
}

type Proof = { password?: string | undefined; channel?: Channel | undefined; otp?: string | undefined };

export async function confirmOwner(deps: Deps, who: Who, proof: Proof, caller: Caller): Promise<void> {
  const account = await ownAccount(deps, who);
  const { password, channel, otp } = proof;
  if (password !== undefined) await refuseWrongPassword(deps, account, password, caller);
  else if (channel && otp) {
    // A contact that was never proven may be somebody else's.
    if (account[channel] === null || !account[`is_${channel}_verified`]) throw new AppError('method_off');
    const address = codeOf(account, channel);
    const shown = `${otp} shown by ${deps.hashSecret(who.token)}`;
    if ((await takeCode(deps, address, otp, caller)) === 'wrong') {
      // The answer was lost, and the same session shows the code once more.
      if (await isSpent(deps, address, shown)) return forgiveGuess(deps, address, caller);
      throw new AppError('otp_wrong');
    }
    await deps.db.transaction((tx) => spendCode(deps, address, shown, tx));
  } else throw new AppError('field_required', 'password');
  await confirmSession(deps.db, deps.hashSecret(who.token), deps.now());
}

async function refuseWrongPassword(deps: Deps, account: AccountRow, password: string, { address }: Caller) {
  const guess = { kind: 'password', at: `customer ${account.id}`, from: address } as const;
  await noteGuess(deps, guess);
  if (!(await isPassword(password, account.password_hash))) throw new AppError('wrong_password');
  await guessWasRight(deps, guess);
}

async function ownAccount({ db }: Deps, { id }: Who): Promise<AccountRow> {
  const account = await accountById(db, id);
  if (!account) throw new AppError('unauthorized');
  return account;
}

async function openChannels(deps: Deps, account: AccountRow, language: string): Promise<Channel[]> {
  const { is_mail_active, is_sms_active } = await settingsNow(deps, language);
  const canSend = { email: is_mail_active, phone: is_sms_active };
  return (['email', 'phone'] as const).filter(
    (channel) => account[channel] !== null && account[`is_${channel}_verified`] && canSend[channel],
  );
}

const codeOf = (account: AccountRow, channel: Channel) =>
  ({ purpose: 'confirm', channel, to: account[channel] ?? '', holder: account.id }) as const;
