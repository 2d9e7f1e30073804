import type { Point } from '#domain/location/point.ts';
import { empty, join, raw, type Sql, sql } from '#server/db/sql.ts';

type OrderKey = {
  by: Sql;
  way: 'asc' | 'desc';
  /** What it really is, where the index only comes close: the rows that the index finds are put in this order. */
  exactly?: Sql;
};

const up = (by: string): OrderKey => ({ by: raw(by), way: 'asc' });

const down = (by: string): OrderKey => ({ by: raw(by), way: 'desc' });

/** By what a list is ordered, and what belongs to it; each pair has its index in migrations/004. */
export const STORE_LISTS = {
  popular: { keys: [down('s.order_count'), down('s.id')], only: empty },
  latest: { keys: [down('s.created_at'), down('s.id')], only: empty },
  'top-rated': { keys: [down('s.avg_rating'), down('s.rating_count'), down('s.id')], only: empty },
  recommended: { keys: [down('s.id')], only: raw('and s.is_recommended') },
  featured: { keys: [down('s.id')], only: raw('and s.featured') },
  // As texts the units happen to stand in this order: min, hours, days.
  fastest: { keys: [down('s.delivery_time_unit'), up('s.max_delivery_time'), up('s.id')], only: empty },
  discounted: { keys: [down('d.discount'), down('s.id')], only: empty },
  'by-name': { keys: [up(`s.name ->> 'en'`), up('s.id')], only: empty },
  'by-name-down': { keys: [down(`s.name ->> 'en'`), down('s.id')], only: empty },
} as const satisfies Record<string, { keys: readonly OrderKey[]; only: Sql }>;

export type StoreList = keyof typeof STORE_LISTS;

export type StoreOrder = StoreList | { nearest_to: Point };

/** The index measures in degrees, of which those to the east are shorter: so many of its nearest are measured again. */
const NEAREST = 100;

/** `least`: how many the index has to find, however few are shown. */
export const storeOrder = (order: StoreOrder): { keys: readonly OrderKey[]; only: Sql; least: number } =>
  typeof order === 'string'
    ? { ...STORE_LISTS[order], least: 0 }
    : { keys: [nearest(order.nearest_to), up('s.id')], only: empty, least: NEAREST };

function nearest({ lat, lng }: Point): OrderKey {
  const narrow = Math.cos((lat * Math.PI) / 180);
  return {
    by: sql`point(s.longitude, s.latitude) <-> point(${lng}, ${lat})`,
    way: 'asc',
    exactly: sql`point(s.longitude * ${narrow}::float8, s.latitude) <-> point(${lng * narrow}, ${lat})`,
  };
}

/** What stands behind "order by", for stores `s` that were found in another way. */
export const orderKeys = (order: StoreOrder): Sql =>
  join(storeOrder(order).keys.map(({ by, way, exactly }) => sql`${exactly ?? by} ${raw(way)}`));
