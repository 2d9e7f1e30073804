import Flag from 'lucide-react/icons/flag';
import MapPin from 'lucide-react/icons/map-pin';
import { Suspense } from 'react';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { PlanCell } from './plan-cell.tsx';

const PlacePanel = lazyWithRetry(() => import('./place-panel.tsx'));

type PlaceCellProps = {
  end: 'pickup' | 'destination';
  place: TripPlace | null;
  isWrong: boolean;
  inline?: boolean;
  className?: string;
  onChoose(place: TripPlace | null): void;
};

/** Where a trip begins or ends. */
export function PlaceCell({ end, place, onChoose, ...cell }: PlaceCellProps) {
  const t = useTranslate();
  return (
    <PlanCell
      {...cell}
      icon={end === 'pickup' ? MapPin : Flag}
      label={t(`trip_search.${end}`)}
      value={place?.location_name ?? null}
      placeholder={t(`trip_search.${end}_empty`)}
      width={440}
    >
      {(close) => (
        <Suspense fallback={<div className="h-60" />}>
          <PlacePanel
            end={end}
            place={place}
            onChoose={(chosen) => {
              onChoose(chosen);
              close();
            }}
          />
        </Suspense>
      )}
    </PlanCell>
  );
}
