import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Trip } from '#contract/rental/trip-shape.ts';
import { useTranslate } from '#web/i18n/lazy/trips.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

type TripRouteProps = { trip: Pick<Trip, 'pickup_location' | 'destination_location'>; className: string };

/** From where to where. */
export function TripRoute({ trip: { pickup_location: from, destination_location: to }, className }: TripRouteProps) {
  const t = useTranslate();
  if (!from) return null;
  return (
    <p className={classNames('flex flex-wrap items-center gap-x-2', className)}>
      <bdi>{from.location_name}</bdi>
      {to && (
        <>
          <Icon of={ArrowRight} size={14} directional className="text-ink-3" />
          <span className="sr-only">{t('trips.to')}</span>
          <bdi>{to.location_name}</bdi>
        </>
      )}
    </p>
  );
}
