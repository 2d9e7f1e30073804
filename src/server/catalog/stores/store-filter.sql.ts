import { empty, join, raw, type Sql, sql } from '#server/db/sql.ts';
import { couponHolds, discountRuns, itemOnSale, storeIsOpen } from '../conditions.sql.ts';
import type { Clock, Diet, Now } from '../scope.ts';

/** How an order reaches the shopper. */
export type Handover = 'all' | 'delivery' | 'take_away';

/** What a shopper wants of stores, whatever list they come from. */
export type StoreFilter = {
  type: Diet;
  handover: Handover;
  /** At least so many stars. */
  stars: number | null;
  open: boolean;
  discounted: boolean;
  free_delivery: boolean;
  /** Brings it within half an hour. */
  under_30: boolean;
  coupon: boolean;
  halal: boolean;
  /** Has something of these; empty: of whatever. */
  category_ids: readonly number[];
  brand_ids: readonly number[];
  /** Words of its name, or their beginnings. */
  words: readonly string[];
};

export const ANY_STORE: StoreFilter = {
  type: 'all',
  handover: 'all',
  stars: null,
  open: false,
  discounted: false,
  free_delivery: false,
  under_30: false,
  coupon: false,
  halal: false,
  category_ids: [],
  brand_ids: [],
  words: [],
};

const HANDOVERS: Record<Handover, Sql> = {
  all: empty,
  delivery: raw('and s.delivery'),
  take_away: raw('and s.take_away'),
};

const DIETS: Record<Diet, Sql> = { all: empty, veg: raw('and s.veg'), non_veg: raw('and s.non_veg') };

/** The filter as conditions on store `s`. */
export const matchesStoreFilter = (filter: StoreFilter, clock: Clock): Sql =>
  join(
    [
      DIETS[filter.type],
      HANDOVERS[filter.handover],
      filter.stars === null ? empty : sql`and s.avg_rating >= ${filter.stars}`,
      filter.open ? sql`and ${storeIsOpen(clock)}` : empty,
      filter.discounted
        ? sql`and exists (select 1 from store_discounts d where d.store_id = s.id and ${discountRuns(clock)})`
        : empty,
      filter.free_delivery ? raw('and s.free_delivery') : empty,
      filter.under_30 ? raw("and s.delivery_time_unit = 'min' and s.max_delivery_time <= 30") : empty,
      filter.halal ? raw('and s.halal_tag_status') : empty,
      filter.coupon ? sql`and ${hasCoupon(clock)}` : empty,
      filter.category_ids.length === 0
        ? empty
        : sql`and exists (select 1 from items i where i.store_id = s.id and ${itemOnSale} and (
            i.category_id = any (${filter.category_ids}::int[]) or i.top_category_id = any (${filter.category_ids}::int[])))`,
      filter.brand_ids.length === 0
        ? empty
        : sql`and exists (select 1 from items i
            where i.store_id = s.id and ${itemOnSale} and i.brand_id = any (${filter.brand_ids}::int[]))`,
      ...filter.words.map((word) => sql`and ' ' || s.search_text like ${`% ${word}%`}`),
    ],
    ' ',
  );

/** A coupon of its own, or one made for it by name. */
const hasCoupon = (now: Now): Sql => sql`exists (
  select 1 from coupons c
  where c.module_id = s.module_id and ${couponHolds(now)}
    and c.customer_id is null and (c.store_id = s.id or (c.coupon_type = 'store_wise' and s.id = any (c.data))))`;
