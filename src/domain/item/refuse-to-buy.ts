import type { Offer } from '../catalog/available-window.ts';
import type { StoreOffer } from '../checkout/store-offer.ts';

/**
 * Why an item cannot be bought at this moment. `sold-out`, `hours` and `closed`: no button would help. `variation`: the
 * chosen one is gone, another may be there.
 */
export type BuyRefusal = 'sold-out' | 'hours' | 'closed' | 'variation';

type Situation = {
  isSoldOut: boolean;
  /** Stock of the chosen variation; null where none is chosen or stock is not counted. */
  variationStock: number | null;
  offer: Offer;
  store: StoreOffer;
  /** Are orders for later taken? */
  takesLater: boolean;
};

export function refuseToBuy({ isSoldOut, variationStock, offer, store, takesLater }: Situation): BuyRefusal | null {
  if (isSoldOut) return 'sold-out';
  const canWait = offer.variant === 'scheduled' && takesLater;
  if (!offer.isOpen && !canWait) return 'hours';
  if (store === 'closed') return 'closed';
  return variationStock === 0 ? 'variation' : null;
}
