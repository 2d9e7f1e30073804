import {
  firebaseResetPassword,
  getFirebaseParams,
  postFirebaseToken,
  sendFirebaseCode as sendFirebaseCodeEndpoint,
  verifyFirebaseToken,
} from '#contract/auth/firebase.ts';
import type { Input } from '#contract/endpoint.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import type { Caller } from '../caller.ts';
import { askProvider } from './ask-provider.ts';
import { allowNewPassword, firebaseLogIn } from './firebase.service.ts';
import { sendFirebaseCode } from './send-firebase-code.ts';
import type { FirebaseCode } from './verify-firebase-code.ts';

type Body = Input<typeof verifyFirebaseToken>['body'];

export const firebaseRoutes = (deps: Deps) => {
  const allow = async (body: Body, caller: Caller) => {
    await allowNewPassword(deps, proofIn(body), caller);
    return { message: say(caller.language, 'auth.code_right') };
  };
  const verify = ({ body, ...caller }: { body: Body } & Caller) => {
    if (Number(body.is_reset_token ?? 0) === 1) return allow(body, caller);
    const { login_type, verified, guest_id } = body;
    const login = { ...proofIn(body), login_type: login_type ?? 'manual', verified, guest_id };
    return firebaseLogIn(deps, login, caller);
  };
  return [
    route(getFirebaseParams, async () => ({
      recaptcha_site_key: deps.phoneIdentity ? await askProvider(deps, (provider) => provider.captchaKey()) : null,
    })),
    route(sendFirebaseCodeEndpoint, async ({ body, ...caller }) => ({
      session_info: await sendFirebaseCode(deps, body, caller),
      message: say(caller.language, 'auth.firebase_code_sent'),
    })),
    route(verifyFirebaseToken, verify),
    route(postFirebaseToken, verify),
    route(firebaseResetPassword, ({ body, ...caller }) => allow(body, caller)),
  ];
};

/** Each of the three has two names, and the contract has made sure that one of them is there. */
const proofIn = (body: Body): FirebaseCode => ({
  session_info: body.session_info ?? body.sessionInfo ?? '',
  phone: body.phone ?? body.phoneNumber ?? '',
  code: body.otp ?? body.code ?? '',
});
