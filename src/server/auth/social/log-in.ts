import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { offeredSocialMedia, type SocialMedium } from '#domain/auth/login-types.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Db } from '#server/db/db.ts';
import type { Deps } from '#server/deps.ts';
import { type AccountRow, accountById } from '../accounts.repository.ts';
import type { Caller } from '../caller.ts';
import { finishLogin } from '../log-in.ts';
import { accountToConfirm } from '../phone-login.service.ts';
import { findAccount } from './find-account.ts';
import { MEDIUM_NAMES } from './medium-names.ts';
import { refuseForeignNonce, spendNonce } from './nonces.ts';
import { readIdToken } from './read-id-token.ts';
import { givePhone } from './social-accounts.repository.ts';

export type SocialLogin = {
  medium: SocialMedium;
  /** The ID token: who somebody is stands in it, and nothing else that the client sends is believed. */
  token: string;
  nonce?: string | null | undefined;
  /** The answer to "Is It You?". */
  verified?: 'yes' | 'no' | null | undefined;
  phone?: string | null | undefined;
  guest_id?: string | null | undefined;
  /** Older clients make no account without a phone. */
  newNeedsPhone?: boolean;
};

/** Signs in with a token of Google, Facebook or Apple; whoever is new gets an account. */
export async function socialLogIn(deps: Deps, login: SocialLogin, caller: Caller): Promise<LoginReply> {
  const { medium, guest_id } = login;
  const { language } = caller;
  const { centralize_login } = await settingsNow(deps, language);
  if (!offeredSocialMedia(centralize_login).includes(medium))
    throw new AppError('social_off', undefined, { medium: MEDIUM_NAMES[medium] });
  const person = await readIdToken(deps, login);
  const nonce = await refuseForeignNonce(deps, login);

  const found = await deps.db.transaction(async (db) => {
    const account = await findAccount(deps, db, { medium, person, verified: login.verified, language });
    if ('mayBe' in account) return account;
    const needsPhone =
      centralize_login.phone_verification_status === 1 || (account.isNew && login.newNeedsPhone === true);
    await completePhone(db, account.customer_id, login.phone ?? null, needsPhone);
    await spendNonce(deps, db, nonce);
    return account;
  });
  if ('mayBe' in found) return isItYou(deps, found.mayBe);
  return finishLogin(deps, { customer_id: found.customer_id, guest_id, login_type: 'social', caller });
}

/** Refusing undoes what the visit has made: without the phone there is no account. */
async function completePhone(db: Db, customer_id: number, phone: string | null, isNeeded: boolean) {
  const account = await accountById(db, customer_id);
  if (account?.phone) return;
  if (phone === null) {
    if (isNeeded) throw new AppError('social_phone');
    return;
  }
  if ((await givePhone(db, customer_id, phone)) === 0) throw new AppError('phone_taken');
}

const isItYou = (deps: Deps, account: AccountRow): LoginReply => ({
  token: null,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: accountToConfirm(deps, account),
  login_type: 'social',
});
