import { storedText } from '../stored-value.ts';

/** Where messages wait for the connection, and files to be sent: known here because every page must be able to forget them. */
export const PENDING_MESSAGES = 'pending_messages';
export const SAVED_FILES = 'kept-files';

export function forgetMessages() {
  storedText('local', PENDING_MESSAGES).set(null);
}

/** Where the browser's database is switched off or full (a private window) files live as long as the tab. */
export const filesInTab = new Map<string, readonly File[]>();

/** Where there is no database, or the browser forbids to touch it, nothing was stored in one. */
export function forgetFiles() {
  try {
    indexedDB.deleteDatabase(SAVED_FILES);
  } catch {}
}
