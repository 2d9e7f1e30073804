import type * as z from 'zod/mini';
import type { Problems } from '../problems.ts';
import type { Entry } from './csv-entries.ts';

export type Checked = { file: string; row: number | null; value: Record<string, unknown> };

/** Whether an entry is written as the format says; what is not is noted, field by field. */
export function checkEntry(
  schema: z.ZodMiniType<Record<string, unknown>>,
  entry: Entry,
  problems: Problems,
): Checked | null {
  const read = schema.safeParse(entry.value);
  if (read.success) return { file: entry.file, row: entry.row, value: read.data };
  for (const issue of read.error.issues) {
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        problems.add(entry.file, entry.row, fieldPath([...issue.path, key]), 'is no field here');
    else problems.add(entry.file, entry.row, fieldPath(issue.path), reasonOf(issue, entry.value));
  }
  return null;
}

function reasonOf(issue: { message: string; path: readonly PropertyKey[] }, value: unknown): string {
  let at = value;
  for (const step of issue.path) at = (at as Record<PropertyKey, unknown> | null | undefined)?.[step];
  if (at === undefined) return 'is missing';
  return issue.message === 'Invalid input' ? 'is not written as the format says' : expected(issue.message, at);
}

/** Reasons that say what was expected are told with what is there; others speak for themselves. */
const EXPECTATION = /^(an? |one of |per cent |true or |single or |the name |at (least|most) )/;

const expected = (reason: string, at: unknown): string =>
  typeof at === 'object' || !EXPECTATION.test(reason) ? reason : `${JSON.stringify(at).slice(0, 60)} is not ${reason}`;

/** options[1].values[2].price: lists are counted from one, as people do. */
const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, step) =>
      typeof step === 'number' ? `${text}[${step + 1}]` : text === '' ? String(step) : `${text}.${String(step)}`,
    '',
  );
