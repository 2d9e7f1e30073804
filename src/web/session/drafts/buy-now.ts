import type { Selection } from '#domain/item/selection.ts';
import { BUY_NOW } from '../remembered/traces.ts';
import { storedValue } from '../stored-value.ts';

/**
 * What "Buy Now" takes to the checkout past the cart. It lies in the tab's own storage: another tab may buy something
 * else, a reload finds it again, closing the tab forgets it. Prices are not in it: the server knows them.
 */
export type BuyNow = {
  page: 'buy_now' | 'campaign';
  item_id: number;
  module_id: number;
  store_id: number;
  selection: Selection;
};

const buyNow = storedValue<BuyNow>('session', BUY_NOW, (value) => {
  const { page, item_id, module_id, store_id, selection } = (value ?? {}) as Partial<BuyNow>;
  const hasIds = [item_id, module_id, store_id].every((id) => typeof id === 'number');
  return (page === 'buy_now' || page === 'campaign') && hasIds && selection ? (value as BuyNow) : null;
});

export const saveBuyNow = (what: BuyNow) => buyNow.set(what);

/** What the checkout with this `page` shall order; null when nothing of the kind was left. */
export function savedBuyNow(page: BuyNow['page']): BuyNow | null {
  const left = buyNow.get();
  return left?.page === page ? left : null;
}

/** It is ordered: whoever comes back finds nothing to order twice. */
export const forgetBuyNow = () => buyNow.set(null);
