import ChevronDown from 'lucide-react/icons/chevron-down';
import { RENTAL_TYPES, type RentalType } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';

type TypeCellProps = { value: RentalType; className?: string; onChange(value: RentalType): void };

/** Chooses hourly, daily or per kilometre, with a native select. */
export function TypeCell({ value, className, onChange }: TypeCellProps) {
  const t = useTranslate();
  return (
    <label
      className={classNames(
        'relative flex min-h-14 min-w-0 items-center rounded-control px-3.5 hover:bg-hover has-focus-visible:shadow-(--focus-ring)',
        className,
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate text-caption text-ink-2">{t('trip_search.rent_type')}</span>
        <select
          value={value}
          onChange={({ target }) => onChange(RENTAL_TYPES.find((type) => type === target.value) ?? value)}
          className="w-full cursor-pointer appearance-none truncate bg-transparent font-semibold text-ink text-small outline-none focus-visible:shadow-none"
        >
          {RENTAL_TYPES.map((type) => (
            <option key={type} value={type} className="bg-raised text-ink">
              {t(`vehicle.trip.${type}`)}
            </option>
          ))}
        </select>
      </span>
      <Icon of={ChevronDown} size={16} className="pointer-events-none text-ink-3" />
    </label>
  );
}
