import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type OfflineMethodRow = {
  id: number;
  method_name: Text;
  /** Documents with texts in them. */
  method_fields: unknown;
  method_informations: unknown;
};

export const activeOfflineMethods = (db: Db): Promise<OfflineMethodRow[]> =>
  db.rows(sql`
    select id, method_name, method_fields, method_informations from offline_payment_methods where status order by id`);

export const activeDeliveryVehicles = (db: Db): Promise<{ id: number; type: Text }[]> =>
  db.rows(sql`select id, type from delivery_vehicles where status order by starting_coverage_area, id`);
