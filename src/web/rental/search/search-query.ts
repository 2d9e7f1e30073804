import { PLAN_QUERY } from '../plan/plan-query.ts';

/** What of an address the list of vehicles is narrowed and sorted by. */
export const CHOICE_QUERY = [
  'categoryId',
  'brand_ids',
  'seating_capacity',
  'air_condition',
  'transmission_type',
  'fuel_type',
  'min_price',
  'max_price',
  'sortby_price',
  'name',
] as const;

/** The parameters that the search page depends on. A file of its own, so that the route loads nothing else with it. */
export const SEARCH_QUERY: readonly string[] = [...PLAN_QUERY, ...CHOICE_QUERY, 'all_category', 'view'];
