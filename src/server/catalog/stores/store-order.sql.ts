import type { Point } from '#domain/location/point.ts';
import { empty, join, raw, type Sql, sql } from '#server/db/sql.ts';

type OrderKey = { by: Sql; way: 'asc' | 'desc' };

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

export const storeOrder = (order: StoreOrder): { keys: readonly OrderKey[]; only: Sql } =>
  typeof order === 'string'
    ? STORE_LISTS[order]
    : {
        keys: [
          {
            by: sql`point(s.longitude, s.latitude) <-> point(${order.nearest_to.lng}, ${order.nearest_to.lat})`,
            way: 'asc',
          },
          up('s.id'),
        ],
        only: empty,
      };

/** What stands behind "order by", for stores `s` that were found in another way. */
export const orderKeys = (order: StoreOrder): Sql =>
  join(storeOrder(order).keys.map(({ by, way }) => sql`${by} ${raw(way)}`));
