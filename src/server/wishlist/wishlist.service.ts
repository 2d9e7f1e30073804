import { AppError } from '#contract/errors.ts';
import { profileOf } from '#domain/modules/module-profile.ts';
import { moduleTypes, townNow, zonesToSearch } from '../catalog/area.service.ts';
import { itemsById } from '../catalog/items/items-by-id.service.ts';
import type { Scope } from '../catalog/scope.ts';
import { storesById } from '../catalog/stores/stores-by-id.service.ts';
import type { Deps } from '../deps.ts';
import { vehiclesById } from '../rental/rental.service.ts';
import {
  countFavourites,
  deleteFavourite,
  type FavouriteRow,
  favouritesOf,
  insertFavourite,
  isFavourite,
  lockList,
  MOST_FAVOURITES,
  type Thing,
} from './wishlist.repository.ts';

/** What the customer likes and can get where they are, as the catalogue shows it today. */
export async function favouritesFor(deps: Deps, customer_id: number, scope: Scope) {
  const [rows, isHere, isRental] = await Promise.all([
    favouritesOf(deps.db, customer_id),
    reachOf(deps, scope),
    rentals(deps),
  ]);
  const here = rows.filter(isHere);
  const stores = here.filter(({ store_id }) => store_id !== null);
  const [item, store, providers, vehicles] = await Promise.all([
    itemsOnSale(deps, idsOf(here, 'item_id'), scope),
    storesById(
      deps,
      idsOf(
        stores.filter((row) => !isRental(row)),
        'store_id',
      ),
      scope,
    ),
    storesById(deps, idsOf(stores.filter(isRental), 'store_id'), scope),
    vehiclesById(deps, idsOf(here, 'vehicle_id'), scope.language),
  ]);
  return { item, store, vehicles, providers };
}

const idsOf = (rows: readonly FavouriteRow[], kind: Thing['kind']): number[] =>
  rows.map((row) => row[kind]).filter((id) => id !== null);

async function itemsOnSale(deps: Deps, item_ids: readonly number[], { language }: Scope) {
  if (item_ids.length === 0) return [];
  const items = await itemsById(deps, { item_ids, campaign_ids: [] }, await townNow(deps), language);
  return item_ids.flatMap((id) => {
    const found = items.get(`Item ${id}`);
    return found?.isOnSale ? [found.item] : [];
  });
}

async function rentals(deps: Deps): Promise<(row: FavouriteRow) => boolean> {
  const types = await moduleTypes(deps);
  return ({ module_id }) => profileOf(types.get(module_id) ?? '').abilities.is_rental;
}

/** Goods come from a store's zone, vehicles are fetched in any zone of their provider. Who names no zone sees all. */
async function reachOf(deps: Deps, scope: Scope): Promise<(row: FavouriteRow) => boolean> {
  const { moduleZones } = await zonesToSearch(deps, scope);
  const isRental = await rentals(deps);
  const reached = new Set(moduleZones.map(({ module_id, zone_id }) => `${module_id} ${zone_id}`));
  const isInZone = (row: FavouriteRow) =>
    scope.zone_ids.length === 0 ||
    (isRental(row)
      ? row.pickup_zone_ids.some((zone_id) => scope.zone_ids.includes(zone_id))
      : reached.has(`${row.module_id} ${row.zone_id}`));
  return (row) => (scope.module_id === null || row.module_id === scope.module_id) && isInZone(row);
}

/** `known`: what a client of this path hears when it is there already. */
export async function like(
  { db }: Deps,
  customer_id: number,
  thing: Thing,
  known: 'favourite_known' | 'rental_favourite_known',
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await lockList(tx, customer_id))) throw new AppError('unauthorized');
    if (await isFavourite(tx, customer_id, thing)) throw new AppError(known);
    if ((await countFavourites(tx, customer_id)) >= MOST_FAVOURITES) throw new AppError('favourites_full');
    if ((await insertFavourite(tx, customer_id, thing)) === 0) throw new AppError('not_found', thing.kind);
  });
}

export async function unlike({ db }: Deps, customer_id: number, thing: Thing): Promise<void> {
  if ((await deleteFavourite(db, customer_id, thing)) === 0) throw new AppError('favourite_missing');
}
