import { townTime } from '#domain/catalog/town-clock.ts';
import { MODULE_PROFILES, type ModuleType } from '#domain/modules/module-profile.ts';
import type { Deps } from '../deps.ts';
import { fallbackZone, type OfferedModule, offeredModules, storedTimezone } from './area.repository.ts';
import type { Clock, ModuleZone, Now, Scope } from './scope.ts';

export type SearchArea = {
  moduleZones: readonly ModuleZone[];
  /** Zones the shopper is in, or is taken to be in. */
  zone_ids: readonly number[];
  module_ids: readonly number[];
};

/**
 * Where to look for a shopper: the module's zones among theirs, or, when its stores deliver everywhere, all its zones
 * as soon as it is offered in one of theirs. Without a module: every module.
 */
export async function zonesToSearch(deps: Deps, { module_id, zone_ids }: Scope): Promise<SearchArea> {
  const modules = await deps.memo('offered modules', () => offeredModules(deps.db));
  const own = zone_ids.length > 0 ? zone_ids : await defaultZones(deps);
  const searched = module_id === null ? modules : modules.filter(({ id }) => id === module_id);
  return {
    moduleZones: searched.flatMap((module) =>
      zonesOf(module, own).map((zone_id) => ({ module_id: module.id, zone_id })),
    ),
    zone_ids: own,
    module_ids: searched.map(({ id }) => id),
  };
}

/** Whether what a module sells in a zone reaches somebody who is in these zones. */
export async function reachOf(deps: Deps, zone_ids: readonly number[]): Promise<(sold: ModuleZone) => boolean> {
  const modules = await deps.memo('offered modules', () => offeredModules(deps.db));
  return ({ module_id, zone_id }) => {
    const module = modules.find(({ id }) => id === module_id);
    return module !== undefined && zonesOf(module, zone_ids).includes(zone_id);
  };
}

function zonesOf({ zone_ids, all_zone_service }: OfferedModule, own: readonly number[]): readonly number[] {
  const shared = zone_ids.filter((id) => own.includes(id));
  return all_zone_service && shared.length > 0 ? zone_ids : shared;
}

async function defaultZones(deps: Deps): Promise<readonly number[]> {
  const zone = await deps.memo('fallback zone', () => fallbackZone(deps.db));
  return zone ? [zone.id] : [];
}

export async function moduleTypes(deps: Deps): Promise<ReadonlyMap<number, ModuleType>> {
  const modules = await deps.memo('offered modules', () => offeredModules(deps.db));
  return new Map(modules.map(({ id, module_type }) => [id, module_type]));
}

/** The town's clock, and the modules that never close. */
export async function townClock(deps: Deps): Promise<Clock> {
  const [now, types] = await Promise.all([townNow(deps), moduleTypes(deps)]);
  const always_open = [...types].filter(([, type]) => MODULE_PROFILES[type].abilities.always_open).map(([id]) => id);
  return { ...now, always_open };
}

export async function townNow(deps: Deps): Promise<Now> {
  const moment = deps.now();
  return { moment, ...townTime(moment, await townTimezone(deps)) };
}

export async function townTimezone(deps: Deps): Promise<string> {
  const stored = await deps.memo('timezone', () => storedTimezone(deps.db));
  return typeof stored?.value === 'string' ? stored.value : 'UTC';
}
