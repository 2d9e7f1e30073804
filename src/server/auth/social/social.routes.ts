import { requestSocialNonce, socialLogin, socialRegister } from '#contract/auth/social.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { socialLogIn } from './log-in.ts';
import { giveNonce } from './nonces.ts';

export const socialRoutes = (deps: Deps) => [
  route(requestSocialNonce, async () => ({ nonce: await giveNonce(deps) })),
  route(socialLogin, ({ body, ...caller }) => socialLogIn(deps, { ...body, newNeedsPhone: true }, caller)),
  route(socialRegister, ({ body, ...caller }) =>
    socialLogIn(deps, { ...body, token: body.id_token || body.token, newNeedsPhone: true }, caller),
  ),
];
