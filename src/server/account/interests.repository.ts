import type { Db } from '../db/db.ts';
import { empty, sql } from '../db/sql.ts';

/** Categories that the customer said they like; of one module when it is named. */
export const likedCategories = (db: Db, customer_id: number, module_id: number | null): Promise<{ id: number }[]> =>
  db.rows(sql`
    select c.id from interests i join categories c on c.id = i.category_id and c.status
    where i.customer_id = ${customer_id} ${module_id === null ? empty : sql`and c.module_id = ${module_id}`}
    order by c.id limit 100`);
