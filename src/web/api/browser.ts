import type { QueryClient } from '@tanstack/react-query';
import { DEFAULT_LANGUAGE } from '#domain/language/language.ts';
import { addressIn, readLanguageAddress } from '#domain/language/language-address.ts';
import type { Mirror } from '#web/session/mirror.ts';
import { forgetNewGuest } from '#web/session/new-guest.ts';
import { leaveNotice } from '#web/session/remembered/notice.ts';
import { browserSession, type SessionStore } from '#web/session/session.tsx';
import { type ApiClient, apiClient } from './client.ts';
import { headersOf } from './headers.ts';
import { forgetPersonalOnSwitch } from './personal.ts';
import { makeQueryClient } from './query-client.ts';
import { noteAge } from './saved-answers.ts';

export type Browser = { session: SessionStore; api: ApiClient; queries: QueryClient };

let made: Browser | null = null;

/** Called once by entry.client, before anything renders. `isModuleAddressed`: the page's address says which module it is. */
export function startBrowser(mirror: Mirror, isModuleAddressed: boolean): Browser {
  const session = browserSession(mirror, isModuleAddressed);
  const api = apiClient({
    async fetch(url, init) {
      const { token, guest_id } = session.get();
      // Whatever a guest sends may fill a cart; what makes them a guest is sent by nobody.
      if (guest_id && init.method !== 'GET') forgetNewGuest();
      const response = await fetch(url, init);
      noteAge(response);
      if (response.status === 401 && token && token === session.get().token) endSession(session);
      return response;
    },
    headers: () => headersOf(session.get()),
  });
  const queries = makeQueryClient();
  forgetPersonalOnSwitch(session, queries);
  made = { session, api, queries };
  return made;
}

/** The account is gone or its token too old. A new page, so that nothing personal stays in this one's memory. */
function endSession(session: SessionStore) {
  session.set({ token: null });
  leaveNotice('error.session_ended');
  location.assign(addressIn(readLanguageAddress(location.pathname).language ?? DEFAULT_LANGUAGE, '/home'));
}

/** For loaders that run in the browser; never on the server. */
export function browser(): Browser {
  if (!made) throw new Error('the browser side has not started');
  return made;
}
