import type { ModuleType } from '#domain/modules/module-profile.ts';
import type { Discount } from '#domain/pricing/discount.ts';
import type { tripBill } from '#domain/rental/trip-bill.ts';
import type { Db } from '#server/db/db.ts';
import { sql } from '#server/db/sql.ts';
import { randomFrom } from './random.ts';

export type Store = {
  id: number;
  slug: string;
  module: ModuleType;
  zone_id: number;
  tax: number;
  latitude: number;
  longitude: number;
  /** 0 … 1, how well known it is */
  fame: number;
};
export type Item = { id: number; slug: string; store: Store };

/** The columns of a vehicle that a trip is made of. */
export type Vehicle = {
  store: Store;
  unit_id: number;
  id: number;
  provider_id: number;
  module_id: number;
  zone_id: number;
  slug: string;
  name: unknown;
  thumbnail: unknown;
  trip_hourly: boolean;
  trip_day_wise: boolean;
  hourly_price: number;
  day_wise_price: number;
} & Discount & { discount_price: number };

/** What of the business' settings a trip is billed by. */
export type TripSettings = Parameters<typeof tripBill>[0]['settings'];

/** The town as the folder has built it: what its past is thought up from. */
export type Town = {
  zones: readonly { id: number; key: string }[];
  stores: readonly Store[];
  items: readonly Item[];
  vehicles: readonly Vehicle[];
  /** What couriers ride, the smallest first. */
  rides: readonly { id: number }[];
  settings: TripSettings;
};

export async function readTown(db: Db): Promise<Town> {
  const stores = (
    await db.rows<Omit<Store, 'fame'>>(sql`
      select s.id, s.slug, m.module_type as module, s.zone_id, s.tax, s.latitude, s.longitude
      from stores s join modules m on m.id = s.module_id order by s.id`)
  ).map((store) => ({ ...store, fame: randomFrom(`store ${store.slug}`).number() }));
  const storeOf = new Map(stores.map((store) => [store.id, store]));
  const within = <Thing>(things: readonly (Thing & { store_id: number })[]) =>
    things.flatMap(({ store_id, ...thing }) => {
      const store = storeOf.get(store_id);
      return store ? [{ ...thing, store } as unknown as Thing & { store: Store }] : [];
    });
  const items = await db.rows<Omit<Item, 'store'> & { store_id: number }>(sql`
    select id, slug, store_id from items order by id`);
  const vehicles = await db.rows<Omit<Vehicle, 'store'> & { store_id: number }>(sql`
    select v.id, v.provider_id, v.provider_id as store_id, v.module_id, v.zone_id, v.slug, v.name, v.thumbnail,
      v.trip_hourly, v.trip_day_wise, v.hourly_price, v.day_wise_price, v.discount_price, v.discount_type,
      (select min(u.id) from vehicle_units u where u.vehicle_id = v.id) as unit_id
    from vehicles v order by v.provider_id, v.id`);
  const settings = await db.rows<{ key: string; value: unknown }>(sql`
    select key, value from settings where key in ('tax_included', 'additional_charge_status', 'additional_charge')`);
  return {
    zones: await db.rows(sql`select id, key from zones order by id`),
    stores,
    items: within(items),
    vehicles: within(vehicles),
    rides: await db.rows(sql`select id from delivery_vehicles order by id`),
    settings: Object.fromEntries(settings.map(({ key, value }) => [key, value])) as TripSettings,
  };
}
