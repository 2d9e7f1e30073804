import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Db } from '#server/db/db.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { openEmbedded } from '#server/db/open.ts';
import { seedTown } from '#server/demo/town/seed-town.ts';

/** The demo town takes a quarter of a minute to build, its image a second to open: one run of the tests makes it once. */
export async function makeTownImage(file: string) {
  const town = await openEmbedded({});
  await buildTown(town);
  // Else every copy would first do over again what the seeding wrote.
  await town.script('checkpoint');
  writeFileSync(file, await town.dump());
  await town.close();
}

async function buildTown(db: Db) {
  await migrate(db, await readMigrations('migrations'));
  await seedTown(db, () => {});
}

/** The image that this run has made. Without one, whoever needs a town builds it. */
export function townImageFile(): string | null {
  const file = process.env.TOWN_IMAGE;
  return file && existsSync(file) ? file : null;
}

/** An empty data folder becomes a shop in the demo town. */
export async function copyTownInto(dataDir: string) {
  const file = townImageFile();
  const db = await openEmbedded({ dataDir, ...(file && { image: readFileSync(file) }) });
  if (!file) await buildTown(db);
  await db.close();
}
