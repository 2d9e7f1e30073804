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

/**
 * The same of a body. A text may well be empty there, so only what its field refuses is none, where the call can do
 * without the field; what is needed is refused in the field's own words.
 */
export function withoutRefusedBlanks(schema: z.core.$ZodObject | undefined, body: unknown): unknown {
  if (!schema || typeof body !== 'object' || body === null || !Object.values(body).some(saysNothing)) return body;
  const { shape } = schema._zod.def;
  return Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field || !saysNothing(value) || takes(field, value)) return [[name, value]];
      // A refusal names the field as it was sent.
      if (takes(field, null)) return [[name, null]];
      return takes(field, undefined) ? [] : [[name, value]];
    }),
  );
}

/** A list in a form holds such a text for each file that was not chosen. */
const saysNothing = (value: unknown): boolean =>
  value === null || isBlank(value) || (Array.isArray(value) && value.length > 0 && value.every(isBlank));

const takes = (schema: z.core.$ZodType, value: unknown): boolean => z.safeParse(schema, value).success;

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
