import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What can be said of food, by its number. */
export type FactNames = { nutritions: ReadonlyMap<number, Text>; allergies: ReadonlyMap<number, Text> };

type FactRow = { of: keyof FactNames; id: number; name: Text };

export async function factNames(db: Db): Promise<FactNames> {
  const rows = await db.rows<FactRow>(sql`
    select 'nutritions' as of, id, nutrition as name from nutritions
    union all select 'allergies', id, allergy from allergies`);
  const named = (of: keyof FactNames) => new Map(rows.filter((row) => row.of === of).map(({ id, name }) => [id, name]));
  return { nutritions: named('nutritions'), allergies: named('allergies') };
}
