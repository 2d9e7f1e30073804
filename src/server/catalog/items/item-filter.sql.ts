import { empty, join, raw, type Sql, sql } from '#server/db/sql.ts';
import type { Diet } from '../scope.ts';
import { type Clock, storeIsOpen } from '../stores/store-filter.sql.ts';

/** What a shopper wants of items, whatever list they come from. */
export type ItemFilter = {
  type: Diet;
  min_price: number | null;
  max_price: number | null;
  /** At least so many stars. */
  stars: number | null;
  available_now: boolean;
  discounted: boolean;
};

export const ANY_ITEM: ItemFilter = {
  type: 'all',
  min_price: null,
  max_price: null,
  stars: null,
  available_now: false,
  discounted: false,
};

const DIETS: Record<Diet, Sql> = { all: empty, veg: raw('and i.veg'), non_veg: raw('and not i.veg') };

export const onSale = raw('i.status and i.is_approved');

/** The wish as conditions on item `i` of store `s`. */
export function matchesItemFilter(filter: ItemFilter, clock: Clock): Sql {
  const { date, time, moment } = clock;
  return join(
    [
      DIETS[filter.type],
      filter.min_price === null ? empty : sql`and i.price >= ${filter.min_price}`,
      filter.max_price === null ? empty : sql`and i.price <= ${filter.max_price}`,
      filter.stars === null ? empty : sql`and i.avg_rating >= ${filter.stars}`,
      filter.available_now
        ? sql`and ${storeIsOpen(clock)} and (i.stock is null or i.stock > 0)
            and ${time}::time between i.available_time_starts and i.available_time_ends`
        : empty,
      filter.discounted
        ? sql`and (i.discount > 0 or exists (
              select 1 from store_discounts d where d.store_id = s.id
                and ${date}::date between d.start_date and d.end_date
                and ${time}::time between d.start_time and d.end_time
            ) or exists (
              select 1 from flash_sale_items f join flash_sales sale on sale.id = f.flash_sale_id
              where f.item_id = i.id and f.status and f.sold < f.stock and sale.status
                and ${moment}::timestamptz between sale.start_date and sale.end_date
            ))`
        : empty,
    ],
    ' ',
  );
}
