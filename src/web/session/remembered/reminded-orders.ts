import { storedValue } from '../stored-value.ts';

const MOST = 20;

const reminded = storedValue<readonly number[]>('session', 'asked_orders', (value) =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'number') : null,
);

const remindedIds = () => reminded.get() ?? [];

/** Orders whose payment this visit was already reminded of: once is help, twice is nagging. */
export const wasReminded = (order_id: number): boolean => remindedIds().includes(order_id);

export const markReminded = (order_id: number) =>
  reminded.set([...remindedIds().filter((id) => id !== order_id), order_id].slice(-MOST));
