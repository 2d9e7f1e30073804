import { discountToWire } from '#contract/catalog/discount-wire.ts';
import type { Vehicle } from '#contract/rental/rental.ts';
import { toFlag } from '#contract/wire.ts';
import { searchWords } from '#domain/search/search-words.ts';
import { inLanguage } from '#domain/text.ts';
import { townNow, zonesToSearch } from '../catalog/area.service.ts';
import { type PageRequest, pageOf } from '../catalog/page.ts';
import { readIdOrSlug, type Scope } from '../catalog/scope.ts';
import { discountToWire as storeDiscountToWire, storeToWire } from '../catalog/stores/store-to-wire.ts';
import { type StoresQuery, storeRows } from '../catalog/stores/stores.service.ts';
import type { Deps } from '../deps.ts';
import { bannersFor } from '../home/banners.service.ts';
import { pictureUrl } from '../media/picture-url.ts';
import {
  popularBrands,
  theseVehicles,
  type VehicleCategoryRow,
  type VehicleRow,
  vehicleBrands,
  vehicleCategories,
} from './vehicles.repository.ts';

export async function providerBanners(deps: Deps, scope: Scope, idOrSlug: string) {
  const { id, slug } = readIdOrSlug(idOrSlug);
  const { banners } = await bannersFor(deps, scope, false);
  return banners
    .filter(({ store }) => store && (id === null ? store.slug === slug : store.id === id))
    .map(({ store, item: _, ...banner }) => ({ ...banner, provider_id: store?.id ?? null }));
}

export async function rentalBanners(deps: Deps, scope: Scope) {
  const { banners } = await bannersFor(deps, scope, false);
  return { banners: banners.map(({ store, item: _, ...banner }) => ({ ...banner, provider_id: store?.id ?? null })) };
}

/**
 * Vehicles by their ids, as every list shows them, in this order; those not offered any more are left out. `free`: their
 * number is that of the units free during that time.
 */
export async function vehiclesById(
  deps: Deps,
  ids: readonly number[],
  language: string,
  free: { start: Date; end: Date } | null = null,
): Promise<Vehicle[]> {
  if (ids.length === 0) return [];
  const rows = await theseVehicles(deps.db, ids, await townNow(deps), free);
  const found = new Map(rows.map((row) => [row.id, vehicleToWire(deps, row, language)]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

function vehicleToWire({ env }: Deps, row: VehicleRow, language: string): Vehicle {
  const { documents, discount_price, discount_type, ...same } = row;
  const urls = (pictures: readonly string[]) => pictures.map((picture) => pictureUrl(env, picture, '5x3'));
  return {
    ...same,
    discount_type,
    discount_price: discountToWire({ discount: discount_price, discount_type }).discount,
    name: inLanguage(row.name, language),
    description: inLanguage(row.description, language),
    thumbnail_full_url: pictureUrl(env, row.thumbnail, '5x3'),
    images_full_url: urls(row.images),
    documents_full_url: urls(documents),
    seating_capacity: String(row.seating_capacity),
    air_condition: toFlag(row.air_condition),
    multiple_vehicles: toFlag(row.multiple_vehicles),
    trip_hourly: toFlag(row.trip_hourly),
    trip_distance: toFlag(row.trip_distance),
    trip_day_wise: toFlag(row.trip_day_wise),
    status: 1,
    new_tag: toFlag(row.new_tag),
    total_vehicles: row.total_vehicle_count,
    provider: {
      ...row.provider,
      name: inLanguage(row.provider.name, language),
      address: inLanguage(row.provider.address, language),
      discount: storeDiscountToWire(row.provider.discount),
    },
    created_at: row.created_at.toISOString(),
  };
}

type LabelQuery = PageRequest & { search?: string | undefined };

export async function categoryList(deps: Deps, language: string, query: LabelQuery) {
  const rows = await deps.memo('vehicle categories', () => vehicleCategories(deps.db));
  const { labels: vehicles, ...page } = labelsNamed(deps, rows, language, query);
  return { ...page, vehicles };
}

export async function brandList(deps: Deps, language: string, query: LabelQuery) {
  const rows = await deps.memo('vehicle brands', () => vehicleBrands(deps.db));
  const { labels: brands, ...page } = labelsNamed(deps, rows, language, query);
  return { ...page, brands };
}

export async function popularBrandList(deps: Deps, scope: Scope) {
  const { module_ids } = await zonesToSearch(deps, scope);
  const [module_id = 0] = module_ids;
  const rows = await deps.memo(`popular vehicle brands ${module_id}`, () => popularBrands(deps.db, module_id));
  return rows.map((row) => labelToWire(deps, row, scope.language));
}

/** A dozen kinds or brands at most, so they are searched here. */
function labelsNamed(deps: Deps, rows: readonly VehicleCategoryRow[], language: string, query: LabelQuery) {
  const { limit, offset, skip } = pageOf({ limit: query.limit ?? 25, offset: query.offset });
  const words = searchWords(query.search ?? '');
  const found = rows
    .map((row) => labelToWire(deps, row, language))
    .filter(({ name }) => words.every((word) => searchWords(name).some((own) => own.startsWith(word))));
  return { total_size: found.length, limit, offset, labels: found.slice(skip, skip + limit) };
}

const labelToWire = ({ env }: Deps, row: VehicleCategoryRow, language: string) => ({
  ...row,
  name: inLanguage(row.name, language),
  image_full_url: pictureUrl(env, row.image, '1x1'),
});

export async function providers(deps: Deps, list: 'popular' | 'latest', scope: Scope, query: StoresQuery) {
  const { rows, now, ...page } = await storeRows(deps, list, scope, query);
  return {
    ...page,
    stores: rows.map((row) => ({
      ...storeToWire(deps.env, row, scope, now),
      vehicles_count: row.vehicles_count,
      trips_count: row.trips_count,
    })),
  };
}
