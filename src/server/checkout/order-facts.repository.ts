import type { Window } from '#domain/catalog/opening-hours.ts';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import type { Point } from '#domain/location/point.ts';
import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Surge, VehicleBand, ZoneRates } from '#domain/pricing/delivery-charge.ts';
import type { StoreDiscount } from '#domain/pricing/goods-total.ts';
import type { SurgeHours } from '#domain/pricing/surge-at.ts';
import type { Text } from '#domain/text.ts';
import { discountRuns } from '../catalog/conditions.sql.ts';
import type { Db } from '../db/db.ts';
import { raw, sql } from '../db/sql.ts';

export type OrderStore = {
  id: number;
  slug: string;
  name: Text;
  logo: string;
  address: Text;
  phone: string;
  /** Gets a mail for each order; '': none is sent. */
  email: string;
  latitude: number;
  longitude: number;
  module_id: number;
  module_type: ModuleType;
  all_zone_service: boolean;
  zone_id: number;
  /** The business lets it trade, in a module that is offered. */
  status: boolean;
  active: boolean;
  schedule_order: boolean;
  delivery: boolean;
  take_away: boolean;
  free_delivery: boolean;
  cutlery: boolean;
  prescription_order: boolean;
  minimum_order: number;
  tax: number;
  self_delivery_system: boolean;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  maximum_shipping_charge: number | null;
  extra_packaging_status: boolean;
  extra_packaging_amount: number;
  delivery_time: string;
  min_delivery_time: number;
  max_delivery_time: number;
  delivery_time_unit: 'min' | 'hours' | 'days';
  schedules: Window[];
  /** The one that runs now. */
  discount: StoreDiscount | null;
};

export const storeToOrderFrom = (db: Db, id: number, { date, time }: TownTime): Promise<OrderStore | null> =>
  db.row(sql`
    select s.id, s.slug, s.name, s.logo, s.address, s.phone, s.email, s.latitude, s.longitude, s.module_id,
      m.module_type, m.all_zone_service, s.zone_id, s.status and m.status as status, s.active, s.schedule_order, s.delivery,
      s.take_away, s.free_delivery, s.cutlery, s.prescription_order, s.minimum_order, s.tax, s.self_delivery_system,
      s.per_km_shipping_charge, s.minimum_shipping_charge, s.maximum_shipping_charge, s.extra_packaging_status,
      s.extra_packaging_amount, s.delivery_time, s.min_delivery_time, s.max_delivery_time, s.delivery_time_unit,
      coalesce((
        select json_agg(json_build_object('day', h.day, 'opening_time', h.opening_time, 'closing_time', h.closing_time)
          order by h.day, h.opening_time)
        from store_schedules h where h.store_id = s.id
      ), '[]') as schedules,
      (
        select json_build_object('discount', d.discount, 'min_purchase', d.min_purchase, 'max_discount', d.max_discount)
        from store_discounts d where d.store_id = s.id and ${discountRuns({ date, time })}
      ) as discount
    from stores s join modules m on m.id = s.module_id
    where s.id = ${id}`);

export const placeOfStore = (db: Db, id: number): Promise<{ latitude: number; longitude: number } | null> =>
  db.row(sql`select latitude, longitude from stores where id = ${id}`);

export type OrderZone = {
  id: number;
  status: boolean;
  /** Does it cover the place? */
  covers: boolean;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  maximum_cod_order_amount: number | null;
  /** null: the module is not offered in it. */
  rates: ZoneRates | null;
};

/** The store's own zone first, then the others over the place that offer its module, smallest first. */
export function zonesToOrderIn(db: Db, store_id: number, at: Point | null): Promise<OrderZone[]> {
  const covers = at ? sql`z.coordinates @> point(${at.lng}::float8, ${at.lat}::float8)` : sql`false`;
  const own = (column: 'zone_id' | 'module_id') => sql`(select ${raw(column)} from stores where id = ${store_id})`;
  return db.rows(sql`
    select z.id, z.status, ${covers} as covers, z.cash_on_delivery, z.digital_payment, z.offline_payment,
      zm.maximum_cod_order_amount,
      case when zm.zone_id is not null then json_build_object(
        'delivery_charge_type', zm.delivery_charge_type, 'per_km_shipping_charge', zm.per_km_shipping_charge,
        'minimum_shipping_charge', zm.minimum_shipping_charge, 'maximum_shipping_charge', zm.maximum_shipping_charge,
        'fixed_shipping_charge', zm.fixed_shipping_charge) end as rates
    from zones z left join zone_modules zm on zm.zone_id = z.id and zm.module_id = ${own('module_id')}
    where z.id = ${own('zone_id')} or (z.status and zm.zone_id is not null and ${covers})
    order by z.id = ${own('zone_id')} desc, z.area, z.id limit 20`);
}

export const vehicleBands = (db: Db): Promise<VehicleBand[]> =>
  db.rows(sql`
    select starting_coverage_area, maximum_coverage_area, extra_charges
    from delivery_vehicles where status order by starting_coverage_area, id limit 100`);

export type SurgeRow = Surge & SurgeHours & { title: Text; customer_note: Text; customer_note_status: boolean };

/** Surge prices of this day. */
export const surgeRules = (
  db: Db,
  { zone_id, module_id, date }: { zone_id: number; module_id: number; date: string },
): Promise<SurgeRow[]> =>
  db.rows(sql`
    select title, customer_note, customer_note_status, price, price_type, is_permanent, start_date, end_date,
      weekly_days, start_time, end_time
    from surge_prices
    where status and zone_id = ${zone_id} and module_id = ${module_id}
      and (is_permanent or ${date}::date between start_date and end_date)
    order by id limit 100`);

export type OrderingCustomer = { id: number; wallet_balance: number; is_referred: boolean; created_at: Date };

export const orderingCustomer = (db: Db, id: number): Promise<OrderingCustomer | null> =>
  db.row(sql`
    select id, wallet_balance, ref_by is not null as is_referred, created_at from customers where id = ${id}`);

/** Locked until the transaction ends. What it counts is read afterwards. */
export const lockCustomer = (db: Db, id: number): Promise<number> =>
  db.run(sql`select id from customers where id = ${id} for no key update`);
