import Hourglass from 'lucide-react/icons/hourglass';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { HOURS_A_DAY, MOST_HOURS } from '#domain/rental/change-plan.ts';
import type { TripPlan } from '#domain/rental/trip-plan.ts';
import { useTranslate } from '#web/i18n/lazy/rental.ts';
import '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { planWords } from '../vehicle/trip-words.ts';

type DurationCellProps = {
  plan: TripPlan;
  isMeasuring: boolean;
  className?: string;
  onChange(hours: number): void;
};

/** How long; of a trip by distance how far, which the two places decide. */
export function DurationCell({ plan, isMeasuring, className, onChange }: DurationCellProps) {
  const t = useTranslate();
  const isByDistance = plan.rental_type === 'distance_wise';
  const step = plan.rental_type === 'day_wise' ? HOURS_A_DAY : 1;
  const words = isMeasuring && isByDistance ? t('trip_search.measuring') : planWords(t, plan);

  return (
    <div className={classNames('flex min-h-14 min-w-0 items-center gap-2 px-3.5', className)}>
      <Icon of={Hourglass} className="me-1 text-ink-3 wide:hidden" />
      <p className="min-w-0 flex-1">
        <span className="block truncate text-caption text-ink-2">
          {t(isByDistance ? 'trip_search.distance' : 'trip_search.duration')}
        </span>
        <output className={classNames('block truncate font-semibold text-small', words === null && 'text-ink-3')}>
          {words ?? t('trip_search.distance_empty')}
        </output>
      </p>
      {!isByDistance && (
        <span className="flex rounded-pill bg-sunken">
          <IconButton
            icon={Minus}
            size={36}
            iconSize={16}
            label={t('trip_search.shorter')}
            disabled={plan.hours <= step}
            onClick={() => onChange(Math.max(step, plan.hours - step))}
          />
          <IconButton
            icon={Plus}
            size={36}
            iconSize={16}
            label={t('trip_search.longer')}
            disabled={plan.hours + step > MOST_HOURS}
            onClick={() => onChange(plan.hours + step)}
          />
        </span>
      )}
    </div>
  );
}
