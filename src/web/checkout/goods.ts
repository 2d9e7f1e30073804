import { selectionToWire } from '#contract/cart/selection.ts';
import type { CartLine } from '#contract/cart/shapes.ts';
import type { BuyNow } from '#web/session/drafts/buy-now.ts';
import type { CheckoutKind } from './draft.ts';

/** What is to be ordered. `mark` changes when it does. */
export type Goods = { kind: CheckoutKind; module_id: number; store_id: number; mark: string; left: BuyNow | null };

export const goodsOfCart = (lines: readonly CartLine[], module_id: number): Goods => ({
  kind: 'cart',
  module_id,
  store_id: lines[0]?.item.store_id ?? 0,
  // A pending line has no updated_at; once the server has answered, the mark changes and the quote is read again.
  mark: JSON.stringify(lines.map(({ id, quantity, updated_at }) => [id, quantity, updated_at])),
  left: null,
});

export const goodsOfBuyNow = (left: BuyNow): Goods => ({
  kind: left.page,
  module_id: left.module_id,
  store_id: left.store_id,
  mark: JSON.stringify(left),
  left,
});

/** An order by prescription has no lines: the store reads the photos and prices the goods. */
export const goodsPrescribed = (store_id: number, module_id: number): Goods => ({
  kind: 'prescription',
  module_id,
  store_id,
  mark: String(store_id),
  left: null,
});

/** How the wire names them: lines of their own, what lies in the stored cart, or a prescription alone. */
export function goodsToWire({ kind, left, store_id }: Goods) {
  if (!left) return { is_buy_now: false, store_id, ...(kind === 'prescription' && { is_prescription: true }) };
  const model = left.page === 'campaign' ? ('ItemCampaign' as const) : ('Item' as const);
  return { is_buy_now: true, store_id, cart: [{ item_id: left.item_id, model, ...selectionToWire(left.selection) }] };
}
