/**
 * The answers that come with a page, as one short text. The router would take a tree apart and put it together again,
 * at thirty times the cost; and as plain JSON they were two thirds longer: every card repeated the names of its fields,
 * and every quotation mark was escaped twice on its way into the page. A store that stands in several lists is said once.
 */
export type Answers = string;

type Json = null | boolean | number | string | Date | Json[] | { [key: string]: Json };
type PackedAnswer = [key: Answer['key'], updatedAt: number, data: Json];

/** One answer as a query keeps it: under which name, what, and of when. */
export type Answer = { key: readonly unknown[]; updatedAt: number; data: unknown };

export function packAnswers(answers: readonly Answer[]): Answers {
  const said: Said = { fields: new Map(), rows: new Map() };
  return swapQuotes(
    JSON.stringify(answers.map(({ key, updatedAt, data }) => [key, updatedAt, packed(data as Json, said)])),
  );
}

export function unpackAnswers(answers: Answers): Answer[] {
  const heard: Heard = { fields: [], rows: [] };
  return (JSON.parse(swapQuotes(answers)) as PackedAnswer[]).map(([key, updatedAt, data]) => ({
    key,
    updatedAt,
    data: unpacked(data, heard),
  }));
}

/** In JSON an apostrophe needs no escaping, a quotation mark does: they change places, and back. */
const swapQuotes = (text: string): string => text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));

/** The mark of a table: the names of the fields once, then the values of each row. */
const FIELDS = '$';

/** Names and rows in the order they are first said. Whatever comes again is only called by its number. */
type Said = { fields: Map<string, number>; rows: Map<string, number> };
type Heard = { fields: string[][]; rows: Json[] };

function sayOnce<What>(said: Map<string, number>, value: Json, say: () => What): What | number {
  const text = JSON.stringify(value);
  const number = said.get(text);
  if (number !== undefined) return number;
  const what = say();
  said.set(text, said.size);
  return what;
}

function packed(value: Json | undefined, said: Said): Json {
  if (typeof value !== 'object' || value === null) return value ?? null;
  // A day or a moment, as JSON writes it.
  if (value instanceof Date) return value.toJSON();
  if (!Array.isArray(value)) {
    const entries = fieldsOf(value).map((field) => [field, packed(value[field], said)] as const);
    // Whoever has a field of that name is written as a list of its fields instead.
    return FIELDS in value ? { [FIELDS]: null, rows: entries.map((entry) => [...entry]) } : Object.fromEntries(entries);
  }
  const [first] = value;
  if (value.length < 2 || !isRecord(first)) return value.map((one) => packed(one, said));
  const fields = fieldsOf(first);
  const isTable = value.every((row) => isRecord(row) && areAlike(fieldsOf(row), fields));
  if (!isTable) return value.map((one) => packed(one, said));
  return {
    [FIELDS]: sayOnce(said.fields, fields, () => fields),
    rows: value.map((row) =>
      sayOnce(said.rows, row, () => fields.map((field) => packed((row as Record<string, Json>)[field], said))),
    ),
  };
}

function unpacked(value: Json | undefined, heard: Heard): Json {
  if (Array.isArray(value)) return value.map((one) => unpacked(one, heard));
  if (!isRecord(value)) return value ?? null;
  const read = (entries: readonly (readonly [string, Json | undefined])[]) =>
    Object.fromEntries(entries.map(([field, one]) => [field, unpacked(one, heard)]));
  if (!(FIELDS in value)) return read(Object.entries(value));
  const { [FIELDS]: said, rows } = value as { [FIELDS]: string[] | number | null; rows: (Json[] | number)[] };
  if (said === null) return read(rows as [string, Json][]);
  const fields = (typeof said === 'number' ? heard.fields[said] : said) ?? [];
  if (fields === said) heard.fields.push(fields);
  return rows.map((row) => {
    if (typeof row === 'number') return heard.rows[row] ?? null;
    const record = read(fields.map((field, at) => [field, row[at]]));
    heard.rows.push(record);
    return record;
  });
}

const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** What JSON would write of it. */
const fieldsOf = (record: { [key: string]: Json }) =>
  Object.keys(record).filter((field) => record[field] !== undefined);

const areAlike = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, at) => name === others[at]);
