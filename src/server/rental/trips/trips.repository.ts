import type { ListedTripStatus } from '#contract/rental/trip-shape.ts';
import type { Owner } from '#domain/auth/owner.ts';
import type { TripStatus } from '#domain/rental/trip-status.ts';
import type { Db } from '#server/db/db.ts';
import { raw, type Sql, sql } from '#server/db/sql.ts';
import type { TripEditRow, TripLineRow, TripRow, TripUnitRow } from './trip-row.ts';

export type TripPage = { limit: number; skip: number };

const trips = (condition: Sql, page: TripPage): Sql => sql`
  select t.*, rented.quantity, rented.first_vehicle, happened.times,
    json_build_object(
      'id', s.id, 'vendor_id', s.vendor_id, 'slug', s.slug, 'name', s.name, 'phone', s.phone, 'logo', s.logo, 'cover_photo', s.cover_photo,
      'avg_rating', s.avg_rating, 'rating_count', s.rating_count, 'reviews_section', s.reviews_section,
      'total_vehicles', (select count(*) from vehicles v where v.provider_id = s.id and v.status)) as provider
  from (select t.* from trips t where ${condition} order by t.id desc limit ${page.limit} offset ${page.skip}) t
  join stores s on s.id = t.provider_id
  cross join lateral (
    select coalesce(sum(l.quantity), 0)::int as quantity,
      (array_agg(l.vehicle_details order by l.id))[1] as first_vehicle
    from trip_lines l where l.trip_id = t.id
  ) rented
  cross join lateral (
    select coalesce(json_object_agg(e.trip_status, e.created_at), '{}') as times
    from (
      select distinct on (trip_status) trip_status, created_at from trip_events
      where trip_id = t.id order by trip_status, id desc limit 10
    ) e
  ) happened
  order by t.id desc`;

const ownedBy = ({ kind, id }: Owner): Sql =>
  kind === 'customer' ? sql`t.customer_id = ${id}` : sql`t.guest_id = ${id}`;

/** Written out, so that it is the predicate of an index. */
const RUNNING = raw(`t.trip_status in ('pending', 'confirmed', 'ongoing')`);

export type WhichTrips = 'running' | 'completed' | 'all';

const AMONG: Record<WhichTrips, Sql> = {
  running: RUNNING,
  completed: sql`not ${RUNNING}`,
  all: sql`true`,
};

type TripFilter = { which: WhichTrips; trip_status: ListedTripStatus | null; search: string | null };

const matching = (owner: Owner, { which, trip_status, search }: TripFilter): Sql => sql`
  ${ownedBy(owner)} and ${AMONG[which]} and ${trip_status === null ? sql`true` : sql`t.trip_status = ${trip_status}`}
    and ${search === null ? sql`true` : isAbout(search)}`;

/** Among the trips of one shopper, in any language of the names. */
const isAbout = (search: string): Sql => sql`(
  t.id::text = ${search}
  or exists (select from stores s where s.id = t.provider_id and ${isNamed(sql`s.name`, search)})
  or exists (select from trip_lines l where l.trip_id = t.id and ${isNamed(sql`l.vehicle_details -> 'name'`, search)}))`;

const isNamed = (name: Sql, search: string): Sql => sql`exists (
  select from jsonb_each_text(${name}) as said where position(lower(${search}) in lower(said.value)) > 0)`;

/** The newest first. */
export const tripsOf = (db: Db, owner: Owner, which: TripFilter, page: TripPage): Promise<TripRow[]> =>
  db.rows(trips(matching(owner, which), page));

export async function countTrips(db: Db, owner: Owner, which: TripFilter): Promise<number> {
  const row = await db.row<{ count: number }>(sql`select count(*) from trips t where ${matching(owner, which)}`);
  return row?.count ?? 0;
}

const ONE: TripPage = { limit: 1, skip: 0 };

export type TripViewer = { owner: Owner | null; hasKey: boolean };

