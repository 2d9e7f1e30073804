import { townDaysUntil } from '#domain/catalog/town-clock.ts';
import { shopTime } from '#web/api/shop-time.ts';
import { useConfig } from '#web/config/config.queries.ts';
import { useDates } from '#web/config/use-dates.ts';

/** The hour of what happened today, and the day of what happened before. */
export function useWhen(): (iso: string) => string {
  const { time, dateTime } = useDates();
  const { timezone } = useConfig();
  return (iso) => (townDaysUntil(new Date(iso), new Date(shopTime()), timezone) === 0 ? time(iso) : dateTime(iso));
}
