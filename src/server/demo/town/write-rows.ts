import type { Db } from '#server/db/db.ts';
import { raw, sql } from '#server/db/sql.ts';
import type { Row, TableName } from './draft.ts';

// All reviews in one statement: their trigger then writes each item once, with its many indexes, not once per batch.
const ROWS_AT_ONCE = 40_000;

/** Inserts rows that all have the same columns. The table's own row type reads the JSON, so types are said once. */
export async function writeRows(db: Db, table: TableName, rows: readonly Row[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = raw(
    Object.keys(first)
      .map((column) => `"${column}"`)
      .join(', '),
  );
  const name = raw(table);
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const some = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await db.run(sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${name}, ${some}::jsonb)`);
  }
  if ('id' in first && typeof first.id === 'number') await continueIdsAfter(db, table);
}

async function continueIdsAfter(db: Db, table: TableName): Promise<void> {
  await db.run(sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${raw(table)}))`);
}
