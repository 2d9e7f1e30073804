import History from 'lucide-react/icons/history';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import MapIcon from 'lucide-react/icons/map';
import X from 'lucide-react/icons/x';
import { Suspense, useState } from 'react';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/location.ts';
import type { FoundPlace } from '#web/location/found-place.ts';
import { PlaceSearch } from '#web/location/picker/place-search.tsx';
import { useDevicePlace } from '#web/location/use-device-place.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { useRecentDestinations } from '../plan/use-trip-plan.ts';

const PlaceMap = lazyWithRetry(() => import('./place-map.tsx'));

type PlacePanelProps = {
  end: 'pickup' | 'destination';
  place: TripPlace | null;
  onChoose(place: TripPlace | null): void;
};

/** The ways to say where: typed, where the device is, one of the last destinations, or a point on the map. */
export default function PlacePanel({ end, place, onChoose }: PlacePanelProps) {
  const t = useTranslate();
  const [showsMap, setShowsMap] = useState(false);
  const take = ({ lat, lng, address }: FoundPlace) => onChoose({ lat, lng, location_name: address });
  const { locate, isLocating } = useDevicePlace((found) => {
    take(found);
    return undefined;
  });

  if (showsMap)
    return (
      <Suspense fallback={<div className="h-90" />}>
        <PlaceMap from={place} mustBeInZone={end === 'pickup'} onChoose={take} />
      </Suspense>
    );
  return (
    <div className="flex min-h-64 flex-col gap-3">
      <PlaceSearch
        onChoose={take}
        words={{ label: t(`trip_search.${end}`), placeholder: t(`trip_search.${end}_empty`) }}
      />
      <div className="grid gap-2 xs:grid-cols-[auto_1fr]">
        <Button
          look="secondary"
          icon={LocateFixed}
          progress={isLocating ? t('place.locating') : null}
          onClick={locate}
          className="min-w-0 px-3"
        >
          {t('place.use_current')}
        </Button>
        <Button look="secondary" icon={MapIcon} onClick={() => setShowsMap(true)} className="min-w-0 px-3">
          {t('trip_search.on_map')}
        </Button>
      </div>
      {end === 'destination' && <LastDestinations onChoose={onChoose} />}
      {end === 'destination' && place && (
        <Button look="ghost" icon={X} onClick={() => onChoose(null)}>
          {t('trip_search.no_destination')}
        </Button>
      )}
    </div>
  );
}

function LastDestinations({ onChoose }: Pick<PlacePanelProps, 'onChoose'>) {
  const t = useTranslate();
  const places = useRecentDestinations();
  if (places.length === 0) return null;
  return (
    <section aria-label={t('trip_search.recent')}>
      <h3 className="font-semibold text-caption text-ink-3">{t('trip_search.recent')}</h3>
      <ul className="mt-1">
        {places.map((place) => (
          <li key={`${place.lat} ${place.lng}`}>
            <button
              type="button"
              onClick={() => onChoose(place)}
              className="-mx-2 flex min-h-11 w-[calc(100%+16px)] items-center gap-3 rounded-control px-2 text-start text-small hover:bg-hover active:bg-press"
            >
              <Icon of={History} size={18} className="text-ink-3" />
              <bdi className="truncate">{place.location_name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
