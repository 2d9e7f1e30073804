import type { Item } from './build-items.ts';
import type { Places } from './build-places.ts';
import type { Store } from './build-stores.ts';
import type { ModuleType } from './content/modules.ts';

/** What later parts of the seed need to know of the town that already stands. */
export type Town = { places: Places; stores: readonly Store[]; items: readonly Item[] };

export const storesOf = (town: Town, module: ModuleType): Store[] =>
  town.stores.filter((store) => store.module === module);

/** Well-known first. */
export const famousStores = (town: Town, module: ModuleType): Store[] =>
  storesOf(town, module).sort((a, b) => b.fame - a.fame);
