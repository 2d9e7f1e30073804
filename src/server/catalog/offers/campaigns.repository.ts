import type { Text } from '#domain/text.ts';
import type { Db } from '#server/db/db.ts';
import { plannedOnce, type Sql, sql } from '#server/db/sql.ts';
import { moduleZoneTable, offerRuns } from '../conditions.sql.ts';
import type { ModuleZone, Now } from '../scope.ts';

export type CampaignRow = {
  id: number;
  module_id: number;
  title: Text;
  description: Text;
  image: string;
  start_date: string;
  end_date: string;
  start_time: string;
  end_time: string;
};

export const runningCampaigns = (db: Db, moduleIds: readonly number[], now: Now): Promise<CampaignRow[]> =>
  db.rows(
    plannedOnce(sql`
    select id, module_id, title, description, image, start_date, end_date, start_time, end_time
    from basic_campaigns c
    where status and module_id = any (${moduleIds}::int[]) and ${offerRuns('c', now)}
    order by end_date, id limit 50`),
  );

/** Stores of a campaign in the zones as (id, place), the most ordered from first. */
export const campaignStores = (campaign_id: number, moduleZones: readonly ModuleZone[]): Sql => sql`
  select s.id, row_number() over (order by s.order_count desc, s.id) as place
  from basic_campaign_stores c join stores s on s.id = c.store_id and s.status
  where c.basic_campaign_id = ${campaign_id}
    and (s.module_id, s.zone_id) in (select module_id, zone_id from ${moduleZoneTable(moduleZones)})
  order by place limit 100`;
