import { itemKey, keyOf } from '#domain/cart/line.ts';
import { type MergeLine, mergeCarts } from '#domain/cart/merge-carts.ts';
import { townNow } from '../catalog/area.service.ts';
import { type FoundItem, type ItemKey, itemsById } from '../catalog/items/items-by-id.service.ts';
import { type Deps, inTransaction } from '../deps.ts';
import {
  deleteLinesIn,
  type LineRow,
  linesIn,
  lockCart,
  modulesWithLines,
  moveLine,
  setQuantity,
} from './cart.repository.ts';
import { idsIn } from './cart.service.ts';

/** Whether lines of another store had to go, in whichever module: the shopper is told. */
type Adopted = { cart_replaced: boolean };

/**
 * To be called when a guest signs in or up: their cart becomes the account's. Two logins at the same moment take turns
 * at the guest's cart, and the second finds it empty.
 */
export async function adoptGuestCart(deps: Deps, who: { guest_id: number; customer_id: number }): Promise<Adopted> {
  const guest = { kind: 'guest', id: who.guest_id } as const;
  const customer = { kind: 'customer', id: who.customer_id } as const;
  const now = await townNow(deps);
  return deps.db.transaction(async (db) => {
    let cart_replaced = false;
    for (const { module_id } of await modulesWithLines(db, guest)) {
      const from = await lockCart(db, guest, module_id);
      const to = await lockCart(db, customer, module_id);
      const guests = await linesIn(db, from);
      const own = await linesIn(db, to);
      const foundItems = await itemsById(inTransaction(deps, db), idsIn([...guests, ...own]), now, 'en');
      const { drop, move, count } = mergeCarts(toMerge(own, foundItems), toMerge(guests, foundItems));

      if (drop.length > 0) {
        await deleteLinesIn(db, to);
        cart_replaced = true;
      }
      for (const { id, quantity } of count) await setQuantity(db, id, quantity);
      for (const id of move) await moveLine(db, id, to);
      await deleteLinesIn(db, from);
    }
    return { cart_replaced };
  });
}

const toMerge = (lines: readonly LineRow[], foundItems: ReadonlyMap<ItemKey, FoundItem>): MergeLine[] =>
  lines.flatMap((line) => {
    const { item } = foundItems.get(itemKey(line)) ?? {};
    if (!item) return [];
    return [{ ...line, key: keyOf(line), store_id: item.store_id, item }];
  });
