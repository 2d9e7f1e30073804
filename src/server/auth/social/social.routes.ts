import { socialLogin, socialRegister } from '#contract/auth/social.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { socialLogIn } from './log-in.ts';

export const socialRoutes = (deps: Deps) => [
  route(socialLogin, ({ body, language }) => socialLogIn(deps, { ...body, language, newNeedsPhone: true })),
  route(socialRegister, ({ body, language }) =>
    socialLogIn(deps, { ...body, token: body.id_token || body.token, language, newNeedsPhone: true }),
  ),
];
