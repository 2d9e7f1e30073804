import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { TripPlace } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { PlaceSearch } from '#web/location/picker/place-search.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';

type PlaceFieldProps = {
  label: string;
  place: TripPlace | null;
  onChange(place: TripPlace | null): void;
  isOptional?: boolean;
  error?: string | null;
};

/** A place by its name, and the search for another one in its stead. */
export function PlaceField({ label, place, onChange, isOptional = false, error = null }: PlaceFieldProps) {
  const t = useTranslate();
  const [isSearching, setSearching] = useState(false);

  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold text-small">{label}</legend>
      <div className="flex min-h-11 items-center gap-2">
        <p className="line-clamp-2 min-w-0 flex-1 text-ink-2 text-small">
          <bdi>{place?.location_name ?? t('tripcart.no_destination')}</bdi>
        </p>
        {isOptional && place && (
          <IconButton
            icon={X}
            label={t('tripcart.remove_destination')}
            size={36}
            iconSize={16}
            onClick={() => onChange(null)}
          />
        )}
        <Button
          look="ghost"
          size={36}
          aria-expanded={isSearching}
          aria-label={`${t(place ? 'tripcart.change_place' : 'tripcart.choose_place')}: ${label}`}
          onClick={() => setSearching(!isSearching)}
        >
          {t(place ? 'tripcart.change_place' : 'tripcart.choose_place')}
        </Button>
      </div>
      {isSearching && (
        <PlaceSearch
          onChoose={({ lat, lng, address }) => {
            onChange({ lat, lng, location_name: address });
            setSearching(false);
          }}
        />
      )}
      {error && <p className="text-caption text-danger-ink">{error}</p>}
    </fieldset>
  );
}
