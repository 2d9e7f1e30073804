import { useEffect } from 'react';
import { useApi } from '#web/api/api.tsx';
import type { ApiClient } from '#web/api/client.ts';
import { type SessionStore, useSessionStore } from './session.tsx';
import { storedGuest } from './storage.ts';

/** After hydration: whoever has no guest identity yet gets one, so that a cart can belong to somebody. */
export function useGuestIdentity() {
  const api = useApi();
  const store = useSessionStore();
  useEffect(() => {
    // Nobody waits for it. Without it the shop still shows everything; the next page asks again.
    ensureGuest(store, api).catch(() => {});
  }, [store, api]);
}

let asking: Promise<string> | null = null;

/** The stored guest, or a new one: asked for once, also when several tabs open together. */
export function ensureGuest(store: SessionStore, api: ApiClient): Promise<string> {
  const known = store.get().guest_id;
  if (known) return Promise.resolve(known);
  asking ??= oneTabAtATime((wasFirst) => findOrRequest(store, api, wasFirst)).finally(() => {
    asking = null;
  });
  return asking;
}

async function findOrRequest(store: SessionStore, api: ApiClient, wasFirst: boolean): Promise<string> {
  const known = wasFirst ? storedGuest() : await storedSoon();
  const guest_id = known ?? (await requestOne(api));
  store.set({ guest_id });
  return guest_id;
}

async function requestOne(api: ApiClient): Promise<string> {
  const { requestGuest } = await import('#contract/auth/guests.ts');
  return (await api(requestGuest, { body: {} })).guest_id;
}

/** What another tab stores is here a moment later than its lock is free. */
async function storedSoon(): Promise<string | null> {
  for (let tries = 0; tries < 20 && !storedGuest(); tries += 1) await new Promise((done) => setTimeout(done, 50));
  return storedGuest();
}

/** Browsers offer locks only on https and localhost; elsewhere two tabs may each get a guest, and the last one stays. */
async function oneTabAtATime(work: (wasFirst: boolean) => Promise<string>): Promise<string> {
  if (!navigator.locks) return work(true);
  const first = await navigator.locks.request('guest_id', { ifAvailable: true }, (lock) => (lock ? work(true) : null));
  return first ?? navigator.locks.request('guest_id', () => work(false));
}
