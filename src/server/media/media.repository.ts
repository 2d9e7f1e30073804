import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** A picture is a recipe or an uploaded file. */
export type PictureRow = { recipe: unknown; file: string | null };

export type Pictures = { get(id: string): Promise<PictureRow | null> };

export const picturesIn = (db: Db): Pictures => ({
  get: (id) => db.row<PictureRow>(sql`select recipe, file from pictures where id = ${id}`),
});
