import type { PackageKind } from '#domain/join/plans.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

export type PackageRow = {
  id: number;
  package_name: Text;
  text: Text;
  price: number;
  validity: number;
  max_order: number | null;
  max_product: number | null;
  pos: boolean;
  mobile_app: boolean;
  chat: boolean;
  review: boolean;
  self_delivery: boolean;
  module_type: PackageKind;
  colour: string;
  is_default: boolean;
};

const COLUMNS = sql`id, package_name, text, price, validity, max_order, max_product, pos, mobile_app, chat, review,
  self_delivery, module_type, colour, is_default`;

const MOST_PACKAGES = 50;

export const offeredPackages = (db: Db, kind: PackageKind): Promise<PackageRow[]> =>
  db.rows(sql`
    select ${COLUMNS} from store_packages where status and module_type = ${kind}
    order by price, id limit ${MOST_PACKAGES}`);

export const findPackage = (db: Db, id: number, kind: PackageKind): Promise<PackageRow | null> =>
  db.row(sql`select ${COLUMNS} from store_packages where id = ${id} and status and module_type = ${kind}`);

export const moduleType = async (db: Db, module_id: number): Promise<ModuleType | null> =>
  (
    await db.row<{ module_type: ModuleType }>(sql`
      select module_type from modules where id = ${module_id} and status`)
  )?.module_type ?? null;
