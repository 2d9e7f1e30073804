import { storedValue } from '../stored-value.ts';

const OFTEN_MS = 600_000;

const keptAt = storedValue<number>('session', 'kept_own', (value) => (typeof value === 'number' ? value : null));

/** Whether what a customer takes along was asked for a short while ago. */
export const isKeptRecently = (): boolean => Date.now() - (keptAt.get() ?? 0) < OFTEN_MS;

export const noteKept = () => keptAt.set(Date.now());
