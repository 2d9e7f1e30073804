import MapPin from 'lucide-react/icons/map-pin';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import '#web/i18n/lazy/vehicle.ts';
import { useTranslate } from '#web/i18n/lazy/trip-checkout.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

/** Ring and pin with a dotted line between them. */
export function TripRoute({ pickup, destination }: { pickup: TripPlace; destination: TripPlace | null }) {
  const t = useTranslate();

  return (
    <ol className="flex flex-col gap-3">
      <li className="relative flex gap-3">
        <span className="mt-3 grid w-5 shrink-0 justify-items-center">
          <span className="size-3 rounded-pill border-[3px] border-accent" />
        </span>
        {destination && (
          <span aria-hidden className="absolute start-2.25 top-7 -bottom-3 border-ink-3 border-s-2 border-dotted" />
        )}
        <Place label={t('vehicle.pickup_location')} place={pickup} />
      </li>
      {destination && (
        <li className="flex gap-3">
          <span className="mt-2 grid w-5 shrink-0 justify-items-center">
            <Icon of={MapPin} size={18} />
          </span>
          <Place label={t('trip_checkout.destination')} place={destination} />
        </li>
      )}
    </ol>
  );
}

const Place = ({ label, place }: { label: string; place: TripPlace }) => (
  <p className="min-w-0 text-small">
    <span className="block text-caption text-ink-2">{label}</span>
    <bdi className="font-semibold">{place.location_name}</bdi>
  </p>
);
