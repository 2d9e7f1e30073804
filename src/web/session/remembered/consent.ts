import { useSyncExternalStore } from 'react';
import { canStore, storedText } from '../stored-value.ts';

/** What a visitor said about storage in the browser. */
export type Consent = 'all' | 'necessary';

const consent = storedText('local', 'cookie_consent');

export const giveConsent = (given: Consent) => consent.set(given);

/** Where nothing can be stored there is nothing to consent to. */
function isUndecided(): boolean {
  if (!canStore('local')) return false;
  const given = consent.get();
  return given !== 'all' && given !== 'necessary';
}

/** True once it is known that the visitor was not asked yet; never on the server, where it is not known. */
export const useConsentIsOpen = (): boolean => useSyncExternalStore(consent.subscribe, isUndecided, () => false);
