import { storedText } from '../stored-value.ts';

/** Where messages wait for the connection, and files to be sent: known here because every page must be able to forget them. */
export const PENDING_MESSAGES = 'pending_messages';
export const SAVED_FILES = 'kept-files';

export function forgetMessages() {
  storedText('local', PENDING_MESSAGES).set(null);
}

export function forgetFiles() {
  globalThis.indexedDB?.deleteDatabase(SAVED_FILES);
}
