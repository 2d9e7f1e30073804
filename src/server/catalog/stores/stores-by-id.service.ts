import type { Store } from '#contract/catalog/store-shape.ts';
import type { Deps } from '#server/deps.ts';
import { townClock } from '../area.service.ts';
import type { Scope } from '../scope.ts';
import { storeDetails } from './store-details.repository.ts';
import { storeToWire } from './store-to-wire.ts';
import { theseStores } from './stores.repository.ts';

/** Stores by their ids, as every list shows them, in this order; those that do not trade any more are left out. */
export async function storesById(deps: Deps, ids: readonly number[], scope: Scope): Promise<Store[]> {
  if (ids.length === 0) return [];
  const clock = await townClock(deps);
  const rows = await storeDetails(deps.db, clock, theseStores(ids));
  return rows.map((row) => storeToWire(deps.env, row, scope, clock));
}
