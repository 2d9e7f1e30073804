import type { Db } from '#server/db/db.ts';
import { raw, type Sql, sql } from '#server/db/sql.ts';
import type { Gone } from '../tables.ts';
import type { Row } from '../to-row.ts';

/** How rows of the folder and rows of a table come together. All names are from our own lists. */
export type Merge = {
  table: string;
  /** Columns that together find a row again. */
  key: readonly string[];
  /** Everything that is written, the key included. */
  columns: readonly string[];
  /** Columns that count only for a row that is new. */
  opening?: readonly string[];
  /** Only rows whose column says one of the owners that came in are looked at. */
  owner?: string;
  gone: Gone | 'stay';
  /** When a row that is gone stays all the same, because others still point at it. */
  used?: string | undefined;
};

/** Which rows are written: those that are new, those that stand already, or both. */
export type Which = 'new' | 'standing' | 'all';

export type Merged = { added: number; changed: number; gone: number };

const quoted = (columns: readonly string[], before = ''): string =>
  columns.map((column) => `${before}"${column}"`).join(', ');
const incoming = (table: string): string => `incoming_${table}`;
const sameKey = (key: readonly string[], a: string, b: string): string =>
  key.map((column) => `${a}."${column}" = ${b}."${column}"`).join(' and ');

/**
 * A table beside the real one, only of this transaction: nothing of the shop is touched, and nobody waits, until all rows
 * are there. `more` are columns that are filled in later or only help.
 */
export async function openIncoming(
  db: Db,
  { table, columns, key }: Pick<Merge, 'table' | 'columns' | 'key'>,
  more = '',
): Promise<void> {
  const name = incoming(table);
  await db.script(`
    create temp table ${name} on commit drop as select ${quoted(columns)} from ${table} with no data;
    alter table ${name} add column n bigint generated always as identity primary key${more};
    create index on ${name} (${quoted(key)})`);
}

/** The table's own row type reads the JSON, so types are said once. */
export async function addIncoming(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = raw(quoted(columns));
  await db.run(sql`
    insert into ${raw(incoming(table))} (${names})
    select ${names} from jsonb_populate_recordset(null::${raw(incoming(table))}, ${JSON.stringify(rows)}::jsonb)`);
}

/**
 * Adds what is new, changes what differs, takes off what is gone. A statement that would change nothing is not sent: it
 * would move the catalogue's version all the same, and with it drop what every process has cached.
 */
export async function mergeIncoming(
  db: Db,
  merge: Merge,
  { which = 'all', told = () => {} }: { which?: Which; told?: (done: number) => void } = {},
): Promise<Merged> {
  const { table } = merge;
  await db.script(`analyze ${incoming(table)}`);
  const merged = {
    ...(which === 'new' ? { gone: 0, changed: 0 } : await changeStanding(db, merge)),
    added: which === 'standing' ? 0 : await addNew(db, merge, told),
  };
  await db.script(`drop table if exists fresh_${table}, owners_${table}`);
  return merged;
}

export const closeIncoming = (db: Db, table: string): Promise<unknown> => db.script(`drop table ${incoming(table)}`);

async function changeStanding(db: Db, merge: Merge): Promise<Omit<Merged, 'added'>> {
  const { table, key, columns, opening = [] } = merge;
  const changing = await differing(
    db,
    merge,
    columns.filter((column) => !key.includes(column) && !opening.includes(column)),
  );
  const isOther = differs(table, changing, key);
  const isGone = merge.gone === 'stay' ? null : await goneRows(db, merge);
  if (LOCKED_BY_OTHERS.includes(table)) {
    const others = isOther ? sql`select t.id from ${raw(`${table} t, ${incoming(table)} i`)} where ${isOther}` : null;
    const gone = isGone ? sql`select t.id from ${raw(table)} t where ${isGone}` : null;
    if (others || gone)
      await lockInOrder(db, table, others && gone ? sql`${others} union all ${gone}` : (others ?? gone ?? sql``));
  }
  return {
    gone: isGone ? await takeOff(db, merge, isGone) : 0,
    changed: isOther ? await change(db, table, changing, isOther) : 0,
  };
}

