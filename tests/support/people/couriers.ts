import { randomInt } from 'node:crypto';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';

type CourierFacts = { f_name?: string; l_name?: string; zone_id?: number };

/** Somebody who brings orders, in the first zone where none is said, and has nothing to do yet. */
export async function newCourier({ db }: { db: Db }, facts: CourierFacts = {}): Promise<number> {
  const { f_name = 'Jonas', l_name = 'Okafor', zone_id = null } = facts;
  const phone = `+4679${String(randomInt(1e8)).padStart(8, '0')}`;
  const row = await db.row<{ id: number }>(sql`
    insert into couriers (f_name, l_name, phone, email, zone_id)
    select ${f_name}, ${l_name}, ${phone}, 'courier@example.com', coalesce(${zone_id}::int, min(id)) from zones
    returning id`);
  if (!row) throw new Error('the courier was not written');
  return row.id;
}
