import { type DehydratedState, hashKey } from '@tanstack/react-query';

/**
 * The answers that come with a page, as one short text. The router would take a tree apart and put it together again,
 * at thirty times the cost; and as plain JSON they were two thirds longer: every card repeated the names of its fields,
 * and every quotation mark was escaped twice on its way into the page.
 */
export type Answers = string;

type Json = null | boolean | number | string | Date | Json[] | { [key: string]: Json };
type PackedQuery = [key: readonly unknown[], updatedAt: number, data: Json, type?: string];

export const packAnswers = ({ queries }: DehydratedState): Answers =>
  swapQuotes(
    JSON.stringify(
      queries.map(({ queryKey, state: { data, dataUpdatedAt }, queryType }) => [
        queryKey,
        dataUpdatedAt,
        packed(data as Json),
        queryType,
      ]),
    ),
  );

export const unpackAnswers = (answers: Answers): DehydratedState => ({
  mutations: [],
  queries: (JSON.parse(swapQuotes(answers)) as PackedQuery[]).map(([queryKey, dataUpdatedAt, data, queryType]) => ({
    queryKey,
    queryHash: hashKey(queryKey),
    dehydratedAt: dataUpdatedAt,
    ...(queryType && { queryType: queryType as 'infinite' }),
    state: { ...ANSWERED, data: unpacked(data), dataUpdatedAt },
  })),
});

/** A query that was asked once, with success: all that a page brings along. */
const ANSWERED = {
  dataUpdateCount: 1,
  error: null,
  errorUpdateCount: 0,
  errorUpdatedAt: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
  status: 'success',
  fetchStatus: 'idle',
} as const;

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
  const isTable = value.every((row) => isRecord(row) && fieldsOf(row).join('\n') === fields.join('\n'));
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
