import { AppError } from '#contract/errors.ts';
import { inLanguage } from '#domain/text.ts';
import type { Deps } from '../deps.ts';
import { pictureUrl } from '../media/picture-url.ts';
import { zonesToSearch } from './area.service.ts';
import { cachedCount } from './cached-count.ts';
import { brandsOf, conditionsOf, countByLabel, type Label } from './labels.repository.ts';
import type { Scope } from './scope.ts';

/** How many items carry each brand or condition in the zones. */
export async function countsOf(deps: Deps, label: Label, zones: ReadonlySet<number>): Promise<Map<number, number>> {
  const counted = await cachedCount(deps, `items by ${label}`, () => countByLabel(deps.db, label));
  const counts = new Map<number, number>();
  for (const { id, zone_id, count } of counted) {
    if (zones.has(zone_id)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Brands the shopper can buy something of. */
export async function brandsFor(deps: Deps, scope: Scope) {
  const { module_ids, moduleZones } = await zonesToSearch(deps, scope);
  const [rows, counts] = await Promise.all([
    brandsOf(deps.db, module_ids),
    countsOf(deps, 'brands', new Set(moduleZones.map(({ zone_id }) => zone_id))),
  ]);
  return rows
    .map((row) => ({
      ...row,
      name: inLanguage(row.name, scope.language),
      image_full_url: pictureUrl(deps.env, row.image, '1x1'),
      items_count: counts.get(row.id) ?? 0,
    }))
    .filter(({ items_count }) => items_count > 0);
}

/** Conditions the shopper can buy something against. */
export async function conditionsFor(deps: Deps, scope: Scope) {
  const { module_ids, moduleZones } = await zonesToSearch(deps, scope);
  const [rows, counts] = await Promise.all([
    conditionsOf(deps.db, module_ids),
    countsOf(deps, 'conditions', new Set(moduleZones.map(({ zone_id }) => zone_id))),
  ]);
  return rows
    .map(({ id, slug, name }) => ({
      id,
      slug,
      name: inLanguage(name, scope.language),
      status: 1 as const,
      items_count: counts.get(id) ?? 0,
    }))
    .filter(({ items_count }) => items_count > 0);
}

/** The id behind a number or a name in an address; unknown ones are not found. */
export async function labelId(deps: Deps, scope: Scope, label: Label, idOrSlug: string): Promise<number> {
  const { module_ids } = await zonesToSearch(deps, scope);
  const rows = await (label === 'brands' ? brandsOf(deps.db, module_ids) : conditionsOf(deps.db, module_ids));
  const row = rows.find(({ id, slug }) => String(id) === idOrSlug || slug === idOrSlug);
  if (!row) throw new AppError('not_found');
  return row.id;
}
