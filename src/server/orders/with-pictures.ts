import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { keepUpload, storeUpload, type Upload } from '../media/upload.service.ts';
import { cleanImage } from '../media/upload-image.ts';

/**
 * Pictures and what shows them, all or nothing: their files are stored first, and go again when the rest is refused.
 * `mayAsk` refuses before a picture is decoded, which costs more than everything else; the work itself decides again.
 */
export async function withPictures<Result>(
  deps: Deps,
  files: readonly File[],
  field: string,
  mayAsk: (db: Db) => Promise<unknown>,
  work: (tx: Db, picture_ids: string[]) => Promise<Result>,
): Promise<Result> {
  const uploads: Upload[] = [];
  if (files.length > 0) await deps.db.transaction(mayAsk);
  try {
    for (const file of files) uploads.push(await storeUpload(deps, await cleanImage(file, field)));
    return await deps.db.transaction(async (tx) => {
      for (const upload of uploads) await keepUpload(tx, upload);
      return work(
        tx,
        uploads.map(({ picture_id }) => picture_id),
      );
    });
  } catch (error) {
    await Promise.allSettled(uploads.map(({ file }) => deps.files.delete(file)));
    throw error;
  }
}
