import { type Translate, useI18n } from '#web/i18n/lazy/vehicle.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { DayStates } from './day-states.ts';

/** A day: free, the last one (a dot), booked (struck), in the trip (a band between round ends), or out of reach. */
export function DayCell({ date, states }: { date: string; states: DayStates }) {
  const { t, language } = useI18n();
  const { days, total, trip } = states;
  const free = days.get(date)?.free;
  const isBooked = free === 0;
  const isLast = free === 1 && total > 1;
  const isEnd = trip !== null && (date === trip.from || date === trip.until);
  const isIn = trip !== null && date >= trip.from && date <= trip.until;
  const isDisabled = states.isDisabled(date);

  return (
    <td
      className={classNames(
        'h-8.5 p-0 text-center',
        isIn && trip.from !== trip.until && 'bg-accent-soft',
        isIn && date === trip.from && 'rounded-s-pill',
        isIn && date === trip.until && 'rounded-e-pill',
      )}
    >
      <button
        type="button"
        disabled={isDisabled}
        aria-pressed={isIn}
        aria-label={dayLabel(t, language, { date, free, isIn, isLast })}
        onClick={() => states.onChoose(date)}
        className={classNames(
          'relative inline-grid size-8.5 place-items-center rounded-pill text-small tabular',
          isEnd ? 'bg-accent font-bold text-on-accent' : isIn ? 'font-semibold text-accent-ink' : '',
          !isIn && !isDisabled && 'font-medium text-ink hover:bg-hover',
          !isIn && isDisabled && 'text-ink-disabled',
          isBooked && 'line-through',
        )}
      >
        {Number(date.slice(8))}
        {isLast && !isDisabled && (
          <span
            aria-hidden
            className={classNames('absolute bottom-0.5 size-1 rounded-pill', isEnd ? 'bg-on-accent' : 'bg-warn')}
          />
        )}
      </button>
    </td>
  );
}

type Day = { date: string; free: number | undefined; isIn: boolean; isLast: boolean };

/** What the looks of a day say, for those who do not see them. */
function dayLabel(t: Translate, language: string, { date, free, isIn, isLast }: Day): string {
  const name = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  if (isIn) return t('vehicle.day.in_trip', { date: name });
  if (free === undefined) return name;
  if (free === 0) return t('vehicle.day.booked', { date: name });
  return isLast ? t('vehicle.day.last', { date: name }) : t('vehicle.day.free', { date: name, count: free });
}
