import type { Selection } from '#domain/item/selection.ts';

/**
 * What "Buy Now" takes to the checkout past the cart. It lies in the tab's own storage: another tab may buy something
 * else, a reload keeps it, closing the tab forgets it. Prices are not in it: the server knows them.
 */
export type BuyNow = {
  page: 'buy_now' | 'campaign';
  item_id: number;
  module_id: number;
  store_id: number;
  selection: Selection;
};

const KEY = 'buy_now';

export function leaveForCheckout(what: BuyNow) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(what));
  } catch {
    // Without storage the checkout finds nothing and says so.
  }
}

/** What the checkout with this `page` shall order; null when nothing of the kind was left. */
export function leftForCheckout(page: BuyNow['page']): BuyNow | null {
  try {
    const left = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as BuyNow | null;
    return left?.page === page ? left : null;
  } catch {
    return null;
  }
}

/** It is ordered: whoever comes back finds nothing to order twice. */
export function forgetLeft() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}
