import {
  confirmSession,
  endAllSessions,
  endOneSession,
  getConfirmation,
  listSessions,
  sendConfirmationCode,
} from '#contract/account/security.ts';
import { say } from '#contract/texts/say.ts';
import type { Deps } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { customerIn } from '#server/http/shopper.ts';
import { confirmationFor, confirmOwner, sendOwnerCode } from '../confirm-owner.service.ts';
import { endSessionById, sessionsFor } from './list-sessions.service.ts';
import { endSessions } from './sessions.ts';

/** What the account's owner sees and ends of its sessions. */
export const ownSessionsRoutes = (deps: Deps) => [
  route(listSessions, async ({ shopper }) => ({ sessions: await sessionsFor(deps, customerIn(shopper)) })),
  route(endOneSession, async ({ shopper, params, language }) => {
    await endSessionById(deps, customerIn(shopper), params.id);
    return { message: say(language, 'account.session_ended') };
  }),
  route(endAllSessions, async ({ shopper, language }) => {
    await endSessions(deps, customerIn(shopper).id);
    return { message: say(language, 'account.sessions_ended') };
  }),
  route(getConfirmation, ({ shopper, language }) => confirmationFor(deps, customerIn(shopper), language)),
  route(sendConfirmationCode, async ({ shopper, body, ...caller }) => {
    await sendOwnerCode(deps, customerIn(shopper), body.channel, caller);
    return { message: say(caller.language, 'account.code_sent') };
  }),
  route(confirmSession, async ({ shopper, body, ...caller }) => {
    await confirmOwner(deps, customerIn(shopper), body, caller);
    return { message: say(caller.language, 'account.confirmed') };
  }),
];
