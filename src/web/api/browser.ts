import type { QueryClient } from '@tanstack/react-query';
import type { Mirror } from '#web/session/mirror.ts';
import { forgetNewGuest } from '#web/session/new-guest.ts';
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
  let ending: Promise<void> | undefined;
  const api = apiClient({
    async fetch(url, init) {
      // The page is about to be left: nobody is asked for a guest who is there for a moment.
      await ending?.catch(() => {});
      const { token, guest_id } = session.get();
      // Whatever a guest sends may fill a cart; what makes them a guest is sent by nobody.
      if (guest_id && init.method !== 'GET') forgetNewGuest();
      const response = await fetch(url, init);
      noteAge(response);
      // Waited for: whoever asked would note the refusal beside what is kept.
      if (response.status === 401 && token) {
        ending = import('./end-session.ts').then((it) => it.endSession(session, token));
        await ending;
      }
      return response;
    },
    headers: () => headersOf(session.get()),
  });
  const queries = makeQueryClient();
  forgetPersonalOnSwitch(session, queries);
  made = { session, api, queries };
  return made;
}

/** For loaders that run in the browser; never on the server. */
export function browser(): Browser {
  if (!made) throw new Error('the browser side has not started');
  return made;
}
