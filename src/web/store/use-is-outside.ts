import { profileOf } from '#domain/modules/module-profile.ts';
import { useSession } from '#web/session/session.tsx';
import type { StoreView } from './store-view.ts';

/** Whether a store does not come to the shopper's place. Without a place it is not known; some modules go everywhere. */
export function useIsOutside(store: Pick<StoreView, 'zone_id' | 'module_type'> | undefined): boolean {
  const zoneid = useSession((session) => session.zoneid);
  if (!store || zoneid.length === 0 || profileOf(store.module_type).abilities.all_zone_service) return false;
  return !zoneid.includes(store.zone_id);
}
