/**
 * The answers that come with a page, as one short text. As plain JSON they were two thirds longer: every card repeated
 * the names of its fields. A store that stands in several lists is written once.
 */
export type Answers = string;

type Json = null | boolean | number | string | Date | Json[] | { [key: string]: Json };
type PackedAnswer = [key: Answer['key'], updatedAt: number, data: Json];

/** One answer as a query keeps it: under which name, what, and of when. */
type Answer = { key: readonly unknown[]; updatedAt: number; data: unknown };

export function packAnswers(answers: readonly Answer[]): Answers {
  const written: Written = { fields: new Map(), rows: new Map() };
  return JSON.stringify(answers.map(({ key, updatedAt, data }) => [key, updatedAt, packed(data as Json, written)]));
}

export function unpackAnswers(answers: Answers): Answer[] {
  const seen: Seen = { fields: [], rows: [] };
  return (JSON.parse(answers) as PackedAnswer[]).map(([key, updatedAt, data]) => ({
    key,
    updatedAt,
    data: unpacked(data, seen),
  }));
}

/** The mark of a table: the names of the fields once, then the values of each row. */
const FIELDS = '$';

/** Names and rows in the order they are first written. Whatever comes again is only its number. */
type Written = { fields: Map<string, number>; rows: Map<string, number> };
type Seen = { fields: string[][]; rows: Json[] };

function writeOnce<What>(written: Map<string, number>, value: Json, write: () => What): What | number {
  const text = JSON.stringify(value);
  const number = written.get(text);
  if (number !== undefined) return number;
  const what = write();
  written.set(text, written.size);
  return what;
}

function packed(value: Json | undefined, written: Written): Json {
  if (typeof value !== 'object' || value === null) return value ?? null;
  // A day or a moment, as JSON writes it.
  if (value instanceof Date) return value.toJSON();
  if (!Array.isArray(value)) {
    const entries = fieldsOf(value).map((field) => [field, packed(value[field], written)] as const);
    // Whoever has a field of that name is written as a list of its fields instead.
    return FIELDS in value ? { [FIELDS]: null, rows: entries.map((entry) => [...entry]) } : Object.fromEntries(entries);
  }
  const [first] = value;
  if (value.length < 2 || !isRow(first)) return value.map((one) => packed(one, written));
  const fields = fieldsOf(first);
  const isTable = value.every((row) => isRow(row) && areAlike(fieldsOf(row), fields));
  if (!isTable) return value.map((one) => packed(one, written));
  return {
    [FIELDS]: writeOnce(written.fields, fields, () => fields),
    rows: value.map((row) =>
      writeOnce(written.rows, row, () => fields.map((field) => packed((row as Row)[field], written))),
    ),
  };
}

function unpacked(value: Json, seen: Seen): Json {
  if (Array.isArray(value)) return value.map((one) => unpacked(one, seen));
  if (!isRecord(value)) return value;
  const read = (entries: readonly (readonly [string, Json])[]) =>
    Object.fromEntries(entries.map(([field, one]) => [field, unpacked(one, seen)]));
  if (!(FIELDS in value)) return read(Object.entries(value));
  const { [FIELDS]: names, rows } = value as { [FIELDS]: string[] | number | null; rows: (Json[] | number)[] };
  if (names === null) return read(rows as [string, Json][]);
  const fields = (typeof names === 'number' ? seen.fields[names] : names) ?? [];
  if (fields === names) seen.fields.push(fields);
  return rows.map((row) => {
    if (typeof row === 'number') return seen.rows[row] ?? null;
    const record = read(fields.map((field, at) => [field, row[at] as Json]));
    seen.rows.push(record);
    return record;
  });
}

type Row = { [key: string]: Json };

const isRecord = (value: Json | undefined): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A moment is written as text, and none is ever read. */
const isRow = (value: Json | undefined): value is Row => isRecord(value) && !(value instanceof Date);

/** What JSON would write of it. */
const fieldsOf = (record: Row) => Object.keys(record).filter((field) => record[field] !== undefined);

const areAlike = (some: readonly string[], others: readonly string[]) =>
  some.length === others.length && some.every((name, at) => name === others[at]);