/** Its owner sees a trip, and who has the key of a guest's one. */
function visibleTo({ owner, hasKey }: TripViewer): Sql {
  const mine = owner ? ownedBy(owner) : sql`false`;
  return sql`(${mine} or ${hasKey ? sql`t.is_guest` : sql`false`})`;
}

export const findTrip = (db: Db, trip_id: number, viewer: TripViewer): Promise<TripRow | null> =>
  db.row(trips(sql`t.id = ${trip_id} and ${visibleTo(viewer)}`, ONE));

export const isVisibleTrip = async (db: Db, trip_id: number, viewer: TripViewer): Promise<boolean> =>
  (await db.row(sql`select t.id from trips t where t.id = ${trip_id} and ${visibleTo(viewer)}`)) !== null;

/** Whether a guest's trip has this phone. */
export const hasPhone = async (db: Db, trip_id: number, contact_number: string): Promise<boolean> =>
  (await db.row(sql`
    select id from trips where id = ${trip_id} and is_guest and contact_number = ${contact_number}`)) !== null;

/** A trip has a handful of lines; what each says of itself is read with it. */
export const linesOfTrip = (db: Db, trip_id: number): Promise<TripLineRow[]> =>
  db.rows(sql`
    select l.id, l.vehicle_id, l.vehicle_details, l.quantity, l.unit_price, l.original_price, l.discount_on_trip,
      l.is_edited,
      case when r.id is not null then
        json_build_object('rating', r.rating, 'comment', r.comment, 'reply', r.reply, 'replied_at', r.replied_at)
      end as review
    from trip_lines l left join reviews r on r.trip_id = l.trip_id and r.vehicle_id = l.vehicle_id
    where l.trip_id = ${trip_id} order by l.id`);

export const unitsOfTrip = (db: Db, trip_id: number): Promise<TripUnitRow[]> =>
  db.rows(sql`
    select u.id, u.trip_line_id, u.unit_id, v.license_plate_number, u.assigned_at, u.driver_id,
      case when d.id is not null then json_build_object('id', d.id, 'f_name', d.f_name, 'l_name', d.l_name,
        'email', d.email, 'phone', d.phone, 'image', d.image) end as driver
    from trip_units u join vehicle_units v on v.id = u.unit_id left join drivers d on d.id = u.driver_id
    where u.trip_id = ${trip_id} order by u.id`);

export const editsOfTrip = (db: Db, trip_id: number): Promise<TripEditRow[]> =>
  db.rows(sql`
    select id, old_hours, new_hours, old_distance, new_distance, old_amount, new_amount, reason, created_at
    from (select * from trip_edits where trip_id = ${trip_id} order by id desc limit 20) newest order by id`);

/** What of the customer's is still under way, and what is over and not paid. Read while their account's row is locked. */
export async function openTripsOf(db: Db, customer_id: number): Promise<{ running: number; unsettled: number }> {
  const row = await db.row<{ running: number; unsettled: number }>(sql`
    select count(*) filter (where ${RUNNING})::int as running,
      count(*) filter (where t.trip_status = 'completed' and t.payment_status <> 'paid')::int as unsettled
    from trips t where t.customer_id = ${customer_id}`);
  return row ?? { running: 0, unsettled: 0 };
}

export type OperatorFilter = { trip_status: TripStatus | null; provider_id: number | null };

const filtered = ({ trip_status, provider_id }: OperatorFilter): Sql => sql`
  ${trip_status === null ? sql`true` : sql`t.trip_status = ${trip_status}`}
  and ${provider_id === null ? sql`true` : sql`t.provider_id = ${provider_id}`}`;

export const allTrips = (db: Db, filter: OperatorFilter, page: TripPage): Promise<TripRow[]> =>
  db.rows(trips(filtered(filter), page));

/** Counts up to `most`: nobody pages further. */
export async function countAllTrips(db: Db, filter: OperatorFilter, most: number): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) from (select t.id from trips t where ${filtered(filter)} limit ${most}) found`);
  return row?.count ?? 0;
}

export const findAnyTrip = (db: Db, trip_id: number): Promise<TripRow | null> =>
  db.row(trips(sql`t.id = ${trip_id}`, ONE));
