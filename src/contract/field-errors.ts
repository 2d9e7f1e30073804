import type * as z from 'zod/mini';
import { fieldWord, isTextKey, say } from './texts/say.ts';

type Issue = z.core.$ZodIssue;

/** `code` is the field's name. */
export type FieldError = { code: string; message: string };

/** What is wrong with a call's inputs, one entry a field: the server's words, which the browser can say by itself. */
export function fieldErrors(issues: readonly Issue[], language: string): FieldError[] {
  const first = new Map<string, FieldError>();
  for (const issue of issues) {
    const code = fieldOf(issue);
    if (!first.has(code)) first.set(code, { code, message: messageOf(issue, code, language) });
  }
  return [...first.values()];
}

function fieldOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return issue.keys[0] ?? 'body';
  return issue.path.map(String).join('.') || 'body';
}

const IS_MISSING: ReadonlySet<string> = new Set(['invalid_type', 'invalid_union']);

function messageOf(issue: Issue, code: string, language: string): string {
  const field = fieldWord(language, code);
  // A schema that has its own word for it.
  if (isTextKey(issue.message)) return say(language, issue.message, { field });
  if (IS_MISSING.has(issue.code) && issue.input === undefined) return say(language, 'error.required', { field });
  if (issue.code === 'invalid_format' && issue.format === 'email') return say(language, 'error.email');
  if (issue.code === 'too_big' && issue.origin === 'string') return say(language, 'error.too_long', { field });
  return say(language, 'error.invalid', { field });
}
