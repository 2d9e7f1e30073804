import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { fullName } from '#domain/auth/name.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { type AccountRow, accountByContact, handOver, releasePhone } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { checkCode, sendCode, takeCode } from './codes/codes.ts';
import { noteShown, wasShown } from './codes/shown-again.ts';
import { goneNotice } from './gone-notice.ts';
import { finishLogin } from './log-in.ts';
import { makeAccount } from './new-account.ts';
import { endSessions } from './sessions/sessions.ts';

export type PhoneLogin = {
  phone: string;
  guest_id?: string | null | undefined;
  /** The answer to "Is It You?". */
  verified?: 'yes' | 'no' | null | undefined;
};

const ASKED: LoginReply = {
  token: null,
  is_phone_verified: 0,
  is_email_verified: 1,
  is_personal_info: 1,
  is_exist_user: null,
  login_type: 'otp',
};

/** The first step. Known or not, every phone is answered the same: whoever proves to have it gets in. */
export async function sendLoginCode(deps: Deps, phone: string, caller: Caller): Promise<LoginReply> {
  const settings = await settingsNow(deps, caller.language);
  if (settings.centralize_login.otp_login_status !== 1) throw new AppError('login_type_off');
  if (settings.firebase_otp_verification !== 1)
    await sendCode(deps, { purpose: 'login', channel: 'phone', to: phone }, caller);
  return { ...ASKED, phone };
}

/** The second step, with the code. */
export async function codeLogin(deps: Deps, { otp, ...login }: PhoneLogin & { otp: string }, caller: Caller) {
  const account = await accountByContact(deps.db, { channel: 'phone', to: login.phone });
  const address = { purpose: 'login', channel: 'phone', to: login.phone } as const;
  // While we ask "Is It You?" the code must stay good for the answer.
  const isAsked = mustAsk(account, login);
  const verdict = await (isAsked ? checkCode : takeCode)(deps, address, otp, caller);
  const shown = { code: otp, guest_id: login.guest_id };
  if (verdict === 'wrong') {
    const account_id = account?.is_phone_verified ? account.id : null;
    if (account_id === null || !(await wasShown(deps, address, shown, { holder: account_id, caller })))
      throw new AppError('otp_wrong');
  }
  const reply = await enterByPhone(deps, login, caller);
  if (verdict === 'right' && !isAsked) {
    const entered = await accountByContact(deps.db, { channel: 'phone', to: login.phone });
    if (entered) await noteShown(deps, address, shown, entered.id);
  }
  return reply;
}

/** Somebody has proven to have this phone: by our code, or to a phone provider. */
export async function enterByPhone(deps: Deps, login: PhoneLogin, caller: Caller): Promise<LoginReply> {
  const account = await accountByContact(deps.db, { channel: 'phone', to: login.phone });
  if (account && mustAsk(account, login))
    return { ...ASKED, phone: login.phone, is_exist_user: accountToConfirm(deps, account) };
  const { customer_id, gone = null } = await deps.db.transaction(async (tx) => {
    const isTheirs = account !== null && (account.is_phone_verified || login.verified !== 'no');
    if (isTheirs)
      return { customer_id: account.id, gone: account.is_phone_verified ? null : await claim(deps, tx, account) };
    if (account) await releasePhone(tx, account.id);
    const phone = { phone: login.phone, is_phone_verified: true };
    const made = { ...phone, login_medium: 'otp', current_language_key: caller.language } as const;
    return { customer_id: await makeAccount(deps, made, tx) };
  });
  const reply = await finishLogin(deps, { customer_id, guest_id: login.guest_id, login_type: 'otp', caller });
  return { ...reply, ...goneNotice(caller, gone) };
}

/**
 * The phone's holder says the account is theirs. Where its email was proven, that may be somebody who mistyped their
 * phone; where nothing was, whoever set the password may have waited for exactly this, and is signed out.
 */
async function claim(deps: Deps, tx: Db, account: AccountRow) {
  if (account.is_email_verified) throw new AppError('phone_not_yours');
  const gone = await handOver(tx, account.id, 'phone', null);
  await endSessions(deps, account.id, { db: tx });
  return gone;
}

/** A phone that its account never proved may have been mistyped: it could be somebody else's account. */
const mustAsk = (account: AccountRow | null, { verified }: PhoneLogin): boolean =>
  account !== null && !account.is_phone_verified && account.f_name !== '' && !verified;

export const accountToConfirm = ({ env }: Deps, account: AccountRow): NonNullable<LoginReply['is_exist_user']> => ({
  id: account.id,
  name: fullName(account),
  image: account.image,
  image_full_url: pictureUrl(env, account.image, '1x1'),
});
