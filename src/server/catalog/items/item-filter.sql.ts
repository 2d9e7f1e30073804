import { empty, join, literal, raw, type Sql, sql } from '#server/db/sql.ts';
import { discountRuns, flashItemLeft, flashSaleRuns, storeIsOpen } from '../conditions.sql.ts';
import type { Clock, Diet } from '../scope.ts';

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

/** By what items are ordered; each has its index in migrations/005, and ties follow the index too. */
export const ITEM_ORDERS = {
  popular: { rank: raw('i.order_count'), way: raw('desc') },
  latest: { rank: raw('i.id'), way: raw('desc') },
  'most-reviewed': { rank: raw('i.rating_count'), way: raw('desc') },
  'top-rated': { rank: raw('i.avg_rating'), way: raw('desc') },
  discounted: { rank: raw('i.discount_percent'), way: raw('desc') },
  high: { rank: raw('i.price'), way: raw('desc') },
  low: { rank: raw('i.price'), way: raw('asc') },
} as const satisfies Record<string, { rank: Sql; way: Sql }>;

export type ItemOrder = keyof typeof ITEM_ORDERS;

export const ITEM_DIETS: Record<Diet, Sql> = { all: empty, veg: raw('and i.veg'), non_veg: raw('and not i.veg') };

/** Item `i` is in one of these categories, or of a child of one; without any: in whatever. */
export const inCategories = (ids: readonly number[]): Sql =>
  ids.length === 0 ? empty : sql`and (i.category_id = any (${ids}::int[]) or i.top_category_id = any (${ids}::int[]))`;

/**
 * How prices and stars are asked for, since how many items they leave decides which way is the quickest.
 * literals: they stand in the text, and the statement is planned for them. parameters: the items are found by something
 * else. passed: many items fit, so it is enough to pass over the others; no index is looked for, and the plan made once.
 */
export type Limits = 'literals' | 'parameters' | 'passed';

const LIMITS: Record<Limits, (column: Sql, sign: Sql, number: number) => Sql> = {
  literals: (column, sign, number) => sql`and ${column} ${sign} ${literal(number)}`,
  parameters: (column, sign, number) => sql`and ${column} ${sign} ${number}`,
  passed: (column, sign, number) => sql`and (${column} ${sign} ${number}) is true`,
};

const [AT_LEAST, AT_MOST] = [raw('>='), raw('<=')];

/** The same as isWithinHours of the domain, for item `i`. */
const servedAt = ({ time }: Clock): Sql => sql`
  case when i.available_time_starts <= i.available_time_ends
    then ${time}::time >= i.available_time_starts
      and (${time}::time <= i.available_time_ends or i.available_time_ends >= '23:59')
    else ${time}::time >= i.available_time_starts or ${time}::time <= i.available_time_ends end`;

/** The filter as conditions on item `i` of store `s`. */
export function matchesItemFilter(filter: ItemFilter, clock: Clock, limits: Limits): Sql {
  const limit = LIMITS[limits];
  return join(
    [
      ITEM_DIETS[filter.type],
      filter.min_price === null ? empty : limit(raw('i.price'), AT_LEAST, filter.min_price),
      filter.max_price === null ? empty : limit(raw('i.price'), AT_MOST, filter.max_price),
      filter.stars === null ? empty : limit(raw('i.avg_rating'), AT_LEAST, filter.stars),
      filter.available_now
        ? sql`and ${storeIsOpen(clock)} and (i.stock is null or i.stock > 0)
            and ${servedAt(clock)}`
        : empty,
      filter.discounted
        ? sql`and (i.discount > 0 or exists (
              select 1 from store_discounts d where d.store_id = s.id and ${discountRuns(clock)}
            ) or exists (
              select 1 from flash_sale_items f join flash_sales sale on sale.id = f.flash_sale_id
              where f.item_id = i.id and ${flashItemLeft} and ${flashSaleRuns(clock)}
            ))`
        : empty,
    ],
    ' ',
  );
}
