import { UnusableBackup } from '#server/backup/backup-folder.ts';
import { restoreBackup } from '#server/backup/restore-backup.service.ts';
import { readMigrations } from '#server/db/migrate.ts';
import { readEnv } from '#server/env.ts';
import { openForCommand } from '../src/main/open-shop.ts';

/** A backup into an empty database, embedded or on a server, and its files into the data folder. */
const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Say which backup: npm run restore -- FOLDER');
  process.exit(1);
}
const env = readEnv(process.env);
const db = await openForCommand(env);
try {
  const migrations = await readMigrations('migrations');
  await restoreBackup(db, { folder, dataDir: env.DATA_DIR, migrations, say: console.log });
  console.log('The shop is back. npm start opens it.');
} catch (error) {
  if (!(error instanceof UnusableBackup)) throw error;
  console.error(error.message);
  console.error('Nothing was changed.');
  process.exitCode = 1;
} finally {
  await db.close();
}
