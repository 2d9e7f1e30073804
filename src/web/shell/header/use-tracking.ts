import { useTranslate } from '#web/i18n/i18n.tsx';
import { useModuleProfile } from '#web/modules/use-module-profile.ts';

/** Trips are followed in the list of trips, everything else by its number. */
export function useTracking(): { to: string; label: string } {
  const t = useTranslate();
  return useModuleProfile()?.cart === 'trip'
    ? { to: '/my-trips', label: t('header.track_trip') }
    : { to: '/track-order', label: t('header.track_order') };
}
