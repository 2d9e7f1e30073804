import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { buildCouriers } from './build-couriers.ts';
import { buildDrivers } from './build-drivers.ts';
import { buildCustomers } from './build-people.ts';
import { buildReviews } from './build-reviews.ts';
import { buildTrips } from './build-trips.ts';
import { type Draft, TABLES } from './draft.ts';
import { readTown, type Town } from './read-town.ts';
import { countSales } from './sales.ts';
import { writeRows } from './write-rows.ts';

/** People of a town that stands, and what they have bought, rented and said. Only dates depend on the day. */
export async function addPeople(db: Db, draft: Draft): Promise<Town> {
  const town = await readTown(db);
  const sales = await countSales(db, town);
  const reviewers = buildCustomers(draft);
  buildCouriers(draft, town);
  buildDrivers(draft, town);
  buildReviews(draft, reviewers, sales, buildTrips(draft, town));
  await hangFaces(db, draft);
  for (const table of TABLES) await writeRows(db, table, draft.rows[table]);
  return town;
}

/** Some of them are seen elsewhere in the town, too. */
async function hangFaces(db: Db, { faces }: Draft): Promise<void> {
  const rows = JSON.stringify([...faces].map(([id, recipe]) => ({ id, recipe })));
  await db.run(sql`
    insert into pictures (id, recipe) select id, recipe from jsonb_to_recordset(${rows}::jsonb) as face (id text, recipe jsonb)
    on conflict (id) do nothing`);
}
