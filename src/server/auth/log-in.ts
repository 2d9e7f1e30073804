import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import type { LoginType, Verification } from '#domain/auth/login-types.ts';
import { missingVerifications } from '#domain/auth/missing-verifications.ts';
import { settingsNow } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { type AccountRow, accountById } from './accounts.repository.ts';
import type { Caller } from './caller.ts';
import { sendUnlessOnItsWay } from './codes/codes.ts';
import { knownGuest } from './known-guest.ts';
import { openSession } from './sessions/sessions.ts';

export type Finishing = {
  customer_id: number;
  /** The guest's secret, as the client sent it. */
  guest_id?: string | null | undefined;
  login_type?: LoginType | undefined;
  caller: Caller;
};

/**
 * The end of every way in: whoever it is has proven to be this customer. Says what is still missing, or opens the session
 * and brings the guest's cart along.
 */
export async function finishLogin(deps: Deps, { customer_id, guest_id, login_type, caller }: Finishing) {
  const account = await accountById(deps.db, customer_id);
  if (!account) throw new AppError('wrong_credentials');
  if (!account.status) throw new AppError('account_blocked');
  const { language } = caller;
  const settings = await settingsNow(deps, language);
  const missing = missingVerifications(settings.centralize_login, account);
  const reply: LoginReply = { ...replyFor(account, missing), ...(login_type && { login_type }) };

  if (account.f_name === '') {
    const guest = await knownGuest(deps, guest_id);
    const temporary_token = await openSession(deps, account.id, caller, { scope: 'info', guest_id: guest });
    return { ...reply, is_personal_info: 0 as const, temporary_token };
  }
  const [first] = missing;
  if (first) {
    // A phone provider sends its own codes.
    const isOurs = first === 'email' || settings.firebase_otp_verification !== 1;
    const to = account[first];
    if (isOurs && to !== null) await sendUnlessOnItsWay(deps, { purpose: 'verification', channel: first, to }, caller);
    return reply;
  }
  const adopted = await bringCart(deps, account.id, guest_id);
  return {
    ...reply,
    token: await openSession(deps, account.id, caller),
    ...(adopted.cart_replaced && { cart_replaced: true, message: say(language, 'auth.cart_replaced') }),
  } satisfies LoginReply;
}

const replyFor = ({ phone, email }: AccountRow, missing: readonly Verification[]) => ({
  token: null,
  is_phone_verified: missing.includes('phone') ? (0 as const) : (1 as const),
  is_email_verified: missing.includes('email') ? (0 as const) : (1 as const),
  is_personal_info: 1 as const,
  is_exist_user: null,
  phone,
  email,
});

async function bringCart(deps: Deps, customer_id: number, secret: string | null | undefined) {
  const guest_id = await knownGuest(deps, secret);
  return guest_id === null ? { cart_replaced: false } : deps.adoptGuest(deps, { guest_id, customer_id });
}
