import type { Module } from '#contract/modules/modules.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { activeModules, countByModule, type ModuleRow, moduleIds } from './modules.repository.ts';

/** In their order; with zones only those offered in one of them. No zones mean anywhere. */
export async function modulesFor(deps: Deps, zoneIds: readonly number[], language: string): Promise<Module[]> {
  const [modules, counts] = await Promise.all([
    deps.memo('modules', () => activeModules(deps.db)),
    deps.memo('module counts', () => countByModule(deps.db)),
  ]);
  const isOffered = ({ zone_ids }: ModuleRow) => zoneIds.length === 0 || zone_ids.some((id) => zoneIds.includes(id));
  return modules.filter(isOffered).map(({ zone_ids: _, ...row }) => ({
    ...row,
    ...(counts.get(row.id) ?? { stores_count: 0, items_count: 0 }),
    module_name: inLanguage(row.module_name, language),
    description: inLanguage(row.description, language),
    short_description: inLanguage(row.short_description, language),
    icon_full_url: pictureUrl(deps.env, row.icon, '1x1'),
    thumbnail_full_url: pictureUrl(deps.env, row.thumbnail, '4x3'),
    status: '1',
    all_zone_service: row.all_zone_service ? 1 : 0,
    zones: row.zones.map((zone) => ({
      id: zone.id,
      name: inLanguage(zone.name, language),
      display_name: inLanguage(zone.display_name, language),
      status: zone.status ? 1 : 0,
    })),
  }));
}

/** The module behind a number or slug in a request's header; null when there is none. */
export async function moduleIdFor(deps: Deps, idOrSlug: string): Promise<number | null> {
  const ids = await deps.memo('module ids', () => moduleIds(deps.db));
  return ids.get(idOrSlug) ?? null;
}
