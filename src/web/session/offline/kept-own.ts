import { storedValue } from '../stored-value.ts';

const OFTEN_MS = 600_000;

const keptAt = storedValue<number>('session', 'kept_own', (value) => (typeof value === 'number' ? value : null));

/** Whether what a customer takes along was asked for a short while ago; from now on it was. */
export function isKeptRecently(): boolean {
  const isRecent = Date.now() - (keptAt.get() ?? 0) < OFTEN_MS;
  if (!isRecent) keptAt.set(Date.now());
  return isRecent;
}
