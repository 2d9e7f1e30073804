import type { Item } from '#contract/catalog/item-shape.ts';
import { popularIn } from '../catalog/items/popular-items.service.ts';
import type { Scope } from '../catalog/scope.ts';
import type { Deps } from '../deps.ts';
import { likedCategories } from './interests.repository.ts';

const MOST_FOR_ME = 5;

/** The popular ones among what the customer likes; where they said nothing, or nothing of it is sold here, of all. */
export async function itemsForMe(deps: Deps, scope: Scope, customer_id: number): Promise<Item[]> {
  const liked = await likedCategories(deps.db, customer_id, scope.module_id);
  return popularIn(
    deps,
    scope,
    liked.map(({ id }) => id),
    MOST_FOR_ME,
  );
}
