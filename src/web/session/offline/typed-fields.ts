import { storedValue } from '../stored-value.ts';

/**
 * A field of a page: what stood in it, or whether a box was ticked (`isBox`). `isTyped`: somebody was seen to type or tick
 * that. `name` tells it from the others of its page.
 */
export type TypedField = { name: string; value: string; isTyped?: boolean; isBox?: boolean };

/** What stood in the fields of a page that is loaded anew. */
type Typed = { page: string; at: number; fields: readonly TypedField[] };

const SOON_MS = 60_000;

const stored = storedValue<Typed>('session', 'typed', (value) => {
  const { page, at, fields } = (value ?? {}) as Partial<Typed>;
  return typeof page === 'string' && typeof at === 'number' && Array.isArray(fields) ? { page, at, fields } : null;
});

export const saveTyped = (page: string, fields: readonly TypedField[]) => stored.set({ page, at: Date.now(), fields });

export const hasTyped = (): boolean => stored.get() !== null;

/** Read once, on the same page, right after. */
export function takeTyped(page: string): readonly TypedField[] {
  const typed = stored.take();
  return typed?.page === page && Date.now() - typed.at < SOON_MS ? typed.fields : [];
}
