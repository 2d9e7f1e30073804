import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** A picture is a recipe or an uploaded file. */
export type PictureRow = { recipe: unknown; file: string | null; is_private: boolean };

export type Pictures = { get(id: string): Promise<PictureRow | null> };

export const picturesIn = (db: Db): Pictures => ({
  get: (id) => db.row<PictureRow>(sql`select recipe, file, is_private from pictures where id = ${id}`),
});

/** A file that is about to be written, and that nothing shows yet. */
export const expectFile = (db: Db, file: string): Promise<number> =>
  db.run(sql`insert into files_to_delete (file) values (${file})`);

/** The picture's row; its file stays. */
export const insertUpload = (db: Db, id: string, file: string, is_private = false): Promise<number> =>
  db.run(sql`
    with stays as (delete from files_to_delete where file = ${file})
    insert into pictures (id, file, is_private) values (${id}, ${file}, ${is_private})`);

/** null: something shows it. Waits for whoever is about to. */
export const lockFileToDelete = (db: Db, file: string): Promise<{ file: string } | null> =>
  db.row(sql`select file from files_to_delete where file = ${file} for update`);

/** The file of an upload, whose row is gone now and which waits to be deleted; null when it was none. */
export async function deleteUpload(db: Db, id: string): Promise<string | null> {
  const row = await db.row<{ file: string }>(sql`
    with gone as (delete from pictures where id = ${id} and file is not null returning file)
    insert into files_to_delete (file) select file from gone returning file`);
  return row?.file ?? null;
}

export const filesToDelete = (db: Db, before: Date, most: number): Promise<{ file: string }[]> =>
  db.rows(sql`select file from files_to_delete where created_at < ${before} order by file limit ${most}`);

export const fileIsDeleted = (db: Db, file: string): Promise<number> =>
  db.run(sql`delete from files_to_delete where file = ${file}`);
