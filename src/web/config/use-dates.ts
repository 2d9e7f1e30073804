import { useMemo } from 'react';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/i18n.tsx';

/** Moments as the town's clock tells them, in the shopper's language. */
export function useDates(): { dateTime(iso: string): string; time(iso: string): string } {
  const { language } = useI18n();
  const { timezone, timeformat } = useConfig();
  return useMemo(() => {
    const clock = { timeZone: timezone, timeStyle: 'short', hour12: timeformat === '12' } as const;
    const whole = new Intl.DateTimeFormat(language, { ...clock, dateStyle: 'medium' });
    const short = new Intl.DateTimeFormat(language, clock);
    return {
      dateTime: (iso) => whole.format(new Date(iso)),
      time: (iso) => short.format(new Date(iso)),
    };
  }, [language, timezone, timeformat]);
}
