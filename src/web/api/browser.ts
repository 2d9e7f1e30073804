import type { QueryClient } from '@tanstack/react-query';
import type { Mirror } from '#web/session/mirror.ts';
import { browserSession, type SessionStore } from '#web/session/session.tsx';
import { type ApiClient, apiClient } from './client.ts';
import { headersOf } from './headers.ts';
import { makeQueryClient } from './query-client.ts';

export type Browser = { session: SessionStore; api: ApiClient; queries: QueryClient };

let made: Browser | null = null;

/** Called once by entry.client, before anything renders. */
export function startBrowser(mirror: Mirror): Browser {
  const session = browserSession(mirror);
  const api = apiClient({
    fetch: (url, init) => fetch(url, init),
    headers: () => headersOf(session.get()),
  });
  made = { session, api, queries: makeQueryClient() };
  return made;
}

/** For loaders that run in the browser; never on the server. */
export function browser(): Browser {
  if (!made) throw new Error('the browser side has not started');
  return made;
}
