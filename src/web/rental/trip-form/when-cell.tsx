import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { TownTime } from '#domain/catalog/town-clock.ts';
import { HOURS_A_DAY } from '#domain/rental/change-plan.ts';
import { townMinute } from '#domain/rental/pickup-time.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useI18n } from '#web/i18n/lazy/rental.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { PlanCell } from './plan-cell.tsx';
import { whenWords } from './plan-words.ts';

type WhenCellProps = {
  pickup_time: string | null;
  isWrong: boolean;
  inline?: boolean;
  className?: string;
  onChange(pickup_time: string | null): void;
};

/** Now, or a day and a time that is still to come. */
export function WhenCell({ pickup_time, isWrong, onChange, ...cell }: WhenCellProps) {
  const { t, language } = useI18n();
  const now = useTownTime();
  return (
    <PlanCell
      {...cell}
      icon={CalendarClock}
      label={t(pickup_time === null ? 'trip_search.when' : 'trip_search.schedule')}
      value={pickup_time === null ? t('trip_search.now') : whenWords(language, pickup_time)}
      isWrong={isWrong}
    >
      {() => (
        <div className="flex flex-col gap-3">
          <Segmented
            label={t('trip_search.when')}
            options={[
              { value: 'now', label: t('trip_search.now') },
              { value: 'schedule', label: t('trip_search.schedule') },
            ]}
            value={pickup_time === null ? 'now' : 'schedule'}
            onChange={(chosen) => onChange(chosen === 'now' ? null : (pickup_time ?? tomorrow(now)))}
          />
          {pickup_time !== null && (
            <Field label={t('trip_search.date')} error={isWrong ? t('trip_search.error.time') : undefined}>
              <TextInput
                name="pickup_time"
                type="datetime-local"
                value={pickup_time}
                min={now ? townMinute(now) : undefined}
                step={900}
                onChange={({ target }) => target.value !== '' && onChange(target.value.slice(0, 16))}
              />
            </Field>
          )}
        </div>
      )}
    </PlanCell>
  );
}

/** Nine in the morning of the next day: a start to change from. */
function tomorrow(now: TownTime | null): string {
  const today = now ? Date.parse(`${now.date}T00:00:00Z`) : Date.now();
  return `${new Date(today + HOURS_A_DAY * 3_600_000).toISOString().slice(0, 10)}T09:00`;
}