/** What orders and trips lock as well: whoever takes several of them takes them by their number (docs/decisions/028). */
const LOCKED_BY_OTHERS = ['coupons', 'items', 'item_campaigns', 'vehicles', 'stores'];

export const lockInOrder = (db: Db, table: string, ids: Sql): Promise<number> =>
  db.run(sql`select from ${raw(table)} where id in (${ids}) order by id for no key update`);

/** Only these columns are set: a change of prices does not write, nor index, what a thing is called. */
async function differing(db: Db, { table, key }: Merge, columns: readonly string[]): Promise<string[]> {
  if (columns.length === 0) return [];
  const flags = columns.map(
    (column) =>
      `bool_or(${comparable(table, [column], 't')} is distinct from ${comparable(table, [column], 'i')}) as "${column}"`,
  );
  const found = await db.row<Record<string, boolean | null>>(sql`
    select ${raw(flags.join(', '))} from ${raw(`${table} t, ${incoming(table)} i where ${sameKey(key, 't', 'i')}`)}`);
  return columns.filter((column) => found?.[column]);
}

const differs = (table: string, changing: readonly string[], key: readonly string[]): Sql | null =>
  changing.length === 0
    ? null
    : raw(
        `${sameKey(key, 't', 'i')} and (${comparable(table, changing, 't')}) is distinct from (${comparable(table, changing, 'i')})`,
      );

async function change(db: Db, table: string, changing: readonly string[], isOther: Sql): Promise<number> {
  const set = raw(changing.map((column) => `"${column}" = i."${column}"`).join(', '));
  return db.run(sql`update ${raw(`${table} t`)} set ${set} from ${raw(`${incoming(table)} i`)} where ${isOther}`);
}

/** A shape has no equality of its own. */
const comparable = (table: string, columns: readonly string[], alias: string): string =>
  columns
    .map((column) => `${alias}."${column}"${table === 'zones' && column === 'coordinates' ? '::text' : ''}`)
    .join(', ');

/** So that progress can be told. */
const ROWS_AT_ONCE = 5000;

async function addNew(db: Db, { table, key, columns }: Merge, told: (done: number) => void): Promise<number> {
  const name = incoming(table);
  const hasAge = columns.includes('created_at');
  const fresh = await db.row<{ count: number }>(sql`
    select count(*) from ${raw(name)} i where not exists (select from ${raw(`${table} t where ${sameKey(key, 't', 'i')}`)})`);
  if (!fresh || fresh.count === 0) return 0;
  // The oldest first, so that a higher id is a newer one.
  await db.script(`
    create temp table fresh_${table} on commit drop as
      select n, row_number() over (order by ${hasAge ? 'coalesce(created_at, now()), ' : ''}n) as turn from ${name} i
      where not exists (select from ${table} t where ${sameKey(key, 't', 'i')});
    create unique index on fresh_${table} (turn);
    analyze fresh_${table}`);
  const values = columns.map((column) => (column === 'created_at' ? 'coalesce(i.created_at, now())' : `i."${column}"`));
  for (let from = 0; from < fresh.count; from += ROWS_AT_ONCE) {
    await db.run(sql`
      insert into ${raw(table)} (${raw(quoted(columns))})
      select ${raw(values.join(', '))} from ${raw(`fresh_${table} f join ${name} i on i.n = f.n`)}
      where f.turn > ${from} and f.turn <= ${from + ROWS_AT_ONCE} order by f.turn`);
    told(Math.min(fresh.count, from + ROWS_AT_ONCE));
  }
  return fresh.count;
}

/** The condition by which rows are gone, or null when none is. */
async function goneRows(db: Db, { table, key, gone, owner, used }: Merge): Promise<Sql | null> {
  const inScope = owner ? raw(`and t."${owner}" in (select id from owners_${table})`) : raw('');
  const where = sql`not exists (select from ${raw(`${incoming(table)} i where ${sameKey(key, 't', 'i')}`)}) ${inScope}
    ${raw(gone === 'hide' ? 'and t.status' : '')} ${raw(used ? `and not (${used})` : '')}`;
  return (await db.row(sql`select 1 from ${raw(table)} t where ${where} limit 1`)) ? where : null;
}

