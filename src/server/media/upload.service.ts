import { RATIOS, WIDTHS } from '#contract/media.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteUpload, insertUpload } from './media.repository.ts';
import { keyOfFile } from './media.service.ts';

type Tools = Pick<Deps, 'db' | 'files' | 'secret'>;

/** A picture on its way: its file is stored, its row not yet. */
export type Upload = { picture_id: string; file: string };

/** Stores a clean picture under a name that nobody can guess. Whoever uses it writes its row (`keepUpload`). */
export async function storeUpload({ files, secret }: Tools, bytes: Buffer): Promise<Upload> {
  const name = Buffer.from(secret(), 'base64url').toString('hex');
  const upload = { picture_id: `upload-${name}`, file: `uploads/${name}.webp` };
  await files.put(upload.file, bytes, 'image/webp');
  return upload;
}

/** In the transaction of whatever shows it. */
export const keepUpload = (db: Db, { picture_id, file }: Upload): Promise<unknown> =>
  insertUpload(db, picture_id, file);

/**
 * Nobody shows it any more: the row, the file and every size that was made of it. Pictures that are no uploads stay.
 * What the row pointed at must already be gone.
 */
export async function forgetUpload({ db, files }: Tools, picture_id: string): Promise<void> {
  const file = await deleteUpload(db, picture_id);
  if (file === null) return;
  await files.delete(file);
  for (const ratio of RATIOS) {
    await Promise.all(WIDTHS.map((width) => files.delete(keyOfFile(file, { ratio, width, theme: 'light' }))));
  }
}
