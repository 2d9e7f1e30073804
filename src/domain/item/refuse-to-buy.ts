import type { Offer } from '../catalog/available-window.ts';

/**
 * Why an item cannot be bought at this moment. `sold-out` and `hours`: no button would help. `variation`: the chosen
 * one is gone, another may be there.
 */
export type BuyRefusal = 'sold-out' | 'hours' | 'variation';

type Situation = {
  isSoldOut: boolean;
  /** Stock of the chosen variation; null where none is chosen or stock is not counted. */
  variationStock: number | null;
  offer: Offer;
  /** Does the store take orders for later? */
  schedule_order: boolean;
};

export function refuseToBuy({ isSoldOut, variationStock, offer, schedule_order }: Situation): BuyRefusal | null {
  if (isSoldOut) return 'sold-out';
  const canWait = offer.variant === 'scheduled' && schedule_order;
  if (!offer.isOpen && !canWait) return 'hours';
  return variationStock === 0 ? 'variation' : null;
}
