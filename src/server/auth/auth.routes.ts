import {
  forgotPassword,
  logIn,
  logOut,
  resetPassword,
  signUp,
  updateInfo,
  verifyPhone,
  verifyToken,
} from '#contract/auth/auth.ts';
import { requestGuest } from '#contract/auth/guests.ts';
import type { Input } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import { say } from '#contract/texts/say.ts';
import { plainNumber } from '#domain/auth/phone-number.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import type { Caller } from './caller.ts';
import { giveInformation } from './complete-account.service.ts';
import type { Contact } from './contact.ts';
import { goneNotice } from './gone-notice.ts';
import { checkResetCode, sendResetCode, setNewPassword } from './new-password.service.ts';
import { passwordLogin } from './password-login.service.ts';
import { codeLogin, sendLoginCode } from './phone-login.service.ts';
import { proveByCode } from './prove-contact.service.ts';
import { endSession } from './sessions/sessions.ts';
import { makeGuest } from './shopper.service.ts';
import { signUpByPassword } from './sign-up.service.ts';
import { socialLogIn } from './social/log-in.ts';

export const authRoutes = (deps: Deps) => [
  route(requestGuest, async ({ language }) => ({
    message: say(language, 'guest.verified'),
    guest_id: await makeGuest(deps),
  })),
  route(logIn, ({ body, ...caller }) => login(deps, body, caller)),
  route(signUp, ({ body, ...caller }) => signUpByPassword(deps, body, caller)),
  route(verifyPhone, ({ body, ...caller }) => {
    const { otp, guest_id, verified } = body;
    const contact = contactOf(body, body.verification_type);
    const login_type = body.login_type ?? 'manual';
    return login_type === 'otp' && contact.channel === 'phone'
      ? codeLogin(deps, { phone: contact.to, otp, verified, guest_id }, caller)
      : proveByCode(deps, { ...contact, otp, login_type, guest_id }, caller);
  }),
  route(updateInfo, ({ body, ...caller }) => giveInformation(deps, body, caller)),
  route(forgotPassword, async ({ body, ...caller }) => {
    await sendResetCode(deps, contactOf(body, body.verification_method), caller);
    return { message: say(caller.language, 'auth.code_sent') };
  }),
  route(verifyToken, async ({ body, ...caller }) => {
    await checkResetCode(deps, contactOf(body, body.verification_method), body.reset_token, caller);
    return { message: say(caller.language, 'auth.code_right') };
  }),
  route(resetPassword, async ({ body, ...caller }) => {
    const contact = contactOf(body, body.verification_method);
    const gone = await setNewPassword(deps, contact, { code: body.reset_token, password: body.password }, caller);
    return { message: say(caller.language, 'auth.password_changed'), ...goneNotice(caller, gone) };
  }),
  route(logOut, async ({ shopper, language }) => {
    if (shopper.kind === 'customer') await endSession(deps, shopper.token);
    return { message: say(language, 'auth.logged_out') };
  }),
];

type Login = Input<typeof logIn>['body'];

function login(deps: Deps, body: Login, caller: Caller) {
  const { guest_id, otp, verified } = body;
  switch (body.login_type) {
    case 'manual':
      return passwordLogin(
        deps,
        { email_or_phone: body.email_or_phone ?? '', password: body.password ?? '', guest_id },
        caller,
      );
    case 'otp': {
      const phone = plainNumber(body.phone ?? body.email_or_phone ?? '');
      return otp
        ? codeLogin(deps, { phone, otp: otp.trim(), verified, guest_id }, caller)
        : sendLoginCode(deps, phone, caller);
    }
    case 'social': {
      const { medium, token, nonce } = body;
      if (!medium || !token) throw new AppError('invalid', medium ? 'token' : 'medium');
      const phone = body.phone ? plainNumber(body.phone) : null;
      return socialLogIn(deps, { medium, token, nonce, verified, phone, guest_id }, caller);
    }
  }
}

type Contacts = { phone?: string | null | undefined; email?: string | null | undefined };

/** The contract has seen to it that the chosen one is there. */
function contactOf({ phone, email }: Contacts, chosen: 'phone' | 'email' | null | undefined): Contact {
  const channel = chosen ?? (email ? 'email' : 'phone');
  const to = channel === 'email' ? email : phone;
  if (!to) throw new AppError('invalid', channel);
  return { channel, to };
}
