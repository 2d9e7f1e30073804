import { minorFromText, toMajor } from '#domain/money/minor-units.ts';
import { isTripKnown } from '#domain/rental/change-plan.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import {
  FUEL_TYPES,
  NO_VEHICLE_FILTER,
  SEAT_RANGES,
  TRANSMISSION_TYPES,
  type VehicleFilter,
} from '#domain/rental/vehicle-filter.ts';
import type { CHOICE_QUERY } from './search-query.ts';

export const SORTS = ['asc', 'desc'] as const;

/** What the list of vehicles is narrowed to and in which order it stands. All of it is in the address. */
export type VehicleChoice = VehicleFilter & { sort: (typeof SORTS)[number] | null; name: string };

const AIR = { ac: true, non_ac: false } as const;

export function choiceFrom(params: URLSearchParams): VehicleChoice {
  return {
    category_ids: idsIn(params.get('categoryId')),
    brand_ids: idsIn(params.get('brand_ids')),
    seating_capacity: wordsIn(params.get('seating_capacity'), SEAT_RANGES),
    air_condition: wordsIn(params.get('air_condition'), ['ac', 'non_ac']).map((word) => AIR[word]),
    transmission_type: wordsIn(params.get('transmission_type'), TRANSMISSION_TYPES),
    fuel_type: wordsIn(params.get('fuel_type'), FUEL_TYPES),
    min_price: minorFromText(params.get('min_price') ?? ''),
    max_price: minorFromText(params.get('max_price') ?? ''),
    sort: wordsIn(params.get('sortby_price'), SORTS)[0] ?? null,
    name: (params.get('name') ?? '').trim().slice(0, 100),
  };
}

/** Prices by the hour, the day and the kilometre cannot be compared: without a trip the price range does not count. */
export const comparable = (choice: VehicleChoice, plan: TripPlan | null): VehicleChoice =>
  plan && isTripKnown(plan) ? choice : { ...choice, min_price: null, max_price: null };

const written = (choice: VehicleChoice): Record<(typeof CHOICE_QUERY)[number], string> => ({
  categoryId: choice.category_ids.join(','),
  brand_ids: choice.brand_ids.join(','),
  seating_capacity: choice.seating_capacity.join(','),
  air_condition: choice.air_condition.map((has) => (has ? 'ac' : 'non_ac')).join(','),
  transmission_type: choice.transmission_type.join(','),
  fuel_type: choice.fuel_type.join(','),
  min_price: choice.min_price === null ? '' : String(toMajor(choice.min_price)),
  max_price: choice.max_price === null ? '' : String(toMajor(choice.max_price)),
  sortby_price: choice.sort ?? '',
  name: choice.name,
});

/** The same address with the change written into it; what is not set is not in it. All categories have a word of their own. */
export function withChoice(params: URLSearchParams, change: Partial<VehicleChoice>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, text] of Object.entries(written({ ...choiceFrom(params), ...change })))
    if (text === '') next.delete(name);
    else next.set(name, text);
  if (next.has('categoryId')) next.delete('all_category');
  return next;
}

export const NO_CHOICE: VehicleChoice = { ...NO_VEHICLE_FILTER, sort: null, name: '' };

/** How many filters are set; a price range counts as one, the order as none. */
export const choiceCount = (choice: VehicleChoice): number =>
  choice.category_ids.length +
  choice.brand_ids.length +
  choice.seating_capacity.length +
  choice.air_condition.length +
  choice.transmission_type.length +
  choice.fuel_type.length +
  (choice.min_price !== null || choice.max_price !== null ? 1 : 0) +
  (choice.name === '' ? 0 : 1);

export const searchAddress = (params: URLSearchParams): string =>
  `/rental/vehicle-search${params.size > 0 ? `?${params}` : ''}`;

const idsIn = (text: string | null): readonly number[] =>
  /^\d{1,9}(,\d{1,9}){0,49}$/.test(text ?? '') ? [...new Set((text ?? '').split(',').map(Number))] : [];

const wordsIn = <Word extends string>(text: string | null, known: readonly Word[]): readonly Word[] =>
  known.filter((word) => (text ?? '').split(',').includes(word));
