import { storedValue } from './stored-value.ts';

const MOST = 8;

/** The vehicles looked at in this browser, the last first. */
export const storedVehicles = storedValue<readonly number[]>('local', 'recent_vehicles', (value) =>
  Array.isArray(value) ? value.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST) : null,
);

export function rememberVehicle(id: number) {
  const others = (storedVehicles.get() ?? []).filter((other) => other !== id);
  storedVehicles.set([id, ...others].slice(0, MOST));
}
