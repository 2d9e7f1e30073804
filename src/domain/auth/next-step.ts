import type { CentralizeLogin } from './login-types.ts';

type Flag = 0 | 1;

export type ExistingUser = { id: number; name: string; image: string | null };

/** What every way in answers. Without a token something is still missing. */
export type LoginReply = {
  token: string | null;
  is_phone_verified: Flag;
  is_email_verified: Flag;
  is_personal_info: Flag;
  is_exist_user: ExistingUser | null;
};

/** How somebody came: a one-time code proves the phone itself, whatever else the business asks for. */
export type WayIn = 'manual' | 'otp' | 'social' | 'sign-up';

/** `firebase`: the phone again, but the code comes from the provider that verifies phones for us. */
export type CodeChannel = 'phone' | 'email' | 'firebase';

export type NextStep =
  | { name: 'logged-in'; token: string }
  | { name: 'user_info' }
  | { name: 'is_exist_user'; user: ExistingUser }
  | { name: 'verify'; channel: CodeChannel }
  /** The reply contradicts itself: nothing is missing, and there is no token. */
  | { name: 'refused' };

export type LoginRules = Pick<CentralizeLogin, 'email_verification_status' | 'phone_verification_status'> & {
  firebase_otp_verification: Flag;
};

/** The one place that decides what follows a reply to a login, a sign-up, a code or the missing name. */
export function nextStep(reply: LoginReply, way: WayIn, rules: LoginRules): NextStep {
  if (reply.is_personal_info === 0) return { name: 'user_info' };
  if (reply.is_exist_user) return { name: 'is_exist_user', user: reply.is_exist_user };
  const channel = openChannel(reply, way, rules);
  if (channel) return { name: 'verify', channel };
  return reply.token ? { name: 'logged-in', token: reply.token } : { name: 'refused' };
}

/** What is still to be proved. A channel the business does not ask about counts as proved. */
function openChannel(reply: LoginReply, way: WayIn, rules: LoginRules): CodeChannel | null {
  const asksPhone = rules.phone_verification_status === 1 || way === 'otp';
  if (asksPhone && reply.is_phone_verified === 0) return rules.firebase_otp_verification === 1 ? 'firebase' : 'phone';
  return rules.email_verification_status === 1 && reply.is_email_verified === 0 ? 'email' : null;
}
