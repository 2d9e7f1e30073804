import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { discardUploads, keepUpload, storeUpload, type Upload } from './upload.service.ts';
import { cleanImage } from './upload-image.ts';

type Pictures = {
  files: readonly File[];
  /** The field of the form that they came in, all of them or the one at a position. */
  field: string | ((position: number) => string);
  /** Refuses before a picture is decoded, which costs more than everything else; the work itself decides again. */
  mayAsk: (db: Db) => Promise<unknown>;
  isPrivate?: boolean;
};

/** Pictures and what shows them, all or nothing: their files are stored first, and go again when the rest is refused. */
export async function withPictures<Result>(
  deps: Deps,
  { files, field, mayAsk, isPrivate = false }: Pictures,
  work: (tx: Db, picture_ids: string[]) => Promise<Result>,
): Promise<Result> {
  const uploads: Upload[] = [];
  if (files.length > 0) await deps.db.transaction(mayAsk);
  try {
    for (const [position, file] of files.entries()) {
      const name = typeof field === 'string' ? field : field(position);
      uploads.push(await storeUpload(deps, await cleanImage(file, name)));
    }
    return await deps.db.transaction(async (tx) => {
      const result = await work(
        tx,
        uploads.map(({ picture_id }) => picture_id),
      );
      // Last: a new picture moves the catalogue's version, one row that all others write.
      for (const upload of uploads) await keepUpload(tx, upload, { isPrivate });
      return result;
    });
  } catch (error) {
    await discardUploads(deps, uploads);
    throw error;
  }
}
