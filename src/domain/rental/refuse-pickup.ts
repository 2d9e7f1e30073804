import { isOpen, type Window } from '../catalog/opening-hours.ts';
import type { TownTime } from '../catalog/town-clock.ts';

export type PickupRefusal = 'provider_off' | 'zone' | 'schedule_off' | 'closed' | 'closed_then';

type Pickup = {
  provider: {
    /** The business lets it trade, and it takes bookings itself. */
    takes_bookings: boolean;
    schedule_order: boolean;
    windows: readonly Window[];
  };
  /** Does one of the zones where the provider hands over hold the pickup's place? */
  isInZone: boolean;
  scheduled: boolean;
  /** The pickup by the town's clock. */
  at: TownTime;
};

/** Why a provider cannot hand vehicles over there and then. What no other time mends comes first. */
export function refusePickup({ provider, isInZone, scheduled, at }: Pickup): PickupRefusal | null {
  if (!provider.takes_bookings) return 'provider_off';
  if (!isInZone) return 'zone';
  if (scheduled && !provider.schedule_order) return 'schedule_off';
  if (isOpen(provider.windows, at)) return null;
  return scheduled ? 'closed_then' : 'closed';
}
