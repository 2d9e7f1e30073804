import { useMemo } from 'react';
import { townDaysUntil } from '#domain/catalog/town-clock.ts';
import { clockForm, DAY_FORM } from '#domain/language/date-form.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';

type Dates = {
  dateTime(iso: string): string;
  time(iso: string): string;
  /** By itself, not inside a sentence: "Today, 18:30", "Tomorrow, 18:30", else as `dateTime`. */
  near(iso: string): string;
};

/** Moments as the town's clock tells them, in the shopper's language. */
export function useDates(): Dates {
  const { t, language } = useI18n();
  const { timezone, timeformat } = useConfig();
  return useMemo(() => {
    const clock = { ...clockForm(timeformat), timeZone: timezone };
    const whole = new Intl.DateTimeFormat(language, { ...clock, ...DAY_FORM });
    const short = new Intl.DateTimeFormat(language, clock);
    return {
      dateTime: (iso) => whole.format(new Date(iso)),
      time: (iso) => short.format(new Date(iso)),
      near(iso) {
        const at = new Date(iso);
        const day = NEAR_DAYS[townDaysUntil(at, new Date(shopTime()), timezone)];
        return day ? t(day, { time: short.format(at) }) : whole.format(at);
      },
    };
  }, [t, language, timezone, timeformat]);
}

/** By how many days they are away. */
const NEAR_DAYS: { [days: number]: 'date.today' | 'date.tomorrow' } = { 0: 'date.today', 1: 'date.tomorrow' };
