import { AppError } from '#contract/errors.ts';
import { readingsOf } from '#domain/join/read-place.ts';
import type { Point } from '#domain/location/point.ts';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { isInZones } from '../location/zones.service.ts';
import { activeZone, isVehicle, offeredModule } from './places.repository.ts';

type SentPlace = {
  zone_id: number;
  module_id: number;
  latitude: number;
  longitude: number;
  pickup_zone_id?: readonly number[] | undefined;
};

type StorePlace = { at: Point; module_type: ModuleType; pickup_zone_id: number[] };

/** Where a store may stand: in a zone that is served, which offers its module and covers its place. */
export async function storePlace(deps: Deps, sent: SentPlace, language: string): Promise<StorePlace> {
  const zone = await servedZone(deps, sent.zone_id);
  const module = await offeredModule(deps.db, sent);
  if (!module || !MODULE_PROFILES[module.module_type].hasStores) throw new AppError('join_module');
  const at = await placeIn(deps, sent);
  if (!at) throw new AppError('join_outside', undefined, { zone: inLanguage(zone.display_name, language) });
  return { at, module_type: module.module_type, pickup_zone_id: pickupZones(sent, module) };
}

async function servedZone({ db }: Deps, zone_id: number) {
  const zone = await activeZone(db, zone_id);
  if (!zone) throw new AppError('join_zone');
  return zone;
}

async function placeIn(deps: Deps, sent: SentPlace): Promise<Point | null> {
  for (const place of readingsOf(sent)) if (await isInZones(deps, place, [sent.zone_id])) return place;
  return null;
}

/** What is sent where nobody hands over in zones says nothing. */
function pickupZones(
  { pickup_zone_id = [] }: SentPlace,
  { module_type, zone_ids }: { module_type: ModuleType; zone_ids: readonly number[] },
): number[] {
  if (!MODULE_PROFILES[module_type].hasPickupZones) return [];
  const chosen = [...new Set(pickup_zone_id)];
  if (chosen.length === 0 || !chosen.every((id) => zone_ids.includes(id))) throw new AppError('join_pickup_zones');
  return chosen;
}

/** Where and with what a courier may work. */
export async function refuseCourierPlace(
  deps: Deps,
  { zone_id, vehicle_id }: { zone_id: number; vehicle_id: number },
): Promise<void> {
  await servedZone(deps, zone_id);
  if (!(await isVehicle(deps.db, vehicle_id))) throw new AppError('join_vehicle');
}
