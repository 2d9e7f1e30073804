import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

/** What an item only has the number of, by that number. */
export type FactNames = Record<'nutritions' | 'allergies' | 'categories' | 'units' | 'tags', ReadonlyMap<number, Text>>;

type FactRow = { of: keyof FactNames; id: number; name: Text };

export async function factNames(db: Db): Promise<FactNames> {
  const rows = await db.rows<FactRow>(sql`
    select 'nutritions' as of, id, nutrition as name from nutritions
    union all select 'allergies', id, allergy from allergies
    union all select 'categories', id, name from categories
    union all select 'units', id, unit from units
    union all select 'tags', t.id, n.name from tag_names n join tags t on t.tag = n.tag`);
  const named = (of: keyof FactNames) => new Map(rows.filter((row) => row.of === of).map(({ id, name }) => [id, name]));
  return {
    nutritions: named('nutritions'),
    allergies: named('allergies'),
    categories: named('categories'),
    units: named('units'),
    tags: named('tags'),
  };
}
