import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** A picture is a recipe or an uploaded file. */
export type PictureRow = { recipe: unknown; file: string | null };

export type Pictures = { get(id: string): Promise<PictureRow | null> };

export const picturesIn = (db: Db): Pictures => ({
  get: (id) => db.row<PictureRow>(sql`select recipe, file from pictures where id = ${id}`),
});

export const insertUpload = (db: Db, id: string, file: string): Promise<number> =>
  db.run(sql`insert into pictures (id, file) values (${id}, ${file})`);

/** The file of an upload, whose row is gone now; null when it was none. */
export async function deleteUpload(db: Db, id: string): Promise<string | null> {
  const row = await db.row<{ file: string }>(sql`
    delete from pictures where id = ${id} and file is not null returning file`);
  return row?.file ?? null;
}
