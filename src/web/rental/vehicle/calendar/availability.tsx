import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense, useState } from 'react';
import { addDays, CALENDAR_DAYS } from '#domain/rental/trip-days.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useI18n, useTranslate } from '#web/i18n/lazy/vehicle.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { IconButton } from '#web/ui/controls/icon-button.tsx';
import { lazyWithRetry } from '#web/ui/lazy-with-retry.ts';
import { usePhone } from '#web/ui/use-media-query.ts';
import { planWords } from '../trip-words.ts';
import type { VehicleView } from '../vehicle.calls.ts';
import type { DayStates } from './day-states.ts';
import { Month } from './month.tsx';
import { useAvailability } from './use-availability.ts';
import { useDayChoice } from './use-day-choice.ts';
import { firstOfMonth, monthsUntil, weeksFrom, weeksOfMonth } from './weeks.ts';

const CalendarSheet = lazyWithRetry(() => import('./calendar-sheet.tsx'));

/** `madeAt`: when the page was made, so that the server draws the same days as the browser. */
type AvailabilityProps = { vehicle: VehicleView; madeAt: number };

/** When the vehicle is free in the next weeks; its days edit the trip. */
export function Availability({ vehicle, madeAt }: AvailabilityProps) {
  const { t, language } = useI18n();
  const phone = usePhone();
  const now = useTownTime(madeAt);
  const query = useAvailability(vehicle);
  const [turned, setTurned] = useState(0);
  const [isWhole, setWhole] = useState(false);
  const days = query.data?.days ?? [];
  const today = now ?? { date: new Date(madeAt).toISOString().slice(0, 10), time: '00:00:00', day: 0 };
  const choice = useDayChoice(vehicle, days, today);

  const states: DayStates = {
    today: today.date,
    days: new Map(days.map((day) => [day.date, day])),
    total: query.data?.total_vehicle_count ?? 0,
    trip: choice.trip,
    isDisabled: choice.isDisabled,
    onChoose: choice.choose,
  };
  const around = choice.trip && choice.trip.from >= today.date ? choice.trip.from : today.date;
  const first = firstOfMonth(today.date, turned);
  const isEnd = firstOfMonth(first, 2) > addDays(today.date, CALENDAR_DAYS - 1);
  const named = (month: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}T00:00:00Z`),
    );

  return (
    <section aria-labelledby="availability" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 pb-3">
        <h2 id="availability" className="font-bold text-lead tracking-tight">
          {t('vehicle.availability')}
        </h2>
        <div className="flex items-center gap-x-4">
          <Legend className="max-md:hidden" />
          {phone ? (
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setWhole(true)}
              className="hit-area inline-flex items-center gap-1 rounded-xs font-semibold text-accent-ink text-small"
            >
              {t('vehicle.calendar')}
            </button>
          ) : (
            <span className="flex">
              <IconButton
                icon={ChevronLeft}
                label={t('vehicle.month_previous')}
                size={36}
                directional
                disabled={turned === 0}
                onClick={() => setTurned(turned - 1)}
              />
              <IconButton
                icon={ChevronRight}
                label={t('vehicle.month_next')}
                size={36}
                directional
                disabled={isEnd}
                onClick={() => setTurned(turned + 1)}
              />
            </span>
          )}
        </div>
      </div>
      {query.isError && !query.data ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 rounded-card bg-danger-soft p-4 text-small">
          {t('vehicle.calendar_failed')}
          <Button look="secondary" size={36} icon={RotateCcw} onClick={() => query.refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      ) : (
        <div aria-busy={!query.data} className="grid items-start gap-x-10 gap-y-4 md:grid-cols-2">
          {phone ? (
            <Month title={named(around)} weeks={weeksFrom(around, 2)} states={states} />
          ) : (
            [first, firstOfMonth(first, 1)].map((month) => (
              <Month key={month} title={named(month)} weeks={weeksOfMonth(month)} states={states} />
            ))
          )}
        </div>
      )}
      <Legend className="pt-3 md:hidden" />
      <ChoiceNote vehicle={vehicle} choice={choice} />
      {phone && isWhole && (
        <Suspense fallback={null}>
          <CalendarSheet
            months={monthsUntil(today.date, addDays(today.date, CALENDAR_DAYS - 1))}
            named={named}
            states={states}
            onClose={() => setWhole(false)}
          >
            <Legend className="pt-3" />
            <ChoiceNote vehicle={vehicle} choice={choice} />
          </CalendarSheet>
        </Suspense>
      )}
    </section>
  );
}

/** Under the calendar: what the last press did, or why it did nothing. */
function ChoiceNote({ vehicle, choice }: { vehicle: VehicleView; choice: ReturnType<typeof useDayChoice> }) {
  const { t, language } = useI18n();
  const { data, isPlaceholderData } = useAvailability(vehicle);
  const { lastPress, trip, plan, hasLength } = choice;
  const date = (day: string) =>
    new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${day}T00:00:00Z`),
    );
  const refusal =
    lastPress.name === 'booked'
      ? t('vehicle.booked_between', { date: date(lastPress.on) })
      : trip && data?.free_for_trip === 0 && !isPlaceholderData
        ? t('vehicle.not_whole_trip', { from: date(trip.from), until: date(trip.until) })
        : null;
  const length = planWords(t, plan);

  return (
    <div className="min-h-6 pt-2 text-small">
      {refusal ? (
        <p role="alert" className="text-danger-ink">
          {refusal}
        </p>
      ) : (
        <p role="status" className="text-ink-2">
          {lastPress.name === 'began' &&
            (hasLength && length
              ? t('vehicle.pick_up_on', { date: date(lastPress.on), length })
              : t('vehicle.pick_up_only', { date: date(lastPress.on) }))}
        </p>
      )}
    </div>
  );
}

function Legend({ className }: { className: string }) {
  const t = useTranslate();
  return (
    <ul aria-hidden className={`flex flex-wrap gap-x-4 gap-y-1 text-caption text-ink-2 ${className}`}>
      <li className="inline-flex items-center gap-1.5">
        <span className="size-2.5 rounded-pill bg-accent" />
        {t('vehicle.legend.trip')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <span className="size-1.5 rounded-pill bg-warn" />
        {t('vehicle.legend.last')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <s>12</s>
        {t('vehicle.legend.booked')}
      </li>
    </ul>
  );
}
