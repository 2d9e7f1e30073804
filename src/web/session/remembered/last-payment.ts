import { storedValue } from '../stored-value.ts';

/** How somebody paid last in this browser: the id of a way to pay, nothing that pays by itself. */
const stored = storedValue<string>('local', 'last_payment', (value) =>
  typeof value === 'string' && value !== '' ? value : null,
);

export const lastPayment = (): string => stored.get() ?? '';

export const rememberPayment = (id: string) => stored.set(id);
