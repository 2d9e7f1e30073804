import type { LoginReply } from '#contract/auth/auth.ts';
import { AppError } from '#contract/errors.ts';
import type { LoginType } from '#domain/auth/login-types.ts';
import { settingsNow } from '#server/config/config.service.ts';
import type { Deps } from '#server/deps.ts';
import type { Caller } from '../caller.ts';
import { acceptCode, takeCode } from '../codes/codes.ts';
import { enterByPhone } from '../phone-login.service.ts';
import { contactProven } from '../prove-contact.service.ts';
import { type FirebaseCode, verifyFirebaseCode } from './verify-firebase-code.ts';

export type FirebaseLogin = FirebaseCode & {
  login_type: LoginType;
  /** The answer to "Is It You?". */
  verified?: 'yes' | 'no' | null | undefined;
  guest_id?: string | null | undefined;
};

/** A phone that the provider has verified: the login goes on as after a code of ours. */
export async function firebaseLogIn(deps: Deps, login: FirebaseLogin, caller: Caller): Promise<LoginReply> {
  const { phone, code, login_type, verified, guest_id } = login;
  const address = { purpose: 'login', channel: 'phone', to: phone } as const;
  const wasProven = verified ? (await takeCode(deps, address, code, caller)) === 'right' : false;
  if (!wasProven) await verifyFirebaseCode(deps, login);
  if (login_type !== 'otp') return contactProven(deps, { channel: 'phone', to: phone, login_type, guest_id }, caller);

  const { centralize_login } = await settingsNow(deps, caller.language);
  if (centralize_login.otp_login_status !== 1) throw new AppError('login_type_off');
  const reply = await enterByPhone(deps, { phone, verified, guest_id }, caller);
  // The provider's session is used up, but the answer to "Is It You?" is still to come.
  if (reply.is_exist_user) await acceptCode(deps, address, code, caller);
  return reply;
}

/** The same code is then good for a new password, once. */
export async function allowNewPassword(deps: Deps, proof: FirebaseCode, caller: Caller): Promise<void> {
  await verifyFirebaseCode(deps, proof);
  await acceptCode(deps, { purpose: 'reset', channel: 'phone', to: proof.phone }, proof.code, caller);
}
