import type { Db } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { deleteDropped, dropUpload } from '../media/upload.service.ts';
import { takeFiles } from './applications.repository.ts';
import { applicationsToForget, forgetPerson } from './forget-applications.repository.ts';

const DAY_MS = 86_400_000;
const MOST_AT_ONCE = 1000;

/** Files and everything personal of what was never paid for, or rejected a set time ago. */
export async function forgetApplications(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - deps.env.REJECTED_APPLICATION_DAYS * DAY_MS);
  for (const { id } of await applicationsToForget(deps.db, before, MOST_AT_ONCE)) {
    const files = await deps.db.transaction((tx) => forget(deps, tx, id));
    for (const file of files) await deleteDropped(deps, file);
  }
}

async function forget(deps: Deps, tx: Db, id: number): Promise<(string | null)[]> {
  await forgetPerson(tx, id, deps.now());
  const files: (string | null)[] = [];
  for (const { picture_id } of await takeFiles(tx, id)) files.push(await dropUpload(tx, picture_id));
  return files;
}
