import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded, openPostgres } from '#server/db/open.ts';
import { demoPictures } from '#server/demo/pictures/demo-pictures.ts';
import { BadSetting, type Env, readEnv } from '#server/env.ts';
import type { PictureComposer } from '#server/media/picture-composer.ts';
import type { Files } from '#server/providers/files/files.ts';
import { filesOf } from '#server/providers/files/files-of.ts';

export type OpenShop = { db: Db; files: Files; composer: PictureComposer; progress(line: string): void };

/** The shop's database and files, for a command that works on them while nobody waits: its statements take their time. */
export async function withShop(
  settings: Record<string, string | undefined>,
  work: (shop: OpenShop) => Promise<number>,
): Promise<number> {
  const progress = (line: string) => console.error(line);
  let db: Db | undefined;
  try {
    const env = readEnv(settings);
    db = await openForCommand(env);
    await migrate(db, await readMigrations('migrations'));
    const files = filesOf(env);
    return await work({ db, files, composer: demoPictures, progress });
  } catch (error) {
    console.error(error instanceof BadSetting ? error.message : told(error));
    console.error('Nothing was changed.');
    return 1;
  } finally {
    await db?.close();
  }
}

/** For work that nobody waits for: its statements take the time they take. */
export async function openForCommand(env: Env): Promise<Db> {
  if (env.DATABASE_URL) return openPostgres(env.DATABASE_URL, 2, 0);
  console.error(`The embedded database in ${env.DATA_DIR}/ belongs to one process: the shop must not run meanwhile.`);
  return openEmbedded({ dataDir: env.DATA_DIR });
}

/** What the database refuses it names by its constraint. */
function told(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return 'detail' in error && error.detail ? `${error.message}: ${error.detail}` : `${error.message}${cause}`;
}
