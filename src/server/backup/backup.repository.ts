import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';

export type Table = { name: string; columns: string[] };
export type Sequence = { name: string; value: string };
type ForeignKey = { owner: string; name: string; definition: string };

const BATCH = 1000;

/** Beside the shop's tables: what the queue of jobs keeps is made again from them when the shop starts. */
const OWN_TABLES = sql`c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'schema_migrations'`;

/** Columns that the database computes by itself are left to it. */
export const readTables = (db: Db): Promise<Table[]> =>
  db.rows<Table>(sql`
    select c.relname as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    where ${OWN_TABLES} group by c.relname order by c.relname`);

export const readSequences = (db: Db): Promise<Sequence[]> =>
  db.rows<Sequence>(sql`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename`);

export const readRanMigrations = (db: Db): Promise<{ name: string; checksum: string }[]> =>
  db.rows(sql`select name, checksum from schema_migrations order by name`);

export async function hasMigrations(db: Db): Promise<boolean> {
  const found = await db.row<{ found: boolean }>(
    sql`select to_regclass('public.schema_migrations') is not null as found`,
  );
  return found?.found ?? false;
}

/** One moment of the whole database, however long the reading takes; only for the transaction that is open. */
export const freezeMoment = (tx: Db) =>
  tx.script('set transaction isolation level repeatable read, read only; set local statement_timeout = 0');

/** Rows as PostgreSQL writes a row down: every value comes back exactly, whatever its type. */
export async function* readRows(tx: Db, table: string): AsyncGenerator<string[]> {
  await tx.script(`declare lines no scroll cursor for select t::text as line from ${quoted(table)} t`);
  for (;;) {
    const found = (await tx.script(`fetch ${BATCH} from lines`)) as { line: string }[];
    if (found.length === 0) break;
    yield found.map(({ line }) => line);
  }
  await tx.script('close lines');
}

/**
 * Before rows come in any order: no reference is checked and no trigger counts until they are all there. Says what is to
 * be put back.
 */
export async function openForRows(tx: Db, tables: readonly Table[]): Promise<ForeignKey[]> {
  await tx.script('set local statement_timeout = 0');
  const keys = await tx.rows<ForeignKey>(sql`
    select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  for (const { owner, name } of keys) await tx.script(`alter table ${owner} drop constraint ${name}`);
  for (const { name } of tables) await tx.script(`alter table ${quoted(name)} disable trigger user`);
  await tx.script(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')}`);
  return keys;
}

export const writeRows = (tx: Db, { name, columns }: Table, lines: readonly string[]) =>
  tx.run(sql`
    insert into ${raw(quoted(name))} (${raw(columns.join(', '))}) overriding system value
    select ${raw(columns.map((column) => `(of_line.it).${column}`).join(', '))}
    from (select line::${raw(quoted(name))} as it from unnest(${lines}::text[]) line offset 0) of_line`);

export async function closeAfterRows(
  tx: Db,
  tables: readonly Table[],
  sequences: readonly Sequence[],
  keys: readonly ForeignKey[],
) {
  for (const { name } of tables) await tx.script(`alter table ${quoted(name)} enable trigger user`);
  for (const { owner, name, definition } of keys)
    await tx.script(`alter table ${owner} add constraint ${name} ${definition}`);
  for (const { name, value } of sequences)
    await tx.run(sql`select setval(${`public.${quoted(name)}`}::regclass, ${value}::bigint)`);
}

/** Whether anybody has used this shop, or set it up. */
export async function isInUse(db: Db): Promise<boolean> {
  const used = await db.row<{ used: boolean }>(
    sql`select exists (select 1 from stores) or exists (select 1 from customers) or exists (select 1 from orders) as used`,
  );
  return used?.used ?? false;
}

/** The planner knows nothing of rows that have just come, and PGlite never looks by itself. */
export const refreshStatistics = (db: Db) => db.script('vacuum (analyze)');

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
