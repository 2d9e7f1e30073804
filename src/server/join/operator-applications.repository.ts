import type { ApplicationFile, ApplicationKind, ApplicationStatus, IdentityType } from '#domain/join/application.ts';
import type { Text } from '#domain/text.ts';
import type { Db } from '../db/db.ts';
import { type Sql, sql } from '../db/sql.ts';
import type { Application } from './applications.repository.ts';

export type ListedApplication = Application & { phone: string };

export type ApplicationDetails = ListedApplication & {
  address: Text | null;
  latitude: number | null;
  longitude: number | null;
  pickup_zone_id: number[];
  min_delivery_time: number | null;
  max_delivery_time: number | null;
  delivery_time_unit: 'min' | 'hours' | 'days' | null;
  tax: number | null;
  tin: string | null;
  tin_expire_date: string | null;
  paid_at: Date | null;
  vehicle_id: number | null;
  earning: 0 | 1 | null;
  identity_type: IdentityType | null;
  identity_number: string | null;
  files: { id: number; field: ApplicationFile }[];
};

const LISTED = sql`a.id, a.kind, a.application_status, a.language, a.f_name, a.l_name, a.phone, a.email, a.request_hash,
  a.zone_id, a.module_id, a.name, a.business_plan, a.package_id, a.price, a.is_free_trial, a.reason, a.store_id,
  a.delivery_man_id, a.created_at, a.decided_at`;

type Filter = { kind?: ApplicationKind | undefined; application_status?: ApplicationStatus | undefined };

const among = ({ kind, application_status }: Filter): Sql => sql`
  ${kind ? sql`a.kind = ${kind}` : sql`true`} and
  ${application_status ? sql`a.application_status = ${application_status}` : sql`true`}`;

/** What waits longest first. */
export const applicationsInTurn = (
  db: Db,
  filter: Filter,
  { limit, skip }: { limit: number; skip: number },
): Promise<ListedApplication[]> =>
  db.rows(sql`
    select ${LISTED} from applications a where ${among(filter)}
    order by a.created_at, a.id limit ${limit} offset ${skip}`);

/** `most`: nobody leafs through more. */
export async function countApplications(db: Db, filter: Filter, most: number): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (select from applications a where ${among(filter)} limit ${most}) counted`);
  return row?.count ?? 0;
}

export const applicationDetails = (db: Db, id: number): Promise<ApplicationDetails | null> =>
  db.row(sql`
    select ${LISTED}, a.address, a.latitude, a.longitude, a.pickup_zone_id, a.min_delivery_time, a.max_delivery_time,
      a.delivery_time_unit, a.tax, a.tin, a.tin_expire_date::text, a.paid_at, a.vehicle_id, a.earning, a.identity_type,
      a.identity_number,
      coalesce((select json_agg(json_build_object('id', f.id, 'field', f.field) order by f.id)
        from application_files f where f.application_id = a.id), '[]') as files
    from applications a where a.id = ${id}`);

export const fileOfApplication = (
  db: Db,
  { id, file_id }: { id: number; file_id: number },
): Promise<{ field: ApplicationFile; file: string | null } | null> =>
  db.row(sql`
    select f.field, p.file from application_files f join pictures p on p.id = f.picture_id
    where f.id = ${file_id} and f.application_id = ${id}`);
