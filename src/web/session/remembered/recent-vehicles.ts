import { useSyncExternalStore } from 'react';
import { storedValue } from '../stored-value.ts';
import { TRACES } from './traces.ts';

const MOST = 12;

const stored = storedValue<readonly number[]>('local', TRACES.vehicles, (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id)).slice(0, MOST) : null,
);

/** Called by the page of a vehicle. */
export const rememberVehicle = (id: number) =>
  stored.set([id, ...(stored.get() ?? []).filter((other) => other !== id)].slice(0, MOST));

const NONE: readonly number[] = [];

/** The numbers of the vehicles this browser has looked at, the last first. None on the server, which does not know. */
export const useRecentVehicles = (): readonly number[] =>
  useSyncExternalStore(stored.subscribe, stored.get, () => null) ?? NONE;
