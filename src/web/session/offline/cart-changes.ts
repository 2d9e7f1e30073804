import { storedValue } from '../stored-value.ts';
import { KEPT } from './kept-names.ts';

/** Of one cart: what was changed in it and could not be sent for want of a connection. */
type KeptCart = { name: string; module_id: number; changes: readonly unknown[] };

/** Shared by all tabs, and there after the browser was closed. Whoever signs out leaves none: see storage.ts. */
const stored = storedValue<readonly KeptCart[]>('local', KEPT.changes, (value) =>
  Array.isArray(value) ? value.filter(isKeptCart) : null,
);

/** What was not as the shopper had left it when the changes were carried out, in words; to be looked at once. */
const conflicts = storedValue<readonly string[]>('local', KEPT.conflicts, (value) =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : null,
);

const isKeptCart = (value: Partial<KeptCart> | null): value is KeptCart =>
  typeof value?.name === 'string' && typeof value.module_id === 'number' && Array.isArray(value.changes);

const NONE: readonly never[] = [];

export const keptCarts = (): readonly KeptCart[] => stored.get() ?? NONE;

export const keptCart = (name: string): readonly unknown[] =>
  keptCarts().find((kept) => kept.name === name)?.changes ?? NONE;

export function keepCart(name: string, module_id: number, changes: readonly unknown[]) {
  const others = keptCarts().filter((kept) => kept.name !== name);
  const all = changes.length > 0 ? [...others, { name, module_id, changes }] : others;
  stored.set(all.length > 0 ? all : null);
}

export const onKeptCarts = stored.subscribe;

export const cartConflicts = (): readonly string[] => conflicts.get() ?? NONE;
export const noteConflicts = (lines: readonly string[]) => conflicts.set(lines.length > 0 ? lines : null);
export const onCartConflicts = conflicts.subscribe;
