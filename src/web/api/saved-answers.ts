import { SAVED_AT } from '#web/session/saved-copies.ts';
import { noteShopTime } from './shop-time.ts';

const listeners = new Set<() => void>();
let oldest: string | null = null;

/** When the oldest answer that is shown was saved; null: they are all of now. */
export const savedAnswers = {
  oldest: () => oldest,
  subscribe(changed: () => void) {
    listeners.add(changed);
    return () => void listeners.delete(changed);
  },
};

/** The service worker marks what comes out of its cache. An answer of the server says that there is a connection again. */
export function noteAge({ headers }: Response) {
  const savedAt = headers.get(SAVED_AT);
  if (!savedAt) noteShopTime(headers);
  noteSaved(savedAt && oldest && oldest < savedAt ? oldest : savedAt);
}

export function noteSaved(savedAt: string | null) {
  if (savedAt === oldest) return;
  oldest = savedAt;
  for (const changed of listeners) changed();
}
