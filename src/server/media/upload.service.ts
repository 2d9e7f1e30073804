import { RATIOS, WIDTHS } from '#contract/media/media.ts';
import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import {
  deleteUpload,
  expectFile,
  fileIsDeleted,
  filesToDelete,
  insertUpload,
  lockFileToDelete,
} from './media.repository.ts';
import { keyOfFile } from './media.service.ts';

type Tools = Pick<Deps, 'db' | 'files' | 'secret'>;
type Cleaning = Pick<Deps, 'db' | 'files'>;

/** A picture on its way: its file is stored, its row not yet. */
export type Upload = { picture_id: string; file: string };

/**
 * Stores a clean picture under a name that cannot be guessed. Whoever uses it writes its row (`keepUpload`); until then
 * it is among those to be deleted, so that a process that dies in between leaves no file that nobody knows of.
 */
export async function storeUpload({ db, files, secret }: Tools, bytes: Buffer): Promise<Upload> {
  const name = Buffer.from(secret(), 'base64url').toString('hex');
  const upload = { picture_id: `upload-${name}`, file: `uploads/${name}.webp` };
  await expectFile(db, upload.file);
  await files.put(upload.file, bytes, 'image/webp');
  return upload;
}

/** In the transaction of whatever shows it. */
export const keepUpload = (db: Db, { picture_id, file }: Upload, { isPrivate = false } = {}): Promise<unknown> =>
  insertUpload(db, picture_id, file, isPrivate);

/** What was to show them was refused. What could not be asked or deleted now goes at night. */
export async function discardUploads({ db, files }: Cleaning, uploads: readonly Upload[]): Promise<void> {
  // An answer may be lost at the very end: what is shown after all stays.
  for (const { file } of uploads)
    if (await lockFileToDelete(db, file).catch(() => null)) await deleteDropped({ db, files }, file);
}

/** It is shown nowhere any more: its row goes, in the transaction of whatever showed it. Then `deleteDropped`. */
export const dropUpload = (db: Db, picture_id: string | null): Promise<string | null> =>
  picture_id === null ? Promise.resolve(null) : deleteUpload(db, picture_id);

/** What the transaction dropped, if anything. A store that is away just now changes nothing of what was done. */
export const deleteDropped = async (tools: Cleaning, file: string | null): Promise<void> =>
  file === null ? undefined : deleteWhole(tools, file).catch(() => {});

const MOST_AT_ONCE = 1000;
const HOUR_MS = 3_600_000;

/** Whatever could not be deleted at once. What is younger may still be on its way to be shown. */
export async function cleanUploads({ now, ...tools }: Cleaning & Pick<Deps, 'now'>): Promise<void> {
  const before = new Date(now().getTime() - HOUR_MS);
  for (const { file } of await filesToDelete(tools.db, before, MOST_AT_ONCE)) await deleteWhole(tools, file);
}

/** The file and every size that was made of it. */
async function deleteWhole({ db, files }: Cleaning, file: string): Promise<void> {
  await files.delete(file);
  for (const ratio of RATIOS) {
    await Promise.all(WIDTHS.map((width) => files.delete(keyOfFile(file, { ratio, width, theme: 'light' }))));
  }
  await fileIsDeleted(db, file);
}
