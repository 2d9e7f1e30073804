import { useEffect } from 'react';
import { requestGuest } from '#contract/guests.ts';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type SessionStore, useSessionStore } from './session.tsx';
import { storedGuest } from './storage.ts';

/** After hydration: whoever has no guest identity yet gets one, so that a cart can belong to somebody. */
export function useGuestIdentity() {
  const api = useApi();
  const store = useSessionStore();
  useEffect(() => {
    // Without it the shop still shows everything; the next page asks again.
    ensureGuest(store, api).catch(() => {});
  }, [store, api]);
}

let asking: Promise<string> | null = null;

/** The stored guest, or a new one: asked for once, also when several tabs open together. */
export function ensureGuest(store: SessionStore, api: ApiClient): Promise<string> {
  const known = store.get().guest_id;
  if (known) return Promise.resolve(known);
  asking ??= oneTabAtATime(() => findOrRequest(store, api)).finally(() => {
    asking = null;
  });
  return asking;
}

async function findOrRequest(store: SessionStore, api: ApiClient): Promise<string> {
  // Another tab may have been first; its storage event may not have arrived yet.
  const guest_id = storedGuest() ?? (await api(requestGuest, { body: {} })).guest_id;
  store.set({ guest_id });
  return guest_id;
}

/** Browsers offer locks only on https and localhost; elsewhere two tabs may each get a guest, and the last one stays. */
const oneTabAtATime = (work: () => Promise<string>): Promise<string> =>
  navigator.locks ? navigator.locks.request('guest_id', work) : work();