const takeOff = (db: Db, { table, gone }: Merge, where: Sql): Promise<number> =>
  db.run(
    gone === 'hide'
      ? sql`update ${raw(table)} t set status = false where ${where}`
      : sql`delete from ${raw(table)} t where ${where}`,
  );

/** One zone at most is the default: whoever gives it up does so before another takes it. */
export async function giveUpDefaultZone(db: Db): Promise<void> {
  const givesUp = sql`i.key = t.key and t.is_default and not i.is_default`;
  if (await db.row(sql`select 1 from zones t, incoming_zones i where ${givesUp}`))
    await db.run(sql`update zones t set is_default = false from incoming_zones i where ${givesUp}`);
}

/** Those whose parts are merged: what they no longer have goes, what others have stays. */
export async function setOwners(db: Db, table: string, ids: readonly number[]): Promise<void> {
  await db.script(`create temp table owners_${table} (id integer primary key) on commit drop`);
  await db.run(sql`insert into ${raw(`owners_${table}`)} select distinct unnest(${ids}::integer[])`);
}

/** The rows that came in learn the ids of the items they belong to. */
export async function resolveItems(db: Db, table: string): Promise<void> {
  await db.run(sql`update ${raw(incoming(table))} i set item_id = items.id from items where items.slug = i.item_slug`);
  await db.script(`analyze ${incoming(table)}`);
}

/** Words that items are tagged with, those that nobody has used before included. */
export async function resolveTags(db: Db): Promise<void> {
  const missing = raw('from incoming_item_tags i where not exists (select from tags where tags.tag = i.tag)');
  if (await db.row(sql`select 1 ${missing} limit 1`))
    await db.run(sql`insert into tags (tag) select i.tag ${missing} group by i.tag order by min(i.n)`);
  await db.run(sql`update incoming_item_tags i set tag_id = tags.id from tags where tags.tag = i.tag`);
}

export const ownersFromIncomingItems = (db: Db, table: string): Promise<unknown> =>
  db.script(`
    create temp table owners_${table} on commit drop as select items.id from items join incoming_items i on i.slug = items.slug;
    create unique index on owners_${table} (id)`);

export type Owner = { email: string; phone: string; f_name: string; l_name: string };

/** Who runs stores, found again by email. Says their ids. */
export async function mergeOwners(db: Db, owners: readonly Owner[]): Promise<Map<string, number>> {
  const told = sql`jsonb_to_recordset(${JSON.stringify(owners)}::jsonb) as o (email text, phone text, f_name text, l_name text)`;
  await db.run(sql`
    update vendors v set phone = o.phone, f_name = o.f_name, l_name = o.l_name from ${told}
    where lower(v.email) = lower(o.email) and (v.phone, v.f_name, v.l_name) is distinct from (o.phone, o.f_name, o.l_name)`);
  await db.run(sql`
    insert into vendors (email, phone, f_name, l_name) select o.email, o.phone, o.f_name, o.l_name from ${told}
    where not exists (select from vendors v where lower(v.email) = lower(o.email))`);
  const rows = await db.rows<{ email: string; id: number }>(sql`
    select lower(v.email) as email, v.id from vendors v join ${told} on lower(v.email) = lower(o.email)`);
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/** Two imports take turns. Any number that nothing else in this database uses. */
const LOCK = 7_305_114;
export const lockMerge = (db: Db): Promise<number> => db.run(sql`select pg_advisory_xact_lock(${LOCK})`);

/** The catalogue's version moves at the end, once: until then others may change what this import leaves alone. */
export const holdCatalogue = (db: Db): Promise<number> => db.run(sql`select hold_catalogue()`);
export const releaseCatalogue = (db: Db): Promise<number> => db.run(sql`select release_catalogue()`);
