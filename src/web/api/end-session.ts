import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { addressIn, readLanguageAddress } from '#domain/language/language-address.ts';
import { leaveBehind } from '#web/session/drafts/left-behind.ts';
import { leaveNotice } from '#web/session/remembered/notice.ts';
import type { SessionStore } from '#web/session/session.tsx';

let ending: Promise<void> | null = null;

/**
 * The account is gone or its token too old. A new page, so that nothing personal stays in this one's memory; what was
 * begun waits for the same customer. Of several calls that hear of it, one ends the session; whoever is signed in by now
 * stays so. Its answer comes when somebody is back on this page: until it is left nothing more is asked, since it would be
 * asked as a guest, who has nothing of it.
 */
export async function endSession(session: SessionStore, token: string) {
  if (ending || token === session.get().token) await endOnce(session);
}

const endOnce = (session: SessionStore): Promise<void> =>
  (ending ??= end(session).finally(() => {
    ending = null;
  }));

async function end(session: SessionStore) {
  await leaveBehind(() => session.set({ token: null }));
  leaveNotice('error.session_ended');
  location.assign(addressIn(readLanguageAddress(location.pathname).language ?? DEFAULT_LANGUAGE, '/home'));
  await comesBack();
}

/** The browser may put the left page aside, and show it again by Back. */
const comesBack = () =>
  new Promise<void>((done) => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      removeEventListener('pageshow', shown);
      done();
    };
    addEventListener('pageshow', shown);
  });
