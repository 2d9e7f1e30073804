import type { Db } from '../../db/db.ts';
import { itemSlugs, type PictureToExport } from '../export.repository.ts';
import { knownRows } from '../known.repository.ts';
import type { Names } from '../to-entry.ts';
import type { Row } from '../to-row.ts';

export type KnownNames = Names & { learn(list: string, id: number, key: string): void };

/** What the folder calls whatever the database knows by its id. `shown`: the pictures that were asked for. */
export async function openNames(
  db: Db,
  pictures: ReadonlyMap<string, PictureToExport>,
  shown: Set<string>,
): Promise<KnownNames> {
  const keys = new Map(
    (await knownRows(db)).map(({ list, id, key }) => [
      `${list} ${id}`,
      list === 'add_ons' ? key.slice(key.indexOf('/') + 1) : key,
    ]),
  );
  return {
    learn: (list, id, key) => void keys.set(`${list} ${id}`, key),
    of(list, id) {
      const key = keys.get(`${list} ${id}`);
      if (key === undefined) throw new Error(`there is no ${id} among the ${list}`);
      return key;
    },
    picture(id) {
      shown.add(id);
      return pictures.get(id)?.file ? `${id}.webp` : id;
    },
  };
}

/** Items are too many to be known beforehand: those that a list points at are asked for. */
export async function learnItems(db: Db, rows: readonly Row[], names: KnownNames): Promise<void> {
  const ids = rows.map((row) => row.item_id).filter((id): id is number => typeof id === 'number');
  if (ids.length > 0) for (const { id, slug } of await itemSlugs(db, ids)) names.learn('items', id, slug);
}
