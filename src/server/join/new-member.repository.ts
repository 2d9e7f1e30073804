import type { Db } from '../db/db.ts';
import { sql } from '../db/sql.ts';

/** null: there is an owner with that email or phone. */
export async function insertOwner(tx: Db, application_id: number): Promise<number | null> {
  const row = await tx.row<{ id: number }>(sql`
    insert into vendors (f_name, l_name, phone, email, password_hash)
    select f_name, l_name, phone, email, password_hash from applications where id = ${application_id}
    on conflict do nothing returning id`);
  return row?.id ?? null;
}

/** null: another store has that slug. Closed until its first item or vehicle is there; see migration 035. */
export async function insertStore(
  tx: Db,
  application_id: number,
  { vendor_id, slug }: { vendor_id: number; slug: string },
): Promise<number | null> {
  const row = await tx.row<{ id: number }>(sql`
    insert into stores (vendor_id, module_id, zone_id, slug, name, tagline, phone, email, logo, cover_photo, address,
      latitude, longitude, pickup_zone_id, min_delivery_time, max_delivery_time, delivery_time_unit, tax,
      store_business_model, search_text, active, waits_for_goods)
    select ${vendor_id}, a.module_id, a.zone_id, ${slug}, a.name, '{"en": ""}', a.phone, a.email, logo.picture_id,
      coalesce(cover.picture_id, logo.picture_id), a.address, a.latitude, a.longitude, a.pickup_zone_id,
      a.min_delivery_time, a.max_delivery_time, a.delivery_time_unit, a.tax, a.business_plan,
      (select lower(unaccent(string_agg(distinct said.value, ' '))) from jsonb_each_text(a.name) as said),
      false, true
    from applications a
    join application_files logo on logo.application_id = a.id and logo.field = 'logo'
    left join application_files cover on cover.application_id = a.id and cover.field = 'cover_photo'
    where a.id = ${application_id}
    on conflict (slug) do nothing returning id`);
  return row?.id ?? null;
}

export const insertHours = (
  tx: Db,
  store_id: number,
  { day, opening_time, closing_time }: { day: number; opening_time: string; closing_time: string },
): Promise<number> =>
  tx.run(sql`
    insert into store_schedules (store_id, day, opening_time, closing_time)
    values (${store_id}, ${day}, ${opening_time}, ${closing_time})`);

export const insertSubscription = (
  tx: Db,
  subscription: { store_id: number; package_id: number; is_free_trial: boolean; started_at: Date; expires_at: Date },
): Promise<number> =>
  tx.run(sql`
    insert into store_subscriptions (store_id, package_id, is_free_trial, started_at, expires_at)
    values (${subscription.store_id}, ${subscription.package_id}, ${subscription.is_free_trial},
      ${subscription.started_at}, ${subscription.expires_at})`);

export const validityOf = async (tx: Db, package_id: number): Promise<number> =>
  (await tx.row<{ validity: number }>(sql`select validity from store_packages where id = ${package_id}`))?.validity ??
  0;

/** null: there is a courier with that phone. */
export async function insertCourier(tx: Db, application_id: number): Promise<number | null> {
  const row = await tx.row<{ id: number }>(sql`
    insert into couriers (f_name, l_name, phone, email, password_hash, image, zone_id, vehicle_id, earning)
    select a.f_name, a.l_name, a.phone, a.email, a.password_hash, face.picture_id, a.zone_id, a.vehicle_id, a.earning
    from applications a
    join application_files face on face.application_id = a.id and face.field = 'image'
    where a.id = ${application_id}
    on conflict do nothing returning id`);
  return row?.id ?? null;
}

/** What the shop shows of it from now on; a certificate and an identity stay private. */
export const publishPictures = (tx: Db, application_id: number): Promise<number> =>
  tx.run(sql`
    update pictures set is_private = false where id in (
      select picture_id from application_files
      where application_id = ${application_id} and field in ('logo', 'cover_photo', 'image'))`);

export const setApproved = (
  tx: Db,
  id: number,
  made: { store_id: number | null; delivery_man_id: number | null; decided_at: Date },
): Promise<number> =>
  tx.run(sql`
    update applications set application_status = 'approved', decided_at = ${made.decided_at},
      -- It stands with whom it belongs to now
      password_hash = null, store_id = ${made.store_id}, delivery_man_id = ${made.delivery_man_id}
    where id = ${id}`);

export const setRejected = (tx: Db, id: number, reason: string, decided_at: Date): Promise<number> =>
  tx.run(sql`
    update applications set application_status = 'rejected', reason = ${reason}, decided_at = ${decided_at},
      password_hash = null
    where id = ${id}`);
