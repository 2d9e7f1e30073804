import type { Db } from '../../db/db.ts';
import { ownerRows, tableRows } from '../export.repository.ts';
import { columnsOfFields, type PartTable, partTables, type Table } from '../tables.ts';
import { type Names, toEntry } from '../to-entry.ts';
import type { Row } from '../to-row.ts';
import { type KnownNames, learnItems } from './export-names.service.ts';

/** Where the order of ids is not the order of writing. */
const ORDER: Readonly<Record<string, string>> = {
  categories: 'parent_id is not null, id',
  vehicles: "date_trunc('milliseconds', created_at), id",
  content_pages: 'key',
  page_meta: 'page_name',
  landing_sections: 'position, section',
};

const PART_ORDER: Readonly<Record<string, string>> = {
  zone_modules: 'zone_id',
  store_schedules: 'day, opening_time',
  basic_campaign_stores: 'store_id',
  vehicle_units: 'vin_number',
};
const TOLD_BY_KEY = ['zone_modules', 'basic_campaign_stores', 'vehicle_units'];

/** All of one list, as the folder tells it. */
export async function exportList(db: Db, table: Table, names: KnownNames): Promise<Row[]> {
  const { collection, without, derived } = table;
  const { all } = columnsOfFields(collection.fields, without);
  const parts = partTables(collection);
  const extra = derived.filter((name) => ['coordinates', 'vendor_id', 'data'].includes(name));
  const rows = await tableRows(
    db,
    table.table,
    [...all, ...extra, ...(parts.length > 0 ? ['id'] : [])],
    ORDER[collection.name] ?? 'id',
  );
  await learnItems(db, rows, names);
  const inner = await Promise.all(parts.map(async (part) => [part, await partRows(db, part, names)] as const));
  const owners =
    collection.name === 'stores' ? new Map((await ownerRows(db)).map(({ id, ...owner }) => [id, owner])) : null;
  return rows.map((row) => ({
    ...toEntry(collection.fields, row, names, without),
    ...(row.coordinates !== undefined && { coordinates: row.coordinates }),
    ...(collection.name === 'coupons' && couponData(row, names)),
    ...(owners && { owner: ownerEntry(owners.get(row.vendor_id as number) ?? NOBODY) }),
    ...Object.fromEntries(inner.flatMap(([part, all]) => partEntry(part, all.get(row.id as number) ?? []))),
  }));
}

const NOBODY = { email: '', phone: '', f_name: '', l_name: '' };

const ownerEntry = ({ email, phone, f_name, l_name }: typeof NOBODY) => ({
  email,
  phone,
  f_name,
  ...(l_name !== '' && { l_name }),
});

function couponData({ coupon_type, data }: Row, names: Names): Row {
  const ids = data as number[];
  if (coupon_type === 'store_wise') return { stores: ids.map((id) => names.of('stores', id)) };
  return coupon_type === 'zone_wise' ? { zones: ids.map((id) => names.of('zones', id)) } : {};
}

async function partRows(db: Db, { table, part, owner }: PartTable, names: KnownNames): Promise<Map<number, Row[]>> {
  const { all } = columnsOfFields(part.fields);
  const rows = await tableRows(db, table, [owner, ...all], PART_ORDER[table] ?? 'id');
  await learnItems(db, rows, names);
  const grouped = new Map<number, Row[]>();
  for (const row of rows) {
    const list = grouped.get(row[owner] as number) ?? [];
    grouped.set(row[owner] as number, [...list, toEntry(part.fields, row, names)]);
  }
  // Rows that have no order of their own are told by key: ids differ from database to database.
  const [key = ''] = part.key;
  if (TOLD_BY_KEY.includes(table))
    for (const list of grouped.values()) list.sort((a, b) => (String(a[key]) < String(b[key]) ? -1 : 1));
  return grouped;
}

const partEntry = ({ name, part }: PartTable, rows: readonly Row[]): [string, unknown][] =>
  rows.length === 0 ? [] : [[name, part.single ? rows[0] : rows]];
