import type { Module } from '#contract/modules/modules.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { activeModules, countByModule, type ModuleCounts, type ModuleRow, moduleIds } from './modules.repository.ts';

/** In their order; with zones only those offered in one of them. No zones mean anywhere. */
export async function modulesFor(deps: Deps, zoneIds: readonly number[], language: string): Promise<Module[]> {
  const modules = await deps.memo(`modules ${language}`, () => makeModules(deps, language));
  const isOffered = ({ zone_ids }: OfferedModule) =>
    zoneIds.length === 0 || zone_ids.some((id) => zoneIds.includes(id));
  return modules.filter(isOffered).map(({ module }) => module);
}

type OfferedModule = { zone_ids: readonly number[]; module: Module };

/** Every page asks for them, so they are made once a change. Nobody may change one. */
async function makeModules(deps: Deps, language: string): Promise<OfferedModule[]> {
  const [modules, counts] = await Promise.all([
    deps.memo('modules', () => activeModules(deps.db)),
    deps.memo('module counts', () => countByModule(deps.db)),
  ]);
  return modules.map(({ zone_ids, ...row }) => ({
    zone_ids,
    module: Object.freeze(toWire(deps, row, counts.get(row.id) ?? NOTHING_YET, language)),
  }));
}

const NOTHING_YET: ModuleCounts = { stores_count: 0, items_count: 0 };

function toWire({ env }: Deps, row: Omit<ModuleRow, 'zone_ids'>, counts: ModuleCounts, language: string): Module {
  return {
    ...row,
    ...counts,
    module_name: inLanguage(row.module_name, language),
    description: inLanguage(row.description, language),
    short_description: inLanguage(row.short_description, language),
    icon_full_url: pictureUrl(env, row.icon, '1x1'),
    thumbnail_full_url: pictureUrl(env, row.thumbnail, '4x3'),
    status: '1',
    all_zone_service: row.all_zone_service ? 1 : 0,
    zones: row.zones.map((zone) => ({
      id: zone.id,
      name: inLanguage(zone.name, language),
      display_name: inLanguage(zone.display_name, language),
      status: zone.status ? 1 : 0,
    })),
  };
}

/** The module behind a number or slug in a request's header; null when there is none. */
export async function moduleIdFor(deps: Deps, idOrSlug: string): Promise<number | null> {
  const ids = await deps.memo('module ids', () => moduleIds(deps.db));
  return ids.get(idOrSlug) ?? null;
}
