import { AppError } from '#contract/errors.ts';
import type { FoundVehicles, VehicleQuery } from '#contract/rental/vehicle-search.ts';
import { momentIn } from '#domain/checkout/moment-in.ts';
import type { Point } from '#domain/location/point.ts';
import { isPickupTimeValid } from '#domain/rental/pickup-time.ts';
import { hoursAway, type RentalType } from '#domain/rental/trip-plan.ts';
import { estimate, lengthOf, type TripLength } from '#domain/rental/trip-price.ts';
import { countVehicles, type VehicleCounts, type VehicleFilter } from '#domain/rental/vehicle-filter.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow, townTimezone, zonesToSearch } from '../../catalog/area.service.ts';
import { type PageRequest, pageOf } from '../../catalog/page.ts';
import { readIdOrSlug, type Scope } from '../../catalog/scope.ts';
import type { Deps } from '../../deps.ts';
import { coverage } from '../../location/zones.service.ts';
import { pictureUrl } from '../../media/picture-url.ts';
import { vehiclesById } from '../rental.service.ts';
import {
  namesInScope,
  pickVehicles,
  providerNumber,
  providerPins,
  type SearchedVehicle,
  type SearchScope,
  vehiclesInScope,
} from './vehicle-search.repository.ts';

const HOUR_MS = 3_600_000;
/** A larger fleet is not counted: such numbers help nobody who filters, and cost more than the rest of the search. */
const MOST_COUNTED = 200;
/** At most this many matches are checked for a free unit and sorted by what the trip costs. */
const MOST_LOOKED_AT = 1000;
/** More pins than this are unreadable on a map. */
const MOST_PINS = 60;

export async function vehiclesFound(deps: Deps, scope: Scope, query: VehicleQuery): Promise<FoundVehicles> {
  const search = await scopeOf(deps, scope, query);
  const filter = filterOf(query);
  const { limit, offset, skip } = pageOf(query);
  const order = query.sortby_price ?? null;
  const [ids, inScope] = await Promise.all([
    pickVehicles(deps.db, search, filter, { order, most: MOST_LOOKED_AT, page: { limit, skip } }),
    vehiclesInScope(deps.db, search, MOST_COUNTED),
  ]);
  const { isWhole } = inScope;
  const priced = inScope.free.map((vehicle) => ({ ...vehicle, price: priceOf(vehicle, search.length) }));
  const counts = countVehicles(priced, filter);
  const [vehicles, providers] = await Promise.all([
    vehiclesById(deps, ids, scope.language, search.free),
    pinsOf(deps, counts.providers, scope.language),
  ]);
  const { min_price, max_price, price_counts, choices } = counts;
  return {
    total_size: isWhole ? counts.total : Math.max(counts.total, skip + ids.length + (ids.length === limit ? 1 : 0)),
    ...{ limit, offset, vehicles, min_price, max_price, providers },
    counts: isWhole ? choices : null,
    price_counts,
  };
}

/** What it costs for this trip; without one, its lowest rate. */
function priceOf(vehicle: SearchedVehicle, length: TripLength | null): number {
  if (length === null) return vehicle.lowest_price;
  const { discount_price: discount, discount_type } = vehicle;
  const route = length.rental_type === 'distance_wise' ? { km: length.km, hours: 0 } : null;
  const hours = length.rental_type === 'distance_wise' ? 0 : length.hours;
  const { rental_type } = length;
  return estimate({ ...vehicle, discount: { discount, discount_type } }, { rental_type, hours, route })?.price ?? 0;
}

async function pinsOf(deps: Deps, counted: VehicleCounts['providers'], language: string) {
  const shown = counted.slice(0, MOST_PINS);
  const rows = await providerPins(
    deps.db,
    shown.map(({ provider_id }) => provider_id),
  );
  const pins = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap(({ provider_id, vehicles_count, min_price }) => {
    const pin = pins.get(provider_id);
    if (!pin) return [];
    return {
      ...pin,
      name: inLanguage(pin.name, language),
      logo_full_url: pictureUrl(deps.env, pin.logo, '1x1'),
      latitude: String(pin.latitude),
      longitude: String(pin.longitude),
      vehicles_count,
      min_price,
    };
  });
}

