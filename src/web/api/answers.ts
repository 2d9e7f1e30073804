/**
 * The answers that come with a page, as one short text. The router would take a tree apart and put it together again,
 * at thirty times the cost; and as plain JSON they were two thirds longer: every card repeated the names of its fields,
 * and every quotation mark was escaped twice on its way into the page.
 */
export type Answers = string;

type Json = null | boolean | number | string | Date | Json[] | { [key: string]: Json };
type PackedAnswer = [key: Answer['key'], updatedAt: number, data: Json];

/** One answer as a query keeps it: under which name, what, and of when. */
export type Answer = { key: readonly unknown[]; updatedAt: number; data: unknown };

export const packAnswers = (answers: readonly Answer[]): Answers =>
  swapQuotes(JSON.stringify(answers.map(({ key, updatedAt, data }) => [key, updatedAt, packed(data as Json)])));

export const unpackAnswers = (answers: Answers): Answer[] =>
  (JSON.parse(swapQuotes(answers)) as PackedAnswer[]).map(([key, updatedAt, data]) => ({
    key,
    updatedAt,
    data: unpacked(data),
  }));

/** In JSON an apostrophe needs no escaping, a quotation mark does: they change places, and back. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** The mark of a table: the names of the fields once, then the values of each row. */
const FIELDS = '$';

function packed(value: Json | undefined): Json {
  if (typeof value !== 'object' || value === null) return value ?? null;
  // A day or a moment, as JSON writes it.
  if (value instanceof Date) return value.toJSON();
  if (!Array.isArray(value)) {
    const entries = fieldsOf(value).map((field) => [field, packed(value[field])] as const);
    // Whoever has a field of that name is written as a list of its fields instead.
    return FIELDS in value ? { [FIELDS]: null, rows: entries.map((entry) => [...entry]) } : Object.fromEntries(entries);
  }
  const [first] = value;
  if (value.length < 2 || !isRecord(first)) return value.map(packed);
  const fields = fieldsOf(first);
  const isTable = value.every((row) => isRecord(row) && areAlike(fieldsOf(row), fields));
  if (!isTable) return value.map(packed);
  return {
    [FIELDS]: fields,
    rows: value.map((row) => fields.map((field) => packed((row as Record<string, Json>)[field]))),
  };
}

function unpacked(value: Json | undefined): Json {
  if (Array.isArray(value)) return value.map(unpacked);
  if (!isRecord(value)) return value ?? null;
  if (!(FIELDS in value)) return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, unpacked(one)]));
  const { [FIELDS]: fields, rows } = value as { [FIELDS]: string[] | null; rows: Json[][] };
  if (!fields) return Object.fromEntries(rows.map(([field, one]) => [field, unpacked(one)]));
  return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, unpacked(row[at])])));
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** What JSON would write of it. */
const fieldsOf = (record: { [key: string]: Json }) =>
  Object.keys(record).filter((field) => record[field] !== undefined);

const areAlike = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, at) => name === others[at]);
