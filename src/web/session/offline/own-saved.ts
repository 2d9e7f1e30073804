import { storedValue } from '../stored-value.ts';

const OFTEN_MS = 600_000;

const savedAt = storedValue<number>('session', 'kept_own', (value) => (typeof value === 'number' ? value : null));

/** Whether what a customer takes along was asked for a short while ago. */
export const isOwnSavedLately = (): boolean => Date.now() - (savedAt.get() ?? 0) < OFTEN_MS;

export const noteOwnSaved = () => savedAt.set(Date.now());
