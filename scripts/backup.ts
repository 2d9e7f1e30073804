import { UnusableBackup } from '#server/backup/backup-folder.ts';
import { makeBackup } from '#server/backup/make-backup.service.ts';
import { readEnv } from '#server/env.ts';
import { openForCommand } from '../src/main/open-shop.ts';

/** The database as it is at one moment, and the files, as a folder. */
const [folder = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`] = process.argv.slice(2);
const env = readEnv(process.env);
const db = await openForCommand(env);
try {
  await makeBackup(db, { folder, dataDir: env.DATA_DIR, now: new Date(), say: console.log });
  if (env.FILES_URL) console.log('The pictures lie in the store that FILES_URL names: it has its own backups.');
  console.log(`The backup is in ${folder}/. It holds everything, secrets included: keep it where nobody reads it.`);
} catch (error) {
  if (!(error instanceof UnusableBackup)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await db.close();
}
