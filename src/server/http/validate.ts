import { z } from 'zod';
import { isTextKey, say } from '#contract/texts/say.ts';

export type FieldError = { code: string; message: string };

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
  const seen = new Set(faults.map(({ code }) => code));
  for (const issue of read.error.issues) {
    const field = fieldOf(issue);
    if (seen.has(field)) continue;
    seen.add(field);
    faults.push({ code: field, message: messageOf(issue, field, language) });
  }
  return undefined;
}

function fieldOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0] ?? 'body';
  return issue.path.map(String).join('.') || 'body';
}

function messageOf(issue: z.core.$ZodIssue, field: string, language: string): string {
  // A schema that has its own word for it.
  if (isTextKey(issue.message)) return say(language, issue.message, { field });
  if (issue.code === 'invalid_type' && issue.input === undefined) return say(language, 'error.required', { field });
  if (issue.code === 'invalid_format' && issue.format === 'email') return say(language, 'error.email');
  if (issue.code === 'too_big' && issue.origin === 'string') return say(language, 'error.too_long', { field });
  return say(language, 'error.invalid', { field });
}

/**
 * Text no database and no file can hold: NUL, and halves of characters. Refused for every endpoint, so that
 * no query has to fear it. Returns the field's name.
 */
export function unstorableField(value: unknown, name = 'body'): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? name : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const bad = unstorableField(key, 'body') ?? unstorableField(inner, key);
    if (bad) return bad;
  }
  return null;
}
