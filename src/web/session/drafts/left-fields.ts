import { storedValue } from '../stored-value.ts';

/** A field of a page: what was typed into it (`isTyped`), what stood in it, or whether a box was ticked (`isBox`). */
export type LeftField = { name: string; value: string; isTyped?: boolean; isBox?: boolean };

/** What stood in the fields of the page on which a session ended, of one tab. Whose it is stands beside it. */
export type LeftFields = { customer: number; at: number; page: string; fields: readonly LeftField[] };

export const leftFields = storedValue<LeftFields>('session', 'left_fields', (value) => {
  const { customer, at, page, fields } = (value ?? {}) as Partial<LeftFields>;
  return typeof customer === 'number' && typeof at === 'number' && typeof page === 'string' && Array.isArray(fields)
    ? { customer, at, page, fields }
    : null;
});
