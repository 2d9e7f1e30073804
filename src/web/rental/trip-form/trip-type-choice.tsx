import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import Route from 'lucide-react/icons/route';
import { useId } from 'react';
import { RENTAL_TYPES, type RentalType } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { type Glyph, Icon } from '#web/ui/pictures/icon.tsx';

const ICONS: Record<RentalType, Glyph> = { hourly: Clock, day_wise: CalendarDays, distance_wise: Route };

/** By the hour, by the day or by distance, all in sight. */
export function TripTypeChoice({ value, onChange }: { value: RentalType; onChange(value: RentalType): void }) {
  const t = useTranslate();
  const name = useId();
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-1">
      <legend className="sr-only">{t('trip_search.rent_type')}</legend>
      {RENTAL_TYPES.map((type) => (
        <label
          key={type}
          className="flex h-11 shrink-0 items-center gap-2 rounded-pill px-4 font-semibold text-ink-2 text-small hover:bg-hover has-checked:bg-accent-soft has-checked:text-accent-ink has-focus-visible:shadow-(--focus-ring) max-md:px-3"
        >
          <input
            type="radio"
            name={name}
            checked={value === type}
            onChange={() => onChange(type)}
            className="sr-only"
          />
          <Icon of={ICONS[type]} size={18} className="max-xs:hidden" />
          {t(`vehicle.trip.${type}`)}
        </label>
      ))}
    </fieldset>
  );
}
