import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeStorage } from '#tests/support/pages/fake-storage.ts';
import type { ApiClient } from '#web/api/client.ts';
import { ensureGuest, replaceGuest } from './guest.ts';
import { emptyMirror } from './mirror.ts';
import { forgetNewGuest, isNewGuest } from './new-guest.ts';
import { type SessionStore, serverSession } from './session.tsx';

function storeWith(guest_id: string | null): SessionStore {
  let session = { ...serverSession(emptyMirror).get(), guest_id };
  return {
    get: () => session,
    set: (change) => {
      session = { ...session, ...change };
    },
    subscribe: () => () => {},
    accountSwitches: () => 0,
  };
}

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

const answering = () => vi.fn(async () => ({ message: '', guest_id: 'new' }));

describe('guest identity', () => {
  test('without one, one is requested and stored, however many ask at once [STOR-005]', async () => {
    const store = storeWith(null);
    const api = answering();
    const both = await Promise.all([ensureGuest(store, api as ApiClient), ensureGuest(store, api as ApiClient)]);
    expect(both).toEqual(['new', 'new']);
    expect(api).toHaveBeenCalledTimes(1);
    expect(store.get().guest_id).toBe('new');
  });

  test('with one, none is requested [STOR-006]', async () => {
    const api = answering();
    expect(await ensureGuest(storeWith('kept'), api as ApiClient)).toBe('kept');
    expect(api).not.toHaveBeenCalled();
  });

  test('who was just made has an empty cart until something is sent, and not who takes a forgotten guest’s place', async () => {
    await ensureGuest(storeWith(null), answering() as ApiClient);
    expect(isNewGuest('kept')).toBe(false);
    expect(isNewGuest('new')).toBe(true);
    forgetNewGuest();
    expect(isNewGuest('new')).toBe(false);
    await replaceGuest(storeWith('forgotten'), answering() as ApiClient);
    expect(isNewGuest('new')).toBe(false);
  });

  test('a request that failed is made again the next time', async () => {
    const store = storeWith(null);
    const api = answering();
    api.mockRejectedValueOnce(new Error('down'));
    await expect(ensureGuest(store, api as ApiClient)).rejects.toThrow('down');
    expect(await ensureGuest(store, api as ApiClient)).toBe('new');
  });
});
