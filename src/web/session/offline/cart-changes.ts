import { storedValue } from '../stored-value.ts';
import { PENDING } from './pending-names.ts';

/** Of one cart: what was changed in it and could not be sent for want of a connection. */
type SavedCart = { name: string; module_id: number; changes: readonly unknown[] };

/** Shared by all tabs, and there after the browser was closed. Whoever signs out leaves none: see storage.ts. */
const stored = storedValue<readonly SavedCart[]>('local', PENDING.changes, (value) =>
  Array.isArray(value) ? value.filter(isSavedCart) : null,
);

/** What was not as the shopper had left it when the changes were carried out, in words; to be looked at once. */
const conflicts = storedValue<readonly string[]>('local', PENDING.conflicts, (value) =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : null,
);

const isSavedCart = (value: Partial<SavedCart> | null): value is SavedCart =>
  typeof value?.name === 'string' && typeof value.module_id === 'number' && Array.isArray(value.changes);

const NONE: readonly never[] = [];

export const savedCarts = (): readonly SavedCart[] => stored.get() ?? NONE;

export const savedCart = (name: string): readonly unknown[] =>
  savedCarts().find((one) => one.name === name)?.changes ?? NONE;

export function saveCart(name: string, module_id: number, changes: readonly unknown[]): boolean {
  const others = savedCarts().filter((one) => one.name !== name);
  const all = changes.length > 0 ? [...others, { name, module_id, changes }] : others;
  return stored.set(all.length > 0 ? all : null);
}

export const onSavedCarts = stored.subscribe;

export const cartConflicts = (): readonly string[] => conflicts.get() ?? NONE;
export const noteConflicts = (lines: readonly string[]) => conflicts.set(lines.length > 0 ? lines : null);
export const onCartConflicts = conflicts.subscribe;
