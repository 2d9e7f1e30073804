import type { TypedField } from '../offline/typed-fields.ts';
import { storedValue } from '../stored-value.ts';

/** What stood in the fields of the page on which a session ended, of one tab. Whose it is stands beside it. */
export type LeftFields = { customer: number; at: number; page: string; fields: readonly TypedField[] };

export const leftFields = storedValue<LeftFields>('session', 'left_fields', (value) => {
  const { customer, at, page, fields } = (value ?? {}) as Partial<LeftFields>;
  return typeof customer === 'number' && typeof at === 'number' && typeof page === 'string' && Array.isArray(fields)
    ? { customer, at, page, fields }
    : null;
});
