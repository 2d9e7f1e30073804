import type { NextOpening } from '../catalog/opening-hours.ts';
import { takesSchedules } from './takes-schedules.ts';

/** How a store sells at this moment: now, only for later, or, closed as it is, not at all. */
export type StoreOffer = 'now' | 'later' | 'closed';

type Opening = { open: boolean; next_opening: NextOpening | null; schedule_order: boolean };
/** `schedule_order_days`: for how many days orders are taken, today included. */
type Shop = Parameters<typeof takesSchedules>[0] & { schedule_order_days: number };

/** What cards and pages promise before the checkout decides: `later` only where there will be a slot to choose. */
export function storeOffer({ open, next_opening, ...store }: Opening, shop: Shop): StoreOffer {
  if (open) return 'now';
  const opensInTime = next_opening !== null && next_opening.in_days < shop.schedule_order_days;
  return opensInTime && takesSchedules(shop, store) ? 'later' : 'closed';
}
