import type { RecipeInput } from '../pictures/recipe.ts';

export type Row = Readonly<Record<string, unknown>>;

/** What has happened in the town, those tables first that others point at. */
export const TABLES = [
  'customers',
  'wallet_entries',
  'loyalty_entries',
  'couriers',
  'drivers',
  'trips',
  'trip_lines',
  'trip_units',
  'trip_events',
  'payments',
  'reviews',
] as const;

export type TableName = (typeof TABLES)[number];
export type Ground = Extract<RecipeInput, { kind: 'avatar' }>['ground'];

export const DAY_MS = 24 * 60 * 60 * 1000;

/** The town's past while it is being thought up: rows by table, nothing written yet. */
export function startDraft(now: Date) {
  const rows = Object.fromEntries(TABLES.map((table) => [table, []])) as unknown as Record<TableName, Row[]>;
  const faces = new Map<string, RecipeInput>();
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  return {
    rows,
    /** Pictures of people, by their ids. Those who look the same share one. */
    faces,
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
    face(object: string, ground: Ground): string {
      const id = `avatar-${object}-${ground}`;
      faces.set(id, { kind: 'avatar', object, ground });
      return id;
    },
    /** YYYY-MM-DD, so many days from today. */
    day: (offset: number): string => new Date(today + offset * DAY_MS).toISOString().slice(0, 10),
    /** A moment, so many days (and parts of a day) from the start of today. */
    moment: (offset: number): string => new Date(today + Math.round(offset * DAY_MS)).toISOString(),
  };
}

export type Draft = ReturnType<typeof startDraft>;
