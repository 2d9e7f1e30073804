import { useSyncExternalStore } from 'react';

/** What a visitor said about storage in the browser. */
export type Consent = 'all' | 'necessary';

const KEY = 'cookie_consent';
const listeners = new Set<() => void>();

function read(): Consent | null {
  try {
    const said = localStorage.getItem(KEY);
    return said === 'all' || said === 'necessary' ? said : null;
  } catch {
    // Without storage there is nothing to consent to.
    return 'necessary';
  }
}

export function giveConsent(consent: Consent) {
  try {
    localStorage.setItem(KEY, consent);
  } catch {
    // As above.
  }
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** True once it is known that nobody was asked yet; never on the server, where it is not known. */
export const useConsentIsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => read() === null,
    () => false,
  );
