import type { DeliveryTerms } from '#contract/checkout/delivery-terms.ts';
import { AppError } from '#contract/errors.ts';
import type { Point } from '#domain/location/point.ts';
import { deliveryCharge } from '#domain/pricing/delivery-charge.ts';
import { freeDeliveryOffer } from '#domain/pricing/free-delivery-offer.ts';
import { townNow } from '../catalog/area.service.ts';
import { settingsOfToday } from '../config/config.service.ts';
import type { Deps } from '../deps.ts';
import { deliveryOf, zonesFor } from './delivery.ts';
import { storeToOrderFrom } from './order-facts.repository.ts';

/** The fee of an order that is still to be put together, by the rules that its quote will follow. */
export async function deliveryTerms(
  deps: Deps,
  { at, language }: { at: Point | null; language: string },
  store_id: number,
): Promise<DeliveryTerms> {
  const [now, settings] = await Promise.all([townNow(deps), settingsOfToday(deps, deps.db, language)]);
  const request = { order_type: 'delivery', at } as const;
  const [store, zones] = await Promise.all([
    storeToOrderFrom(deps.db, store_id, now),
    zonesFor(deps.db, request, store_id),
  ]);
  if (!store?.status) throw new AppError('not_found');
  const { zone, isReached, distance, vehicles, surge } = await deliveryOf(deps, deps.db, {
    request,
    store,
    zones,
    at: now,
    distance: undefined,
  });
  const charge = deliveryCharge({
    order_type: 'delivery',
    distance,
    store: { ...store, self_delivery_system: store.self_delivery_system ? 1 : 0 },
    zone: zone.rates,
    vehicles,
    surge,
  });
  const free = freeDeliveryOffer(0, settings.admin_free_delivery, store);
  return {
    distance: at && distance,
    reached: isReached,
    delivery_charge: free?.always ? 0 : charge.total,
    free_delivery_over: free && !free.always && charge.total > 0 ? free.remaining : null,
  };
}
