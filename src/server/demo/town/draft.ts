import { searchable } from '#domain/search/searchable.ts';
import type { Text } from '#domain/text.ts';
import { TABLES, type TableName } from './tables.ts';
import { collectPictures } from './town-pictures.ts';

export type Row = Readonly<Record<string, unknown>>;

const DAY = 24 * 60 * 60 * 1000;

/** The town while it is being thought up: rows by table, nothing written yet. */
export function startDraft(now: Date) {
  const rows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Record<TableName, Row[]>;
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    rows,
    pictures: collectPictures(),
    /** Adds a row under the next id and says that id. */
    add(table: TableName, row: Row): number {
      const id = rows[table].length + 1;
      rows[table].push({ id, ...row });
      return id;
    },
    /** Adds a row of a table whose key is not a number of ours. */
    put(table: TableName, row: Row): void {
      rows[table].push(row);
    },
    /** Says more about a row that has one of our ids. */
    change(table: TableName, id: number, more: Row): void {
      const row = rows[table][id - 1];
      if (!row) throw new Error(`${table} has no row ${id}`);
      rows[table][id - 1] = { ...row, ...more };
    },
    /** YYYY-MM-DD, so many days from today. */
    day: (offset: number): string => new Date(today + offset * DAY).toISOString().slice(0, 10),
    /** A moment, so many days (and parts of a day) from the start of today. */
    moment: (offset: number): string => new Date(today + Math.round(offset * DAY)).toISOString(),
  };
}

export type Draft = ReturnType<typeof startDraft>;

/** A name that is the same in every language. */
export const sameInAll = (name: string): Text => ({ en: name, es: name, ar: name });

export const slugOf = (text: string): string =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
