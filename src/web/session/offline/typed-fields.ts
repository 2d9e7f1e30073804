import { storedValue } from '../stored-value.ts';

/** What stood in the fields of a page that loads itself anew. `name` tells a field from the others of its page. */
export type TypedField = { name: string; value: string };
type Typed = { page: string; at: number; fields: readonly TypedField[] };

const SOON_MS = 60_000;

const stored = storedValue<Typed>('session', 'typed', (value) => {
  const { page, at, fields } = (value ?? {}) as Partial<Typed>;
  return typeof page === 'string' && typeof at === 'number' && Array.isArray(fields) ? { page, at, fields } : null;
});

export const saveTyped = (page: string, fields: readonly TypedField[]) => stored.set({ page, at: Date.now(), fields });

/** Read once, on the same page, right after. */
export function takeTyped(page: string): readonly TypedField[] {
  const typed = stored.take();
  return typed?.page === page && Date.now() - typed.at < SOON_MS ? typed.fields : [];
}
