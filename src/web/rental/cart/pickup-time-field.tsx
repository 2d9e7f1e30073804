import { townMinute } from '#domain/rental/pickup-time.ts';
import { useTownTime } from '#web/config/use-town-time.ts';
import { useTranslate } from '#web/i18n/lazy/trip-cart.ts';
import { Segmented } from '#web/ui/controls/segmented.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

/** Now, or at a minute of the town's clock that lies ahead. */
export function PickupTimeField({ time, onChange }: { time: string | null; onChange(time: string | null): void }) {
  const t = useTranslate();
  const now = useTownTime();
  const minute = now ? townMinute(now) : '';

  return (
    <div className="grid gap-1.5">
      <p className="font-semibold text-small">{t('tripcart.when')}</p>
      <Segmented
        label={t('tripcart.when')}
        value={time === null ? 'now' : 'later'}
        options={[
          { value: 'now', label: t('tripcart.now') },
          { value: 'later', label: t('tripcart.later') },
        ]}
        onChange={(when) => onChange(when === 'now' ? null : inTwoHours(minute))}
      />
      {time !== null && (
        <Field label={t('tripcart.date')} labelHidden error={time <= minute ? t('tripcart.past') : null}>
          <TextInput
            type="datetime-local"
            value={time}
            min={minute}
            onChange={({ target }) => target.value && onChange(target.value.slice(0, 16))}
          />
        </Field>
      )}
    </div>
  );
}

/** The next full hour after the coming one: nobody fetches a vehicle within minutes. */
function inTwoHours(minute: string): string {
  const moment = new Date(`${minute}:00Z`);
  moment.setUTCHours(moment.getUTCHours() + 2, 0);
  return moment.toISOString().slice(0, 16);
}
