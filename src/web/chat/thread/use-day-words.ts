import { useMemo } from 'react';
import { townDaysUntil, townTime } from '#domain/catalog/town-clock.ts';
import { clockForm } from '#domain/language/date-form.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useI18n } from '#web/i18n/lazy/chat.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 6 * DAY_MS;

/** Days and times as a chat tells them, by the town's clock: what is near in few words. */
export function useDayWords() {
  const { t, language } = useI18n();
  const { timezone: timeZone, timeformat } = useConfig();
  return useMemo(() => {
    const clock = new Intl.DateTimeFormat(language, { ...clockForm(timeformat), timeZone });
    const weekday = new Intl.DateTimeFormat(language, { timeZone, weekday: 'short' });
    const date = new Intl.DateTimeFormat(language, { timeZone, day: 'numeric', month: 'short' });
    const whole = new Intl.DateTimeFormat(language, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
    const dayOf = (iso: string) => townTime(new Date(iso), timeZone).date;
    const daysUntil = (iso: string) => townDaysUntil(new Date(iso), new Date(shopTime()), timeZone);

    return {
      dayOf,
      /** Over the messages of a day. */
      dayWords(iso: string): string {
        if (daysUntil(iso) === 0) return t('chat.today');
        return daysUntil(iso) === -1 ? t('chat.yesterday') : whole.format(new Date(iso));
      },
      /** Beside a name: the hour today, the weekday this week, then the date. */
      shortWords(iso: string): string {
        const at = new Date(iso);
        if (daysUntil(iso) === 0) return clock.format(at);
        return shopTime() - at.getTime() < WEEK_MS ? weekday.format(at) : date.format(at);
      },
    };
  }, [t, language, timeZone, timeformat]);
}
