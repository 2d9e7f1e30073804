import { z } from 'zod';
import { type FieldError, fieldErrors } from '#contract/field-errors.ts';

/** One or more fields broke their schema: 403, one entry a field. */
export class InvalidInput extends Error {
  readonly errors: FieldError[];
  constructor(errors: FieldError[]) {
    super('invalid input');
    this.errors = errors;
  }
}

/** Reads one part of a request by its schema; faults are added to the list, so that the caller hears of all at once. */
export function readPart<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  value: unknown,
  language: string,
  faults: FieldError[],
): z.output<Schema> | undefined {
  if (!schema) return undefined;
  const read = z.safeParse(schema, value ?? {}, { reportInput: true });
  if (read.success) return read.data;
  const known = new Set(faults.map(({ code }) => code));
  faults.push(...fieldErrors(read.error.issues, language).filter(({ code }) => !known.has(code)));
  return undefined;
}

/** What clients send for a value that they do not have. */
export const isBlank = (value: unknown): boolean => value === '' || value === 'null' || value === 'undefined';

/** A query without what says nothing: clients send every parameter they know of, those without a value as such texts. */
export const withoutBlanks = (query: unknown): unknown =>
  typeof query === 'object' && query !== null
    ? Object.fromEntries(Object.entries(query).filter(([, value]) => !isBlank(value)))
    : query;

/** Nothing in the contract lies deeper; a function that calls itself for every part of a body is safe up to here. */
const DEEPEST = 32;

/**
 * What no database and no file can hold: NUL, halves of characters, and lists in lists without end. Refused for every
 * endpoint, so that no query has to fear it. Returns the field's name.
 */
export function unstorableField(value: unknown, name = 'body', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth >= DEEPEST) return name;
  for (const [key, inner] of Object.entries(value)) {
    const bad = unstorableField(key, 'body') ?? unstorableField(inner, key, depth + 1);
    if (bad) return bad;
  }
  return null;
}
