import { useSyncExternalStore } from 'react';
import { storedValue } from '#web/session/stored-value.ts';

const idsFrom = (value: unknown): readonly number[] | null =>
  Array.isArray(value) && value.every((id) => typeof id === 'number') ? value : null;

/** Offers the shopper does not want to see again in this browser. */
const hidden = storedValue('local', 'cashback_hidden', idsFrom);

const NONE: readonly number[] = [];
// No offer is on the server's page.
const noneOnServer = () => NONE;
const now = () => hidden.get() ?? NONE;

export const useHiddenCashback = (): readonly number[] => useSyncExternalStore(hidden.subscribe, now, noneOnServer);

/** The last hundred are remembered: older ones have ended. */
export const hideCashback = (ids: readonly number[]) => hidden.set([...new Set([...now(), ...ids])].slice(-100));
