import { useMemo } from 'react';
import { clockForm } from '#domain/language/date-form.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** Moments as the town's clock tells them, and how long a way takes, in the traveller's language. The year is said of what is long ago. */
export function useTripTimes(): { moment(iso: string): string; duration(hours: number): string } {
  const { language } = useI18n();
  const { timezone, timeformat } = useConfig();
  return useMemo(() => {
    const form = {
      timeZone: timezone,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...clockForm(timeformat),
    } as const;
    const near = new Intl.DateTimeFormat(language, form);
    const far = new Intl.DateTimeFormat(language, { ...form, year: 'numeric' });
    const unit = (name: 'hour' | 'minute') =>
      new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' });
    return {
      moment(iso) {
        const at = new Date(iso);
        return (Math.abs(at.getTime() - Date.now()) < HALF_A_YEAR_MS ? near : far).format(at);
      },
      duration(hours) {
        const minutes = Math.round(hours * 60);
        const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
        return [
          ...(whole > 0 ? [unit('hour').format(whole)] : []),
          ...(rest > 0 || whole === 0 ? [unit('minute').format(rest)] : []),
        ].join(' ');
      },
    };
  }, [language, timezone, timeformat]);
}
