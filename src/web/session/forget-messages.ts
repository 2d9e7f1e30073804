import { storedText } from './stored-value.ts';

/** Where messages and files wait for the connection: known here because every page must be able to forget them. */
export const PENDING_MESSAGES = 'pending_messages';
export const KEPT_FILES = 'kept-files';

export function forgetMessages() {
  storedText('local', PENDING_MESSAGES).set(null);
  globalThis.indexedDB?.deleteDatabase(KEPT_FILES);
}
