import { useEffect } from 'react';
import { GUEST_REQUEST } from '#contract/auth/guest-request.ts';
import type { requestGuest as guestContract } from '#contract/auth/guests.ts';
import type { Reply } from '#contract/endpoint.ts';
import { useApi } from '#web/api/api.tsx';
import { bareCall } from '#web/api/bare-call.ts';
import type { ApiClient } from '#web/api/client.ts';
import { noteNewGuest } from './new-guest.ts';
import { type SessionStore, useSessionStore } from './session.tsx';
import { storedGuest } from './storage.ts';

/** After hydration: whoever has no guest identity, yet or any more, gets one, so that a cart can belong to somebody. */
export function useGuestIdentity() {
  const api = useApi();
  const store = useSessionStore();
  useEffect(() => {
    // Nobody waits for it. Without it the shop still shows everything; the next page asks again.
    const ensure = () => void ensureGuest(store, api).catch(() => {});
    ensure();
    // Heard, not drawn: the shell need not render again when somebody becomes a guest.
    return store.subscribe(ensure);
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

const requestGuest = bareCall<typeof guestContract>(GUEST_REQUEST, (reply: Reply<typeof guestContract>) => {
  if (typeof reply.guest_id !== 'string') throw new Error('a guest without a guest_id');
  return reply;
});

async function requestOne(api: ApiClient): Promise<string> {
  // In no module: the one that was chosen may have been switched off, and is refused.
  const { guest_id } = await api(requestGuest, { body: {} }, undefined, { moduleId: '' });
  if (!isReplacing) noteNewGuest(guest_id);
  return guest_id;
}

let isReplacing = false;

/** For a guest whom the server does not know any more. Something is about to be put into the new one's cart. */
export async function replaceGuest(store: SessionStore, api: ApiClient): Promise<string> {
  isReplacing = true;
  store.set({ guest_id: null });
  try {
    return await ensureGuest(store, api);
  } finally {
    isReplacing = false;
  }
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
