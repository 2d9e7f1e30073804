import { useMemo } from 'react';
import { townDaysUntil } from '#domain/catalog/town-clock.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';
import { useI18n } from '#web/i18n/lazy/notifications.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** When something happened, the shorter the nearer: 2 min, 17:58, Sun, 12 Nov. Days are the town's. */
export function useWhen() {
  const { t, language } = useI18n();
  const { timezone } = useConfig();
  const { time } = useDates();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(language, { timeZone: timezone, weekday: 'short' });
    const date = new Intl.DateTimeFormat(language, { timeZone: timezone, day: 'numeric', month: 'short' });
    const isToday = (iso: string) => townDaysUntil(new Date(iso), new Date(shopTime()), timezone) === 0;

    function when(iso: string): string {
      const at = new Date(iso);
      const age = shopTime() - at.getTime();
      if (age < MINUTE_MS) return t('notifications.now');
      if (age < 60 * MINUTE_MS) return t('notifications.minutes', { count: Math.floor(age / MINUTE_MS) });
      if (isToday(iso)) return time(iso);
      return (age < 6 * DAY_MS ? weekday : date).format(at);
    }
    return { isToday, when };
  }, [t, language, timezone, time]);
}
