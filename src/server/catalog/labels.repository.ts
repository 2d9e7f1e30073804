import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';
import { itemOnSale } from './conditions.sql.ts';

export type BrandRow = { id: number; module_id: number; slug: string; name: Text; image: string };
export type ConditionRow = { id: number; module_id: number; slug: string; name: Text };

export const brandsOf = (db: Db, moduleIds: readonly number[]): Promise<BrandRow[]> =>
  db.rows(sql`
    select id, module_id, slug, name, image from brands
    where status and module_id = any (${moduleIds}::int[]) order by id limit 500`);

export const conditionsOf = (db: Db, moduleIds: readonly number[]): Promise<ConditionRow[]> =>
  db.rows(sql`
    select id, module_id, slug, name from common_conditions
    where status and module_id = any (${moduleIds}::int[]) order by id limit 500`);

const COLUMNS = { brands: raw('i.brand_id'), conditions: raw('i.common_condition_id') } as const;
export type Label = keyof typeof COLUMNS;

/** How many items carry each label in each zone. Reads a whole index: ask it once per change of the catalogue. */
export const countByLabel = (db: Db, label: Label): Promise<{ id: number; zone_id: number; count: number }[]> =>
  db.rows(sql`
    select ${COLUMNS[label]} as id, i.zone_id, count(*) as count
    from items i join stores s on s.id = i.store_id and s.status
    where ${itemOnSale} and ${COLUMNS[label]} is not null
    group by 1, 2`);
