import { requestGuest } from '#contract/guests.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { makeGuest } from './shopper.service.ts';

export const authRoutes = (deps: Deps) => [
  route(requestGuest, async ({ language }) => ({
    message: say(language, 'guest.verified'),
    guest_id: await makeGuest(deps),
  })),
];
