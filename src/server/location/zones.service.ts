import { AppError } from '#contract/errors.ts';
import type { Zone, ZoneOnMap } from '#contract/location/location.ts';
import type { Point } from '#domain/location/point.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { modulesFor } from '../modules/modules.service.ts';
import {
  activeZones,
  everyZone,
  existingZones,
  isCovered,
  ratesOf,
  type ZoneRow,
  zonesOver,
} from './zones.repository.ts';

/** No zone has this number. */
const NOWHERE = 0;

/**
 * What of a caller's zones can change an answer. Made-up numbers change none, so they make no new one either: nobody can
 * fill the cache by inventing them. Only such numbers are one place where there is nothing.
 */
export async function knownZones(deps: Deps, ids: readonly number[]): Promise<readonly number[]> {
  const all = await deps.memo('zone ids', () => everyZone(deps.db));
  if (ids.every((id) => all.has(id))) return ids;
  // It may be so new that we have not heard of it.
  const existing = await existingZones(deps.db, ids);
  const known = ids.filter((id) => existing.has(id));
  return known.length > 0 ? known : [NOWHERE];
}

/** The active zones over a place, smallest first. Where we never deliver and where we pause are two answers. */
export async function zonesAt(deps: Deps, at: Point, language: string): Promise<Zone[]> {
  const { active, isPaused } = await coverage(deps, at);
  if (active.length === 0) throw new AppError(isPaused ? 'zone_inactive' : 'outside_zones');
  return withModules(deps, active, language);
}

/** The active zones over a place, smallest first. Paused: there are zones, and all are switched off. */
export async function coverage({ db }: Pick<Deps, 'db'>, at: Point) {
  const covering = await zonesOver(db, at);
  const active = covering.filter(({ status }) => status);
  return { active, isPaused: covering.length > 0 && active.length === 0 };
}

export async function zonesOnMap(deps: Deps, language: string): Promise<ZoneOnMap[]> {
  const rows = await activeZones(deps.db);
  const rings = new Map(rows.map(({ id, ring }) => [id, ring]));
  const zones = await withModules(deps, rows, language);
  return zones.map((zone) => {
    const ring = (rings.get(zone.id) ?? []).map(([lng, lat]): [number, number] => [lng, lat]);
    return {
      ...zone,
      formated_coordinates: [ring.map(([lng, lat]) => ({ lat, lng }))],
      coordinates: { type: 'Polygon', coordinates: [ring] },
    };
  });
}

export const isInZones = ({ db }: Deps, at: Point, zoneIds: readonly number[]): Promise<boolean> =>
  isCovered(db, at, zoneIds);

async function withModules(deps: Deps, rows: readonly ZoneRow[], language: string): Promise<Zone[]> {
  const ids = rows.map(({ id }) => id);
  const [modules, rates] = await Promise.all([modulesFor(deps, ids, language), ratesOf(deps.db, ids)]);
  return rows.map((row) => ({
    id: row.id,
    name: inLanguage(row.name, language),
    display_name: inLanguage(row.display_name, language),
    status: row.status ? 1 : 0,
    is_default: row.is_default ? 1 : 0,
    cash_on_delivery: row.cash_on_delivery,
    digital_payment: row.digital_payment,
    offline_payment: row.offline_payment,
    increased_delivery_fee: row.increased_delivery_fee,
    increased_delivery_fee_status: row.increased_delivery_fee_status ? 1 : 0,
    increase_delivery_charge_message:
      row.increase_delivery_charge_message && inLanguage(row.increase_delivery_charge_message, language),
    modules: modules.flatMap((module) => {
      const pivot = rates.find(({ zone_id, module_id }) => zone_id === row.id && module_id === module.id);
      return pivot ? [{ ...module, pivot }] : [];
    }),
  }));
}