async function scopeOf(deps: Deps, scope: Scope, query: VehicleQuery): Promise<SearchScope> {
  const [{ module_ids }, zone_ids, provider_id, free] = await Promise.all([
    zonesToSearch(deps, scope),
    pickupZones(deps, scope, query),
    providerOf(deps, query.provider_id),
    freeTime(deps, query),
  ]);
  const [module_id = 0] = module_ids;
  const trip = tripOf(query);
  return {
    ...{ module_id, zone_ids, provider_id, free },
    words: searchWords(query.name ?? ''),
    ids: query.vehicle_ids ?? null,
    type: query.vehicle_type || null,
    length: trip && lengthOf(trip),
  };
}

type Trip = { rental_type: RentalType; hours: number; route: { km: number; hours: number } | null };

/** The trip of a request, as far as it says one. */
function tripOf({ trip_type, duration = 0, distance }: VehicleQuery): Trip | null {
  if (trip_type === undefined || trip_type === 'provider_wise') return null;
  const route = distance === undefined ? null : { km: distance, hours: duration };
  return { rental_type: trip_type, hours: duration, route };
}

/** A provider hands over in its own zones: those over the pickup, or those the shopper is in, if they offer rental. */
async function pickupZones(deps: Deps, scope: Scope, { pickup_location }: VehicleQuery): Promise<readonly number[]> {
  const here = pickup_location ? await zonesAround(deps, pickup_location) : scope.zone_ids;
  const { zone_ids, moduleZones } = await zonesToSearch(deps, { ...scope, zone_ids: here });
  return zone_ids.filter((id) => moduleZones.some(({ zone_id }) => zone_id === id));
}

async function zonesAround(deps: Deps, pickup: Point): Promise<readonly number[]> {
  const { active } = await coverage(deps, pickup);
  if (active.length === 0) throw new AppError('pickup_outside');
  return active.map(({ id }) => id);
}

async function providerOf(deps: Deps, idOrSlug: string | undefined): Promise<number | null> {
  if (idOrSlug === undefined) return null;
  const provider = await providerNumber(deps.db, readIdOrSlug(idOrSlug));
  if (!provider) throw new AppError('not_found', 'provider_id');
  return provider.id;
}

/** From the pickup until the vehicles are back. A trip without a date begins now; without either, any time will do. */
async function freeTime(deps: Deps, query: VehicleQuery): Promise<{ start: Date; end: Date } | null> {
  const trip = tripOf(query);
  if (query.date === undefined && trip === null) return null;
  const [now, timezone] = await Promise.all([townNow(deps), townTimezone(deps)]);
  if (!isPickupTimeValid(query.date ?? null, now)) throw new AppError('search_date_past');
  const start = query.date === undefined ? now.moment : momentIn(timezone, query.date);
  const hours = trip ? hoursAway(trip) : Math.max(1, query.duration ?? 1);
  return { start, end: new Date(start.getTime() + hours * HOUR_MS) };
}

const filterOf = (query: VehicleQuery): VehicleFilter => ({
  category_ids: query.category_ids ?? [],
  brand_ids: query.brand_ids ?? [],
  seating_capacity: query.seating_capacity ?? [],
  air_condition: [...(query.air_condition ? [true] : []), ...(query.no_air_condition ? [false] : [])],
  transmission_type: query.transmission_type ?? [],
  fuel_type: query.fuel_type ?? [],
  min_price: query.min_price ?? null,
  max_price: query.max_price ?? null,
});

export async function topRated(deps: Deps, scope: Scope, query: PageRequest) {
  const { total_size, limit, offset, vehicles } = await vehiclesFound(deps, scope, query);
  return { total_size, limit, offset, vehicles };
}

const MOST_SUGGESTED = 10;
/** Several providers offer the same model. */
const MOST_READ = 100;

export async function suggestions(deps: Deps, scope: Scope, name: string): Promise<string[]> {
  if (searchWords(name).length === 0) return [];
  const found = await namesInScope(deps.db, await scopeOf(deps, scope, { name }), MOST_READ);
  const say = ({ brand, name: own }: (typeof found)[number]) =>
    `${inLanguage(brand, scope.language)} - ${inLanguage(own, scope.language)}`;
  return [...new Set(found.map(say))].slice(0, MOST_SUGGESTED);
}
