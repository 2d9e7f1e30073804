import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockFolder } from '#server/db/folder-lock.ts';
import { openPostgres } from '#server/db/open.ts';
import { readEnv } from '#server/env.ts';
import { readyDatabase } from '../src/main/ready-database.ts';

/** Throws the database away and builds the demo town anew. */
const env = readEnv(process.env);
if (env.DATABASE_URL) {
  const db = openPostgres(env.DATABASE_URL);
  await db.script('drop schema if exists jobs cascade; drop schema public cascade; create schema public');
  await db.close();
} else {
  const unlock = lockFolder(env.DATA_DIR);
  await rm(join(env.DATA_DIR, 'postgres'), { recursive: true, force: true });
  unlock();
}
const db = await readyDatabase({ ...env, DEMO: true }, console.log);
await db.close();
console.log('Done.');
